/**
 * The most frequent characters of everyday texts, by script. They tell a right decoding from a wrong one: in real text
 * they are the larger part, in bytes read by another encoding's table they come by chance.
 */
const simplified =
  "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直资命山金指许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边张该交规万取望觉术领共确传师观清今切院让识带导争运单章节概括引言附录题答案练习";
const traditional =
  "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直資命山金指許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊張該交規萬取望覺術領共確傳師觀清今切院讓識帶導爭運單章節概括引言附錄題答案練習";
const japanese =
  "日一国人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会社事自者地業方新場員立開手力問代明動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別物使品計死特私始朝運終台広住真有口少町料工建空急止送切転研足究楽起着店質待試族早験英医味字答夜音注古図室風色法関性定化対発表成部民合経済政的数第章節個同当最全";
const korean =
  "이다는의에을가를은하고한로지기도사서어나자으리시과와인대아있해수그일정전국라것들부보제비만게여스장경들었등면상동니안모구주세학원성적위조생공문년중오연신마할계화무방관원소러용명선실회되유터드체민분결간내단재불물치거같때운법바력개까양우형트식역통산현말미행차편음";
export const frequent = {
  simplified: new Set(simplified),
  traditional: new Set(traditional),
  japanese: new Set(japanese),
  korean: new Set(korean),
  any: new Set(simplified + traditional + japanese + korean),
} as const;

/** Letters of the alphabets that have an encoding of their own, the commonest half of each. */
export const commonLetters = {
  russian: new Set("оеаинтсрвлкмдпуяыьіїє"),
  greek: new Set("αοιετνσηυρπκμςλωάίέόή"),
  hebrew: new Set("יוהלארתבשמנ"),
  arabic: new Set("اليمنروتبةعدس"),
  thai: new Set("านรอกเง่มยลวดทส้ตะปบคห"),
} as const;

/** Letters beyond ASCII that one language writes: the rest of an encoding's letters speak against that language. */
export const accentedLetters = {
  french: new Set("éèêàçùûôîïâëœ"),
  german: new Set("äöüßé"),
  spanish: new Set("áéíóúñü"),
  portuguese: new Set("ãõáéíóúâêôçà"),
  italian: new Set("àèéìòù"),
  nordic: new Set("åäöæøéüõšž"),
  icelandic: new Set("áéíóúýþðæö"),
  czech: new Set("áčďéěíňóřšťúůýžľĺŕôä"),
  polish: new Set("ąćęłńóśźż"),
  hungarian: new Set("áéíóöőúüű"),
  romanian: new Set("ăâîşţ"),
  croatian: new Set("čćđšž"),
  turkish: new Set("çğıöşüâî"),
  baltic: new Set("āčēģīķļņšūžąęėįųäöõü"),
} as const;
