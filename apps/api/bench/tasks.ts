import { task, taskDependency } from "@throughline/db/schema";
import { dayNumber, dayOf } from "@throughline/domain/value/day";
import { eq } from "drizzle-orm";
import { measure } from "./load.ts";
import { type Running, withProduct } from "./product.ts";
import { reportRatios } from "./report.ts";
import { addPrograms, addTasks } from "./task-rows.ts";

const bulkRows = 1_000;
const bulkTargetMs = 1_000;
const dependents = 2_000;
const cascadeTargetMs = 500;

/**
 * Authenticated `GET /api/tasks` with 100 and with 1,000 rows and `POST /api/tasks`, each against the floor, and a change
 * of 1,000 tasks in one call, and of one task that pushes 2,000, in one run on one database.
 * @returns whether every target was met
 */
export function benchTasks(print: (line: string) => void): Promise<boolean> {
	return withProduct(async (running) => {
		const listed = [await benchList(running, 100, print), await benchList(running, 1_000, print)];
		const created = await benchCreate(running, print);
		const changed = await benchBulk(running, print);
		const pushed = await benchCascade(running, print);
		return [...listed, created, changed, pushed].every(Boolean);
	});
}

async function benchList(
	{ base, floor, headers, connection }: Running,
	rows: number,
	print: (line: string) => void,
): Promise<boolean> {
	const [programId] = await addPrograms(connection, 1);
	await addTasks(connection, [programId], rows);
	const path = `/api/tasks?programId=${programId}`;
	const contenders = [
		{ name: "bare Fastify (floor)", url: `${floor}${path}`, headers },
		{ name: "GET /api/tasks", url: `${base}${path}`, headers },
	];
	const measured = await measure(contenders, 5, 4);
	print(`Authenticated list of ${rows} tasks, 16 connections, median of 5 rounds in turn`);
	return reportRatios(measured, { "GET /api/tasks": 0.9 }, print);
}

/** Each side fills a program of its own: whoever writes in one waits for the others who do. */
async function benchCreate(
	{ base, floor, headers, connection }: Running,
	print: (line: string) => void,
): Promise<boolean> {
	const [forFloor, forProduct = ""] = await addPrograms(connection, 2);
	const json = { ...headers, origin: base, "content-type": "application/json" };
	const values = { name: "Task", startDate: "2026-01-05", endDate: "2026-01-09", position: 1 };
	const row = {
		program_id: forFloor,
		name: "Task",
		start_date: "2026-01-05",
		end_date: "2026-01-09",
		position: 1,
	};
	const contenders = [
		{ name: "bare Fastify (floor)", url: `${floor}/api/tasks`, headers: json, body: JSON.stringify(row) },
		{
			name: "POST /api/tasks",
			url: `${base}/api/tasks`,
			headers: json,
			body: JSON.stringify({ ...values, programId: forProduct }),
		},
	];
	const measured = await measure(contenders, 5, 4);
	print("A task with its audit row, 16 connections, median of 5 rounds in turn");
	return reportRatios(measured, { "POST /api/tasks": 0.6 }, print);
}

/** `PATCH /api/tasks` of so many tasks at once: status, progress, owner and dates of each. */
async function benchBulk(
	{ base, headers, connection }: Running,
	print: (line: string) => void,
): Promise<boolean> {
	const [programId] = await addPrograms(connection, 1);
	await addTasks(connection, [programId], bulkRows);
	const times: number[] = [];
	for (let call = 0; call < 5; call++) {
		const rows = await connection.db.select().from(task).where(eq(task.programId, programId));
		const owners = rows.map(({ ownerId }) => ownerId);
		const changes = rows.map(({ id, version }, place) => ({
			id,
			version,
			status: call % 2 ? "In Progress" : "Delayed",
			progress: (place + call) % 100,
			ownerId: owners[(place + 1) % owners.length],
			startDate: "2026-03-02",
			endDate: `2026-04-${10 + call}`,
		}));
		const before = performance.now();
		const answer = await fetch(`${base}/api/tasks`, {
			method: "PATCH",
			headers: { ...headers, origin: base, "content-type": "application/json" },
			body: JSON.stringify({ changes }),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`the change of many answered ${answer.status}: ${text}`);
		times.push(performance.now() - before);
	}
	const median = times.toSorted((one, other) => one - other)[2] ?? Number.NaN;
	const met = median < bulkTargetMs;
	print(
		`A change of ${bulkRows} tasks in one call, median of 5   ${median.toFixed(0)} ms  target ${bulkTargetMs} ms  ${met ? "met" : "MISSED"}`,
	);
	return met;
}

/** `PATCH /api/tasks/{id}` of one task's end, which moves so many others by a day. */
async function benchCascade(
	{ base, headers, connection }: Running,
	print: (line: string) => void,
): Promise<boolean> {
	const [programId] = await addPrograms(connection, 1);
	const values = { programId, name: "Task", startDate: "2026-03-02", endDate: "2026-03-02" };
	const [first] = await connection.db.insert(task).values(values).returning({ id: task.id });
	const next = { ...values, startDate: "2026-03-03", endDate: "2026-03-04" };
	const rows = await connection.db
		.insert(task)
		.values(Array.from({ length: dependents }, () => next))
		.returning({ id: task.id });
	if (!first) throw new Error("no task");
	await connection.db
		.insert(taskDependency)
		.values(rows.map(({ id }) => ({ programId, predecessorId: first.id, successorId: id })));
	const times: number[] = [];
	for (let call = 1; call <= 5; call++) {
		const before = performance.now();
		const answer = await fetch(`${base}/api/tasks/${first.id}`, {
			method: "PATCH",
			headers: { ...headers, origin: base, "content-type": "application/json" },
			body: JSON.stringify({ version: call, endDate: dayOf(dayNumber("2026-03-02") + call * 7) }),
		});
		const text = await answer.text();
		times.push(performance.now() - before);
		if (!answer.ok || JSON.parse(text).moved.length !== dependents)
			throw new Error(`the change that pushes others answered ${answer.status}: ${text.slice(0, 500)}`);
	}
	const median = times.toSorted((one, other) => one - other)[2] ?? Number.NaN;
	const met = median < cascadeTargetMs;
	print(
		`A change that pushes ${dependents} tasks, median of 5   ${median.toFixed(0)} ms  target ${cascadeTargetMs} ms  ${met ? "met" : "MISSED"}`,
	);
	return met;
}
