import { ofEnglish } from "./english-criterion.ts";
import { isGerman, ofGerman } from "./german-criterion.ts";
import type { Scene } from "./scene.ts";

/** A requirement as something that a test can show: the situation, what happens, and what is seen then. */
export type Criterion = { language: "en" | "de"; given: string; when: string; outcome: string };

/** The words before the three parts of a criterion (Gherkin), by language. */
export const partWords = {
	en: ["Given", "When", "Then"],
	de: ["Angenommen", "Wenn", "Dann"],
} as const;

/** Words that promise something without a measure. */
const vague =
	/\b(?:fast|quick(?:ly)?|performant|responsive|easy|easily|simple|intuitive|user[- ]friendly|nice|modern|robust|reliable|secure|safe|scalable|flexible|efficient|optimi[sz]ed?|good|better|best|appropriate|adequate|etc|high[- ]quality|seamless|clean|schnell|einfach|intuitiv|benutzerfreundlich|sicher|robust|skalierbar|flexibel|effizient|gut|besser|modern)\b/iu;
/** What makes a vague word measurable. */
const measured =
	/\d|\b(?:at least|at most|within|no more than|fewer than|less than|more than|every|always|never|only|none|all|exactly|mindestens|höchstens|innerhalb|weniger als|mehr als|immer|nie|nur|genau)\b/iu;

/**
 * Puts a requirement as a criterion in the form Given / When / Then (Gherkin), in its own language. Null when no test
 * follows from it: no sentence of a known form, or a promise without a measure.
 */
export function criterionOf(requirement: string, scene: Scene): Criterion | null {
	const text = requirement
		.replaceAll(/\s+/g, " ")
		.trim()
		.replace(/[.;!]+$/u, "");
	if (!hasWords(text) || (vague.test(text) && !measured.test(text))) return null;
	const parts = isGerman(text) ? ofGerman(text, scene.de) : ofEnglish(text, scene.en);
	if (!parts) return null;
	return { ...parts, given: `${parts.given}${bothSidesOf(text)}` };
}

/** The vague word of a requirement that no measure goes with; null when there is none. */
export function vagueWordOf(requirement: string): string | null {
	if (measured.test(requirement)) return null;
	return vague.exec(requirement)?.[0] ?? null;
}

/** Whether a text has at least two words, most of which could be spoken. */
function hasWords(text: string): boolean {
	const words = text.match(/\p{L}{2,}/gu) ?? [];
	const spoken = words.filter((word) => word.length < 4 || /[aeiouyäöüéè]/iu.test(word));
	return words.length >= 2 && spoken.length * 3 > words.length * 2;
}

/** The examples on both sides of a limit, which show that it is one: `, once with 50 rows and once with 51`. */
function bothSidesOf(text: string): string {
	const limit =
		/\b(?:(?<most>at most|no more than|not (?:be )?longer than|not exceed|up to|a maximum of|höchstens|maximal)|(?<least>at least|no fewer than|a minimum of|mindestens)) (?<count>\d{1,9})(?: (?<what>\p{L}+))?(?![\d.,]*\d)/iu.exec(
			text,
		)?.groups;
	if (!limit?.count || /^(?:ms|s|sec|milli|second|sekunde|minute|hour|stunde)/iu.test(limit.what ?? ""))
		return "";
	const count = Number(limit.count);
	const beyond = limit.most ? count + 1 : count - 1;
	const what = limit.what ? ` ${limit.what}` : "";
	// The dative of most plurals.
	const dative = /[a-zäöü](?<![ns])$/u.test(what) ? `${what}n` : what;
	return isGerman(text)
		? `; einmal mit ${count}${dative} und einmal mit ${beyond}`
		: `; once with ${count}${what} and once with ${beyond}`;
}
