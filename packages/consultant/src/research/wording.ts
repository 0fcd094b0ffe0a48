import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";
import type { Sought } from "./nearest.ts";

type ResearchWording = {
	gathering(statements: number, documents: number): string;
	weighing(facts: number): string;
	contradictions(pairs: number): string;
	supported(count: number): string;
	alone: string;
	/** The same of what somebody has counted or written down. */
	counted: string;
	against: string;
	/** What was not found, and what is asked of the person instead where no statement comes near. */
	sought: Record<Sought, { nothing: string; ask: string }>;
	gap(sought: { nothing: string; ask: string }, hasNearest: boolean): string;
};

const english: ResearchWording = {
	gathering: (statements, documents) =>
		`Gathering: ${statements} statement${statements === 1 ? "" : "s"} of ${documents} source${documents === 1 ? "" : "s"}`,
	weighing: (facts) => `Weighing ${facts} fact${facts === 1 ? "" : "s"} by what supports them`,
	contradictions: (pairs) => `Comparing statements: ${pairs} contradiction${pairs === 1 ? "" : "s"}`,
	supported: (count) => `${count} other passage${count === 1 ? " supports" : "s support"} this.`,
	alone: "Said once; nothing else in the material confirms it.",
	counted: "Counted or written down; said once, and nothing else in the material confirms it.",
	against: "Another passage says otherwise.",
	sought: {
		target: { nothing: "No value was found that is to be reached.", ask: "Which one, and by when?" },
		cap: { nothing: "No sum was found that may be spent at most.", ask: "How much is it?" },
		deadline: { nothing: "No day was found by which it must be done.", ask: "Which one is it?" },
		option: { nothing: "No proposal of what to do was found.", ask: "What has been suggested so far?" },
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "Is it in one of these statements?" : ask}`,
};

const german: ResearchWording = {
	gathering: (statements, documents) =>
		`Sammeln: ${statements} Aussage${statements === 1 ? "" : "n"} aus ${documents} Quelle${documents === 1 ? "" : "n"}`,
	weighing: (facts) => `${facts} Tatsache${facts === 1 ? "" : "n"} nach dem wägen, was sie stützt`,
	contradictions: (pairs) => `Aussagen vergleichen: ${pairs} ${pairs === 1 ? "Widerspruch" : "Widersprüche"}`,
	supported: (count) => `${count} weitere ${count === 1 ? "Stelle stützt" : "Stellen stützen"} das.`,
	alone: "Einmal gesagt; nichts sonst im Material bestätigt es.",
	counted: "Gezählt oder aufgeschrieben; einmal gesagt, und nichts sonst im Material bestätigt es.",
	against: "Eine andere Stelle sagt etwas anderes.",
	sought: {
		target: {
			nothing: "Gefunden wurde kein Wert, der erreicht werden soll.",
			ask: "Welcher ist es, und bis wann?",
		},
		cap: {
			nothing: "Gefunden wurde keine Summe, die höchstens ausgegeben werden darf.",
			ask: "Wie hoch ist sie?",
		},
		deadline: {
			nothing: "Gefunden wurde kein Tag, bis zu dem es fertig sein muss.",
			ask: "Welcher ist es?",
		},
		option: {
			nothing: "Gefunden wurde kein Vorschlag, was zu tun ist.",
			ask: "Was wurde bisher vorgeschlagen?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "Ist eine dieser Aussagen gemeint?" : ask}`,
};

const french: ResearchWording = {
	gathering: (statements, documents) =>
		`Recueil : ${statements} affirmation${statements > 1 ? "s" : ""} de ${documents} source${documents > 1 ? "s" : ""}`,
	weighing: (facts) => `Pesée de ${facts} fait${facts > 1 ? "s" : ""} d'après ce qui les appuie`,
	contradictions: (pairs) => `Comparaison des affirmations : ${pairs} contradiction${pairs > 1 ? "s" : ""}`,
	supported: (count) =>
		`${count === 1 ? "Un autre passage appuie" : `${count} autres passages appuient`} ceci.`,
	alone: "Dit une seule fois ; rien d'autre dans les documents ne le confirme.",
	counted: "Compté ou consigné ; dit une seule fois, et rien d'autre dans les documents ne le confirme.",
	against: "Un autre passage dit autre chose.",
	sought: {
		target: { nothing: "Aucune valeur à atteindre n'a été trouvée.", ask: "Laquelle, et pour quand ?" },
		cap: { nothing: "Aucune somme à ne pas dépasser n'a été trouvée.", ask: "Quelle est-elle ?" },
		deadline: { nothing: "Aucun jour où cela doit être terminé n'a été trouvé.", ask: "Lequel est-ce ?" },
		option: {
			nothing: "Aucune proposition sur ce qu'il faut faire n'a été trouvée.",
			ask: "Qu'a-t-on proposé jusqu'ici ?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "Est-ce dans l'une de ces affirmations ?" : ask}`,
};

const spanish: ResearchWording = {
	gathering: (statements, documents) =>
		`Recopilación: ${statements} ${statements === 1 ? "afirmación" : "afirmaciones"} de ${documents} fuente${documents === 1 ? "" : "s"}`,
	weighing: (facts) => `Valoración de ${facts} hecho${facts === 1 ? "" : "s"} según lo que los respalda`,
	contradictions: (pairs) =>
		`Comparación de afirmaciones: ${pairs} ${pairs === 1 ? "contradicción" : "contradicciones"}`,
	supported: (count) => `${count === 1 ? "Otro pasaje respalda" : `Otros ${count} pasajes respaldan`} esto.`,
	alone: "Dicho una sola vez; nada más en el material lo confirma.",
	counted: "Contado o anotado; dicho una sola vez, y nada más en el material lo confirma.",
	against: "Otro pasaje dice otra cosa.",
	sought: {
		target: {
			nothing: "No se ha encontrado ningún valor que deba alcanzarse.",
			ask: "¿Cuál es, y para cuándo?",
		},
		cap: { nothing: "No se ha encontrado ninguna suma que se pueda gastar como máximo.", ask: "¿Cuánto es?" },
		deadline: { nothing: "No se ha encontrado ningún día en que deba estar listo.", ask: "¿Cuál es?" },
		option: {
			nothing: "No se ha encontrado ninguna propuesta de qué hacer.",
			ask: "¿Qué se ha propuesto hasta ahora?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "¿Está en una de estas afirmaciones?" : ask}`,
};

const italian: ResearchWording = {
	gathering: (statements, documents) =>
		`Raccolta: ${statements} ${statements === 1 ? "affermazione" : "affermazioni"} da ${documents} ${documents === 1 ? "fonte" : "fonti"}`,
	weighing: (facts) =>
		`Valutazione di ${facts} ${facts === 1 ? "fatto" : "fatti"} in base a ciò che li sostiene`,
	contradictions: (pairs) =>
		`Confronto delle affermazioni: ${pairs} ${pairs === 1 ? "contraddizione" : "contraddizioni"}`,
	supported: (count) =>
		`${count === 1 ? "Un altro passo sostiene" : `Altri ${count} passi sostengono`} questo.`,
	alone: "Detto una volta sola; nient'altro nel materiale lo conferma.",
	counted: "Contato o annotato; detto una volta sola, e nient'altro nel materiale lo conferma.",
	against: "Un altro passo dice diversamente.",
	sought: {
		target: { nothing: "Non si è trovato alcun valore da raggiungere.", ask: "Qual è, ed entro quando?" },
		cap: { nothing: "Non si è trovata alcuna somma da non superare.", ask: "Quanto è?" },
		deadline: { nothing: "Non si è trovato alcun giorno entro cui debba essere pronto.", ask: "Qual è?" },
		option: {
			nothing: "Non si è trovata alcuna proposta su che cosa fare.",
			ask: "Che cosa è stato proposto finora?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "È in una di queste affermazioni?" : ask}`,
};

const dutch: ResearchWording = {
	gathering: (statements, documents) =>
		`Verzamelen: ${statements} ${statements === 1 ? "uitspraak" : "uitspraken"} uit ${documents} ${documents === 1 ? "bron" : "bronnen"}`,
	weighing: (facts) => `${facts} ${facts === 1 ? "feit" : "feiten"} wegen naar wat ze steunt`,
	contradictions: (pairs) =>
		`Uitspraken vergelijken: ${pairs} ${pairs === 1 ? "tegenspraak" : "tegenspraken"}`,
	supported: (count) =>
		`${count === 1 ? "Eén andere passage steunt" : `${count} andere passages steunen`} dit.`,
	alone: "Eén keer gezegd; niets anders in het materiaal bevestigt het.",
	counted: "Geteld of opgeschreven; één keer gezegd, en niets anders in het materiaal bevestigt het.",
	against: "Een andere passage zegt iets anders.",
	sought: {
		target: {
			nothing: "Er is geen waarde gevonden die moet worden bereikt.",
			ask: "Welke is het, en wanneer?",
		},
		cap: {
			nothing: "Er is geen bedrag gevonden dat hoogstens mag worden uitgegeven.",
			ask: "Hoeveel is het?",
		},
		deadline: { nothing: "Er is geen dag gevonden waarop het klaar moet zijn.", ask: "Welke is het?" },
		option: {
			nothing: "Er is geen voorstel gevonden voor wat er moet gebeuren.",
			ask: "Wat is er tot nu toe voorgesteld?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "Staat het in een van deze uitspraken?" : ask}`,
};

const wordings: Record<KnownLanguage, ResearchWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences of research in a language; English in an unknown one. */
export function researchWording(language: Language): ResearchWording {
	return wordings[spoken(language)];
}
