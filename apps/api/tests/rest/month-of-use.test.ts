import { createTestDatabase } from "@throughline/db/testing/database";
import { DashboardSummary } from "@throughline/domain/dashboard";
import { PortfolioProgram } from "@throughline/domain/portfolio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
beforeAll(async () => {
	server = await startServer({ database: await createTestDatabase({ demo: true }) });
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

/** A sequence of numbers from 0 to 1 that is the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

const random = numbersFrom(20_261_130);
const whole = (most: number) => Math.floor(random() * (most + 1));
function pick<T>(all: readonly T[]): T {
	const one = all[whole(all.length - 1)];
	if (one === undefined) throw new Error("There is nothing to pick from");
	return one;
}

const Row = z.looseObject({ id: z.string(), version: z.int() });
const rowsAt = async (path: string) => z.array(Row).parse(await (await editor(path)).json());
const day = () => `2026-${String(1 + whole(11)).padStart(2, "0")}-${String(1 + whole(27)).padStart(2, "0")}`;

/** What is done, and what of it the server accepted. */
const done = { accepted: 0, refused: 0 };
async function send(path: string, method: string, json?: object): Promise<Response> {
	const answer = await editor(path, json ? { method, json } : { method });
	if (answer.ok) done.accepted += 1;
	else done.refused += 1;
	// What a person does is refused for a reason, and never breaks the server.
	expect(answer.status, `${method} ${path}`).toBeLessThan(500);
	return answer;
}

const lists = {
	"/api/tasks": () => ({
		name: "Survey",
		status: pick(["Not Started", "In Progress", "At Risk", "Delayed", "Completed"]),
		startDate: "2026-01-05",
		endDate: day(),
	}),
	"/api/risks": () => ({
		description: "Silt",
		likelihood: pick(["Rare", "Likely", "Certain"]),
		impact: pick(["Low", "High", "Very High"]),
		probability: whole(10) / 10,
		impactCost: String(whole(90_000)),
	}),
	"/api/kpis": () => ({ name: "Depth", targetValue: String(whole(100)) }),
	"/api/benefits": () => ({ name: "Larger ships", targetValue: String(whole(50_000)) }),
	"/api/funding/sources": () => ({ sourceName: "Port", allocatedAmount: `${whole(90_000)}.25` }),
	"/api/funding/expenses": () => ({ description: "Pumps", amount: `${whole(9_000)}.10`, expenseDate: day() }),
} as const;
type List = keyof typeof lists;

const changes: Record<List, () => object> = {
	"/api/tasks": () =>
		pick([{ status: "Completed" }, { progress: whole(99), status: "In Progress" }, { endDate: day() }]),
	"/api/risks": () =>
		pick([{ status: pick(["Open", "Closed", "Mitigated", "Monitoring"]) }, { impactCost: "1234.50" }]),
	"/api/kpis": () => ({ targetValue: String(whole(50)) }),
	"/api/benefits": () => ({ realizedValue: String(whole(9_000)) }),
	"/api/funding/sources": () => ({ allocatedAmount: String(whole(70_000)) }),
	"/api/funding/expenses": () => ({ amount: String(whole(7_000)) }),
};

/** One thing that somebody does in a program. */
async function act(programId: string): Promise<void> {
	const path = pick(Object.keys(lists) as List[]);
	const rows = await rowsAt(`${path}?programId=${programId}`);
	const kind = whole(9);
	if (kind < 3 || rows.length === 0) await send(path, "POST", { programId, ...lists[path]() });
	else if (kind < 6) {
		const { id, version } = pick(rows);
		await send(`${path}/${id}`, "PATCH", { version, ...changes[path]() });
	} else if (kind < 7) await send(`${path}/${pick(rows).id}`, "DELETE");
	else if (kind < 8) await takeBack();
	else if (kind < 9) await bringBack();
	else
		await send(`/api/tasks/${pick(await rowsAt(`/api/tasks?programId=${programId}`)).id}/duplicate`, "POST");
}

async function takeBack(): Promise<void> {
	const actions = z.array(z.looseObject({ id: z.string() })).parse(await (await editor("/api/undo")).json());
	if (actions.length === 0) return;
	const undone = await send(`/api/undo/${pick(actions).id}`, "POST");
	// Half of it is done again.
	if (undone.ok && whole(1) === 0) await send(`/api/undo/${undone.headers.get("x-request-id")}/redo`, "POST");
}

async function bringBack(): Promise<void> {
	const trash = z.array(z.looseObject({ id: z.string() })).parse(await (await editor("/api/trash")).json());
	if (trash.length > 0) await send(`/api/trash/${pick(trash).id}/restore`, "POST");
}

it("After a month of use every total of portfolio and dashboard is what a recount says", async () => {
	const programs = await rowsAt("/api/programs");
	const copy = Row.parse(
		await (
			await send(`/api/programs/${pick(programs).id}/duplicate`, "POST", { startDate: "2027-02-01" })
		).json(),
	);
	const all = [...programs, copy];
	for (let action = 0; action < 300; action++) await act(pick(all).id);
	// One program goes with all that it has, and comes back.
	const gone = pick(all).id;
	const { undoId } = (await (await send(`/api/programs/${gone}`, "DELETE")).json()) as { undoId: string };
	await send(`/api/trash/${undoId}/restore`, "POST");
	expect(done.accepted).toBeGreaterThan(200);

	const shown = z.array(PortfolioProgram).parse(await (await editor("/api/portfolios/programs")).json());
	expect(shown).toHaveLength(all.length);
	for (const { id, tasks, money, waiting } of shown) {
		const summary = DashboardSummary.parse(
			await (await editor(`/api/dashboard/summary?programId=${id}`)).json(),
		);
		const counted = await recount(id);
		expect({
			tasks,
			summed: summary.tasks,
			budget: [money.budget, summary.budget.total],
			spent: [money.spent, summary.budget.spent],
			exposure: money.exposure,
			benefits: [money.benefitsPlanned, money.benefitsRealized, summary.benefits],
			risks: summary.risks,
			kpis: summary.kpis,
			waiting: waiting.expenses,
		}).toEqual({
			tasks: {
				...{ total: counted.total, completed: counted.completed, overdue: counted.overdue },
				...{ afterEnd: counted.after_end, lastEnd: counted.last_end },
			},
			summed: {
				total: counted.total,
				completed: counted.completed,
				active: counted.active,
				completionRate: counted.rate,
			},
			budget: [counted.budget, counted.budget],
			spent: [counted.spent, counted.spent],
			exposure: counted.exposure,
			benefits: [counted.planned, counted.realized, counted.benefits],
			risks: { active: counted.risks, high: counted.high },
			kpis: counted.kpis,
			waiting: counted.waiting,
		});
	}
}, 180_000);

async function recount(programId: string) {
	const [row] = await server.database.sql`
		with task as (
				select * from public.task t where program_id = ${programId}
				-- What has sub-tasks is what they come to, and counted with them.
				and not exists (select from public.task part where part.parent_id = t.id)),
			risk as (select * from risk where program_id = ${programId} and status in ('Open', 'Monitoring')),
			expense as (select * from expense where program_id = ${programId}),
			benefit as (select * from benefit where program_id = ${programId})
		select (select count(*)::int from task) as total,
			(select count(*)::int from task where status = 'Completed') as completed,
			(select count(*)::int from task join program p on p.id = ${programId}
				where task.end_date > p.end_date and task.status <> 'Completed') as after_end,
			(select max(task.end_date)::text from task join program p on p.id = ${programId}
				where task.end_date > p.end_date and task.status <> 'Completed') as last_end,
			(select count(*)::int from task where status in ('In Progress', 'At Risk')) as active,
			(select coalesce(round(100.0 * count(*) filter (where status = 'Completed') / nullif(count(*), 0)), 0)::int
				from task) as rate,
			(select count(*)::int from task
				where status <> 'Completed' and end_date < (now() at time zone 'utc')::date) as overdue,
			(select coalesce(sum(allocated_amount), 0)::numeric(20, 2)::text from funding_source
				where program_id = ${programId}) as budget,
			(select coalesce(sum(amount), 0)::numeric(20, 2)::text from expense) as spent,
			(select count(*)::int from expense where approved_by_id is null) as waiting,
			(select coalesce(sum(round(probability * impact_cost, 2)), 0)::numeric(20, 2)::text from risk) as exposure,
			(select count(*)::int from risk) as risks,
			(select count(*)::int from risk where priority in ('High', 'Critical')) as high,
			(select coalesce(sum(target_value), 0)::numeric(20, 2)::text from benefit) as planned,
			(select coalesce(sum(realized_value), 0)::numeric(20, 2)::text from benefit) as realized,
			(select count(*)::int from benefit) as benefits,
			(select count(*)::int from kpi where program_id = ${programId}) as kpis`;
	if (!row) throw new Error("Nothing was counted");
	return row;
}
