import { expect, test } from "vitest";
import { activitySentence } from "./activity-sentence.ts";

const entry = {
	id: "01939000-0000-7000-8000-000000000901",
	at: "2026-03-04T09:30:00.000Z",
	personName: "Maria Keller",
	objectId: null,
	parentId: null,
	objectTitle: "Prepare cutover",
	status: null,
	others: 0,
};

test.each([
	["completed", "task", "completed the task"],
	["updated", "kpi", "changed the KPI"],
	["unarchived", "program", "brought back the program"],
	["signed off", "gate evidence pack", "signed off the gate evidence pack"],
])("%s %s reads as: Maria Keller %s Prepare cutover", (action, objectType, did) => {
	expect(activitySentence({ ...entry, action, objectType })).toEqual({
		who: "Maria Keller",
		did,
		what: "Prepare cutover",
		outcome: "",
	});
});

test("A change of status says where the object stands now", () => {
	const moved = { ...entry, action: "updated", objectType: "task", status: "Completed" };
	expect(activitySentence(moved)).toMatchObject({ did: "moved the task", outcome: "to Completed" });
});

test("What the same call changed along is counted", () => {
	const moved = { ...entry, action: "updated", objectType: "task", others: 1_200 };
	expect(activitySentence(moved)).toMatchObject({ did: "changed the task", outcome: "and 1,200 more" });
});
