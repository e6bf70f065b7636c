import { type Least, type Occasion, weigh } from "./occasion.ts";

/**
 * What a course, a class or a booklet says of itself, in closed classes: who is spoken to, the times that are to come, the
 * places of meeting, the work that is marked, the sheets and films in hand. One of them alone may be subject matter ("the fee
 * for a claim", "Huxley's lectures"); the reader addressed about his worksheet is not.
 */

/** What somebody says stands in quotation marks: "Guten Morgen", "I have a dream". */
const quotation = /[“"][^”"]*[”"]|‘[^’]*’/g;

/** "Our thanks to Margaret for the flowers", "Welcome back!"; not "Thanks to Pasteur, milk keeps". */
const courtesy =
  /[,;] sorry\b|\b(?:most|all|very|always) welcome\b|^\W*(?:(?:(?:many|our|my|with|special|warm|grateful|sincere) )*(?:thanks|gratitude)\b(?! to [^,]*, )|thank you\b|apologies\b|sorry\b|congratulations\b|well done\b|good luck\b|all the best\b|best (?:wishes|of luck)\b|welcome (?:back|to)\b|welcome[!,.]|see you\b|enjoy (?:the|your)\b|happy (?:reading|studying|holidays|learning)\b|(?:good (?:morning|afternoon|evening)|hello|hi|dear) (?:students|all|everyone|everybody|class|colleagues|friends|ladies|readers?|parents|team|delegates|participants)\b|(?:the )?authors? (?:would like to|wish(?:es)? to|gratefully) )/i;

/** "(Personally I never get past six.)", "as I said in week one", "My own telescope". Not "Charles I was", "Photosystem I". */
const narrator =
  /(?:^[^\w—–]*|[,;(] ?|\b(?:and|but|[Aa]s|that|which|[Ww]hat|[Ww]hen|[Ii]f|because|where|[Ss]ince|so|[Ww]hile|[Pp]ersonally|how) )I(?:['’](?:m|ve|ll|d)\b| (?:am|was|have|had|will|shall|would|think|hope|sa(?:id|y|w)|know|owe|wrote|told|find|found|never|always|did|don['’]t|didn['’]t|should|must|mean|got|love|remember|suspect|believe|also|once|tried|spent|went|keep|recommend|suggest|prefer|leave|put|mention(?:ed)?|learn(?:ed|t)|apologi[sz]e|promised?|confess|admit)\b)|\b[Mm]ine (?:is|are|was|were)\b|\b[Mm]y (?:own|notes|slides|colleagues?|view|opinion|favou?rite|students|wife|husband|son|daughter|father|mother|grandmother|grandfather|experience|office|email|old|dear|friend)\b/;

/** "We watched the film again", "we meet at the vicarage", "we'll practise": what a class does, not "we call it". */
const classDoes =
  /(?:^\W*|[,;:(—–] ?|\b(?:and|but|so|where|which|when) )[Ww]e(?:['’]ll| shall| will|['’]ve| have)? (?:watch(?:ed)?|did|finish(?:ed)?|cover(?:ed)?|meet|met|practi[sc]ed?|stopp?(?:ed)?|got|ran|begin with|start(?:ed)? (?:with|at)|come back|came back|return to|look at|looked at|talk(?:ed)? about|discuss(?:ed)?|be (?:looking|talking|discussing|meeting|using|doing)|do this|hope|apologi[sz]e|invite|ask you|went (?:over|through|on a)|had (?:a|some|to stop))\b/;

/** "Stick this sheet in your book", "Share with your neighbour": the things of a learner. */
const yours =
  /\b(?:ask|tell|with) your neighbou?r\b|\b(?:of|in) your own\b|\byour (?:(?:own|exercise|course|lab|green|blue|red) )?(?:books?|folder|partner|group|tutor|teacher|lecturer|trainer|instructor|notes?|notebook|answers?|homework|essays?|seats?|classmates?|workbook|textbook|worksheet|sheet|dictionary|exam|midterm|quiz|assignment|coursework|presentation|name tags?|names? (?:on|down|here|below|at)|certificate|questions|feedback|grade|marks|score|mobile|phones?|ticket|place now)\b/i;

/** "the back of the room", "on Canvas", "in the blue tray". */
const place =
  /\b(?:car park|parking lot|(?:front|information|ticket|help|welcome|reception) desk|site office|box office|reception know|let reception|toilets|restrooms?|fire exits?|cloakroom|canteen|cafeteria|kettle|biscuits|refreshments|(?:back|front) of the (?:room|hall|class|book|sheet|handout)|on the back|overleaf|facing page|opposite page|lecture (?:hall|theatre)|vicarage|intranet|knowledge base|(?:on|via|through|to|from) (?:Canvas|Moodle|Blackboard|Google Classroom|Teams|Zoom|Padlet|Kahoot|Quizlet|SharePoint|Dropbox|WhatsApp|Slack|Eventbrite|Brightspace|Panopto)|portal|skills lab|(?:blue|red|green|yellow) (?:tray|box|folder)|next door|upstairs|common room|(?:fellowship|church|village|parish) hall|(?:is|are) (?:by|at|near|next to) the (?:door|entrance|exit|front|back)\b|breakfast|gift shop|caf[eé] (?:closes|opens)|companion website|special collections)\b/i;

/** "next lesson", "by the 20th", "Tues 2–4": a time that only those who were there can place. */
const time =
  /\b(?:next|last|this)(?<!\b(?:the|a|each|every|his|their|its) [a-z]+) (?:week|time|lesson|class|lecture|session|meeting|term|semester|half-term|seminar)\b|\b(?:tomorrow|tonight|half-term|in week (?:\d|one|two|three)|a week on|by the \d{1,2}(?:st|nd|rd|th)\b(?! century| of)|end of (?:the )?(?:day|lesson|class|session|term))\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?<!\b(?:black|bloody|good|ash|palm|easter|shrove|whit|red) [a-z]+)|\b(?:Mon|Tues?|Wed|Thurs?|Fri|MWF|TTh)\b\.? ?(?=\d|[/–-])|\b\d{1,2}[:.]\d\d ?(?:[–-]|for|to) ?\d{1,2}\b|\(\d+ mins?\)|\blunchtime\b|\blast(?<!\b(?:the|of) last) (?:spring|summer|autumn|fall|winter|month|year)\b|\b(?:has|have) (?:been )?(?:moved|changed|cancelled|postponed|rescheduled)\b|\bin the (?:next|last) (?:lesson|class|lecture|session|week)\b/i;
const clock =
  /\bhalf past\b|\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\bat \d{1,2}(?:[:.]\d\d)? and \d{1,2}\b|\b(?:opens|closes|starts?) at \d/i;
/** "On Monday 3 May 1926": a day of history. */
const bygone = /\b1\d{3}\b/;

/** What is set, marked and certified. */
const work =
  /\b(?:homework|coursework|(?:pop |reading )?quiz(?:zes)?|midterms?|finals week|worksheets?|workbook|lab reports?|problem sheets?|(?:end-of-topic|mock|resit|make-?up|unit|class|spelling) (?:tests?|exams?)|make-ups?|extra credit|essay (?:\d|due|by)|\d{3,4}[- ]words?\b|raffle|(?:\d+|five|ten) marks\b|pass mark|of the grade|final grade|late submissions?|\d+ questions\b|pencils?\b|scantron|overdue|signed cop(?:y|ies)|knowledge check|(?:your|the|this|complete the) sandbox|cpd|feedback forms?|certificate of attendance|assessment on|clicker|learning (?:goals|outcomes|objectives)|to unlock|you (?:do not|don['’]t|will not|won['’]t) (?:need|have) to (?:know|learn|memori[sz]e)|level \d target|short[- ]answer questions?|multiple[- ]choice questions?|viva|resit|self-test|mark scheme|essay (?:title|deadline|question)|dress code|uniform compulsory|batch-wise|sign[- ]in)\b/i;

/** The sheets, films and rooms of a course, and the course itself. */
const media =
  /\b(?:(?:the|these|my|our|all) slides|slide \d|handouts?|in this (?:module|unit|lesson|session|course|lecture|chapter|guide|handout),? (?:you|we)\b|this (?:sheet|booklet|lesson|lecture|session|course|note|handout|talk|seminar|programme|leaflet|workbook)\b|in the (?:scenario|session|video|recording)|(?:the|this) (?:poster|video|recording|film|podcast|seminar|workshop|course|session) (?:is|will|again|on)|module \d|unit \d|lecture \d|week \d|session \d|scan the (?:code|qr)|qr code|reading list|wall texts?|large-print|class notes|lecture notes|answer key|answers (?:to|are) [^.]{0,30}appendix|booklet|projector|whiteboard|telegram (?:channel|group)|whatsapp group|mailing list|flip ?chart)\b/i;

/** Those who come to a course and those who give it. */
const people =
  /\b(?:teaching assistants?|TAs?:|tutors?|lecturer|instructor|trainer|facilitators?|asst\.? prof|assistant professor|students|pupils|(?:the|this|whole|our) class|classmates|participants|attendees|delegates|latecomers|volunteers|newcomers|those of you|anyone who|everyone|(?:the )?youth group|year \d{1,2}\b|(?:the|our) audience|parents['’]? (?:evening|meeting)|in (?:Finance|HR|Accounts|Marketing)|batch [A-D]|new (?:students|members|starters))\b/i;

const addressed =
  /\b(?:you|your|yours|us|please|let['’]s)\b|^\W*(?:bring|read|watch|revise|prepare|complete|score|ping|email|post|submit|upload|download|wrap|listen|tick|circle|underline|swap|discuss|stick|share|ask|tell|speak to|sign|book|join|reply|turn to|open|look|wear|come|remember|don['’]t (?:forget|worry)|note|try|check|see|find|scan|visit|pick up|hand|collect|return)\b/i;
const order =
  /^\W*(?:bring|read|watch|revise|prepare|complete|score|ping|email|post|submit|upload|listen|tick|circle|underline|swap|discuss|stick|share|ask|tell|speak to|sign|join|reply|turn to|scan|visit|pick up|hand in|collect|return|wrap up|work in)\b/i;

/** A sheet that tells what it is good for: "for general guidance only", "Law as at 1 March", "used by permission". */
const selfNote =
  /\b(?:general guidance only|(?:not|no) (?:constitute |be relied on as |a substitute for |intended as )?(?:legal|medical|professional|financial) advice|law as at|law stated as|correct at the time of (?:writing|printing|going)|used (?:by|with) (?:kind )?permission|reproduced (?:by|with|from)|by (?:kind )?(?:courtesy|permission) of|courtesy of|CC[ -]BY|creative commons|public domain image|^\W*(?:compiled|prepared|printed|typeset|typed|reprinted|adapted|taken|transcribed|lent|sponsored|written|edited|designed|illustrated|proofread|acquired) (?:by|for|from|in|with|up)|registered (?:in (?:England|Scotland|Ireland|Wales)|charity|office|company number)|page owner|last (?:reviewed|updated|revised|edited)|reprinted (?:in )?20\d\d|(?:first|second|third|\d+(?:st|nd|rd|th)) (?:impression|printing)|(?:image|photo|picture|figure|table|diagram|map|text|drawing|illustration)s?(?: on [^.]{1,20})? (?:adapted|taken|reproduced|courtesy|:|©)|was this page|typed (?:out|up|from)|transcribed (?:from|by)|sign (?:below|here)|to sign below|0\d{3,4} ?\d{6}|\(\d{3}\) ?\d{3}-\d{4}|ext(?:ension|\.) \d{3,4}|next review|(?:hand)?book v\d|est\. reading time|the (?:figures|notes|tables) (?:below|above) are|errata\b|^\W*(?:the (?:next|previous|last|following) (?:chapter|section|lecture|unit|module|lesson)|(?:chapter|appendix|listing|lecture|unit|module|lesson|slide|section) (?:\d[\d.-]*|[a-z]\b))(?: (?:will|also|then))? (?:discuss|cover|contain|explain|introduce|show|describe|deal|look|present|give|list|summari|treat|illustrat)[a-z]*|(?:toilets|restrooms|cloakrooms?|fire exits?) (?:are|is) (?:at|on|in|to|down|by|next|outside)|notes to this chapter|asked (?:a|an) (?:great|good|interesting|excellent|clever) question)\b/i;

/** "Mrs. Lakshmi, 54, was admitted to Ward 6": a patient, a person of an exercise. */
const vignette =
  /\b(?:Mr|Mrs|Ms|Miss)\.? [A-Z][a-z]+, (?:aged )?\d{1,3}(?: years)?,|\b(?:Mr|Mrs|Ms|Miss)\.? [A-Z][a-z]+ (?:weighs|is prescribed|presents|complains|(?:is|was) (?:admitted|brought|seen)|comes to|attends)\b|^\W*(?:(?:Case|Scenario|Vignette|Example|Patient)\b[^.:]{0,14}: ?)?(?:An?|This|Our) (?:\d{1,3}|[a-z]+ty(?:-[a-z]+)?)[- ]year[- ]old\b|^\W*in (?:the|this|our) (?:scenario|role-play)\b/i;

/** Labels of a course's own lines; what stands behind them does not matter. */
const label =
  /^\W*(?:ping|dm|slack) [#@]|^\W*(?:extra credit|bonus|essay deadlines?|deadlines?|cpd(?: points| hours)?|recommended(?: (?:books?|text|viewing))?|level \w+ target|(?:today['’]s|our|lesson|session|learning|this week['’]s) (?:goals?|aims?|objectives?|outcomes?|targets?|agenda|plan)|work in (?:pairs|groups)|tell us [^:]{2,20}|short[- ]answer questions?[^:]{0,16}|drop-in hours|ta|teaching assistant|page owner|contact|bookings?|enrolments?|registration|dress code|further (?:reading|information|help)|audio guide|(?:photos?|text|words|design|images?|cover|illustrations?|layout|translation|editor)s?(?=: (?:[A-Z]|©))|sources?|acknowledge?ments?|announcements?|reminders?|p\.?s\.?|warm-?up|ice-?breaker|vocabulary builder|go online|memory verse|checkpoint|pause (?:here )?and ask|(?:host|moderator|presenter|interviewer)(?=: (?!an?\b|the\b|any\b|organism))|(?:exercise|managers|everyone|all|students|staff)(?=: (?:advise|discuss|explain|describe|define|compare|imagine|reflect|remind|translate|match|tick|bring|read|please|use|write))|dress|exit ticket|do now|starter|plenary|differentiation|success criteria|still to do|to do|to-do|next (?:week|time|lesson|class|session|month)|grading|make-ups?|attendance|late policy|before you (?:start|begin|read on)|you will need|what you need|feedback|parking|lunch|venue|certificates?|apologies|credits|print(?:ed)? (?:run|at|by))\s?:/i;
/** "Office: Darwin 318", "Time: Tues 2–4": labels of things that may be a subject's, before a room, a day or an hour. */
const roomLabel =
  /^\W*(?:office|time|date|place|where|when|location|meeting|class|lab|test|exam|price|cost|fee|tickets?|admission|duration|start|doors|session|seminar|speaker)s?\s?: ?(?:[A-Z][a-z]+ (?:[A-Z]?\d{2,4}\b)|(?:mon|tue|wed|thu|fri|sat|sun)|\d{1,2}[:.]\d\d|(?:free|[£$€₹] ?\d)|\d+ (?:hours?|mins?)\b|week \d)/i;

/** "Formative assessment: students take a quiz", "A flipped class is one in which": teaching as the subject. */
const defines = /^(?:An?|The )?[\w -]{3,40}(?:: | (?:is|are|means?) (?:an?|the|one|any)\b)/;

/** "Raffle money: see Pat", "get the rest from Jonas": somebody whom the reader knows. */
const acquaintance =
  /\b(?:[Ss]ee|[Aa]sk|[Tt]ell|[Tt]ext|[Rr]ing|[Pp]hone|(?:[Gg]et|[Bb]orrow|[Cc]opy) (?:[a-z]+ ){0,2}from) (?!(?:Figure|Fig|Chapter|Section|Table|Article|Part|Appendix|Note|Box|Unit)\b)[A-Z][a-z]+(?=[.!,;)]|$| if| for| about)/;
/** "Year 9 Science · St Wulfstan's · Mrs Patel": the head of a page. */
const pageHead = /\s[·|｜]\s.*\s[·|｜]\s/;

const sure = [courtesy, narrator, classDoes, yours, selfNote, vignette, label, roomLabel];
const things = [place, work, media, people, acquaintance];

export function englishOccasion(text: string, least: Least): Occasion {
  const plain = text.replace(quotation, "");
  if (sure.some((pattern) => pattern.test(plain))) return "sure";
  if (least === "sure") return "none";
  const isTimed = time.test(plain) && !bygone.test(plain);
  const told = things.filter((pattern) => pattern.test(plain)).length;
  if (least === "likely" && !isTimed && told === 0) return "none";
  if (!isTimed && isDefinition(plain)) return "none";
  const weight = weigh({ things: told, enough: 2, isTimed, isAddressed: addressed.test(plain) });
  return weight === "none" && (clock.test(plain) || order.test(plain) || pageHead.test(plain))
    ? "hint"
    : weight;
}

/** "Remember: a test on Friday" defines nothing. */
function isDefinition(text: string): boolean {
  const term = defines.exec(text)?.[0] ?? "";
  return term !== "" && ![addressed, time, place, work, media].some((pattern) => pattern.test(term));
}
