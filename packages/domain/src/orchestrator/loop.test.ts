import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderResponse, Iteration, QaReview } from "../orchestrator.ts";
import { advance, type Loop, nextStep, startLoop, stop } from "./loop.ts";

const requirements = ["A risk has an owner", "Exports to CSV"];
const build = (content: string, unmet: string[] = []): BuilderResponse => ({
	approach: "As asked",
	confidence: 80,
	artifacts: [{ filePath: "src/a.ts", content, description: "" }],
	unmetRequirements: unmet,
});
const review = (satisfied: boolean[], critical: string[] = []): QaReview => ({
	summary: "",
	confidence: 70,
	requirementsVerification: requirements.map((requirement, index) => ({
		requirement,
		satisfied: satisfied[index] ?? false,
		notes: "",
	})),
	issues: [],
	criticalBlockers: critical,
});

const responses = fc.record({
	content: fc.constantFrom("a", "b", "c"),
	unmet: fc.constantFrom<string[]>([], ["x"]),
	satisfied: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
	critical: fc.constantFrom<string[]>([], ["y"]),
});

type Answer = typeof responses extends fc.Arbitrary<infer T> ? T : never;
type Interruption = { after: number; reason: "cap" | "cancelled" } | null;

/** Runs a loop with agents that answer anything; fails when it does not end. */
function runToEnd(begun: Loop, answers: Iterator<Answer>, interruption: Interruption) {
	let loop = begun;
	let answer: Answer | undefined;
	const asked = { build: 0, review: 0 };
	for (let count = 0; count < 100; count++) {
		if (interruption?.after === count) loop = stop(loop, interruption.reason);
		const step = nextStep(loop);
		if (step.do === "stop") return { step, asked, last: loop.rounds.at(-1) };
		asked[step.do]++;
		if (step.do === "build") answer = answers.next().value;
		loop = advance(loop, outcomeOf(step.do, answer));
	}
	throw new Error("The loop did not end");
}

function outcomeOf(step: "build" | "review", answer: Answer | undefined) {
	if (!answer) throw new Error("no answer");
	return step === "build"
		? { builderResponse: build(answer.content, answer.unmet) }
		: { qaReview: review(answer.satisfied, answer.critical) };
}

function isFine({ builderResponse, qaReview }: Iteration): boolean {
	if (!qaReview || qaReview.criticalBlockers.length > 0 || builderResponse.unmetRequirements.length > 0) {
		return false;
	}
	return qaReview.requirementsVerification.every(({ satisfied }) => satisfied);
}

describe("the loop of builder and reviewer", () => {
	test("always ends, never asks for more than its revisions, and its verdict follows the review", () => {
		const retries = fc.integer({ min: 0, max: 10 });
		const reason = fc.constantFrom("cap" as const, "cancelled" as const);
		const interruptions = fc.option(fc.record({ after: fc.nat(12), reason }));
		fc.assert(
			fc.property(
				retries,
				fc.infiniteStream(responses),
				interruptions,
				(maxRetries, answers, interruption) => {
					const begun = startLoop({ requirements, maxRetries });
					const { step, asked, last } = runToEnd(begun, answers, interruption);
					expect(asked.build).toBeLessThanOrEqual(maxRetries + 1);
					expect(asked.review).toBeLessThanOrEqual(asked.build);
					expect(step.verdict).toBe(last && isFine(last) ? "PASS" : "FAIL");
				},
			),
		);
	});

	const after = (...steps: (BuilderResponse | QaReview)[]): Loop =>
		steps.reduce(
			(loop, step) => advance(loop, "artifacts" in step ? { builderResponse: step } : { qaReview: step }),
			startLoop({ requirements, maxRetries: 2 }),
		);

	test.each([
		{ name: "begins with a build", loop: after(), next: { do: "build", number: 1 } },
		{ name: "reviews what was built", loop: after(build("a")), next: { do: "review", number: 1 } },
		{
			name: "stops when all is satisfied",
			loop: after(build("a"), review([true, true])),
			next: { do: "stop", verdict: "PASS", reason: "passed" },
		},
		{
			name: "revises what is not",
			loop: after(build("a"), review([true, false])),
			next: { do: "build", number: 2 },
		},
		{
			name: "does not pass with a critical blocker",
			loop: after(build("a"), review([true, true], ["leaks"])),
			next: { do: "build", number: 2 },
		},
		{
			name: "stops when a revision changes nothing",
			loop: after(build("a"), review([true, false]), build("a"), review([true, false])),
			next: { do: "stop", verdict: "FAIL", reason: "no-progress" },
		},
		{
			name: "stops when the revisions are used up",
			loop: after(build("a"), review([false]), build("b"), review([false]), build("c"), review([false])),
			next: { do: "stop", verdict: "FAIL", reason: "retries" },
		},
		{
			name: "does not pass when a requirement was not looked at",
			loop: after(build("a"), { ...review([true, true]), requirementsVerification: [] }),
			next: { do: "build", number: 2 },
		},
	])("$name", ({ loop, next }) => {
		expect(nextStep(loop)).toMatchObject(next);
	});

	test("counts a requirement that QA left out as not satisfied, and as unmet", () => {
		const [first, second] = review([true, true]).requirementsVerification;
		if (!first || !second) throw new Error("no checks");
		const extra = { requirement: "Looks nice", satisfied: true, notes: "" };
		const partial = {
			...review([]),
			requirementsVerification: [extra, { ...second, requirement: " exports  to csv" }],
		};
		const loop = after(build("a"), partial);
		expect(loop.rounds[0]?.qaReview?.requirementsVerification).toEqual([
			{ requirement: "A risk has an owner", satisfied: false, notes: "Not verified by QA" },
			{ ...second, requirement: " exports  to csv" },
			extra,
		]);
		expect(loop.rounds[0]?.builderResponse.unmetRequirements).toEqual(["A risk has an owner"]);
	});

	test("takes no answer that it did not ask for", () => {
		expect(() => advance(after(), { qaReview: review([]) })).toThrow("waits for something else: build");
		expect(() => advance(after(build("a")), { builderResponse: build("b") })).toThrow("review");
	});
});
