import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language says which of several ways has been taken, as alternatives of a regular expression without capitals.
 * Written for speakers to review: no entry is made for one sentence.
 */
type WayVotes = {
	/** Before the number or letter of a way. */
	way: string;
	/** Somebody has taken one. */
	takes: string;
	/** Opens, or closes, a sentence that names what has been decided. */
	decided: string;
	/** Says that it has not been yet. */
	undecided: string;
	/** Somebody proposes to take ways. */
	proposes: string;
	/** Of a way: that it is only looked into, or comes later. */
	later: string;
	/** Votes for it, and against it. */
	pro: string;
	contra: string;
	/** Before two of them of which one is to be chosen. */
	between: string;
	and: string;
};

const words: Record<KnownLanguage, WayVotes> = {
	en: {
		way: "option|offer|quote|proposal|variant|way|plan|no\\.?|number|nos\\.?|options|offers|ways|numbers",
		takes:
			"took|takes|chose|chosen|picked|went (?:for|with)|going (?:for|with)|opted for|decided (?:on|for)|approved|awarded|voted for|votes? (?:\\d+[:–-]\\d+ )?for|in favou?r of|tenders",
		decided:
			"decided|agreed on|chose|chosen|picked|opted for|settled on|(?:we are|we['’]re) going (?:for|with)|went (?:for|with)|the decision is|decision\\s?:",
		undecided: "to be decided|be decided|must|has to|have to|should|will|whether|between|or|until|why",
		proposes:
			"propos(?:e|es|ed|al|als)|motion|suggest(?:s|ed|ion)?|recommend(?:s|ed|ation)?|(?:i|we)['’]d (?:take|go for|do|start with)|(?:i|we) would (?:take|go for|do|start with)|(?:we should|let['’]s) (?:take|go for|do|start with)|my vote",
		later: "look into|looked into|examine|later|check|postpone|hold|consider|review|next year|not",
		pro: "for|in favou?r",
		contra: "against",
		between: "between",
		and: "and",
	},
	de: {
		way: "angebot|option|variante|vorschlag|weg|nr\\.?|nummer|punkt|angebote|varianten|vorschläge",
		takes:
			"nimmt|nahm|nehmen|genommen|wählt|wählte|gewählt|entschied(?:en)? sich für|entscheidet sich für|beschließt|beschloss|beschlossen|beauftragt|vergibt|schreibt|stimmte[n]? für|stimmen dafür|angenommen",
		decided:
			"entschieden|entschied(?:en)? sich|beschlossen|beschloss|gewählt|wählten?|geeinigt|einigten? (?:uns|sich) auf|beschluss\\s?:|entscheidung\\s?:",
		undecided: "muss|müssen|soll|sollen|wird|noch|ob|zwischen|oder|bis|warum",
		proposes:
			"vorschlag|beschlussvorschlag|schlag(?:e|en)|schlägt|antrag|beantrag(?:t|e|en)|empfehl(?:e|en|ung)|empfiehlt|ich würde|wir würden|wir sollten|mein votum",
		later:
			"prüfen|geprüft|prüft|später|zurückstellen|zurückgestellt|vertagen|vertagt|offen|nächstes jahr|nicht|kein|keine",
		pro: "dafür|für",
		contra: "dagegen|gegen",
		between: "zwischen",
		and: "und",
	},
	fr: {
		way: "option|offre|devis|piste|proposition|variante|n[°o]\\.?|numéro|solution|options|offres|pistes|propositions",
		takes:
			"(?:a|ont|avons) (?:retenu|choisi|adopté|voté|pris|approuvé)|retient|choisit|adopte|vote pour|voix pour|opte pour",
		decided:
			"(?:avons|a|ont|avait|été) (?:retenu|choisi|décidé|opté)e?s?|décision\\s?:|retenons|retient|choisit|choisissons|opte pour|optons pour",
		undecided: "doit|doivent|sera|reste à|entre|ou|si|pourquoi",
		proposes:
			"propose|proposons|proposition|motion|recommande|recommandons|recommandation|suggère|suggérons|je (?:prendrais|ferais)|(?:nous devrions|on devrait)",
		later: "examiner|examinée?|étudier|à l['’]étude|plus tard|reporter|reportée?|pas|l['’]an prochain",
		pro: "pour",
		contra: "contre",
		between: "entre",
		and: "et",
	},
	es: {
		way: "opción|oferta|presupuesto|propuesta|variante|vía|n[°º]\\.?|número|nº\\.?|opciones|ofertas|propuestas",
		takes:
			"eligió|elige|eligieron|escogió|aprobó|aprobaron|adoptó|aprobad[ao]|elegid[ao]|se queda con|vot(?:ó|aron) (?:por|a favor)|votos a favor",
		decided:
			"se (?:eligió|eligieron|decidió|acordó|optó)|(?:hemos|ha|han) (?:elegido|decidido|acordado|optado)|eligió|eligieron|elegimos|decidimos|acordamos|optamos por|nos quedamos con|decisión\\s?:",
		undecided: "debe|deben|será|falta|queda por|entre|o|si",
		proposes:
			"propon(?:go|e|emos|en)|propuesta|moción|recomiend(?:o|a|an)|recomendamos|recomendación|sugier(?:o|e|en)|yo (?:haría|tomaría)|deberíamos",
		later: "estudiar|examinar|más adelante|más tarde|aplazar|posponer|no|el año que viene",
		pro: "a favor|por",
		contra: "en contra|contra",
		between: "entre",
		and: "y|e",
	},
	it: {
		way: "opzione|offerta|preventivo|proposta|variante|via|n\\.|numero|nr\\.?|opzioni|offerte|proposte",
		takes:
			"(?:ha|hanno|abbiamo) (?:scelto|approvato|adottato|votato|preso|deliberato)|sceglie|approva|adotta|voti (?:a favore|per)|si opta per",
		decided:
			"(?:abbiamo|ha|hanno) (?:scelto|deciso|optato)|si è (?:scelto|deciso|optato)|scegliamo|stat[oaie] scelt[oaie]|decisione\\s?:",
		undecided: "deve|devono|sarà|resta da|tra|fra|o|se|perché",
		proposes:
			"propon(?:go|e|iamo|gono)|proposta|mozione|raccomand(?:o|a|iamo)|consigli(?:o|a|amo)|suggerisc(?:o|e)|suggeriamo|(?:io farei|dovremmo)",
		later: "valutare|esaminare|più avanti|più tardi|rinviare|rinviata?|non|l['’]anno prossimo",
		pro: "a favore|favorevol[ei]|per",
		contra: "contro|contrari[oa]?",
		between: "tra|fra",
		and: "e",
	},
	nl: {
		way: "optie|offerte|voorstel|variant|nr\\.?|nummer|opties|offertes|voorstellen",
		takes:
			"kiest|koos|kozen|gekozen|neemt|nam|nemen|besluit tot|besloot tot|keurde|goedgekeurd|stemde[n]? voor|stemmen voor|gunt",
		decided: "gekozen|besloten|kozen|koos|kiezen|afgesproken|besluit\\s?:|gaan voor",
		undecided: "moet|moeten|zal|wordt|nog|tussen|of|waarom",
		proposes:
			"stel voor|stelt voor|stellen voor|voorstel|motie|advies|adviseer|adviseert|adviseren|aanbeveling|(?:ik zou|zou ik|we zouden)",
		later: "onderzoeken|uitzoeken|later|uitstellen|bekijken|niet|geen|volgend jaar",
		pro: "voor",
		contra: "tegen",
		between: "tussen",
		and: "en",
	},
};

/** The patterns of a language. */
export const wayVotes = perLanguage((language: KnownLanguage) => {
	const { way, takes, decided, undecided, proposes, later, pro, contra, between, and } = words[language];
	const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
	const mark = "(?:[A-H](?![\\p{L}’'])|\\d{1,2}(?![\\d.,]\\d|\\s?[%€$£]|\\d))";
	const named = `(?:${way})\\s?(?:n[ro]\\.?\\s)?\\(?`;
	return {
		/** The marks of ways: "No. 1 and No. 4". */
		marks: new RegExp(
			`(?<!\\p{L})(?:${named})(${mark}(?:\\)?(?:\\s?[,+&]\\s?|\\s(?:${and})\\s)(?:${named})?${mark})*)`,
			"giu",
		),
		/** "The choice between A and B": the two marks. */
		choice: new RegExp(
			`(?<!\\p{L})(?:${between})\\s(?:${named})?(${mark})\\)?\\s(?:${and})\\s(?:${named})?(${mark})`,
			"iu",
		),
		/** A letter alone, right behind who has taken it. */
		alone: new RegExp(`(?<!\\p{L})(?:${takes})\\s([A-H])(?![\\p{L}’']|\\.\\s\\p{L})`, "iu"),
		/** Marks that need no word before them: "b) and c)", "A + C". */
		bare: new RegExp(
			`(?<![\\p{L}\\d(])(?:[A-Ha-h]|\\d{1,2})\\)|(?<!\\p{L})[A-H](?=\\s?(?:[+&,/]|(?:${and})\\s)\\s?[A-H](?!\\p{L}))|(?<=(?<!\\p{L})[A-H]\\s?(?:[+&,/]|(?:${and})\\s)\\s?)[A-H](?!\\p{L})`,
			"gu",
		),
		proposes: word(proposes),
		later: word(later),
		takes: word(takes),
		decided: word(decided),
		undecided: word(undecided),
		/** Between things that are taken together. */
		joint: new RegExp(`[,;:+&]\\s|\\s(?:plus|${and})\\s`, "iu"),
		pro: word(pro),
		contra: word(contra),
		/** What a way's own name begins with. */
		own: new RegExp(
			`^\\W*(?:(?:${way})\\s?(?:n[ro]\\.?\\s)?)?\\(?([A-H]|\\d{1,2})(?:[.):]|\\s[–—-]|\\s?:|(?<=^\\W*(?:${way})\\s?\\S{1,2})\\s+(?=(?-i:\\p{Lu})))`,
			"iu",
		),
	};
});
