import { joinsOnly, type Language, languageOf } from "../text/words.ts";
import type { PlanGrounds } from "./plan-grounds.ts";

/** A program's name stands in lists and headings: longer ones are not cut but said otherwise. */
const longest = 60;

/**
 * What the program is called, at most 60 characters: the material's own measure that was chosen, else the thing that the
 * cause is about, else that of the problem, always as a whole.
 */
export function titleOf({ words, chosen, rootCause, problem, material: { language } }: PlanGrounds): string {
	const measure = chosen.find(({ option }) => option.id.startsWith("measure-"))?.option.label;
	const abouts = [rootCause, problem?.text ?? ""].flatMap((text) => subjectOf(text, language) ?? []);
	const named = [...(measure ? [measure] : []), ...abouts.map(words.title)];
	return named.find((title) => title.length <= longest) ?? words.untitled;
}

const helping =
	/^(?:is|are|was|were|has|have|had|can|cannot|could|will|would|does|do|did|must|may|needs?|takes?|leaves?|left|arrives?|fails?|fell|rose|costs?|comes?|goes?|runs?|stays?|waits?|lacks?|breaks?|stands?)$/iu;
const pointing = /^(?:it|they|he|she|we|nobody|everybody|somebody|people|es|sie|er|wir|niemand|man)$/iu;
const article = /^(?:the|our|its|their|a|an|this|these)$/iu;

/** The thing that a sentence is about: `Stock list` of `The stock list is still typed by hand`; null when it is not plain. */
export function subjectOf(text: string, otherwise: Language): string | null {
	const line = text.replaceAll(/\s+/g, " ").trim();
	// What a pronoun stands for is named behind it in brackets.
	const meant = /\((?:the|our|der|die|das|den|dem) (?<what>[^)]{3,40})\)/iu.exec(line)?.groups?.what;
	if (meant) return capital(meant);
	return languageOf(line, otherwise) === "de" ? germanSubject(line) : englishSubject(line);
}

function englishSubject(line: string): string | null {
	const words = line.split(" ");
	const at = words.findIndex((word) => article.test(word));
	const begins = at === 0 || (at > 0 && pointing.test(words[0] ?? "")) ? at + 1 : 0;
	const { run, helped } = nounsFrom(words.slice(begins));
	// Without a helping verb behind it, what ends like a verb is the verb.
	const verb = begins <= 1 && !helped && /(?:s|ed)$/iu.test(run.at(-1) ?? "");
	const noun = verb ? run.slice(0, -1) : run;
	const isPlain = (begins > 0 || helped) && noun.length > 0 && noun.length <= 4;
	return isPlain ? capital(noun.join(" ")) : null;
}

/** The words up to the first that joins or helps; whether that is a helping verb. */
function nounsFrom(words: readonly string[]): { run: string[]; helped: boolean } {
	const run: string[] = [];
	for (const word of words) {
		const bare = word.replace(/[.,;:!?]+$/u, "");
		if (helping.test(bare)) return { run, helped: true };
		if (joinsOnly(bare.toLowerCase()) || !/^[\p{L}-]+$/u.test(bare)) break;
		run.push(bare);
		if (bare !== word) break;
	}
	return { run, helped: false };
}

/** German nouns have capitals: the first that follows an article, or that the sentence begins with. */
function germanSubject(line: string): string | null {
	const [, noun = null] =
		/(?<![\p{L}])(?:der|die|das|den|dem|des|ein|eine|einen|unser\p{L}*) (?:\p{Ll}+e[nrs]? ){0,2}(\p{Lu}[\p{L}-]{2,40})/iu.exec(
			line,
		) ?? [];
	if (noun !== null && /^\p{Lu}/u.test(noun)) return noun;
	const [, first = null] = /^(\p{Lu}[\p{L}-]{3,40}) \p{Ll}/u.exec(line) ?? [];
	return first !== null && !joinsOnly(first.toLowerCase()) && !pointing.test(first) ? first : null;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
