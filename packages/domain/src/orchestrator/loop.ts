import type { BuilderResponse, Iteration, QaReview, StopReason, Verdict } from "../orchestrator.ts";

/** Where the loop of builder and reviewer stands. Only `advance` and `stop` make one of another. */
export type Loop = {
	readonly requirements: readonly string[];
	/** Revisions after the first build, at most. */
	readonly maxRetries: number;
	readonly rounds: readonly Iteration[];
	readonly stopped: StopReason | null;
};

/** What is to be done next. */
export type NextStep =
	| { do: "build"; number: number; previous: Iteration | null }
	| { do: "review"; number: number; builderResponse: BuilderResponse }
	| { do: "stop"; verdict: Verdict; reason: StopReason };

/** What an agent came back with. */
export type Outcome = { builderResponse: BuilderResponse } | { qaReview: QaReview };

export function startLoop(task: Pick<Loop, "requirements" | "maxRetries">): Loop {
	return { ...task, rounds: [], stopped: null };
}

/**
 * build → review → revise, until the review lets everything pass, the revisions are used up, or a round brought nothing
 * new. At most `maxRetries + 1` builds and as many reviews, whatever the agents answer.
 */
export function nextStep({ requirements, maxRetries, rounds, stopped }: Loop): NextStep {
	const last = rounds.at(-1) ?? null;
	if (stopped) return { do: "stop", verdict: verdictOf(last, requirements), reason: stopped };
	if (!last) return { do: "build", number: 1, previous: null };
	if (!last.qaReview) return { do: "review", number: last.number, builderResponse: last.builderResponse };
	const verdict = verdictOf(last, requirements);
	if (verdict === "PASS") return { do: "stop", verdict, reason: "passed" };
	if (rounds.length > maxRetries) return { do: "stop", verdict, reason: "retries" };
	if (nothingNew(rounds.at(-2), last)) return { do: "stop", verdict, reason: "no-progress" };
	return { do: "build", number: last.number + 1, previous: last };
}

/** The loop after an agent has answered. Throws when that agent was not asked. */
export function advance(loop: Loop, outcome: Outcome): Loop {
	const step = nextStep(loop);
	if (step.do === "build" && "builderResponse" in outcome) {
		const round = { number: step.number, builderResponse: outcome.builderResponse, qaReview: null };
		return { ...loop, rounds: [...loop.rounds, round] };
	}
	if (step.do === "review" && "qaReview" in outcome) {
		const reviewed = loop.rounds.map((round) =>
			round.number === step.number ? reviewedRound(round, outcome.qaReview, loop.requirements) : round,
		);
		return { ...loop, rounds: reviewed };
	}
	throw new Error(`The loop waits for something else: ${step.do}`);
}

/** The loop, ended from outside. */
export function stop(loop: Loop, reason: "cap" | "cancelled"): Loop {
	return nextStep(loop).do === "stop" ? loop : { ...loop, stopped: reason };
}

/**
 * PASS when every requirement was looked at and is satisfied, nothing is unmet, and no issue or blocker is critical. It
 * follows from the review's findings, not from what an agent says of them.
 */
export function verdictOf(round: Iteration | null, requirements: readonly string[]): Verdict {
	const review = round?.qaReview;
	if (!review || round.builderResponse.artifacts.length === 0) return "FAIL";
	const satisfied = requirements.every((requirement) =>
		review.requirementsVerification.some((each) => each.satisfied && same(each.requirement, requirement)),
	);
	const refused = review.requirementsVerification.some((each) => !each.satisfied);
	const unmet = round.builderResponse.unmetRequirements.length > 0;
	const critical =
		review.criticalBlockers.length > 0 || review.issues.some(({ severity }) => severity === "critical");
	return satisfied && !refused && !unmet && !critical ? "PASS" : "FAIL";
}

/** What QA says of a requirement that it left out. */
const notVerified = "Not verified by QA";

/**
 * A round with its review. Every requirement of the task stands in the review, in the task's order, whatever QA left out
 * or added; what is not satisfied is unmet, whatever the builder says of it.
 */
function reviewedRound(
	{ number, builderResponse }: Iteration,
	qaReview: QaReview,
	requirements: readonly string[],
): Iteration {
	const verdicts = qaReview.requirementsVerification;
	const left = [...verdicts];
	const checks = requirements.map((requirement) => {
		const isOf = (each: (typeof verdicts)[number]) => same(each.requirement, requirement);
		const at = left.findIndex(isOf);
		const [verdict] = at < 0 ? [] : left.splice(at, 1);
		// A requirement that the task states twice may be answered once.
		return verdict ?? verdicts.find(isOf) ?? { requirement, satisfied: false, notes: notVerified };
	});
	const unmet = checks.filter(({ satisfied }) => !satisfied).map(({ requirement }) => requirement);
	const reported = builderResponse.unmetRequirements;
	const unsaid = unmet.filter((requirement) => !reported.some((each) => same(each, requirement)));
	return {
		number,
		builderResponse: { ...builderResponse, unmetRequirements: [...reported, ...unsaid] },
		qaReview: { ...qaReview, requirementsVerification: [...checks, ...left] },
	};
}

/** Whether a revision changed no file, so that another review would say the same. */
function nothingNew(before: Iteration | undefined, after: Iteration): boolean {
	if (!before) return false;
	const files = ({ builderResponse }: Iteration) =>
		JSON.stringify(builderResponse.artifacts.map(({ filePath, content }) => [filePath, content]).sort());
	return files(before) === files(after);
}

function same(one: string, other: string): boolean {
	const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();
	return plain(one) === plain(other);
}
