import type { Language } from "../text/words.ts";

/** Whom a sentence may judge instead of naming a fault. */
const staff =
	"(?:people|employees|staff|workforce|managers?|management|leadership|workers?|colleagues?|teams?|engineers?|drivers?|nurses?|(?:sales|service|field) force)";
const peoples =
	"(?:germans?|americans?|italians?|french|spaniards?|spanish|chinese|japanese|indians?|asians?|europeans?|africans?|arabs?|russians?|poles|british|brits|greeks?|turks?|swiss|austrians?|dutch|danes|swedes|finns|norwegians?|czechs?|hungarians?|romanians?|ukrainians?|koreans?|mexicans?|brazilians?|portuguese|irish|southerners?|northerners?)";
const groups = `(?:women|men|girls|boys|(?:young|younger|old|older|elderly) (?:people|workers|employees|colleagues|staff|managers|women|men)|(?:people|workers|employees|colleagues|staff) (?:over|above) \\d\\d|millennials|boomers|gen(?:eration)? z|foreigners|(?:im)?migrants|refugees|muslims|christians|jews|hindus|${peoples})`;
const leader =
	"(?:ceo|cfo|coo|cto|cio|boss(?:es)?|president|chair(?:man|woman|person)|founders?|head of [a-z]+(?: [a-z]+){0,3}|[a-z]+ directors?|directors?|managers?|supervisors?|foreman|foremen|(?:team|shift|project|site|plant|technical|group|department|regional|warehouse|sales|service|support|logistics|production|purchasing|finance|it|quality) lead(?:er)?|(?:mr|mrs|ms)\\.? \\p{L}+)";
const nature =
	"(?:lazy|dumb|disengaged|uncommitted|indifferent|unreliable|unwilling|unpunctual|arrogant|selfish|greedy|complacent|emotional|weak|useless|hopeless|a disgrace|corrupt|risk.averse|not (?:committed|motivated|engaged|loyal|honest))";
const virtue =
	"(?:trust|motivation|respect|discipline|commitment|enthusiasm|passion|initiative|ambition|goodwill|loyalty|honesty|team spirit|willpower)";
const values =
	"(?:collectivism|individualism|hierarch(?:y|ies)|harmony|obedience|honou?r|tradition|modesty|family|saving face|the group|rules|order|control|certainty)";
const kin =
	"(?: (?:consumers?|customers?|buyers?|people|men|women|clients?|guests?|employees|workers|society|shoppers))?";

/** Of whom a sentence speaks as if all were alike: a people, an age, a sex, those of a country. */
const buyers = "(?:consumers|customers|buyers|clients|guests|shoppers)";
const others =
	"(?:people|men|women|suppliers|vendors|partners|dealers|distributors|employees|workers|staff|colleagues|managers|engineers|teams?|companies)";
const persons = `(?:${buyers}|${others})`;
const national =
	"(?:german|american|italian|french|spanish|portuguese|chinese|japanese|korean|indian|asian|european|african|arab|russian|polish|czech|hungarian|romanian|ukrainian|british|english|irish|scandinavian|dutch|danish|swedish|norwegian|finnish|greek|turkish|swiss|austrian|brazilian|mexican|(?:southern|northern|eastern|western|foreign)(?: european)?)";
const countries =
	"(?:japan|china|india|korea|italy|spain|portugal|france|germany|poland|russia|greece|turkey|switzerland|austria|hungary|romania|england|britain|the (?:uk|us|usa|netherlands|south|north|east|west)|america|brazil|mexico|europe|asia|africa|scandinavia|(?:southern|northern|eastern|western) europe)";
const professions =
	"(?:doctors|physicians|surgeons|clerks|salespeople|salesmen|technicians|mechanics|accountants|developers|programmers|craftsmen|teachers|consultants)";
const folk = `(?:${groups}|${national} (?:${persons}|${professions}|drivers|nurses)|in ${countries},? (?:${persons}|everyone|everybody|nobody|one|they)|(?:${persons}|everyone|everybody|nobody) in ${countries})`;
const departments =
	"(?:sales|marketing|finance|accounting|controlling|purchasing|procurement|logistics|engineering|it|hr|human resources|service|support|head office)";
const character =
	"(?:conservative|traditional|old.fashioned|rude|impolite|unfriendly|cold|proud|loud|chaotic|disorgani[sz]ed|superstitious|backward|primitive|cunning|stingy|pedantic|bureaucratic|inflexible|rigid|obedient|distrustful|suspicious|untrustworthy|not trustworthy|hot.tempered|narrow.minded)";
const duties =
	"(?:learn|learning|systems?|tools?|technolog(?:y|ies)|software|computers?|work|works|working|jobs?|adapt|listen|maths?|change|responsibility|orders|rules)";
const callings =
	"(?:engineering|technolog(?:y|ies)|tech|technical \\p{L}+|sciences?|math(?:s|ematics)?|numbers|computers?|it|programming|software|work|working|careers?|leadership|politics|learning|responsibility|business|innovation|change|quality)";
const not =
	"(?:don['’]t|do not|doesn['’]t|does not|won['’]t|will not|cannot|can['’]t|can not|never|hardly|no longer)";

/** The same in German. */
const german = {
	staff:
		"(?:mitarbeiter(?:innen)?|mitarbeitenden|beschäftigten|belegschaft|leute|menschen|kollegen|kolleginnen|teams?|führungskräfte|manager|monteure|fahrer|techniker|pflegekräfte)",
	peoples:
		"(?:deutschen|amerikaner|italiener|franzosen|spanier|chinesen|japaner|inder|asiaten|europäer|türken|russen|griechen|schweizer|österreicher|südländer|(?<=die )(?:polen|schweden|ungarn)|portugiesen|niederländer|holländer|dänen|tschechen|rumänen|ukrainer|koreaner)",
	departments:
		"(?:marketing|vertrieb|einkauf|buchhaltung|it|controlling|logistik|personalabteilung|service|kundendienst|verwaltung|zentrale)",
	groups:
		"(?:muslime|christen|juden|frauen|männer|mädchen|jugendlichen?|(?:jungen|junge|jüngere|alten|alte|älteren|ältere) (?:leute|menschen|mitarbeiter|kollegen|beschäftigte|arbeitnehmer|frauen|männer)|(?:leute|menschen|mitarbeiter|kollegen|beschäftigte) (?:über|ab) \\d\\d|ausländer|migranten|(?:die )?generation z)",
	national:
		"(?:deutsch|amerikanisch|italienisch|französisch|spanisch|portugiesisch|chinesisch|japanisch|koreanisch|indisch|asiatisch|europäisch|afrikanisch|arabisch|russisch|polnisch|tschechisch|ungarisch|rumänisch|ukrainisch|britisch|englisch|niederländisch|dänisch|schwedisch|griechisch|türkisch|österreichisch|skandinavisch|(?:süd|nord|ost|west)europäisch|ausländisch)",
	persons:
		"(?:leute|menschen|männern?|frauen|kunden|käufern?|verbrauchern?|konsumenten|gästen?|lieferanten|partnern?|händlern?|mitarbeitern?|mitarbeitenden|beschäftigten?|kollegen|managern?|ingenieuren?|arbeitern?|unternehmen|firmen)",
	countries:
		"(?:japan|china|indien|korea|italien|spanien|portugal|frankreich|deutschland|polen|russland|griechenland|der türkei|der schweiz|österreich|ungarn|rumänien|england|großbritannien|amerika|den usa|den niederlanden|brasilien|mexiko|europa|asien|afrika|skandinavien|(?:süd|nord|ost|west)europa)",
	professions:
		"(?:ingenieure|ärzte|ärztinnen|ärzteschaft|verkäufer|vertriebler|sachbearbeiter|mechaniker|buchhalter|entwickler|programmierer|handwerker|lehrer|berater|meister|chirurgen)",
	callings:
		"(?:technik|technologien?|technische \\p{L}+|naturwissenschaft(?:en)?|mathematik|zahlen|computer|informatik|it|software|arbeit|karriere|führung|politik|lernen|pflege|verantwortung|innovation(?:en)?|veränderung(?:en)?|qualität)",
	character:
		"(?:konservativ|traditionell|altmodisch|unhöflich|unfreundlich|kalt|stolz|laut|chaotisch|unorganisiert|abergläubisch|rückständig|primitiv|geizig|pedantisch|bürokratisch|unflexibel|starr|gehorsam|misstrauisch|verschlossen|engstirnig|nicht (?:vertrauenswürdig|lernfähig|teamfähig|anpassungsfähig))",
	leader:
		"(?:chef(?:in|s)?|vorgesetzte[nr]?|geschäftsführ(?:er|erin|ung)|vorstand|(?:vertriebs|lager|logistik|produktions|marketing|service|filial|standort|gruppen|entwicklungs|werks?|betriebs|abteilungs|bereichs|team|projekt|schicht|personal|einkaufs|it-)(?:leiter(?:in)?|leitung)|leiter(?:in)? (?:des|der) \\p{L}+|management|(?:die|unsere) führung|\\p{L}*direktor(?:in)?|(?:herr|frau) \\p{L}+)",
	nature:
		"(?:desinteressiert|gleichgültig|unzuverlässig|unpünktlich|überheblich|arrogant|egoistisch|bequem|unwillig|nutzlos|schwach|korrupt|risikoscheu|emotional)",
	virtue:
		"(?:vertrauen|motivation|respekt|disziplin|engagement|loyalität|ehrlichkeit|einsatzbereitschaft|eigeninitiative|teamgeist|leidenschaft|ehrgeiz)",
};
/** What `folk` is in English. */
const volk = `(?:${german.groups}|${german.peoples}n?|${german.national}en? ${german.persons})`;

/** Words that may stand before what a sentence says. */
const just =
	"(?:just |simply |here |there |all |always |often |never |usually |too |very |so |far |not |less |more |(?:an? )?(?:complete |total ))*";
const einfach = "(?:einfach |nur |alle |zu |sehr |so |völlig |eben |halt |nun mal )*";

function of(pattern: string): RegExp {
	return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu");
}

/** By what a statement speaks of culture, of people's nature or of blame. */
export const judgements: Record<Language, readonly RegExp[]> = {
	en: [
		/\b(?<!\b(?:cell|tissue|bacterial|yeast|starter|agri|aqua|horti|mono) )cultur(?:e|al|ally)\b(?! (?:sector|heritage|institution|event|site|medi|dish|vessel|flask|plate|sample|broth|collection|tank|magazine|journal|newsletter|tourism|travel|tour|trip|goods|guide|survey)(?:a|um|es|s)?\b)/iu,
		/\b(?:mentality|mindset|national character|temperament|stereotyp\w*)\b/iu,
		/\b(?:lazy|laziness|stupid(?:ity)?|incompeten(?:t|ce)|careless|unmotivated|undisciplined|ignorant|dishonest|stubborn|disloyal|complacency|arrogance)\b/iu,
		/\b(?:idiots?|morons?|imbeciles?|fools?|clowns?|cowards?|bull(?:y|ies)|bastards?|tyrants?|psychopaths?|narcissists?|losers?)\b/iu,
		of(
			`(?:${staff}|${groups}|${leader}) (?:is|are|was|were|has been|have been|seems?|became) ${just}${nature}`,
		),
		of(
			`(?:${staff}|${groups}) ${just}(?:don['’]t|do not|won['’]t|will not|doesn['’]t|does not) (?:care|want to (?:work|change|learn)|like change|bother)`,
		),
		of(`${peoples}${kin} (?:values?|prefers?|cherish(?:es)?|prizes?|put) (?:the )?${values}`),
		of(`${peoples}${kin} (?:is|are) ${just}(?:collectivist|individualist|hierarchical|${nature})`),
		of(
			`in (?:their|our|his|her|human) nature|human nature|in the nature of (?:the |our )?(?:${staff}|${groups})|(?:${staff}|${groups}) .{0,80}by nature`,
		),
		/\b(?:resist(?:s|ant|ance)?(?: to)? change|afraid of change|fear of change|hate change)\b/iu,
		of(`(?:lack|absence|want|loss|shortage) of (?:mutual |personal |any )?${virtue}`),
		of(`(?<!customers? )lack(?:s|ed|ing)? (?:any |the |mutual |all )*${virtue}`),
		of(`${staff} (?:has|have|had|shows?|showed) no ${virtue}`),
		of(
			`${staff} (?:don['’]t|do not|doesn['’]t|does not) (?:trust|respect) (?:their|each|one|the|our) \\p{L}+`,
		),
		/\b(?:dis|mis)trust (?:between|among|of|in) \w+|\b(?:don['’]t|do not|doesn['’]t|does not) (?:trust|respect|like) each other\b/iu,
		/\b(?:de|un)motivated\b|\bdemotivation\b|\b(?:employee|staff|team|worker)(?:s|['’]s|s['’])? disengagement\b|\bdisengaged (?:employees|staff|teams?|workers|managers|people)\b/iu,
		/\bsilo(?:ed)? (?:thinking|mentality|behaviou?r)\b|\b(?:think|work|operate)(?:s|ed|ing)? in (?:\w+ )?silos\b|^(?:the |our )?silos?(?: (?:and|between) .*)?$/iu,
		/\b(?:office|internal|company|corporate|organi[sz]ational|boardroom) politics\b|\b(?:silos|egos?|intrigues?)(?:,| and| or) politics\b|\bpolitics (?:and|or) (?:silos|egos?|intrigues?)\b|^(?:it is |it['’]s |just |all |too much )*politics$/iu,
		/\b(?:power (?:games|struggles?|plays?)|turf (?:wars?|battles?)|in-?fighting|backstabbing|intrigues?|egos?|favou?ritism|nepotism|finger.?pointing)\b/iu,
		of(
			"(?:their|his|her|your|\\p{L}+['’]s|\\p{L}+s['’]) (?:own )?fault(?=$| ?[,;:]| (?:that|because|alone))",
		),
		of(
			"to blame|to be blamed|blame (?:lies|rests) (?:with|on)|(?:bears?|carr(?:y|ies)|has|have|deserves?) (?:all |most of |part of )?(?:the )?blame|(?:is|are|was|were) (?:all |alone |really |clearly )*at fault(?! in )",
		),
		of(
			`${departments} (?:is|are|has been) ${just}(?:useless|hopeless|arrogant|selfish|greedy|indifferent|a disgrace)`,
		),
		of(`fault (?:of|lies with) (?:the |our )?(?:${staff}|${leader}|${departments})`),
		of(
			`(?:${leader}|management|leadership|he|she|they) (?:has |have |had |completely |totally |simply |badly )*(?:failed (?:us|me|them|the team|completely)|let (?:us|me) down|messed up|does not listen|doesn['’]t listen)`,
		),
		of(`${leader} (?:has |have |had |completely |totally |simply )*failed$`),
		/\b(?:bad|poor|terrible|awful) (?:leaders?|boss(?:es)?|managers?)\b|\b(?:that is|that['’]s) (?:just )?how (?:they|people|we) are\b/iu,
	],
	de: [
		/(?<!\b(?:zell|bakterien|misch|mono|agri|land|hefe|starter|pflanzen|obst))(?<=\b|\b(?:unternehmens|firmen|fehler|arbeits|landes|vertrauens|führungs))kultur(?:ell\w*|en)?\b/iu,
		/mentalität|mindset|nationalcharakter|temperament|stereotyp/iu,
		/(?<!\p{L})(?:faul(?:e[nrms]?|heit)?|dumm(?:e[nrms]?|heit)?|unfähig\w*|inkompeten\w*|nachlässig\w*|(?:un|de)motiviert\w*|demotivation|lustlos\w*|undiszipliniert\w*|ignorant\w*|stur(?:e[nrms]?|heit)?|unehrlich\w*|bequemlichkeit|überheblichkeit|arroganz)\b/iu,
		/\b(?:idiot(?:en|in)?|trottel|dummkopf|dummköpfe|versager(?:in)?|feiglinge?|tyrann(?:en)?|schwachkopf)\b/iu,
		of(
			`(?:${german.staff}|${german.groups}|${german.leader}) (?:ist|sind|war|waren) ${einfach}${german.nature}(?:e[nrms]?)?`,
		),
		of(
			`(?:mangel an|mangelnde[sr]?|fehlende[sr]?|kein(?:e|en)?|fehl(?:t|en|te|ten)(?: \\p{L}+){0,3}?) (?:gegenseitige[sn]? )?${german.virtue}`,
		),
		of(
			`${german.departments} ist ${einfach}(?:nutzlos|überheblich|arrogant|egoistisch|gleichgültig|desinteressiert)`,
		),
		/misstrauen (?:zwischen|unter|gegen)/iu,
		/\b(?:wollen|will) (?:einfach |sich )?(?:nicht (?:arbeiten|lernen)|nicht ändern|keine veränderung)/iu,
		/widerstand gegen (?:die )?veränderung|angst vor veränderung/iu,
		/innerlich gekündigt|innere kündigung/iu,
		/silo-?(?:denken|mentalität)|(?:bereichs|abteilungs|ressort)(?:egoism|denken)|macht(?:spiel|kampf|kämpf|gerangel)|grabenk[aä]mpf|kompetenzgerangel|klüngel|intrige|eitelkeit|vetternwirtschaft|(?:firmen|büro|hinterzimmer)politik|\begos?\b|^(?:die )?silos(?: und .*)?$|^(?:interne )?politik und silos$|\b(?:denken|denkt|arbeiten|arbeitet) in silos\b|\bin silos (?:denken|arbeiten)\b/iu,
		/\b(?:ist|sind|war|waren) (?:selbst |alle |daran )*schuld\b|\bschuld (?:daran |dafür )?(?:ist|sind|hat|haben|trägt|tragen)\b|\b(?:trägt|tragen|hat|haben) (?:die |alle |allein |alleinige |selbst |daran )*schuld\b|\bschuld liegt (?:allein )?(?:bei|beim|an)\b(?! \d)|\b(?:ist|war|alles) (?:allein )?(?:die )?schuld (?:des|der|von)\b|\b(?:verbockt|vermasselt|vergeigt)\b|\b(?:der|die) schuldigen?\b/iu,
		of(
			`${german.leader} (?:hat|haben|hatte) (?:uns |mich |völlig |komplett |einfach |hier |wieder )*(?:versagt|im stich gelassen|enttäuscht)`,
		),
		of(`${german.leader} (?:hört|hören) (?:uns |einfach |nie )*(?:nicht )?zu`),
		/\bschlechte[rn]? (?:chefs?|führungskraft|führungskräfte|vorgesetzte[rn]?)\b|\bso sind (?:sie|die leute|wir) (?:eben|halt|nun mal)\b/iu,
		of(
			`in der natur (?:der |des |unserer )?(?:${german.staff}|${german.groups}|${german.peoples})|(?:${german.staff}|${german.groups}|${german.peoples}) .{0,80}von natur aus|menschliche natur|liegt (?:ihnen|uns) im blut`,
		),
		of(
			"(?:chinesische|japanische|deutsche|italienische|asiatische|indische|amerikanische|französische|spanische)n? \\p{L}+ (?:schätzen|legen (?:\\p{L}+ )?wert auf|bevorzugen|lieben) (?:den |die |das )?(?:kollektivismus|individualismus|hierarchien?|harmonie|gehorsam|tradition|ehre|bescheidenheit|familie)",
		),
	],
};

/** By what a statement speaks of a group as if all in it were alike. */
export const generalisations: Record<Language, readonly RegExp[]> = {
	en: [
		of(
			`(?:${folk}|${professions}|he|she) (?:is|are|was|were|seems?|remain) ${just}(?:${nature}|${character}|(?:not able|unable) to (?:learn|adapt|change)|incapable of (?:learning|change))`,
		),
		of(`${folk} ${just}(?:lie|cheat|steal|copy everything)`),
		of(`(?:${folk}|${staff}|${professions}) ${just}(?:say|agree)(?: (?:yes|no))?$`),
		of(
			`in ${countries},? nobody (?:works$|takes (?:\\p{L}+ ){1,3}seriously|cares|wants to (?:work|decide|learn))`,
		),
		of(
			`${peoples} (?:are|is always|always|never|tend|cannot|can['’]t|avoid|dislike)(?! (?:our|the|an?|among|in) )(?! (?:not |only |still )?(?!obsessed|devoted|interested|opposed)(?:\\p{L}+ed|sent|sold|shown) (?:by|from|in|through|at|with|to|as|on|for|too) )`,
		),
		of(
			`(?:${peoples}|${national} ${others}|in ${countries},? (?:people|they)|people in ${countries}) ${just}(?:${not} (?:really )?(?:like|love|enjoy)|hate|dislike|(?:dis|mis)trust)`,
		),
		of(
			`(?:${folk} ${just}(?:${not}|hate to|refuse to) (?:really )?(?:(?:like|want|enjoy|understand|do|accept|stand|learn|handle|use|cope with|adapt to) )?|(?:${staff}|${professions}) ${just}(?:${not} (?:really )?(?:like|want|enjoy)|hate|refuse|no longer want) )(?:(?:this|such|that|hard|physical|manual|technical|digital|modern|shift|night|to|any|kind of|new) )*${duties}(?: (?:any ?more|hard|digitally|together))?(?=$| ?[,;:–-]| (?:and|or|at all|because they))`,
		),
		of(
			`(?!people )(?:${staff}|${leader}|${professions}) (?:is|are|was|were) ${just}(?:(?:less|not|hardly|never) (?:really |very )*|un)interested`,
		),
		of(
			`(?:${groups}|people) (?:is|are) ${just}(?:(?:less|not|hardly|never) (?:really |very )*|un)interested(?: in (?:\\p{L}+ )?${callings})?(?=$| ?[,;:–-]| (?:and|or|than) )`,
		),
		of(
			`(?:${folk}|${persons}|${staff}|${leader}|he|she) (?:cannot|can['’]t|can not|can never|are not to|is not to) be trusted`,
		),
		of(
			`(?:cannot|can['’]t|can never|never|do not|don['’]t) trust (?:the |a |any )?(?:${peoples}|${national} ${persons}|${groups})`,
		),
		of(
			`${folk} ${just}(?:avoids?|fears?|shun|dislikes?|hates?|loves?) (?:any |all |taking |open )*(?:conflicts?|confrontation|risks?|responsibility|decisions|change|criticism|work|rules|bureaucracy|order|chaos)`,
		),
		of(
			`(?:${folk}|${staff}) ${just}${not} (?:take (?:\\p{L}+ ){1,4}seriously|keep (?:their )?(?:word|promises)|say no|admit mistakes|show feelings)`,
		),
		of(
			`in ${countries},? (?:deadlines|rules|promises|appointments|contracts|agreements) (?:are|is) ${just}(?:not )?(?:not |never |hardly )taken (?:\\p{L}+ )?seriously`,
		),
		of(`(?:that is |it is )?typical(?:ly)? (?:${national}|male|female|men|women)(?=$| ?[,;:–-])`),
	],
	de: [
		of(
			`(?:${volk}|${german.national}en? ${german.professions}|${german.staff}) sagen ${einfach}(?:immer|nie) (?:ja|nein)`,
		),
		of(
			`(?:${volk}|${german.professions}) (?:ist|sind|waren|bleiben) (?:eben |halt |viel |oft |meist |immer |generell )*${einfach}(?:${german.nature}|${german.character})(?:er)?`,
		),
		of(
			`${german.peoples} (?:sind|haben (?:keine?n?|wenig|zu)|mögen|wollen (?:nicht|nie|immer|keine?n?)|meiden)(?! (?:die|der|unter|über|an|bei|in|mit|von|durch) )`,
		),
		of(
			`${volk} (?:mögen|wollen|können|verstehen(?: die)?|lieben) ${einfach}(?:(?:diese|solche|harte|körperliche|technische|digitale|neue|moderne|keine(?: neuen)?) )?(?:systeme(?: lernen)?|software|technik|werkzeuge|computer|arbeit|arbeiten|verantwortung|regeln|veränderungen?)(?:(?: \\p{L}+)? nicht|(?<=lernen))`,
		),
		of(
			`(?:${volk} (?:mögen|lieben|wollen|können|lernen|verstehen)|${german.staff} (?:mögen|lieben|wollen)) (?:\\p{L}+ ){0,3}(?:keine?n?|nicht|nie) (?:(?:neue|neuen|digitale|digitalen|moderne|modernen|technische|mehr) ){0,2}(?:systeme?|software|technik|werkzeuge|computer|arbeit|verantwortung|regeln|veränderung(?:en)?|lernen|begreifen|umdenken)`,
		),
		of(
			`(?:${volk}|${german.staff}|${german.professions}) (?:wollen|will|möchten|mögen) ${einfach}(?:nicht|nie|nichts(?: neues)?) (?:(?:mehr|digital|hart|viel|lange|körperlich|gemeinsam|zusammen|richtig|wirklich|einfach|selbst) ){0,3}(?:arbeiten|lernen|umlernen|umdenken|mitmachen|mitziehen)`,
		),
		of(
			`(?!leute |menschen )(?:${german.staff}|${german.professions}|${german.leader}) (?:interessier(?:t|en) sich (?:\\p{L}+ ){0,2}(?:nicht|kaum|weniger|nie)|(?:hat|haben) (?:einfach )?kein(?:erlei)? interesse|(?:ist|sind) (?:nicht|weniger|kaum|nie) (?:\\p{L}+ ){0,3}interessiert)`,
		),
		of(
			`(?:${volk}|leute|menschen) (?:interessieren sich (?:\\p{L}+ ){0,2}(?:nicht|kaum|weniger|nie)(?: für (?:\\p{L}+ )?${german.callings})?(?=$| ?[,;:–-])|haben (?:einfach )?(?:kein(?:erlei)?|wenig|weniger) interesse(?: an (?:\\p{L}+ )?${german.callings})?(?=$| ?[,;:–-])|sind (?:nicht|weniger|kaum|nie) (?:an (?:\\p{L}+ )?${german.callings} )?interessiert)`,
		),
		of(
			`(?:${volk}|${german.staff}|${german.leader}) (?:(?:kann|darf) man ${einfach}(?:nicht|nie) (?:ver)?trauen|(?:ist|sind) (?:nicht|nie) zu trauen)|(?:ihnen|denen|ihm|ihr) ist (?:nicht|nie) zu trauen`,
		),
		of(
			`${volk} können ${einfach}nicht (?:mit (?:\\p{L}+ )?${german.callings} umgehen|zuhören|führen|rechnen)|${volk} (?:verstehen nichts von|kommen mit (?:\\p{L}+ )?${german.callings} nicht (?:zurecht|klar)|arbeiten (?:nicht gerne?|ungern|nicht hart))|in ${german.countries} sagt (?:niemand|keiner) nein`,
		),
		of(
			`(?:${volk}|${german.staff}|${german.professions}|${german.leader}) (?:verweiger(?:t|n) sich|(?:sperr|sträub)(?:t|en) sich gegen)`,
		),
		of(
			`man (?:kann|darf) (?:den |der |einem |unseren )?(?:${volk}|${german.staff}|${german.leader}) (?:nicht|nie) (?:ver)?trauen`,
		),
		of(
			`nimmt (?:niemand|keiner) (?:\\p{L}+ ){1,4}ernst|(?:nimmt man|man nimmt|(?:${german.groups}|${german.peoples}|${german.staff}|${german.national}en? ${german.persons}) nehmen|in ${german.countries} nehmen) (?:\\p{L}+ ){1,5}nicht (?:so |allzu |sehr |ganz )?(?:genau|ernst)`,
		),
		of(
			`(?:${volk} (?:ver)?(?:meiden|scheuen|fürchten|hassen|lieben)|in ${german.countries} (?:ver)?(?:meid(?:et|en)|scheu(?:t|en)) (?:man|alle|(?:die )?(?:leute|menschen))) (?:\\p{L}+ ){0,2}(?:konflikte?|streit|verantwortung|risiko|risiken|entscheidungen|veränderung(?:en)?|kritik|regeln|arbeit|bürokratie|ordnung)`,
		),
		of(
			`typisch (?:für (?:die )?${german.peoples}|${german.national}|mann|frau|männlich|weiblich)(?=$| ?[,;:–-])`,
		),
	],
};
