import { cuesOf } from "../../../languages/cues.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";

/** The words of each clause of a statement. */
export function clausesOf({ plain }: Read): readonly (readonly string[])[] {
	return plain.split(/[,;:.()]\s|\s[–—-]\s/u).map(wordsOf);
}

/** Whether a clause says that something is so; "when it is not in Finnish", "which is not service" do not. */
export function isAsserted(words: readonly string[], language: Read["language"]): boolean {
	const { when, condition, relative } = cuesOf(language);
	return !relative.has(words[0] ?? "") && when.count(words) + condition.count(words) === 0;
}
