import type { Case } from "../case/build.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import type { Read } from "../case/statements.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";

/** Words that more than this share of the statements have say nothing of one cause. */
const mostCommon = 0.12;
const alwaysRare = 3;
/** Two stems with so long a beginning in common are forms of one word: "form" and "formation". */
const sharedBeginning = 4;

/**
 * Whether a stated measure has to do with a cause: a person linked the two, or it shares a word with the cause that few
 * other statements have, the problem's own words aside.
 */
export function servesCause(case_: Case, rootCause: string): (option: StatedOption) => boolean {
	const { statements, reading, corrections, problem } = case_;
	const cause = case_.causes.find(({ text }) => text === rootCause);
	const ofCause = new Set(cause?.statements.map(({ id }) => id));
	const own = new Set(problem?.statement?.stems);
	const telling = [
		...new Set([...(cause?.stems ?? []), ...stemsOf(wordsOf(rootCause), reading.language)]),
	].filter((stem) => stem.length >= sharedBeginning && !own.has(stem) && isRare(stem, statements));
	return ({ statements: block, label, stems }) => {
		if (block.some(({ id }) => ofCause.has(id))) return true;
		const ids = new Set(block.map(({ id }) => id));
		const isLinked = corrections.links.some(
			({ from, to }) => (ids.has(from) && ofCause.has(to)) || (ids.has(to) && ofCause.has(from)),
		);
		if (isLinked) return true;
		const said = [
			...stems,
			...stemsOf(wordsOf(label), reading.language),
			...block.flatMap((each) => each.stems),
		];
		return telling.some((stem) => said.some((other) => isSame(stem, other)));
	};
}

/** Whether the text proposes something, and nothing of it has to do with the cause. */
export function isUnserved(case_: Case, rootCause: string): boolean {
	return case_.options.length > 0 && !case_.options.some(servesCause(case_, rootCause));
}

function isRare(stem: string, statements: readonly Read[]): boolean {
	const having = statements.filter(({ stems }) => stems.some((other) => isSame(stem, other))).length;
	return having <= Math.max(alwaysRare, mostCommon * statements.length);
}

function isSame(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	return short.length >= sharedBeginning && long.startsWith(short);
}
