import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Language } from "../languages/language.ts";
import { stemOf, tellingWords, wordsOf } from "../languages/words.ts";
import { lexiconOf } from "../ledger/words/lexicon.ts";

const mostWords = 12;
/** A word that more playbooks than these have tells none of them apart. */
const mostOwners = 3;

/**
 * The words of a problem and its causes by which a case of this kind may be recognised: none that says nothing, that many
 * playbooks have, or that `isName` takes for a name. In the order of the texts, each once.
 */
export function recognitionWords(
	texts: readonly string[],
	language: Language,
	{ library, isName }: { library: readonly Playbook[]; isName(word: string): boolean },
): string[] {
	const owners = new Map<string, number>();
	for (const playbook of library)
		for (const stem of new Set(wordsOf(JSON.stringify(playbook)).map((word) => stemOf(word, language))))
			owners.set(stem, (owners.get(stem) ?? 0) + 1);
	const { numbers } = lexiconOf(language);
	const found = new Map<string, string>();
	for (const text of texts) {
		const named = new Set(
			text.split(/[^\p{L}\p{N}'’&-]+/u).flatMap((word) => (isName(word) ? wordsOf(word) : [])),
		);
		for (const word of tellingWords(wordsOf(text), language)) {
			const stem = stemOf(word, language);
			const tells =
				!/\p{N}/u.test(word) && !numbers.byFirst.has(word) && (owners.get(stem) ?? 0) <= mostOwners;
			if (tells && !named.has(word) && !found.has(stem)) found.set(stem, word);
		}
	}
	return [...found.values()].slice(0, mostWords);
}
