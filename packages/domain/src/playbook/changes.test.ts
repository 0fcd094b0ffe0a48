import { expect, test } from "vitest";
import { changedParts } from "./changes.ts";
import { type GivenPlaybook, Playbook } from "./playbook.ts";

const given: GivenPlaybook = {
	id: "returns",
	name: { en: "Returns", de: "Retouren" },
	summary: { en: "When returns lie for weeks." },
	fits: { en: ["return", "refund"] },
	causes: [{ text: { en: "Nobody books them" } }, { text: { en: "The yard is full" } }],
	workstreams: [
		{
			id: "desk",
			title: { en: "Desk" },
			tasks: [
				{ id: "open", name: { en: "Open the desk" }, days: [1, 2, 3] },
				{ id: "train", name: { en: "Train the team" }, days: [2, 4, 6], after: ["open"] },
			],
		},
	],
};
const before = Playbook.parse(given);
const changed = (change: Partial<Playbook>) => changedParts(before, { ...before, ...change });
const [desk] = before.workstreams;
const shorter = desk?.tasks.map((task) =>
	task.id === "train" ? { ...task, days: [2, 5, 9] as const } : task,
);

test("what is the same has no changed parts", () => {
	expect(changed({})).toEqual([]);
});

test.each<[string, Partial<GivenPlaybook>, string, string | null, string | null]>([
	["a text", { name: { ...before.name, de: "Rücksendungen" } }, "name › de", "Retouren", "Rücksendungen"],
	["a language", { name: { ...before.name, fr: "Retours" } }, "name › fr", null, "Retours"],
	["words", { fits: { en: ["return", "parcel"] } }, "fits › en", "return, refund", "return, parcel"],
	[
		"a task's days",
		{ workstreams: [{ ...desk, tasks: shorter }] as Playbook["workstreams"] },
		"workstreams › desk › tasks › train › days",
		"2, 4, 6",
		"2, 5, 9",
	],
	[
		"a removed entry",
		{ causes: before.causes.slice(1) },
		"causes › Nobody books them",
		"Nobody books them",
		null,
	],
	["an added entry", { roles: [{ id: "clerk", name: { en: "Clerk" } }] }, "roles › clerk", null, "Clerk"],
	[
		"an entry that stands there twice",
		{ causes: [...before.causes, ...before.causes.slice(1)] },
		"causes",
		"Nobody books them, The yard is full",
		"Nobody books them, The yard is full, The yard is full",
	],
	[
		"the order alone",
		{ causes: before.causes.toReversed() },
		"causes",
		"Nobody books them, The yard is full",
		"The yard is full, Nobody books them",
	],
])("%s is one changed part, with what it was and is", (_, change, path, old, now) => {
	expect(changed(Playbook.parse({ ...before, ...change }))).toEqual([{ path, before: old, after: now }]);
});
