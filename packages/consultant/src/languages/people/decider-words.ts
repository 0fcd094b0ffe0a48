import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language says who is to decide, as alternatives of a regular expression without capitals. Written for speakers
 * to review: no entry is made for one sentence.
 */
type DeciderWords = {
	/** Decides, will decide, in the third person. */
	decides: string;
	/** Says that somebody has to. */
	has: string;
	/** Behind that, in the same clause. */
	deciding: string;
	/** Between a name that is spoken to and `deciding`: "please", "can you"; also the imperative itself. */
	asked: string;
	/** The decision as a thing. */
	decision: string;
	/** Between it and whose it is. */
	whose: string;
	/** Between the name and the verb. */
	between: string;
	/** Before a post or a title. */
	article: string;
};

const words: Record<KnownLanguage, DeciderWords> = {
	en: {
		decides:
			"decides|will decide|takes the decision|makes the decision|has the (?:final|last) (?:say|word)|makes the (?:final )?call",
		has: "must|has to|needs to|will have to|ought to|should|shall|is to|is going to|to",
		deciding:
			"decide|take (?:the|a) decision|make (?:the|a) decision|make up (?:his|her) mind|give (?:us )?a decision",
		asked: "please|pls|can you|could you|would you|will you|you must|you need to|you have to|we need you to",
		decision: "decision|call",
		whose:
			"is up to|is for|lies with|rests with|is with|is made by|is taken by|will be made by|will be taken by|must come from|comes from|has to come from|must be made by",
		between: "then|now|alone|finally|also",
		article: "the",
	},
	de: {
		decides: "entscheidet|entscheidet sich|trifft die entscheidung|hat das letzte wort",
		has: "muss|soll|sollte|wird|hat|müsste|will|trifft",
		deciding: "entscheiden|zu entscheiden|(?:die|eine) entscheidung(?: treffen)?",
		asked: "bitte|kannst du|könntest du|können sie|könnten sie|du musst|sie müssen",
		decision: "entscheidung|entscheid",
		whose:
			"trifft|fällt|hat|liegt bei|liegt bei der|obliegt|ist sache von|treffen muss|soll|muss|wird von|kommt von",
		between: "dann|jetzt|allein|selbst|auch|nun|darüber",
		article: "der|die|das|dem|den",
	},
	fr: {
		decides:
			"décide|décidera|tranche|tranchera|prend la décision|prendra la décision|se prononce|se prononcera|a le dernier mot|arbitre|arbitrera",
		has: "doit|devra|devrait|va|aura à|prend|prendra",
		deciding: "décider|trancher|(?:prendre )?(?:la|une) décision|se prononcer|arbitrer",
		asked:
			"merci de|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu dois|vous devez|s['’]il te plaît|s['’]il vous plaît|il faut que tu|à toi de|à vous de",
		decision: "décision|arbitrage",
		whose:
			"revient à|appartient à|est prise par|sera prise par|est du ressort de|dépend de|incombe à|relève de",
		between: "alors|maintenant|seul|seule|aussi|ensuite",
		article: "le|la|l['’]",
	},
	es: {
		decides: "decide|decidirá|toma la decisión|tomará la decisión|tiene la última palabra|resuelve|resolverá",
		has: "tiene que|debe|deberá|ha de|tendrá que|va a|toma|tomará",
		deciding: "decidir|(?:tomar )?(?:la|una) decisión|resolver",
		asked: "por favor|puedes|podrías|puede usted|podría|tienes que|tiene que|debes|te toca|le toca",
		decision: "decisión",
		whose:
			"la toma|la tomará|la tiene|la tiene que tomar|corresponde a|es de|depende de|le corresponde a|le toca a|está en manos de|la debe tomar|tiene que tomarla",
		between: "entonces|ahora|solo|sola|también|ya",
		article: "el|la",
	},
	it: {
		decides:
			"decide|deciderà|prende la decisione|prenderà la decisione|ha l['’]ultima parola|delibera|delibererà",
		has: "deve|dovrà|dovrebbe|ha da|prende|prenderà",
		deciding: "decidere|(?:prendere )?(?:la|una) decisione|deliberare",
		asked: "per favore|puoi|potresti|può|potrebbe|devi|tocca a te|spetta a te|ti prego di|la prego di",
		decision: "decisione",
		whose:
			"la prende|la prenderà|la deve prendere|spetta a|spetta al|spetta alla|tocca a|tocca al|tocca alla|è di|è del|è della|dipende da|è presa da|sarà presa da",
		between: "poi|ora|adesso|da solo|da sola|anche",
		article: "il|la|lo|l['’]",
	},
	nl: {
		decides:
			"beslist|besluit|neemt de beslissing|neemt het besluit|hakt de knoop door|heeft het laatste woord",
		has: "moet|zal|gaat|dient|hoort|mag|neemt",
		deciding:
			"beslissen|besluiten|de knoop doorhakken|(?:de|een) beslissing(?: nemen)?|te beslissen|(?:het|een) besluit(?: nemen)?",
		asked: "graag|alsjeblieft|alstublieft|kun je|kun jij|kan je|kunt u|wil je|wilt u|jij moet|je moet|u moet",
		decision: "beslissing|besluit|knoop",
		whose: "neemt|ligt bij|is aan|wordt genomen door|moet|komt van|hoort bij",
		between: "dan|nu|alleen|zelf|ook|daarover",
		article: "de|het",
	},
};

/** The patterns of a language, for what stands before and behind a name. */
export const deciderPatterns = perLanguage((language: KnownLanguage) => {
	const { decides, has, deciding, asked, decision, whose, between, article } = words[language];
	const pattern = (source: string) => new RegExp(source, "iu");
	const end = "(?!\\p{L})";
	const gap = `(?:\\s(?:${between}))?`;
	return {
		/** "Rob must decide", "Herr Kolb muss bis Freitag entscheiden". */
		behind: pattern(`^${gap}\\s(?:(?:${decides})|(?:${has})\\s(?:[^.;:!?,]{0,80}\\s)?(?:${deciding}))${end}`),
		/** "Martin, please decide": the imperative is the infinitive, the third person, or with "you" behind it. */
		asked: pattern(
			`^\\s?[,:–—-]\\s(?:[¿¡]?(?:${asked}),?\\s)(?:[^.;:!?]{0,60}\\s)?(?:${deciding}|${decides}|decida|décidez|décidez-vous|tranchez|entscheide|beslis)${end}`,
		),
		/** "Bis Freitag entscheidet …", "Entscheiden muss dann …" */
		ahead: pattern(
			language === "en"
				? "(?!)"
				: `(?<!\\p{L})(?:${decides}|(?:${deciding})\\s(?:${has}))${gap}\\s(?:(?:${article})\\s?)?$`,
		),
		/** "Bis Freitag muss … entscheiden" */
		modal: pattern(language === "en" ? "(?!)" : `(?<!\\p{L})(?:${has})\\s(?:(?:${article})\\s?)?$`),
		modalEnd: pattern(`^(?:[^.;:!?,]{0,80}\\s)?(?:${deciding})${end}`),
		/** "Die Entscheidung über das Portal trifft …" */
		noun: pattern(`(?<!\\p{L})(?:${decision})${end}[^.;:!?]{0,70}\\s(?:${whose})\\s(?:(?:${article})\\s?)?$`),
		/** "Rob's decision" */
		own: pattern(language === "en" ? `^(?:['’]s)\\s(?:decision|call)${end}` : "(?!)"),
		article: pattern(`(?<!\\p{L})(?:${article})\\s?$`),
	};
});
