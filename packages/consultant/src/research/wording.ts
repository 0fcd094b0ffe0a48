import type { Language } from "../languages/language.ts";
import type { Sought } from "./nearest.ts";

type ResearchWording = {
	gathering(statements: number, documents: number): string;
	weighing(facts: number): string;
	contradictions(pairs: number): string;
	supported(count: number): string;
	alone: string;
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
	against: "Another passage says otherwise.",
	sought: {
		target: { nothing: "I found no value that is to be reached.", ask: "Which one, and by when?" },
		cap: { nothing: "I found no sum that may be spent at most.", ask: "How much is it?" },
		deadline: { nothing: "I found no day by which it must be done.", ask: "Which one is it?" },
		option: { nothing: "I found no proposal of what to do.", ask: "What has been suggested so far?" },
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
	against: "Eine andere Stelle sagt etwas anderes.",
	sought: {
		target: {
			nothing: "Ich habe keinen Wert gefunden, der erreicht werden soll.",
			ask: "Welcher ist es, und bis wann?",
		},
		cap: {
			nothing: "Ich habe keine Summe gefunden, die höchstens ausgegeben werden darf.",
			ask: "Wie hoch ist sie?",
		},
		deadline: {
			nothing: "Ich habe keinen Tag gefunden, bis zu dem es fertig sein muss.",
			ask: "Welcher ist es?",
		},
		option: {
			nothing: "Ich habe keinen Vorschlag gefunden, was zu tun ist.",
			ask: "Was wurde bisher vorgeschlagen?",
		},
	},
	gap: ({ nothing, ask }, hasNearest) =>
		`${nothing} ${hasNearest ? "Ist eine dieser Aussagen gemeint?" : ask}`,
};

/** The sentences of research in a language; English where the product has none in it. */
export function researchWording(language: Language): ResearchWording {
	return language === "de" ? german : english;
}
