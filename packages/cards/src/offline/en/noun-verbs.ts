/**
 * Verbs whose bare form is as often a noun: after a word in -s they may be its object ("causes damage", "shows interest"),
 * so they do not prove that the word in -s is a noun. General vocabulary.
 */
const nounVerbs: ReadonlySet<string> = new Set(
  (
    "account act command audit wound ruin aim delegate answer approach attack attempt balance bank base benefit block bond border break burn call care cause " +
    "challenge change charge check claim code comment compromise concern conduct contact contest contract contrast control cost " +
    "counter cover credit cure cycle damage date debate decline decrease defeat delay demand deposit design desire display " +
    "dispute distance document doubt draft drain drive drop ease effect end escape estimate exchange exercise exhibit " +
    "experience exploit export face fail fall favour favor fear feed fight figure filter finance fire fix flood flow focus " +
    "force form frame function fund gain grant group guard guide harm head heat help hold hope host impact import increase " +
    "influence insult interest interface issue judge jump kill label lack land lead leak lease level light limit line link list " +
    "load loan lock look lose love map mark market mask master match mean measure mix model monitor move murder name need " +
    "notice number object offer order orbit pace pack pair part pass pattern pay permit phase picture place plan plant play plot " +
    "point poll position practice present press price print process produce profit program progress project promise prompt " +
    "protest pump purchase purpose question race raid range rank rate reach reason rebel record reform regard release relief " +
    "remedy rent repair report request research reserve resort respect rest result return revolt reward rise risk rule run " +
    "sample scale score search sense set shape share shift ship shock shop show sign signal silence sleep slope sound space " +
    "spark speed split sponsor spot spread stage stain stand start state stay step stock stop store storm strain stream stress " +
    "stretch strike structure struggle study subject supply support surface survey switch target tax taste tear test " +
    "threat time total touch tour trace track trade train transfer transport trap travel treat trigger trust try turn twist " +
    "type use value view visit voice vote walk want war waste watch water wave weather weight win wish witness wonder work worry " +
    "wound yield delight exile address advance advocate age ally appeal arrest assault average award bias bid blame boost " +
    "breach bribe budget burden catch coat collapse command compound conflict consent copy crack crash decay default " +
    "discharge discount dream dress dump duplicate echo embrace encounter excess fault feature fold forecast fracture freeze " +
    "fuel gauge grasp grip guess halt hire honour house hunt hurt input journey kick lapse laugh launch layer leap lift " +
    "mandate march mention merge mine mirror mistake mould mount output overlap panic partner patch patrol pause peak pledge " +
    "police pool praise probe push quarrel quest quote raise rally recall register regret relay remark rescue " +
    "retreat reverse review ride ring root route rupture rush sacrifice sanction scan scheme screen seal seat segment sentence " +
    "sequence service shadow shelter shield slide slip slow snap spell spin spill spring stack staff stem sting stroke surge " +
    "surrender suspect sweep sweat swell talk term thought throw thrust tie toll trail trick trim tunnel upset venture volunteer " +
    "wash wear welcome whip wipe wrap wreck further warm cool cut hit lie open close dry free secure separate complete clear " +
    "correct double equal live own last lower narrow near slow smooth subordinate moderate duplicate"
  ).split(" "),
);

/** Whether the bare form of a verb may be a noun or an adjective as well. */
export function isNounToo(verb: string): boolean {
  return nounVerbs.has(verb);
}
