import { expect, test } from "vitest";
import { type GivenPlaybook, mostTasks, Playbook } from "./playbook.ts";

const thin: GivenPlaybook = {
	id: "open-a-branch",
	name: { en: "Open a branch" },
	summary: { en: "For a new branch in a town where we are not yet." },
	workstreams: [
		{
			id: "premises",
			title: { en: "Premises" },
			tasks: [{ id: "lease", name: { en: "Sign the lease" }, days: [5, 10, 20] }],
		},
	],
};

function issuesOf(change: Partial<GivenPlaybook>): { path: string; message: string }[] {
	const { error } = Playbook.safeParse({ ...thin, ...change });
	return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join("."), message }));
}

const task = (id: string, after: string[] = [], role?: string) => ({
	id,
	name: { en: `Task ${id}` },
	days: [1, 2, 3] as [number, number, number],
	after,
	...(role === undefined ? {} : { role }),
});
const workstreams = (...tasks: ReturnType<typeof task>[]) => [{ id: "w", title: { en: "Work" }, tasks }];

test("an organisation's own playbook may hold nothing but one task", () => {
	const playbook = Playbook.parse(thin);
	expect(playbook).toMatchObject({
		causes: [],
		interview: [],
		decisions: [],
		roles: [],
		fits: {},
		gates: [],
	});
	expect(Playbook.parse(playbook)).toEqual(playbook);
});

test("a playbook without a workstream is none", () => {
	expect(issuesOf({ workstreams: [] })).toMatchObject([{ path: "workstreams" }]);
});

test.each([
	["a role that is not there", workstreams(task("a", [], "nobody")), "workstreams.0.tasks.0.role"],
	["a task that is not there", workstreams(task("a", ["b"])), "workstreams.0.tasks.0.after.0"],
	[
		"tasks that wait for each other",
		workstreams(task("a", ["b"]), task("b", ["a"])),
		"workstreams.0.tasks.0.after",
	],
	["two tasks of one id", workstreams(task("a"), task("a")), "workstreams.0.tasks.1.id"],
])("%s is named where it stands", (_, changed, path) => {
	expect(issuesOf({ workstreams: changed })).toMatchObject([{ path }]);
});

test("a gate stands in a playbook once", () => {
	const gate = { gate: "G1" as const, criteria: [{ en: "The lease is signed" }] };
	expect(issuesOf({ gates: [gate, gate] })).toEqual([
		{ path: "gates.1.gate", message: 'Two gates have the id "G1"' },
	]);
});

test("a playbook of more tasks than a person can read is refused", () => {
	const many = Array.from({ length: 5 }, (_, at) => ({
		id: `w${at}`,
		title: { en: `Work ${at}` },
		tasks: Array.from({ length: 81 }, (_, each) => task(`t${at}-${each}`)),
	}));
	expect(issuesOf({ workstreams: many })).toEqual([
		{ path: "workstreams", message: `A playbook holds at most ${mostTasks} tasks, these are 405` },
	]);
});

test("what PostgreSQL or a screen cannot hold is refused", () => {
	expect(issuesOf({ name: { en: "Open\u0000" } })).toEqual([
		{ path: "name.en", message: "Remove the control character U+0000 in line 1" },
	]);
});
