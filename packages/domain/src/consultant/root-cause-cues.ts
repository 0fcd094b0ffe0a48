import type { Language } from "./text/words.ts";

/** Whom a sentence may judge instead of naming a fault. */
const staff =
	"(?:people|employees|staff|workforce|managers?|management|leadership|workers?|colleagues?|teams?|engineers?|drivers?|nurses?|(?:sales|service|field) force)";
const peoples =
	"(?:germans?|americans?|italians?|french|spaniards?|spanish|chinese|japanese|indians?|asians?|europeans?|africans?|arabs?|russians?|poles|british|brits|greeks?|turks?|swiss|austrians?|southerners?|northerners?)";
const groups = `(?:women|men|girls|boys|(?:young|younger|old|older) (?:people|workers|employees|colleagues)|millennials|boomers|gen(?:eration)? z|foreigners|(?:im)?migrants|refugees|${peoples})`;
const leader =
	"(?:ceo|cfo|coo|cto|cio|boss(?:es)?|president|chair(?:man|woman|person)|founders?|head of [a-z ]+|[a-z]+ directors?|directors?|managers?|supervisors?|foreman|foremen)";
const nature =
	"(?:lazy|dumb|disengaged|uncommitted|indifferent|unreliable|unwilling|unpunctual|arrogant|selfish|greedy|complacent|emotional|weak|useless|hopeless|a disgrace|corrupt|risk.averse|not (?:committed|motivated|engaged|interested|loyal|honest))";
const virtue =
	"(?:trust|motivation|respect|discipline|commitment|enthusiasm|passion|initiative|ambition|goodwill|loyalty|honesty|team spirit|willpower)";
const values =
	"(?:collectivism|individualism|hierarch(?:y|ies)|harmony|obedience|honou?r|tradition|modesty|family|saving face|the group)";
const kin =
	"(?: (?:consumers?|customers?|buyers?|people|men|women|clients?|guests?|employees|workers|society|shoppers))?";

/** The same in German. */
const german = {
	staff:
		"(?:mitarbeiter(?:innen)?|mitarbeitenden|beschäftigten|belegschaft|leute|menschen|kollegen|kolleginnen|teams?|führungskräfte|manager|monteure|fahrer|techniker|pflegekräfte)",
	peoples:
		"(?:deutschen|amerikaner|italiener|franzosen|spanier|chinesen|japaner|inder|asiaten|europäer|türken|russen|griechen|schweizer|österreicher|südländer)",
	groups:
		"(?:frauen|männer|mädchen|jugendlichen|(?:jungen|junge|jüngere|alten|alte|älteren|ältere) (?:leute|menschen|mitarbeiter|kollegen)|ausländer|migranten)",
	leader:
		"(?:chef(?:in|s)?|vorgesetzte[nr]?|geschäftsführ(?:er|erin|ung)|vorstand|(?:vertriebs|werks?|betriebs|abteilungs|bereichs|team|projekt|schicht|personal|einkaufs|it-)(?:leiter(?:in)?|leitung)|leiter(?:in)? (?:des|der) \\p{L}+|management|(?:die|unsere) führung|\\p{L}*direktor(?:in)?)",
	nature:
		"(?:desinteressiert|gleichgültig|unzuverlässig|unpünktlich|überheblich|arrogant|egoistisch|bequem|unwillig|nutzlos|schwach|korrupt|risikoscheu|emotional)",
	virtue:
		"(?:vertrauen|motivation|respekt|disziplin|engagement|loyalität|ehrlichkeit|einsatzbereitschaft|eigeninitiative|teamgeist|leidenschaft|ehrgeiz)",
};

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
		/\b(?<!\b(?:cell|tissue|bacterial|yeast|starter|agri|aqua|horti|mono) )cultur(?:e|al|ally)\b(?! (?:sector|heritage|institution|event|site|medi|dish|vessel|flask|plate|sample|broth|collection|tank)(?:a|um|es|s)?\b)/iu,
		/\b(?:mentality|mindset|national character|temperament|stereotyp\w*)\b/iu,
		/\b(?:lazy|laziness|stupid(?:ity)?|incompeten(?:t|ce)|careless|unmotivated|undisciplined|ignorant|dishonest|stubborn|disloyal|complacency|arrogance)\b/iu,
		/\b(?:idiots?|morons?|imbeciles?|fools?|clowns?|cowards?|bull(?:y|ies)|bastards?|jerks?|tyrants?|psychopaths?|narcissists?|losers?)\b/iu,
		of(
			`(?:${staff}|${groups}|${leader}) (?:is|are|was|were|has been|have been|seems?|became) ${just}${nature}`,
		),
		of(
			`(?:${staff}|customers|${groups}) ${just}(?:don['’]t|do not|won['’]t|will not|doesn['’]t|does not) (?:care|want to (?:work|change|learn)|like change|bother)`,
		),
		of(
			`${groups} ${just}(?:don['’]t|do not|won['’]t|will not|cannot|can['’]t) (?:like|want|enjoy|understand|do|accept|stand|learn|handle) (?:(?:this|such|that|hard|physical|manual|technical|shift|night|to|kind of|new) )*(?:learn|systems?|work|works|working|jobs?|change|responsibility|orders|rules)`,
		),
		of(
			`${peoples} (?:are|is|always|never|tend|cannot|can['’]t|prefer|value|avoid|dislike)(?! (?:our|the|an?|among|\\d))`,
		),
		of(`${peoples}${kin} (?:values?|prefers?|cherish(?:es)?|prizes?|put) (?:the )?${values}`),
		of(`${peoples}${kin} (?:is|are) ${just}(?:collectivist|individualist|hierarchical|obedient|${nature})`),
		of(
			`in (?:their|our|his|her|human) nature|human nature|in the nature of (?:the |our )?(?:${staff}|${groups})|(?:${staff}|${groups}) .*by nature`,
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
		/\b(?:their|his|her|your|[\p{L}]+['’]s|[\p{L}]+s['’]) (?:own )?fault$|\bto blame\b/iu,
		of(`fault of (?:the |our )?(?:${staff}|${leader})`),
		of(
			`(?:${leader}|management|leadership|he|she|they) (?:has |have |had |completely |totally |simply |badly )*(?:failed (?:us|me|them|the team|completely)|let (?:us|me) down|messed up|does not listen|doesn['’]t listen)`,
		),
		of(`${leader} (?:has |have |had |completely |totally |simply )*failed$`),
		/\b(?:that is|that['’]s) (?:just )?how (?:they|people|we) are\b/iu,
	],
	de: [
		/(?<!\b(?:zell|bakterien|misch|mono|agri|land|hefe|starter|pflanzen|obst))(?<=\b|\b(?:unternehmens|firmen|fehler|arbeits|landes|vertrauens|führungs))kultur(?:ell\w*|en)?\b/iu,
		/mentalität|mindset|nationalcharakter|temperament|stereotyp/iu,
		/\b(?:faul(?:e[nrms]?|heit)?|dumm(?:e[nrms]?|heit)?|unfähig\w*|inkompeten\w*|nachlässig\w*|(?:un|de)motiviert\w*|demotivation|lustlos\w*|undiszipliniert\w*|ignorant\w*|stur(?:e[nrms]?|heit)?|unehrlich\w*|bequemlichkeit|überheblichkeit|arroganz)\b/iu,
		/\b(?:idiot(?:en|in)?|trottel|dummkopf|dummköpfe|versager(?:in)?|feiglinge?|tyrann(?:en)?|schwachkopf)\b/iu,
		of(
			`(?:${german.staff}|${german.groups}|${german.leader}) (?:ist|sind|war|waren) ${einfach}${german.nature}(?:e[nrms]?)?`,
		),
		of(
			`(?:mangel an|mangelnde[sr]?|fehlende[sr]?|kein(?:e|en)?|fehl(?:t|en|te|ten)(?: \\p{L}+){0,3}?) (?:gegenseitige[sn]? )?${german.virtue}`,
		),
		/misstrauen (?:zwischen|unter|gegen)/iu,
		/\b(?:wollen|will) (?:einfach |sich )?(?:nicht (?:arbeiten|lernen)|nicht ändern|keine veränderung)/iu,
		/widerstand gegen (?:die )?veränderung|angst vor veränderung/iu,
		/innerlich gekündigt|innere kündigung/iu,
		/silo-?(?:denken|mentalität)|(?:bereichs|abteilungs|ressort)(?:egoism|denken)|macht(?:spiel|kampf|kämpf|gerangel)|grabenk[aä]mpf|kompetenzgerangel|klüngel|intrige|eitelkeit|vetternwirtschaft|(?:firmen|büro|hinterzimmer)politik|\begos?\b|^(?:die )?silos(?: und .*)?$|^(?:interne )?politik und silos$|\b(?:denken|denkt|arbeiten|arbeitet) in silos\b|\bin silos (?:denken|arbeiten)\b/iu,
		/\b(?:ist|sind|war|waren) (?:selbst |alle |daran )*schuld\b|\bschuld (?:ist|sind|hat|haben|trägt)\b/iu,
		of(
			`${german.leader} (?:hat|haben|hatte) (?:uns |mich |völlig |komplett |einfach |hier |wieder )*(?:versagt|im stich gelassen|enttäuscht)`,
		),
		of(`${german.leader} (?:hört|hören) (?:uns |einfach |nie )*(?:nicht )?zu`),
		/\bso sind (?:sie|die leute|wir) (?:eben|halt|nun mal)\b/iu,
		of(
			`in der natur (?:der |des |unserer )?(?:${german.staff}|${german.groups}|${german.peoples})|(?:${german.staff}|${german.groups}|${german.peoples}) .*von natur aus|menschliche natur|liegt (?:ihnen|uns) im blut`,
		),
		of(`${german.peoples} (?:sind|haben|mögen|wollen|meiden|bevorzugen)(?! (?:unser|die|der|unter|\\d))`),
		of(
			`(?:${german.groups}|${german.peoples}) (?:mögen|wollen|können|verstehen) ${einfach}(?:(?:diese|solche|harte|körperliche|technische|keine(?: neuen)?) )?(?:systeme lernen|arbeit|arbeiten|verantwortung|regeln)(?:(?: \\p{L}+)? nicht|(?<=lernen))`,
		),
		of(
			"(?:chinesische|japanische|deutsche|italienische|asiatische|indische|amerikanische|französische|spanische)n? \\p{L}+ (?:schätzen|legen (?:\\p{L}+ )?wert auf|bevorzugen|lieben) (?:den |die |das )?(?:kollektivismus|individualismus|hierarchien?|harmonie|gehorsam|tradition|ehre|bescheidenheit|familie)",
		),
	],
};

/** What customers want of a business, in their language and customs: that can be a fault of the business. */
export const customs =
	/\b(?:languages? (?:and|or) )?cultural (?:preferences?|expectations?|needs|requirements?|adapt(?:ation|ions?)|locali[sz]ation|tastes?)\b|\b(?:sprachliche[nrms]? und )?kulturelle[nrms]? (?:vorlieben|bedürfnissen?|erwartungen|anforderungen|anpassung(?:en)?|wünschen?|gewohnheiten)\b/giu;
