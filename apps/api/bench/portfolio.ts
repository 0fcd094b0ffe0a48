import { sql } from "drizzle-orm";
import { medianMs, type Running, withProduct } from "./product.ts";
import { addPrograms, addTasks } from "./task-rows.ts";

const targetMs = 100;
const programs = 500;
const tasks = 1_000_000;
const calls = 30;

/**
 * `GET /api/portfolios/programs` and `…/roadmap`, one call after another, with 500 programs that share a million tasks,
 * and have risks, benefits, expenses, KPIs and reviews besides.
 * @returns whether every target was met
 */
export function benchPortfolio(print: (line: string) => void): Promise<boolean> {
	return withProduct(async (running) => {
		const programIds = await addPrograms(running.connection, programs);
		await addTasks(running.connection, programIds, tasks);
		await addTheRest(running);
		print(
			`Portfolio of ${programs} programs with ${tasks.toLocaleString("en")} tasks, median of ${calls} calls`,
		);
		const met: boolean[] = [];
		for (const part of ["programs", "roadmap"]) {
			const ms = await medianOf(running, part);
			met.push(ms < targetMs);
			print(
				`${part.padEnd(12)} ${ms.toFixed(1)} ms  target ${targetMs} ms  ${ms < targetMs ? "met" : "MISSED"}`,
			);
		}
		return met.every(Boolean);
	});
}

function medianOf({ base, headers }: Running, part: string): Promise<number> {
	return medianMs(calls, () => fetch(`${base}/api/portfolios/${part}`, { headers }));
}

/** Per program: 20 risks, 5 benefits with a year of months, 60 expenses, 8 KPIs, two reviews, a milestone in 200 tasks. */
async function addTheRest({ connection: { db } }: Running): Promise<void> {
	await db.execute(sql`
		insert into risk (id, program_id, risk_id, description, probability, impact_cost)
		select gen_random_uuid(), p.id, 'R-' || lpad((900 + n)::text, 3, '0'), 'Risk', 0.3, 10000
		from program p, generate_series(1, 20) n`);
	await db.execute(sql`
		with made as (
			insert into benefit (id, program_id, name, target_value)
			select gen_random_uuid(), p.id, 'Benefit', 120000 from program p, generate_series(1, 5) n returning id)
		insert into benefit_period (id, benefit_id, month, planned)
		select gen_random_uuid(), made.id, date '2026-01-01' + make_interval(months => n), 10000
		from made, generate_series(0, 11) n`);
	await db.execute(sql`
		insert into expense (id, program_id, description, amount, expense_date)
		select gen_random_uuid(), p.id, 'Expense', 1000, current_date - n from program p, generate_series(1, 60) n`);
	await db.execute(sql`
		insert into kpi (id, program_id, name, target_value)
		select gen_random_uuid(), p.id, 'KPI', 100 from program p, generate_series(1, 8) n`);
	await db.execute(sql`
		insert into stage_gate_review (id, program_id, stage_gate_id, review_date)
		select gen_random_uuid(), p.id, g.id, current_date + 30 from program p, stage_gate g where g.position < 2`);
	await db.execute(sql`
		update task set milestone = true, start_date = end_date
		where end_date is not null and abs(hashtext(id::text)) % 200 = 0`);
	await db.execute(sql`vacuum analyze`);
}
