import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { namesFreeze } from "../../languages/time/freezes.ts";
import { wordsOf } from "../../languages/words.ts";
import { capWorth, leastCapWorth, leastSum } from "../../roles/cap.ts";
import type { Read } from "../../roles/statements.ts";

/** "No more than £75,000 before the year ends on 31 March": until then the money has to do, and nothing is due. */
export function isDayOfMoney(figure: Figure, statement: Read): boolean {
	const { figures, text, language } = statement;
	if (figure.kind !== "date" || isOfFreeze(figure, statement)) return false;
	const others = figures.filter(
		({ kind, value }) => kind !== "date" && kind !== "number" && !(kind === "money" && value <= leastSum),
	);
	const [cap] = others;
	// Beside anything else that is measured or paid it may be the day of that.
	if (!cap || others.some((other) => capWorth(other, statement) < leastCapWorth)) return false;
	const between = text.slice(Math.min(cap.end, figure.end), Math.max(cap.start, figure.start));
	const behind = /^[^,;:.!?()]*/u.exec(text.slice(Math.max(cap.end, figure.end)))?.[0] ?? "";
	if (isSpent(language).test(`${between} ${behind}`)) return true;
	const { mustBe, ready, ceiling } = cuesOf(language);
	const words = wordsOf(`${between} ${behind}`);
	if (ceiling.count(words) > 0) return true;
	// "Stehen nicht zur Verfügung" has a word of what is ready, in the clause of the amount.
	const due = /[,;:.!?()]|\s[–—]\s/u.test(between) ? [mustBe, ready] : [mustBe];
	return due.every((list) => list.count(words) === 0);
}

const isSpent = patternByLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.ofMoney})(?!\\p{L})`, "iu"));

/** "We have a capital freeze until April and at most £150k": the day of something else. */
function isOfFreeze({ start }: Figure, { text, language }: Read): boolean {
	if (language === "unknown") return false;
	const before =
		text
			.slice(0, start)
			.split(/[,;:.!?()]/u)
			.at(-1) ?? "";
	return namesFreeze(language).test(before);
}
