import type { Figure } from "../../figures/figure.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";

/** "Three years ago", "drie jaar geleden": when something was, not how long it takes. */
export function isAgo({ kind, start, end }: Figure, text: string, language: Language): boolean {
	if (kind !== "duration") return false;
	return ago(language).test(`${text.slice(Math.max(0, start - 30), start)}§${text.slice(end, end + 20)}`);
}

const ago = patternByLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.ago})(?!\\p{L})`, "iu"));
