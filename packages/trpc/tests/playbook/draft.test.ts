import { Playbook } from "@throughline/domain/playbook/playbook";
import { PlaybookUse } from "@throughline/domain/playbook/use";
import { productLanguages } from "@throughline/domain/value/language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld({ demo: true });
});
afterAll(() => world.drop());

test("what a playbook made becomes that playbook again, as far as a program holds it", async () => {
	const editor = world.as("Editor");
	const { playbook } = await editor.playbook.get({ id: "market-entry" });
	const use = PlaybookUse.parse({ name: "Our Poland", startDate: "2027-01-04", size: "M" });
	const { programId } = await editor.playbook.use({ playbookId: "market-entry", ...use });
	const { playbook: draft } = await editor.consultant.playbook.fromProgram({ programId });
	expect(draft.id).toBe("our-poland");
	const tasks = await editor.task.list({ programId });
	const [first] = tasks;
	await editor.task.update({ id: first?.id ?? "", version: first?.version ?? 0, status: "Completed" });
	const { source, work } = await editor.consultant.playbook.yamlFromProgram({ programId });
	expect(work).toEqual({ tasks: tasks.length, completed: 1 });
	expect((await editor.playbook.readYaml({ source })).playbook).toEqual(draft);
	const common = playbook.workstreams.filter(({ serves }) => !serves);
	expect(draft.workstreams.map(({ title }) => title.en)).toEqual(common.map(({ title }) => title.en));
	const shape = (each: Playbook["workstreams"], own: Playbook) => {
		const tasks = each.flatMap((stream) => stream.tasks);
		const nameOf = new Map(tasks.map(({ id, name }) => [id, name.en]));
		const roleOf = new Map(own.roles.map(({ id, name }) => [id, name.en]));
		return tasks.map(({ name, days, after, role }) => ({
			name: name.en,
			days: days[1],
			after: after.flatMap((id) => nameOf.get(id) ?? []).sort(),
			role: roleOf.get(role ?? ""),
		}));
	};
	expect(shape(draft.workstreams, draft)).toEqual(shape(common, playbook));
	for (const part of ["kpis", "benefits", "risks", "gates"] as const)
		expect(draft[part]).toEqual(inEnglish(playbook[part]));
	expect(await editor.playbook.create({ playbook: draft })).toMatchObject({ id: "our-poland", version: 1 });
	expect((await editor.consultant.playbook.fromProgram({ programId })).playbook.id).toBe("our-poland-2");
});

test("a KPI's own label and the program's currency become those of the playbook's measure", async () => {
	const editor = world.as("Editor");
	const { id: programId } = await editor.program.create({ name: "Quay", currency: "EUR" });
	await editor.task.create({ programId, name: "Load the ship" });
	await editor.kpi.create({ programId, name: "Loaded", unit: "custom", unitLabel: "pallets" });
	await editor.kpi.create({ programId, name: "Saved", unit: "currency" });
	await editor.kpi.create({ programId, name: "Done" });
	const { kpis } = (await editor.consultant.playbook.fromProgram({ programId })).playbook;
	expect(kpis.map(({ unit }) => unit)).toEqual(["pallets", "currency", "number"]);
});

/** A part of a playbook in one language. */
function inEnglish<T>(part: T): T {
	const others: readonly string[] = productLanguages.filter((language) => language !== "en");
	return JSON.parse(JSON.stringify(part, (key, value) => (others.includes(key) ? undefined : value)));
}

test("each program of the demo gives a playbook in which nobody is named", async () => {
	const editor = world.as("Editor");
	const people = (await editor.resource.list()).map(({ name }) => name);
	expect(people.length).toBeGreaterThan(3);
	for (const { id, name } of await editor.program.list()) {
		const { playbook: draft } = await editor.consultant.playbook.fromProgram({ programId: id });
		expect(Playbook.parse(draft), name).toEqual(draft);
		const text = JSON.stringify(draft);
		expect(
			people.filter((person) => text.includes(person)),
			name,
		).toEqual([]);
	}
});

test("an option that was chosen has the person-days of the work that came of it, and no other has any", async () => {
	const editor = world.as("Editor");
	const kassel = (await editor.program.list()).find(({ name }) => name === "Kassel Warehouse Automation");
	const programId = kassel?.id ?? "";
	const tasks = await editor.task.list({ programId });
	const version = (await editor.consultant.version.all()).find(
		(each) => each.convertedProgramId === programId,
	);
	const { decisions, sources } = (await editor.consultant.playbook.fromProgram({ programId })).playbook;
	const chosen = (version?.decisions ?? []).map((decision) =>
		decision.options.findIndex(({ id }) => id === version?.selectedDecisions[decision.id]),
	);
	expect(decisions.map(({ options }) => options.findIndex((option) => option.person_days))).toEqual(chosen);
	const found = decisions.flatMap(({ options }) => options.flatMap((option) => option.person_days ?? []));
	expect(found).toHaveLength(3 * decisions.length);
	const effort = tasks.reduce((sum, { estimate }) => sum + Number(estimate ?? 0), 0);
	const ofSizes = [0, 1, 2].map((size) =>
		found.reduce((sum, days, at) => sum + (at % 3 === size ? days : 0), 0),
	);
	expect(ofSizes.map((sum) => Math.abs(sum - effort) < decisions.length)).toContain(true);
	expect(ofSizes.toSorted((one, other) => one - other)).toEqual(ofSizes);
	expect(new Set(ofSizes).size).toBe(3);
	expect(sources[0]?.title).toMatch(/person-days of options by \d+ estimates.*; \w+ case as it was/);
});

test("a team member's name in a task becomes what they are", async () => {
	const editor = world.as("Editor");
	const { id: programId } = await editor.program.create({ name: "Quay" });
	const refused = await refusalOf(editor.consultant.playbook.fromProgram({ programId }));
	expect(refused).toMatchObject({ code: "NOT_READY" });
	const ada = await editor.resource.create({ name: "Ada Byron", role: "Harbour pilot" });
	await editor.task.create({ programId, name: "Ask Ada Byron for the tides", ownerId: ada.id });
	const { playbook: draft } = await editor.consultant.playbook.fromProgram({ programId });
	expect(draft.workstreams[0]?.tasks[0]).toMatchObject({
		name: { en: "Ask Harbour pilot for the tides" },
		days: [1, 4, 10],
		role: "harbour-pilot",
	});
	expect(draft.roles).toEqual([{ id: "harbour-pilot", name: { en: "Harbour pilot" } }]);
});
