import { expect, test } from "vitest";
import { materialOf } from "../../../../tests/ai/material.ts";
import { estimateTokens } from "../../estimate.ts";
import { questionBlocks, shownText } from "./material-block.ts";

const content = Array.from({ length: 200 }, (_, at) => `The canteen served meal number ${at} today.`)
	.toSpliced(120, 0, "Scanners send their data at night.")
	.toSpliced(60, 0, "Late orders cost us 180,000 dollars last year.")
	.join("\n");
const brief = {
	text: [
		"Currency of all amounts: USD.",
		"Problem (as read): Late orders cost us 180,000 dollars last year.",
		"Limits, binding:",
		"- At most 2 million may be spent",
		"Figures that may be used:",
		...Array.from({ length: 60 }, (_, at) => `- meals (baseline): ${at} [${at + 2}]`),
		"Workstreams:",
		"- Scanning in the aisle",
	].join("\n"),
	language: "English",
	currency: "USD",
};
const room = { shared: 300, near: 300, brief: 200 };
const blocksFor = (about: string, task = "Give the plan.") =>
	questionBlocks(materialOf({ content }), { room, about, task, brief });

test("What has no room is chosen by the case for all questions, and by the question for the one", () => {
	const scanners = blocksFor("Why do scanners send data late?");
	const canteen = blocksFor("How many meals does the canteen serve?");
	expect(scanners.shared).toEqual(canteen.shared);
	expect(scanners.shared[0]).toContain("Late orders cost us 180,000 dollars last year.");
	expect(scanners.near.join("\n")).toContain("[122] Scanners send their data at night.");
	expect(canteen.near.join("\n")).not.toContain("Scanners send");
	expect(scanners.shown.of).toBe(202);
	expect(scanners.shown.passages).toBeLessThan(60);
	expect(estimateTokens([...scanners.shared, ...scanners.near].join(""))).toBeLessThan(1_000);
	expect(shownText(scanners.shown)).toMatch(/^The model reads the \d\d of 202 statements/);
});

test("What the case's own block has no room for comes back where the question asks for it, with its heading", () => {
	expect(blocksFor("Why?").shared[1]).not.toContain("Scanning in the aisle");
	const [more = ""] = blocksFor("Why do scanners send data late?", "Give the workstreams.").near;
	expect(more).toMatch(/^More of the case, by the question:\n<(case-\w{32})>\n[\s\S]*<\/\1>$/);
	expect(more).toContain("Workstreams: Scanning in the aisle");
});

test("A material that has room is shown whole, in one block", () => {
	const whole = { shared: 60_000, near: 10_000, brief: Number.POSITIVE_INFINITY };
	const { near, shown } = questionBlocks(materialOf({ content }), {
		room: whole,
		about: "",
		task: "",
		brief,
	});
	expect(near).toEqual([]);
	expect(shown).toEqual({ passages: 202, of: 202 });
	expect(shownText(shown)).toBe("The model reads your material");
});
