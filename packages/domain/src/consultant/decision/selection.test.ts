import { expect, test } from "vitest";
import { missingChoices, sameChoices, unknownChoices } from "./selection.ts";

const decisions = [
	{ id: "approach", question: "How?", options: [{ id: "stages" }, { id: "renew" }] },
	{ id: "rollout", question: "In which order?", options: [{ id: "pilot" }, { id: "waves" }] },
];

test("Choices of decisions and options that are not there are named", () => {
	expect(unknownChoices(decisions, { approach: "stages" })).toEqual([]);
	expect(unknownChoices(decisions, { approach: "pilot", budget: "more" })).toEqual([
		{ path: "selectedDecisions.approach", message: "“How?” has no such option" },
		{ path: "selectedDecisions.budget", message: "This version has no such decision" },
	]);
});

test("Decisions without a choice are named, also when their id is that of something every object has", () => {
	const odd = [...decisions, { id: "constructor", question: "Who builds it?", options: [{ id: "we" }] }];
	expect(missingChoices(odd, { approach: "stages" }).map(({ path }) => path)).toEqual([
		"selectedDecisions.rollout",
		"selectedDecisions.constructor",
	]);
});

test("Choices are the same whatever their order", () => {
	expect(sameChoices({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
	expect(sameChoices({ a: "1" }, { a: "2" })).toBe(false);
	expect(sameChoices({ a: "1" }, { a: "1", b: "2" })).toBe(false);
	expect(sameChoices({ a: "1" }, { b: "1" })).toBe(false);
});
