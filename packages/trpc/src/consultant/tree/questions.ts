import type { Executor } from "@throughline/db/connect";
import type { Analysis } from "@throughline/domain/consultant/analysis";
import { isAssumed } from "./evidence.ts";
import { followPath } from "./find.ts";
import { loadRootQuestion, loadWhys } from "./load.ts";

/**
 * The analysis with the questions that the session's tree asks, as far as the path goes through it, and with whether a
 * quote backs the root cause.
 */
export async function withAskedQuestions(
	db: Executor,
	sessionId: string,
	whysPath: readonly string[],
	analysis: Analysis,
): Promise<Analysis> {
	const path = followPath(await loadWhys(db, sessionId), whysPath);
	if (path.length === 0) return analysis;
	const questions = [await loadRootQuestion(db, sessionId), ...path.map(({ question }) => question)];
	const { five_whys: whys } = analysis;
	const rootCause = path.length === whysPath.length ? path.at(-1) : undefined;
	const put = <Step extends Analysis["five_whys"]["why_5"]>(step: Step, at: number): Step =>
		step && whysPath[at] !== undefined && at <= path.length
			? { ...step, question: questions[at] || step.question }
			: step;
	return {
		...analysis,
		five_whys: {
			...whys,
			why_1: put(whys.why_1, 0),
			why_2: put(whys.why_2, 1),
			why_3: put(whys.why_3, 2),
			why_4: put(whys.why_4, 3),
			why_5: put(whys.why_5, 4),
			...(rootCause && isAssumed(rootCause) && { root_cause_assumed: true }),
		},
	};
}
