import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

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
	/** Between somebody who only talks and the body: who signs something with another decides nothing of it. */
	along: string;
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
			"the chair",
			"the directors",
			"the managing director",
			"the partners",
			"the shareholders",
			"the owners",
			"head office",
		],
		brings: "takes?|brings?|presents?|puts?|submits?|proposes?|shows?|pitches",
		submits: "submits?|seeks? approval|(?:puts?|takes?|brings?) (?:it|this|that|them)",
		reports: "reports?|talks?|speaks?",
		to: "to|before|at|in|from",
		along: "with",
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
			"die Gesellschafter",
			"den Geschäftsführer",
			"die Geschäftsführerin",
			"die Zentrale",
		],
		brings: "legt?e?|stellt?e?|bringt?e?|trägt|trage|präsentiert?e?|schlägt|schlage",
		submits:
			"(?:lege|legt|bringe|bringt|trage|trägt) (?:es|das|dies|sie)|beantragt?e?|reicht?e?|holt?e? (?:\\S+\\s){0,5}(?:freigabe|zustimmung)",
		reports: "berichtet?e?|spricht|spreche|bespricht|bespreche",
		to: "dem|den|der|im|in den|in die|vor dem|vor den|vor der|vor die|beim|an den|an die",
		along: "mit dem|mit der|mit den",
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
			"le directeur",
			"la directrice",
			"le gérant",
			"la gérante",
			"les associés",
			"le siège",
		],
		brings:
			"présente(?:rai|ra)?|porte(?:rai|ra)?|propose(?:rai|ra)?|expose(?:rai|ra)?|remet|remets|défend|défends",
		submits: "soumets?|soumettra|(?:le|la|les) (?:présente|porte|propose)(?:rai|ra)?",
		reports: "rends? compte|parle|discute",
		to: "au|aux|à la|à l['’]|devant le|devant la|devant les|devant l['’]|en",
		along: "avec le|avec la|avec les|avec l['’]",
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
			"el presidente",
			"la presidenta",
			"el gerente",
			"la gerente",
			"el director",
			"la directora",
			"los socios",
		],
		brings: "presenta|presento|presentará|lleva|llevo|llevará|eleva|elevo|propone|propongo|expone|expongo",
		submits: "somete|someto|someterá|(?:lo|la|los|las) (?:llevo|lleva|llevará|presento|presenta|presentará)",
		reports: "informa|informo|habla|hablo",
		to: "al|a la|a los|ante el|ante la|ante los|en el|en la",
		along: "con el|con la|con los",
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
			"il direttore",
			"la direttrice",
			"l'amministratore",
			"i soci",
			"la proprietà",
			"il titolare",
		],
		brings:
			"presenta|presento|presenterà|porta|porto|porterà|propone|propongo|espone|espongo|illustra|illustro",
		submits: "sottopone|sottopongo|sottoporrà|(?:lo|la|li|le) (?:porto|porta|porterà|presento|presenta)",
		reports: "riferisce|riferisco|parla|parlo",
		to: "al|ai|alla|all['’]|davanti al|davanti alla|davanti ai|in",
		along: "con il|con la|con i|con l['’]|col",
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
			"de directeur",
			"de eigenaar",
			"de vennoten",
			"de aandeelhouders",
			"het hoofdkantoor",
		],
		brings: "legt?|presenteert?|brengt?|stelt?",
		submits:
			"(?:leg|legt|breng|brengt) (?:het|dit|dat)|dient?|vraagt? (?:\\S+\\s){0,5}(?:goedkeuring|akkoord)",
		reports: "rapporteert?|bespreekt?|praat",
		to: "aan het|aan de|aan|in het|in de|in|bij het|bij de|voor het|voor de",
		along: "met het|met de",
		choice: "keuze|beslissing|besluit|opties|voorstel(?:len)?|varianten|aanbeveling(?:en)?",
	},
};

/** The patterns of a language for what is brought to a body, and the bodies with their names. */
export const bodyPatterns = perLanguage((language: KnownLanguage) => {
	const { bodies, brings, submits, reports, to, along, choice } = words[language];
	const pattern = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
	const named = bodies.map((body) => {
		const noun = body.replace(/^(?:\p{L}+\s|l['’])/u, "").replaceAll("'", "['’]");
		// "Operations Board", "Bauausschuss", "eigenen Beirat"
		const own = language === "en" ? "(?:the\\s)?(?:\\p{L}+\\s)?" : "(?:\\p{L}+\\s)?";
		const head = language === "de" && noun === "Ausschuss" ? "\\p{L}*" : "";
		const behind = `(?:\\s|(?<=['’]))${own}${head}${noun}${language === "de" && body === "die Gesellschafter" ? "n?" : ""}`;
		return {
			body,
			brought: pattern(`(?:${to})${behind}`),
			spoken: pattern(`(?:${along})${behind}`),
			noun: pattern(`${head}${noun}`),
		};
	});
	const names = bodies.map((body) => body.replace(/^(?:\p{L}+\s|l['’])/u, "").replaceAll("'", "['’]"));
	return {
		named,
		alone: new RegExp(`^(?:\\p{L}{1,3}\\s|l['’])?(?:${names.join("|")})$`, "iu"),
		brings: pattern(`${brings}|${submits}`),
		submits: pattern(submits),
		reports: pattern(reports),
		choice: pattern(choice),
	};
});
