import type { Executor } from "@throughline/db/connect";
import type { Analysis } from "@throughline/domain/consultant/analysis";
import { walk } from "./find-why.ts";
import { rootQuestionOf, whysOf } from "./stored-tree.ts";

/** The analysis with the questions that the session's tree asks, as far as the path goes through it. */
export async function withAskedQuestions(
	db: Executor,
	sessionId: string,
	whysPath: readonly string[],
	analysis: Analysis,
): Promise<Analysis> {
	const path = walk(await whysOf(db, sessionId), whysPath);
	if (path.length === 0) return analysis;
	const asked = [await rootQuestionOf(db, sessionId), ...path.map(({ question }) => question)];
	const { five_whys: whys } = analysis;
	const put = <Step extends Analysis["five_whys"]["why_5"]>(step: Step, at: number): Step =>
		step && whysPath[at] !== undefined && at <= path.length
			? { ...step, question: asked[at] || step.question }
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
		},
	};
}
