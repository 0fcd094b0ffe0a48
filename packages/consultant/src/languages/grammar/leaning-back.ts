import type { KnownLanguage, Language } from "../language.ts";

/**
 * How a sentence stands for something named before it, so that nobody who reads it alone knows what it speaks of: it `opens`
 * with a pronoun ("It was decided by sales", "L'ha deciso …"), somebody in it does something to `them` ("The freelancer who
 * wrote them left", "Managers change them"), or it `points` at something ("that field"; what is its
 * first group), but not at a time ("this week").
 * Written for speakers to review.
 */
type LeaningBack = { opens: RegExp; them: RegExp; points: RegExp };

const leaningBack: Record<KnownLanguage, LeaningBack> = {
	en: {
		opens:
			/^(?:(?:it|this|that) (?:was|has|had|is|were)|(?:they|he|she|these|those) (?:was|were|has|have|had|is|are|\p{L}+ed))(?!\p{L})/iu,
		them: /^(?:(?:[\p{L}'’-]+ ){1,4}(?:who|that|which) (?:\p{L}+ )?\p{L}+(?:ed|s|ote|an|ove|ept|uilt|ade|id) (?:them|it)(?!\p{L})|(?:[\p{L}'’-]+ ){1,3}(?<!(?:between|of|for|with|to|from|by|on|in|at|about|among) )them(?!\p{L})(?! (?:that|who|all are)))/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:that|those|these) (?!year|month|week|day|quarter|morning|evening|night|time|moment|spring|summer|autumn|winter|is|was|were|are|it|the|we|they|he|she|no|not|which|who|a)(form|field|contract|list|rule|step|machine|system|post|job|role|part|shift|budget|team|line|check|meeting|report|plan|sheet|software|supplier|key|tool|file|door|gate|office|group|process|training|licen[cs]e|order|mailbox)s?(?!\p{L})/iu,
	},
	de: {
		opens:
			/^(?:(?:das|dies) (?:hat|hatte|ist|war|wurde|liegt|haben|wurden)|(?:er|sie|es) (?:wurde|wurden|hat|hatte|hatten|ist|sind|war|waren)|(?:beschlossen|entschieden|veranlasst|abgeschafft|gestrichen) (?:hat|haben|wurde) (?:das|dies|es|sie|ihn))(?!\p{L})/iu,
		them: /^(?:(?:\p{L}+ ){1,3}\p{L}+, (?:der|die|das) (?:ihn|sie|es|diese|diesen|dieses) |(?:niemand|keiner|jeder|alle) \p{L}+ (?:ihn|sie|es)(?!\p{L}))/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:diese[rsnm]?|jene[rsnm]?) (?!Jahr|Monat|Woche|Tag|Quartal|Morgen|Abend|Nacht|Zeit|Frühjahr|Sommer|Herbst|Winter)(\p{Lu}\p{L}+)/u,
	},
	fr: {
		opens:
			/^(?:(?:cela|ça|ce) (?:a|est|était|avait|vient)|(?:il|elle|ils|elles) (?:a|ont|est|sont|avait|avaient|était|étaient) (?!été décidé que|y a)|(?:on|l[ae] [\p{L}-]+|les [\p{L}-]+) l['’](?:a|ont|avait|avaient) )/iu,
		them: /^(?:[\p{L}'’-]+ ){1,4}qui (?:(?:le|la|les) |l['’])\p{L}+(?:ait|aient|it|a|ent|e)(?!\p{L})/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:ce|cet|cette|ces) (?!année|mois|semaine|jour|trimestre|matin|soir|nuit|temps|moment|printemps|été|automne|hiver|n|ne|qui|que|qu|sont|sera|a|est)(\p{Ll}{3,})/iu,
	},
	es: {
		opens:
			/^(?:(?:esto|eso|ello) (?:se|ha|fue|es|viene|lo)|(?:lo|la|los|las) (?:ha|han|había|habían|hemos|\p{L}+(?:aron|ieron|ió))(?! de))(?!\p{L})/iu,
		them: /^(?:[\p{L}'’-]+ ){1,3}que (?:la|los|las) (?:ha|han|había|(?!compañía|mayoría|minoría|energía|tecnología|tesorería|secretaría|asesoría)\p{L}+(?:aba|aban|ía|ían|ieron|aron))(?!\p{L})/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:ese|esa|esos|esas) (?!año|mes|semana|día|trimestre|mañana|tarde|noche|tiempo|momento|época|vez|verano|invierno|otoño|primavera)(\p{Ll}{3,})/iu,
	},
	it: {
		opens:
			/^(?:(?:questo|ciò) (?:è|ha|era|viene)|l['’](?:ha|hanno|aveva|avevano|abbiamo)|(?:lo|la|li|le) (?:ha|hanno|aveva|avevano|abbiamo))(?!\p{L})/iu,
		them: /^(?:(?:[\p{L}'’-]+ ){1,3}che (?:(?:lo|la|li|le) |l['’])(?:ha|hanno|\p{L}+(?:ava|eva|iva|avano|evano|ivano))(?!\p{L})|nessuno (?:li|lo|la|le) \p{L}+)/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:quel|quello|quella|quei|quegli|quelle|questo|questa|questi|queste) (?!anno|mese|settimana|giorno|trimestre|mattina|sera|notte|tempo|momento|periodo|volta|estate|inverno|autunno|primavera|che)(\p{Ll}{3,})/iu,
	},
	nl: {
		opens:
			/^(?:(?:dit|dat) (?:heeft|hebben|is|was|werd|komt)|(?:het|hij|ze|zij) (?:werd|werden|heeft|hebben|is|zijn|was|waren)(?! (?:te|niet duidelijk))|(?:besloten|afgeschaft|geschrapt) (?:heeft|werd|is) (?:dat|dit|het))(?!\p{L})/iu,
		them: /^(?:(?:[\p{L}'’-]+ ){1,3}(?:die|dat) (?:ze|hem|het|haar|deze|dit) (?:\p{L}+ )?\p{L}+|(?:niemand|iedereen) \p{L}+ (?:ze|hem|het)(?!\p{L}))/iu,
		points:
			/^[^,;:.]*?(?<!\p{L})(?:die|dat|deze|dit) (?!jaar|maand|week|dag|kwartaal|ochtend|avond|nacht|tijd|moment|keer|lente|zomer|herfst|winter|de|het|een|is|was|er|niet|we|wij|ze|hij|in|op|te|voor|van|om|al|nog)(formulier|veld|contract|lijst|regel|stap|machine|systeem|post|baan|rol|dienst|begroting|team|controle|vergadering|rapport|plan|software|leverancier|sleutel|bestand|kantoor|groep|proces|opleiding|vergunning|bestelling)(?:en|s)?(?!\p{L})/iu,
	},
};

/** Whether a sentence cannot be read without the one before it: `opens` where its very subject stands there. */
export function leansBack(plain: string, language: Language): "opens" | "inside" | null {
	if (language === "unknown") return null;
	const { opens, them, points } = leaningBack[language];
	if (opens.test(plain)) return "opens";
	return them.test(plain) || pointsBack(plain, points) ? "inside" : null;
}

/** "One mailbox, and that mailbox …" points at what the sentence has named itself. */
function pointsBack(plain: string, points: RegExp): boolean {
	const [whole = "", thing = ""] = points.exec(plain) ?? [];
	return whole !== "" && !whole.slice(0, -thing.length).toLowerCase().includes(thing.toLowerCase());
}
