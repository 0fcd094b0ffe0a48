import { properNames, tokensOf } from "../anonymous/proper-names.ts";
import type { Case } from "../case/build.ts";
import { type KnownLanguage, spoken } from "../languages/language.ts";

/** What is asked of a search of the web, in the language of the text. */
export type SearchQuestions = {
	/** ISO 639-1; null where the text's language is not known. */
	language: KnownLanguage | null;
	questions: string[];
};

/** Services take 400 characters and 50 words. */
const mostWords = 30;
const mostCharacters = 300;

/** What stands behind the cause: for it, against it, comparable cases, solutions, and their price. */
const asked: Record<KnownLanguage, readonly string[]> = {
	en: ["causes study figures", "other causes criticism", "case study lessons", "solution", "solution cost"],
	de: [
		"Ursachen Studie Zahlen",
		"andere Ursachen Kritik",
		"Fallstudie Erfahrungen",
		"Lösung",
		"Lösung Kosten",
	],
	fr: [
		"causes étude chiffres",
		"autres causes critique",
		"étude de cas retour d'expérience",
		"solution",
		"coût de la solution",
	],
	es: [
		"causas estudio cifras",
		"otras causas crítica",
		"estudio de caso experiencias",
		"solución",
		"coste de la solución",
	],
	it: [
		"cause studio dati",
		"altre cause critica",
		"caso di studio esperienze",
		"soluzione",
		"costo della soluzione",
	],
	nl: [
		"oorzaken onderzoek cijfers",
		"andere oorzaken kritiek",
		"casestudy ervaringen",
		"oplossing",
		"kosten oplossing",
	],
};

/**
 * The questions about a root cause that may leave this machine: without names of people, firms and products as far as
 * they are recognised, and without figures. None where nothing is left.
 */
export function searchQuestions({ reading, people }: Case, rootCause: string): SearchQuestions {
	const isName = properNames({
		language: reading.language,
		texts: [rootCause, ...reading.documents.map(({ content }) => content)],
		people: people.map(({ name }) => name),
		ordinary: new Set(),
	});
	const subject = tokensOf(rootCause)
		.filter((word) => !isName(word) && !/\p{N}/u.test(word))
		.slice(0, mostWords)
		.join(" ")
		.slice(0, mostCharacters);
	return {
		language: reading.language === "unknown" ? null : reading.language,
		questions: subject === "" ? [] : asked[spoken(reading.language)].map((words) => `${subject} ${words}`),
	};
}
