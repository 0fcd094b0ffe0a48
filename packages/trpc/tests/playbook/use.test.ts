import { shippedPlaybooks } from "@throughline/consultant/playbooks/shipped-playbooks";
import { auditEntry, gateCriterion, openRole, resource, workstream } from "@throughline/db/schema";
import { playbookSizes } from "@throughline/domain/playbook/playbook";
import { programFromPlaybook } from "@throughline/domain/playbook/program-from-playbook";
import { PlaybookUse } from "@throughline/domain/playbook/use";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const use = (given: object = {}) =>
	PlaybookUse.parse({ name: "Harbour in Poland", startDate: "2027-01-04", ...given });

test("a program started from a playbook has its work, roles, measures, risks and criteria", async () => {
	const editor = world.as("Editor");
	const { db } = world;
	const { playbook } = await editor.playbook.get({ id: "market-entry" });
	const members = await db.$count(resource);
	// A Saturday: work begins on the Monday after it.
	const given = use({ startDate: "2027-01-02", size: "L", language: "de", currency: "EUR" });
	const made = await editor.playbook.use({ playbookId: "market-entry", ...given });
	const { programId } = made;
	const common = playbook.workstreams.filter(({ serves }) => !serves);
	expect(made.workstreams).toBe(common.length);
	expect(await editor.program.byId({ id: programId })).toMatchObject({
		name: "Harbour in Poland",
		startDate: "2027-01-04",
		currency: "EUR",
		status: "Active",
	});
	const streams = await db.select().from(workstream).where(eq(workstream.programId, programId));
	expect(streams.map(({ name }) => name)).toEqual(common.map(({ title }) => title.de));
	const tasks = await editor.task.list({ programId });
	expect(tasks).toHaveLength(made.tasks);
	expect(tasks.every(({ ownerId, startDate }) => ownerId === null && startDate !== null)).toBe(true);
	const roles = await db.select().from(openRole).where(eq(openRole.programId, programId));
	expect(roles.length).toBeGreaterThan(0);
	expect(playbook.roles.map(({ name }) => name.de)).toEqual(
		expect.arrayContaining(roles.map(({ name }) => name)),
	);
	expect(await db.$count(resource)).toBe(members);
	const kpis = await editor.kpi.list({ programId });
	expect(kpis.map(({ name, targetValue, currentValue }) => [name, targetValue, currentValue])).toEqual(
		playbook.kpis.map(({ name }) => [name.de, null, "0"]),
	);
	expect(kpis.filter(({ unit }) => unit === "currency").length).toBe(
		playbook.kpis.filter(({ unit }) => unit === "currency").length,
	);
	expect(await editor.risk.list({ programId })).toHaveLength(playbook.risks.length);
	expect(await editor.benefit.list({ programId })).toHaveLength(playbook.benefits.length);
	const criteria = await db.select().from(gateCriterion).where(eq(gateCriterion.programId, programId));
	expect(criteria.map(({ text }) => text).sort()).toEqual(
		playbook.gates.flatMap((gate) => gate.criteria.map(({ de }) => de)).sort(),
	);
	const [told] = await db
		.select()
		.from(auditEntry)
		.where(and(eq(auditEntry.objectId, programId), eq(auditEntry.action, "started from playbook")));
	expect(told?.after).toMatchObject({ playbook: "market-entry", size: "L" });
	await editor.program.remove({ id: programId });
	expect(await db.$count(openRole, eq(openRole.programId, programId))).toBe(0);
});

test("the work of an option comes with its choice, and an unknown choice is refused", async () => {
	const editor = world.as("Editor");
	const choices = { "entry-mode": "distributor" };
	const made = await editor.playbook.use({ playbookId: "market-entry", ...use({ choices }) });
	const streams = await world.db.select().from(workstream).where(eq(workstream.programId, made.programId));
	const { playbook } = await editor.playbook.get({ id: "market-entry" });
	const served = playbook.workstreams.find(({ serves }) => serves?.option === "distributor");
	expect(streams.map(({ name }) => name)).toContain(served?.title.en);
	const refused = editor.playbook.use({
		playbookId: "market-entry",
		...use({ choices: { "entry-mode": "by-balloon" } }),
	});
	expect(await refusalOf(refused)).toMatchObject({
		code: "INVALID_INPUT",
		issues: [{ path: "choices.entry-mode", message: "The decision has no such option" }],
	});
});

test("the same request twice makes one program", async () => {
	const editor = world.as("Editor", { idempotencyKey: "started-once" });
	const one = await editor.playbook.use({ playbookId: "general", ...use() });
	expect(await editor.playbook.use({ playbookId: "general", ...use() })).toEqual(one);
});

test.each(shippedPlaybooks().map((playbook) => ({ id: playbook.id, playbook })))(
	"$id gives each size a plan in which every task follows those that it waits for",
	({ playbook }) => {
		const ends = playbookSizes.map((size) => {
			const planned = programFromPlaybook(playbook, { ...use({ size }), currency: "USD" });
			const byKey = new Map(planned.tasks.map((task) => [task.key, task]));
			for (const { predecessorKey, successorKey } of planned.links) {
				const [before, after] = [byKey.get(predecessorKey), byKey.get(successorKey)];
				expect((before?.endDate ?? "") < (after?.startDate ?? "")).toBe(true);
			}
			for (const { percent } of planned.shares) expect(percent).toBeLessThanOrEqual(100);
			expect(planned.tasks.length).toBeGreaterThan(0);
			return planned.program.endDate;
		});
		expect(ends.toSorted()).toEqual(ends);
	},
);
