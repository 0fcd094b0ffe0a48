import type { Language } from "../languages/language.ts";

type ResearchWording = {
	gathering(statements: number, documents: number): string;
	weighing(facts: number): string;
	contradictions(pairs: number): string;
	supported(count: number): string;
	alone: string;
	against: string;
	gaps: { target: string; cap: string; deadline: string; options: string };
};

const english: ResearchWording = {
	gathering: (statements, documents) =>
		`Gathering: ${statements} statement${statements === 1 ? "" : "s"} of ${documents} source${documents === 1 ? "" : "s"}`,
	weighing: (facts) => `Weighing ${facts} fact${facts === 1 ? "" : "s"} by what supports them`,
	contradictions: (pairs) => `Comparing statements: ${pairs} contradiction${pairs === 1 ? "" : "s"}`,
	supported: (count) => `${count} other passage${count === 1 ? " supports" : "s support"} this.`,
	alone: "Said once; nothing else in the material confirms it.",
	against: "Another passage says otherwise.",
	gaps: {
		target: "I found no value that is to be reached. Which one, and by when?",
		cap: "I found no sum that may be spent at most. How much is it?",
		deadline: "I found no day by which it must be done. Which one is it?",
		options: "I found no proposal of what to do. What has been suggested so far?",
	},
};

const german: ResearchWording = {
	gathering: (statements, documents) =>
		`Sammeln: ${statements} Aussage${statements === 1 ? "" : "n"} aus ${documents} Quelle${documents === 1 ? "" : "n"}`,
	weighing: (facts) => `${facts} Tatsache${facts === 1 ? "" : "n"} nach dem wägen, was sie stützt`,
	contradictions: (pairs) => `Aussagen vergleichen: ${pairs} ${pairs === 1 ? "Widerspruch" : "Widersprüche"}`,
	supported: (count) => `${count} weitere ${count === 1 ? "Stelle stützt" : "Stellen stützen"} das.`,
	alone: "Einmal gesagt; nichts sonst im Material bestätigt es.",
	against: "Eine andere Stelle sagt etwas anderes.",
	gaps: {
		target: "Ich habe keinen Wert gefunden, der erreicht werden soll. Welcher ist es, und bis wann?",
		cap: "Ich habe keine Summe gefunden, die höchstens ausgegeben werden darf. Wie hoch ist sie?",
		deadline: "Ich habe keinen Tag gefunden, bis zu dem es fertig sein muss. Welcher ist es?",
		options: "Ich habe keinen Vorschlag gefunden, was zu tun ist. Was wurde bisher vorgeschlagen?",
	},
};

/** The sentences of research in a language; English where the product has none in it. */
export function researchWording(language: Language): ResearchWording {
	return language === "de" ? german : english;
}
