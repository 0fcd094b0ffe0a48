import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
	criterionText,
	isMet,
	NewSessionContext,
	progressOf,
	SessionContextChange,
	withTick,
} from "./session-context.ts";

test.each([
	["✓ Signed", true, "Signed"],
	["Signed", false, "Signed"],
	["✓Signed", false, "✓Signed"],
	[" ✓ Signed", false, " ✓ Signed"],
	["✔ Signed", false, "✔ Signed"],
])("%j is met: %s, and asks for %j", (criterion, met, text) => {
	expect(isMet(criterion)).toBe(met);
	expect(criterionText(criterion)).toBe(text);
});

test.each([
	[[], { met: 0, total: 0, percent: 0 }],
	[["a"], { met: 0, total: 1, percent: 0 }],
	[["✓ a", "b", "c"], { met: 1, total: 3, percent: 33 }],
	[["✓ a", "✓ b", "c"], { met: 2, total: 3, percent: 67 }],
	[["✓ a", "✓ b"], { met: 2, total: 2, percent: 100 }],
	[["✓ a", "b", "c", "d", "e", "f", "g", "h"], { met: 1, total: 8, percent: 13 }],
])("the progress of %j is %j", (criteria, progress) => {
	expect(progressOf(criteria)).toEqual(progress);
});

describe("a tick", () => {
	it.each([
		["adds the mark", ["a", "b"], { index: 1, text: "b", met: true }, ["a", "✓ b"]],
		["takes it away", ["✓ a", "b"], { index: 0, text: "a", met: false }, ["a", "b"]],
		["is made once", ["✓ a"], { index: 0, text: "a", met: true }, ["✓ a"]],
		["follows a criterion that moved", ["x", "a"], { index: 0, text: "a", met: true }, ["x", "✓ a"]],
		["finds one that another tab ticked", ["✓ a", "b"], { index: 0, text: "a", met: false }, ["a", "b"]],
		["keeps to its place among equals", ["a", "a"], { index: 1, text: "a", met: true }, ["a", "✓ a"]],
		["leaves a list without its criterion alone", ["b"], { index: 0, text: "a", met: true }, ["b"]],
	])("%s", (_what, criteria, tick, expected) => {
		expect(withTick(criteria, tick)).toEqual(expected);
	});

	it("is taken back by its opposite, and touches no other criterion", () => {
		const criteria = fc.uniqueArray(
			fc.string({ minLength: 1 }).filter((text) => !isMet(text)),
			{ minLength: 1 },
		);
		fc.assert(
			fc.property(criteria, fc.nat(), (unmet, seed) => {
				const index = seed % unmet.length;
				const tick = { index, text: unmet[index] ?? "", met: true };
				const ticked = withTick(unmet, tick);
				expect(progressOf(ticked).met).toBe(1);
				expect(withTick(ticked, { ...tick, met: false })).toEqual(unmet);
			}),
		);
	});
});

test.each([
	["no goal", { goal: "  ", successCriteria: ["a"] }, "goal"],
	["no criteria", { goal: "Ship", successCriteria: [] }, "successCriteria"],
	["a blank criterion", { goal: "Ship", successCriteria: ["a", " "] }, "successCriteria.1"],
	["a field of its own", { goal: "Ship", successCriteria: ["a"], active: false }, ""],
])("a session with %s is refused", (_what, input, path) => {
	const parsed = NewSessionContext.safeParse(input);
	expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
});

test("a phase is optional, and what is not named in a change stays", () => {
	expect(NewSessionContext.parse({ goal: " Ship ", successCriteria: [" ✓ a "] })).toEqual({
		goal: "Ship",
		successCriteria: ["✓ a"],
		currentPhase: null,
	});
	expect(SessionContextChange.parse({ successCriteria: ["a"] })).toEqual({ successCriteria: ["a"] });
});
