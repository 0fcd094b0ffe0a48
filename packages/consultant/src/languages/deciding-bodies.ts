import type { KnownLanguage } from "./language.ts";
import { perLanguage } from "./per-language.ts";

/**
 * Bodies that decide, and how each language says that somebody brings them a choice, as alternatives of a regular
 * expression without capitals. Written for speakers to review: no entry is made for one sentence.
 */
type BodyWords = {
	/** With their article as it stands behind "by"; the longer of two that begin alike first. */
	bodies: readonly string[];
	/** Brings it there, in the third person and in the first. */
	brings: string;
	/** Of these, what leaves no doubt that it is to be decided. */
	submits: string;
	/** Reports or talks there, and what is said about it may be anything. */
	reports: string;
	/** Between that and the body. */
	to: string;
	/** What is to be chosen. */
	choice: string;
};

const words: Record<KnownLanguage, BodyWords> = {
	en: {
		bodies: [
			"the board of trustees",
			"the board of directors",
			"the board",
			"the executive committee",
			"the committee",
			"the town council",
			"the council",
			"the trustees",
			"the governors",
			"the management team",
			"the management",
			"the steering group",
		],
		brings: "takes?|brings?|presents?|puts?|submits?|proposes?|shows?|pitches",
		submits: "submits?|seeks? approval",
		reports: "reports?|talks?|speaks?",
		to: "to|before|at|in|with|from",
		choice: "choice|decision|options?|proposals?|variants?|recommendations?|business case|package",
	},
	de: {
		bodies: [
			"den Aufsichtsrat",
			"den Verwaltungsrat",
			"den Stiftungsrat",
			"den Gemeinderat",
			"den Stadtrat",
			"den Beirat",
			"den Vorstand",
			"den Ausschuss",
			"den Lenkungskreis",
			"die Geschäftsführung",
			"die Geschäftsleitung",
			"die Direktion",
			"die Kommission",
			"das Kuratorium",
			"das Präsidium",
			"die Gesellschafterversammlung",
			"die Mitgliederversammlung",
		],
		brings: "legt?e?|stellt?e?|bringt?e?|trägt|trage|präsentiert?e?|schlägt|schlage",
		submits: "beantragt?e?|reicht?e?|holt?e? (?:\\S+\\s){0,5}(?:freigabe|zustimmung)",
		reports: "berichtet?e?|spricht|spreche|bespricht|bespreche",
		to: "dem|den|der|im|in den|in die|vor dem|vor den|vor der|vor die|beim|an den|an die|mit dem|mit der",
		choice: "entscheidung|auswahl|wahl|vorschl\\p{L}+|optionen|varianten|empfehlung|antrag|paket|maßnahmen",
	},
	fr: {
		bodies: [
			"le comité de direction",
			"le comité",
			"le conseil d'administration",
			"le conseil municipal",
			"le conseil",
			"la direction générale",
			"la direction",
			"le bureau",
			"la commission",
			"l'assemblée générale",
			"le directoire",
			"la mairie",
		],
		brings:
			"présente(?:rai|ra)?|porte(?:rai|ra)?|propose(?:rai|ra)?|expose(?:rai|ra)?|remet|remets|défend|défends",
		submits: "soumets?|soumettra|signe",
		reports: "rends? compte|parle|discute",
		to: "au|à la|à l['’]|devant le|devant la|devant l['’]|avec le|avec la|en",
		choice: "choix|décision|options?|propositions?|variantes?|recommandations?|arbitrage",
	},
	es: {
		bodies: [
			"la junta directiva",
			"la junta",
			"el comité",
			"el consejo de administración",
			"el consejo",
			"la gerencia",
			"la dirección",
			"el patronato",
			"el pleno",
			"el decanato",
			"la asamblea",
			"la comisión",
			"el ayuntamiento",
		],
		brings: "presenta|presento|presentará|lleva|llevo|llevará|eleva|elevo|propone|propongo|expone|expongo",
		submits: "somete|someto|someterá|firma|firmo",
		reports: "informa|informo|habla|hablo",
		to: "al|a la|ante el|ante la|con el|con la|en el|en la",
		choice: "elección|decisión|opciones|propuestas?|variantes|recomendación|recomendaciones",
	},
	it: {
		bodies: [
			"il consiglio di amministrazione",
			"il consiglio comunale",
			"il consiglio",
			"il cda",
			"il comitato",
			"la direzione",
			"la giunta",
			"l'assemblea",
			"la commissione",
			"il Comune",
			"la presidenza",
		],
		brings:
			"presenta|presento|presenterà|porta|porto|porterà|propone|propongo|espone|espongo|illustra|illustro",
		submits: "sottopone|sottopongo|sottoporrà|firma|firmo",
		reports: "riferisce|riferisco|parla|parlo",
		to: "al|alla|all['’]|davanti al|davanti alla|con il|con la|con l['’]|col|in",
		choice: "scelta|decisione|opzioni|propost[ae]|varianti|raccomandazion[ei]",
	},
	nl: {
		bodies: [
			"de raad van toezicht",
			"de raad van bestuur",
			"de gemeenteraad",
			"de ondernemingsraad",
			"de raad",
			"het bestuur",
			"de directie",
			"de commissie",
			"het college",
			"het managementteam",
			"het MT",
			"de stuurgroep",
			"de ledenvergadering",
		],
		brings: "legt?|presenteert?|brengt?|stelt?",
		submits: "dient?|vraagt? (?:\\S+\\s){0,5}(?:goedkeuring|akkoord)",
		reports: "rapporteert?|bespreekt?|praat",
		to: "aan het|aan de|aan|in het|in de|in|met het|met de|bij het|bij de|voor het|voor de",
		choice: "keuze|beslissing|besluit|opties|voorstel(?:len)?|varianten|aanbeveling(?:en)?",
	},
};

/** The patterns of a language for what is brought to a body, and the bodies with their names. */
export const bodyPatterns = perLanguage((language: KnownLanguage) => {
	const { bodies, brings, submits, reports, to, choice } = words[language];
	const pattern = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
	const named = bodies.map((body) => {
		const noun = body.replace(/^(?:\p{L}+\s|l['’])/u, "").replaceAll("'", "['’]");
		// "Operations Board", "Bauausschuss", "eigenen Beirat"
		const own = language === "en" ? "(?:the\\s)?(?:\\p{L}+\\s)?" : "(?:\\p{L}+\\s)?";
		const head = language === "de" && noun === "Ausschuss" ? "\\p{L}*" : "";
		return {
			body,
			brought: pattern(`(?:${to})(?:\\s|(?<=['’]))${own}${head}${noun}`),
			noun: pattern(`${head}${noun}`),
		};
	});
	return {
		named,
		brings: pattern(`${brings}|${submits}`),
		submits: pattern(submits),
		reports: pattern(reports),
		choice: pattern(choice),
	};
});
