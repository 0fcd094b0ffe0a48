import { languageOf, topicWords } from "./text/words.ts";

/** Whether a quote speaks of a statement: at least a third of the statement's topic words stand in it. */
export function speaksOf(quote: string, statement: string): boolean {
	const language = languageOf(`${quote}\n${statement}`);
	const said = new Set(topicWords(quote, language));
	const asked = [...new Set(topicWords(statement, language))];
	return asked.length > 0 && asked.filter((word) => said.has(word)).length * 3 >= asked.length;
}
