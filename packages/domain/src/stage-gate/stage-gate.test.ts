import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
	decisionOf,
	isDecision,
	isFinal,
	isReviewOverdue,
	NewReview,
	newestReviews,
	nextStatuses,
	type ReviewStatus,
	reviewStatuses,
	stepIssue,
} from "../stage-gate.ts";

const steps = new Set([
	"Pending → In Review",
	"In Review → Passed",
	"In Review → Failed",
	"In Review → On Hold",
	"On Hold → In Review",
]);
const every = reviewStatuses.flatMap((from) => reviewStatuses.map((to) => [from, to] as const));

describe("the life of a review", () => {
	it.each(every)("%s → %s goes or is refused at the status", (from, to) => {
		const goes = from === to || steps.has(`${from} → ${to}`);
		expect(stepIssue(from, to)?.path).toBe(goes ? undefined : "status");
	});

	it("says what is possible instead", () => {
		expect(stepIssue("Pending", "Passed")?.message).toBe(
			"A review that is Pending can only become In Review",
		);
		expect(stepIssue("In Review", "Pending")?.message).toBe(
			"A review that is In Review can only become Passed, Failed or On Hold",
		);
	});

	it("ends with Passed or Failed, whatever way it takes", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(5), { maxLength: 30 }), (choices) => {
				let status: ReviewStatus = "Pending";
				for (const choice of choices) {
					const next: readonly ReviewStatus[] = nextStatuses[status];
					if (isFinal(status)) expect(next).toEqual([]);
					status = next[choice % Math.max(1, next.length)] ?? status;
				}
				expect(isFinal(status)).toBe(status === "Passed" || status === "Failed");
			}),
		);
	});

	it.each(reviewStatuses)("%s is signed exactly when it is a decision", (status) => {
		const signed = decisionOf(status, {
			personId: "p",
			name: "Maria Keller",
			at: "2026-01-01T00:00:00.000Z",
		});
		const decided = {
			decidedAt: "2026-01-01T00:00:00.000Z",
			decidedById: "p",
			decidedByName: "Maria Keller",
		};
		const open = { decidedAt: null, decidedById: null, decidedByName: null };
		expect(signed).toEqual(isDecision(status) ? decided : open);
		expect(isDecision(status)).toBe(["Passed", "Failed", "On Hold"].includes(status));
	});
});

test("the newest review of a gate says where it stands, by key among those of one moment", () => {
	const at = (id: string, stageGateId: string, createdAt: string) => ({ id, stageGateId, createdAt });
	const newest = newestReviews([
		at("1", "g0", "2026-01-02"),
		at("2", "g0", "2026-01-01"),
		at("4", "g1", "2026-01-01"),
		at("3", "g1", "2026-01-01"),
	]);
	expect([...newest].map(([gate, { id }]) => [gate, id])).toEqual([
		["g0", "1"],
		["g1", "4"],
	]);
});

describe("a new review", () => {
	const named = {
		stageGateId: "019a0000-0000-7000-8000-000000000000",
		programId: "019a0000-0000-7000-8000-000000000001",
	};

	it("is Pending and without a date unless said", () => {
		expect(NewReview.parse(named)).toEqual({
			...named,
			status: "Pending",
			reviewDate: null,
			ownerId: null,
			note: null,
			judgements: [],
			conditions: [],
		});
	});

	it.each([
		["an unknown status", { status: "Done" }, "status"],
		["a date that is none", { reviewDate: "soon" }, "reviewDate"],
		["no gate", { stageGateId: undefined }, "stageGateId"],
		["a decider of its own", { decidedByName: "Me" }, ""],
	])("with %s is refused", (_what, change, path) => {
		const parsed = NewReview.safeParse({ ...named, ...change });
		expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
	});
});

test.each([
	["Pending", "2026-05-11", true],
	["In Review", "2026-05-11", true],
	["Pending", "2026-05-12", false],
	["Pending", null, false],
	["On Hold", "2026-05-11", false],
	["Passed", "2026-05-11", false],
] as const)("A review that is %s for %s is overdue on May 12: %s", (status, reviewDate, expected) => {
	expect(isReviewOverdue({ status, reviewDate }, "2026-05-12")).toBe(expected);
});
