import type { Playbook } from "@throughline/domain/playbook/playbook";
import { namesTime } from "../case/people/evidence/calendar.ts";
import { dateLexiconOf } from "../figures/dates/date-lexicon.ts";
import { durationUnitOf } from "../figures/figures.ts";
import { lexiconOf } from "../figures/words/lexicon.ts";
import { fold } from "../figures/words/tokens.ts";
import type { Language } from "../languages/language.ts";
import { stemOf, tellingWords, wordsOf } from "../languages/words.ts";
import { nounsOf } from "./nouns.ts";

const mostWords = 12;
/** Where so many are said more than once, what is said once is by the way. */
const fewestRepeated = 3;
/** A word that more playbooks than these have tells none of them apart. */
const mostOwners = 3;

type Given = {
	language: Language;
	/** The problem of the case and its causes. */
	said: readonly string[];
	/** All that the case says, where there is more: whether a word is a noun, and how often it is said, shows there. */
	texts: readonly string[];
	library: readonly Playbook[];
	isName(word: string): boolean;
};

/**
 * The nouns of a problem and its causes by which a case of this kind may be recognised, the most used first: none that many
 * playbooks have, that tells a time, an amount or a currency, or that `isName` takes for a name.
 */
export function recognitionWords({ language, said, texts, library, isName }: Given): string[] {
	const owners = new Map<string, number>();
	for (const playbook of library)
		for (const stem of new Set(wordsOf(JSON.stringify(playbook)).map((word) => stemOf(word, language))))
			owners.set(stem, (owners.get(stem) ?? 0) + 1);
	const nouns = nounsOf(texts.length > 0 ? texts : said, language);
	const found = new Map<string, { word: string; times: number }>();
	for (const text of said) {
		const named = new Set(
			text.split(/[^\p{L}\p{N}'’&-]+/u).flatMap((word) => (isName(word) ? wordsOf(word) : [])),
		);
		for (const word of tellingWords(wordsOf(text), language)) {
			const stem = stemOf(word, language);
			const noun = nouns.get(stem);
			const tells = (owners.get(stem) ?? 0) <= mostOwners && !named.has(word) && !measures(word, language);
			if (noun && tells) found.set(stem, noun);
		}
	}
	const words = [...found.values()].sort((one, other) => other.times - one.times);
	const repeated = words.filter(({ times }) => times > 1);
	return (repeated.length < fewestRepeated ? words : repeated).map(({ word }) => word).slice(0, mostWords);
}

/** Whether a lower-case word tells a time, a number or a currency. */
function measures(word: string, language: Language): boolean {
	const plain = fold(word);
	const { numbers, magnitudes, currencies, percent } = lexiconOf(language);
	const { ordinals } = dateLexiconOf(language);
	return (
		/\p{N}/u.test(word) ||
		namesTime(word, language) ||
		durationUnitOf(word, language) !== null ||
		[numbers, ordinals, magnitudes, currencies, percent].some(({ byFirst }) => byFirst.has(plain))
	);
}
