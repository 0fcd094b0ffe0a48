import { explanationIn, reasonIn } from "../case/causes/reason.ts";
import type { Language } from "../languages/language.ts";
import { wording } from "../wording/wording.ts";

/**
 * What the tree asks: why the problem is so, without the reason that its own sentence gives. A person's own words stay whole.
 */
export function rootQuestionOf(
	problem: { text: string; confirmed: boolean } | null,
	language: Language,
): string {
	const words = wording(language);
	if (problem === null) return words.noProblem;
	return words.rootQuestion(problem.confirmed ? problem.text : withoutReason(problem.text, language));
}

function withoutReason(text: string, language: Language): string {
	const said = { plain: text, language };
	const effect = reasonIn(said) === null ? undefined : explanationIn(said)?.effect;
	return effect === undefined ? text : `${effect.replace(/[\s,;–—-]+$/u, "")}.`;
}
