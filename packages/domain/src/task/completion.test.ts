import { describe, expect, it } from "vitest";
import { completionIssues, withCompletion } from "./completion.ts";

const begun = { status: "In Progress", progress: 40 };
const over = { status: "Completed", progress: 100 };

describe("what follows from a status or a progress", () => {
	it.each([
		["Completed is at 100 %", { status: "Completed" }, begun, { status: "Completed", progress: 100 }],
		["Completed is at 100 % from the first", { status: "Completed", progress: null }, null, over],
		["100 % is Completed", { progress: 100 }, begun, { progress: 100, status: "Completed" }],
		[
			"100 % with a status keeps it",
			{ progress: 100, status: "In Progress" },
			begun,
			{ progress: 100, status: "In Progress" },
		],
		[
			"what is not started after all is at 0 %",
			{ status: "Not Started" },
			over,
			{ status: "Not Started", progress: 0 },
		],
		["what is reopened keeps its progress", { status: "In Progress" }, over, { status: "In Progress" }],
		["less than 100 % leaves the status", { progress: 60 }, begun, { progress: 60 }],
		["other fields leave both", {}, over, {}],
	])("%s", (_, change, before, expected) => {
		expect(withCompletion(change, before)).toEqual(expected);
	});
});

describe("status and progress that do not agree", () => {
	it.each([
		[{ status: "Completed", progress: 99 }, ["progress"]],
		[{ status: "Completed", progress: null }, ["progress"]],
		[{ status: "Not Started", progress: 100 }, ["progress"]],
		[{ status: "Not Started", progress: 40 }, []],
		[{ status: "In Progress", progress: 100 }, []],
		[over, []],
	])("%o is refused at %o", (standing, paths) => {
		expect(completionIssues(standing).map(({ path }) => path)).toEqual(paths);
	});
});
