import { describe, expect, test } from "vitest";
import { completeLink, readLink } from "./read-link.ts";

const tasks = ["Design", "Design review", "Build", "Phase A > B", "Go live +2", "Twin", "Twin"].map(
	(name, place) => ({
		id: String(place),
		name,
	}),
);
const link = (predecessorId: string, successorId: string, kind = "FS", lagDays = 0) => ({
	link: { predecessorId, successorId, kind, lagDays },
});

describe("A link that is written down", () => {
	test.each<[string, object]>([
		["Design > Build", link("0", "2")],
		["design->build", link("0", "2")],
		["Design → Design review", link("0", "1")],
		["rev > bui", link("1", "2")],
		["Design > Build SS", link("0", "2", "SS")],
		["Design > Build ff -3 days", link("0", "2", "FF", -3)],
		["Design > Build +2d", link("0", "2", "FS", 2)],
		["Design > Build −1", link("0", "2", "FS", -1)],
		["Build > Go live +2", link("2", "4")],
		["Build > Go live +2 +5", link("2", "4", "FS", 5)],
		["Phase A > B > Build", link("3", "2")],
		["Design", { problem: "Write the two tasks with > between them: Design > Build" }],
		["Design >", { problem: "Write which task waits, after the >" }],
		["Design > Test", { problem: "No task is called “Test”" }],
		["Design > Build 25", { problem: "No task is called “Build 25”" }],
		["De > Build", { problem: "“De” may be “Design” or “Design review”: write more of it" }],
		["Twin > Build", { problem: "Several tasks are called “Twin”: use Add Dependency" }],
		["Build > build", { problem: "A task cannot wait for itself" }],
	])("%s", (text, expected) => {
		expect(readLink(text, tasks)).toEqual(expected);
	});
});

test("What is typed is completed by the task before the arrow, then by the one after it", () => {
	expect(completeLink("", tasks)).toEqual([]);
	expect(completeLink("rev", tasks)).toEqual(["Design review > "]);
	expect(completeLink("Build > desi", tasks)).toEqual(["Build > Design", "Build > Design review"]);
});
