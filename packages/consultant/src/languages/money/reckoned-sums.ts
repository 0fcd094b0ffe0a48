import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

type Words = {
	/** Right before an amount: it is what the words before it come to. Alternatives of a regular expression. */
	concludes: string;
	/** Somebody reckons: "Finance puts the year at …". */
	reckons: string;
	/** Makes an amount a rough one, or is the time that it is of. */
	roughly: string;
	/** Behind an amount: what there is of it now, or what it is for, not what it comes to. */
	otherwise: string;
};

/** How each language says what something comes to; written for speakers to review. */
const words: Record<KnownLanguage, Words> = {
	en: {
		concludes:
			"so|i\\.e\\.|that is|that makes|that comes to|which is|which makes|which comes to|making|adding up to",
		reckons: "puts put reckons reckon estimates estimate estimated calculates calculated makes",
		roughly:
			"about around roughly approx ca circa some nearly almost close year annual yearly month quarter whole",
		otherwise: "left available remains remain for to",
	},
	de: {
		concludes: "also|somit|mithin|d\\. ?h\\.|das heißt|macht|das macht|das sind|sind das|zusammen",
		reckons: "beziffert beziffern rechnet rechnen schätzt schätzen veranschlagt kalkuliert berechnet",
		roughly:
			"rund rd etwa ca circa knapp fast gut ungefähr schätzungsweise jahr monat quartal ganze jährlich",
		otherwise: "übrig frei für bleiben bleibt verfügbar",
	},
	fr: {
		concludes: "donc|soit|c['’]est-à-dire|ce qui fait|ça fait|cela fait|au total",
		reckons: "chiffre chiffrent estime estiment évalue évaluent calcule calculent",
		roughly: "environ env près presque quelque quelques autour année an mois trimestre annuel",
		otherwise: "disponible disponibles restent reste pour",
	},
	es: {
		concludes: "o sea|es decir|lo que supone|lo que hace|en total|así que|por tanto",
		reckons: "calcula calculan estima estiman cifra cifran valora valoran",
		roughly: "unos unas casi aprox aproximadamente alrededor cerca año mes trimestre anual",
		otherwise: "disponibles quedan queda para",
	},
	it: {
		concludes: "cioè|quindi|ossia|vale a dire|il che fa|in tutto|dunque",
		reckons: "stima stimano calcola calcolano quantifica quantificano valuta valutano",
		roughly: "circa ca quasi oltre intorno anno mese trimestre annuo",
		otherwise: "disponibili restano resta per",
	},
	nl: {
		concludes: "dus|oftewel|ofwel|dat is|d\\. ?w\\. ?z\\.|wat neerkomt op|samen",
		reckons: "rekent rekenen schat schatten becijfert berekent raamt",
		roughly: "ongeveer ong zo'n ca circa bijna ruim rond jaar maand kwartaal jaarlijks",
		otherwise: "over beschikbaar blijft voor",
	},
};

export type ReckonedSums = {
	concludes: RegExp;
	reckons: ReadonlySet<string>;
	roughly: ReadonlySet<string>;
	otherwise: ReadonlySet<string>;
};

const known = perLanguage((language: KnownLanguage): ReckonedSums => {
	const { concludes, reckons, roughly, otherwise } = words[language];
	const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
	return {
		concludes: new RegExp(`(?:(?<![\\p{L}\\d])(?:${concludes})(?!\\p{L})|(?:=>?|[-–]>|→))`, "giu"),
		reckons: set(reckons),
		roughly: set(roughly),
		otherwise: set(otherwise),
	};
});

/** The words of a language; null for an unknown one. */
export function reckonedSums(language: Language): ReckonedSums | null {
	return language === "unknown" ? null : known(language);
}
