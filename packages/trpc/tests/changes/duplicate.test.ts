import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const editor = () => world.as("Editor");

describe("a copy of a task", () => {
	it("has its fields and people, is not begun, and waits for nothing", async () => {
		const { id: programId } = await editor().program.create({ name: "Harbour" });
		const member = await editor().resource.create({ name: "Chiara" });
		const [before, original] = [
			await editor().task.create({ programId, name: "Survey" }),
			await editor().task.create({
				programId,
				name: "Dredge",
				status: "In Progress",
				progress: 40,
				priority: "High",
				estimate: "12",
				startDate: "2027-02-01",
				endDate: "2027-02-05",
				ownerId: member.id,
			}),
		];
		await editor().task.dependency.create({ predecessorId: before.id, successorId: original.id });
		await editor().task.assignment.create({ taskId: original.id, resourceId: member.id, percent: 60 });
		const copy = await editor().duplicate.task({ id: original.id });
		expect(copy).toMatchObject({
			name: "Copy of Dredge",
			status: "Not Started",
			progress: null,
			priority: "High",
			startDate: "2027-02-01",
			ownerId: member.id,
			version: 1,
		});
		expect(copy.position).toBeGreaterThan(original.position);
		expect(await editor().task.assignment.ofTask({ taskId: copy.id })).toMatchObject([{ percent: 60 }]);
		expect(await editor().task.dependency.list({ programId })).toHaveLength(1);
	});
});

describe("a copy of a risk", () => {
	it("is open under a code of its own, with the measures against it, none of them begun", async () => {
		const { id: programId } = await editor().program.create({ name: "Harbour" });
		const original = await editor().risk.create({ programId, description: "Silt", likelihood: "Likely" });
		await editor().risk.update({ id: original.id, version: 1, status: "Closed" });
		await editor().risk.mitigation.create({ riskId: original.id, description: "Dredge", status: "Done" });
		const copy = await editor().duplicate.risk({ id: original.id });
		expect(copy).toMatchObject({
			riskId: "R-002",
			description: "Silt",
			likelihood: "Likely",
			status: "Open",
		});
		expect(await editor().risk.mitigation.list({ riskId: copy.id })).toMatchObject([
			{ description: "Dredge", status: "Planned" },
		]);
		expect(await editor().risk.scores({ id: copy.id })).toHaveLength(1);
	});
});

describe("a copy of a program", () => {
	it("has all of its plan from another day on, over the same working days, and nothing of what happened", async () => {
		const made = await editor().program.create({
			name: "Harbour",
			startDate: "2027-02-01",
			endDate: "2027-06-30",
			currency: "EUR",
		});
		const programId = made.id;
		const stream = await editor().task.workstream.create({ programId, name: "Quay" });
		const [first, second] = [
			await editor().task.create({
				programId,
				workstreamId: stream.id,
				name: "Dredge",
				status: "Completed",
				progress: 100,
				startDate: "2027-02-04",
				endDate: "2027-02-09",
			}),
			await editor().task.create({
				programId,
				name: "Build",
				startDate: "2027-02-10",
				endDate: "2027-02-12",
			}),
		];
		await editor().task.dependency.create({ predecessorId: first.id, successorId: second.id });
		const kpi = await editor().kpi.create({ programId, name: "Depth", targetValue: "14" });
		await editor().kpi.measurement.create({ kpiId: kpi.id, measurementDate: "2026-10-31", value: "12" });
		const benefit = await editor().benefit.create({ programId, name: "Larger ships", targetValue: "500" });
		await editor().benefit.period.create({
			benefitId: benefit.id,
			month: "2027-07",
			planned: "100",
			actual: "90",
		});
		const risk = await editor().risk.create({ programId, description: "Silt" });
		await editor().risk.mitigation.create({ riskId: risk.id, description: "Dams", dueDate: "2027-02-05" });
		await editor().funding.source.create({ programId, sourceName: "Port", allocatedAmount: "1000" });
		await editor().task.holiday.create({ programId, date: "2027-03-17", name: "Harbour day" });

		// A Monday, four weeks on.
		const copy = await editor().duplicate.program({
			id: programId,
			name: "Harbour II",
			startDate: "2027-03-01",
		});
		expect(copy).toMatchObject({
			name: "Harbour II",
			status: "Planning",
			currency: "EUR",
			startDate: "2027-03-01",
		});
		const of = { programId: copy.id };
		const tasks = await editor().task.list(of);
		expect(tasks).toMatchObject([
			{
				name: "Dredge",
				status: "Not Started",
				progress: null,
				startDate: "2027-03-04",
				endDate: "2027-03-09",
			},
			{ name: "Build", startDate: "2027-03-10", endDate: "2027-03-12" },
		]);
		const [copiedStream] = await editor().task.workstream.list(of);
		expect(tasks[0]?.workstreamId).toBe(copiedStream?.id);
		expect(await editor().task.dependency.list(of)).toMatchObject([
			{ predecessorId: tasks[0]?.id, successorId: tasks[1]?.id },
		]);
		expect(await editor().kpi.list(of)).toMatchObject([
			{ name: "Depth", targetValue: "14", currentValue: "12" },
		]);
		const [worth] = await editor().benefit.list(of);
		expect(worth).toMatchObject({ targetValue: "500.00", realizedValue: "0.00", status: "Not Started" });
		expect(await editor().benefit.period.list({ benefitId: worth?.id ?? "" })).toMatchObject([
			{ month: "2027-08-01", planned: "100.00", actual: null },
		]);
		const [threat] = await editor().risk.list(of);
		expect(threat).toMatchObject({ riskId: "R-001", description: "Silt" });
		expect(await editor().risk.mitigation.list({ riskId: threat?.id ?? "" })).toMatchObject([
			{ description: "Dams", dueDate: "2027-03-05", status: "Planned" },
		]);
		expect(await editor().task.holiday.list(of)).toMatchObject([{ name: "Harbour day" }]);
		expect(await editor().funding.source.list(of)).toEqual([]);
	});

	it("has every day of its rows as much later, also in columns that are new", async () => {
		const { id: programId } = await editor().program.create({ name: "Pier", startDate: "2027-02-01" });
		await editor().task.create({ programId, name: "Dredge" });
		await editor().task.workstream.create({ programId, name: "Quay" });
		await editor().kpi.create({ programId, name: "Depth", targetValue: "14" });
		await editor().benefit.create({ programId, name: "Larger ships", targetValue: "500" });
		await editor().risk.create({ programId, description: "Silt" });
		const { db } = world;
		// The totals follow by triggers.
		const tables = await db.execute<{ name: string; days: string[] }>(sql`
			select table_name as name, array_agg(column_name::text) as days from information_schema.columns as each
			where table_schema = 'public' and data_type = 'date' and table_name not like '%totals' and exists (
				select from information_schema.columns as other
				where other.table_name = each.table_name and other.column_name = 'program_id')
			group by table_name order by table_name`);
		expect(tables.map(({ name }) => name)).toContain("task");
		for (const { name, days } of tables) {
			const set = sql.join(
				days.map((day) => sql`${sql.identifier(day)} = '2027-02-03'`),
				sql`, `,
			);
			await db.execute(sql`update ${sql.identifier(name)} set ${set} where program_id = ${programId}`);
		}

		const copy = await editor().duplicate.program({ id: programId, startDate: "2027-03-01" });
		const left: string[] = [];
		for (const { name, days } of tables)
			for (const day of days) {
				const rows = await db.execute(sql`
					select from ${sql.identifier(name)}
					where program_id = ${copy.id} and ${sql.identifier(day)} is distinct from '2027-03-03'`);
				if (rows.length > 0) left.push(`${name}.${day}`);
			}
		expect(left).toEqual([]);
	});

	it("keeps its days and gets a name, where nothing else is said; an Editor alone makes one", async () => {
		const { id } = await editor().program.create({ name: "Quay", startDate: "2027-02-01" });
		expect(await editor().duplicate.program({ id })).toMatchObject({
			name: "Copy of Quay",
			startDate: "2027-02-01",
		});
		expect((await refusalOf(world.as("Contributor").duplicate.program({ id }))).code).toBe("FORBIDDEN");
	});
});
