import { expect, test } from "vitest";
import { revisionText } from "./verdict.ts";

const revision = { objection: "Nobody says so.", outcome: "met", open: "" } as const;

test.each([
	["Drivers leave in the course.", "Was: “Drivers leave in the course.” Objection: Nobody says so."],
	["Do drivers leave?", "Was: “Do drivers leave?” Objection: Nobody says so."],
	["Drivers leave", "Was: “Drivers leave”. Objection: Nobody says so."],
])("The first wording %j ends with one mark", (before, was) => {
	expect(revisionText({ ...revision, before }).was).toBe(was);
});
