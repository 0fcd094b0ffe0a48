import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "@throughline/domain/consultant/plan";
import { productLanguages } from "@throughline/domain/value/language";
import { describe, expect, it } from "vitest";
import { monthsPer } from "../../src/case/options/times.ts";
import { decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { figuresIn } from "../../src/figures/figures.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { dateText } from "../../src/wording/money.ts";
import { wording } from "../../src/wording/wording.ts";
import { consultationOf, today } from "../read-text.ts";

const bench = join(import.meta.dirname, "../../../../bench");
const texts = ["cases", "own-cases"].flatMap((folder) =>
	readdirSync(join(bench, folder))
		.filter((file) => file.endsWith(".txt"))
		.map((file): [string, string] => [file, readFileSync(join(bench, folder, file), "utf8")]),
);
const workDays = 21;
const dayRates = { USD: 600, EUR: 500, GBP: 450 } as Record<string, number>;

/** How long each criterion of a shipped playbook has to be watched, in months. */
const watched = new Map(
	shippedPlaybooks().flatMap(({ gates }) =>
		gates
			.filter(({ gate }) => gate === "G3" || gate === "G4")
			.flatMap(({ criteria }) =>
				criteria.flatMap((criterion) => {
					const months = productLanguages.flatMap((language) =>
						figuresIn(criterion[language] ?? "", { language, asOf: null, currency: null }).flatMap(
							({ kind, value, unit }) => (kind === "duration" ? value * (monthsPer[unit ?? ""] ?? 0) : []),
						),
					);
					return Object.values(criterion).map((text) => [text, Math.max(0, ...months)] as const);
				}),
			),
	),
);

/** The plan of what is recommended against the first cause. */
function walk(content: string) {
	const consultation = consultationOf(content);
	const rootCause = treeOf(consultation).branches[0]?.option ?? "Nothing explains it";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	const chosen = decisions.flatMap(({ id, options }) => {
		const option = options.find((each) => each.id === selected[id]);
		return option ? [{ decision: id, option }] : [];
	});
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return { case_: consultation.case, chosen, plan, tasks: plan.workstreams.flatMap(({ tasks }) => tasks) };
}

const endOf = ({ start_day, duration_days }: Plan["workstreams"][number]["tasks"][number]) =>
	start_day + duration_days;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(texts)("The plan of %s agrees with itself:", (_name, content) => {
	const { case_, chosen, plan, tasks } = walk(content);
	const measured = tasks.find(({ id }) => id === "c-measure");
	const comparing = tasks.filter(({ id }) => id === "c-compare" || id.endsWith("-check"));

	it("its cost is that of its workstreams, of what was chosen, and of its funding", () => {
		for (const bound of ["min", "max"] as const) {
			const total = plan.cost_estimate[`total_${bound}`];
			expect(sum(plan.workstreams.map(({ cost_allocation }) => cost_allocation[bound]))).toBe(total);
			expect(sum(chosen.map(({ option }) => option.estimated_cost[bound]))).toBe(total);
		}
		expect(sum(plan.funding.sources.map(({ amount }) => amount))).toBe(plan.cost_estimate.total_max);
		const { cost_parts: parts } = plan;
		if (parts)
			expect(parts.once.max + (parts.yearly.max * parts.counted_months) / 12).toBeCloseTo(
				plan.cost_estimate.total_max,
				0,
			);
	});

	it("what an option of the field costs stands with work of its own", () => {
		const ofField = chosen.filter(({ option }) => !option.measures && option.estimated_cost.max > 0);
		for (const { decision, option } of ofField) {
			const serving = plan.workstreams.filter(
				({ decisionId, optionId }) => decisionId === decision && optionId === option.id,
			);
			const own = serving.filter((stream) => stream.tasks.every(({ id }) => id !== "c-prove"));
			const carrying = own.length > 0 ? own : serving;
			const cost = sum(carrying.map(({ cost_allocation }) => cost_allocation.max));
			expect(cost, option.label).toBe(option.estimated_cost.max);
		}
	});

	it("it lasts until its last task ends, and no shorter than what was chosen", () => {
		const last = Math.max(...tasks.map(endOf));
		expect(plan.timeline.total_months).toBe(Math.max(0.25, Math.ceil((last / workDays) * 4) / 4));
		for (const { option, decision } of chosen)
			if (decision !== "accountable" && decision !== "proof" && option.estimated_cost.max > 0)
				expect(plan.timeline.total_months, option.label).toBeGreaterThanOrEqual(
					option.estimated_timeline_months - 0.05,
				);
	});

	it("each task begins when all that it waits for is over, under a name of its own", () => {
		const byId = new Map(tasks.map((task) => [task.id, task]));
		for (const { start_day, depends_on, name } of tasks)
			for (const id of depends_on) {
				const before = byId.get(id);
				expect(before && endOf(before), name).toBeLessThanOrEqual(start_day);
			}
		expect(new Set(tasks.map(({ name }) => name.toLowerCase())).size).toBe(tasks.length);
		for (const { name, description } of tasks) expect(description).not.toContain(name);
	});

	it("nobody is asked for more person-days than its cost is calculated from, nor for fewer", () => {
		const rate = dayRates[plan.currency ?? "USD"];
		const isOfField = chosen.every(({ option }) => !option.measures);
		if (!rate || !isOfField || plan.cost_estimate.total_max === 0) return;
		const people = new Set(case_.people.map(({ name }) => name));
		const roles = plan.workstreams.flatMap(({ required_team }) => required_team.map(({ role }) => role));
		if (roles.some((role) => people.has(role))) return;
		const asked = sum(plan.resources.map(({ count, duration_months }) => count * duration_months * workDays));
		const rounding = 0.11 * sum(plan.resources.map(({ count }) => count)) + plan.resources.length;
		expect(Math.abs(asked - plan.cost_estimate.total_max / rate)).toBeLessThanOrEqual(rounding);
	});

	it("what is measured is measured before it changes, and each KPI has a way to go", () => {
		for (const { start_day } of comparing) expect(measured && endOf(measured)).toBeLessThanOrEqual(start_day);
		for (const { baseline, target, name } of plan.kpis) {
			expect(baseline ?? "open", name).not.toBe(target);
			const [days] = /^\D+(\d+)/u.exec(target)?.slice(1) ?? [];
			if (days !== undefined && !baseline) expect(Number(days), name).toBe(measured?.duration_days);
		}
	});

	it("its gates ask for nothing that it leaves no time for", () => {
		const inUse = Math.min(...comparing.map(({ start_day }) => start_day));
		const left = comparing.length > 0 ? plan.timeline.total_months - inUse / workDays : 0;
		for (const { criteria } of plan.stage_gates)
			for (const criterion of criteria)
				expect(watched.get(criterion) ?? 0, criterion).toBeLessThanOrEqual(left + 0.001);
		const due = plan.limits?.find(({ kind }) => kind === "deadline");
		const { language } = case_.reading;
		if (due?.met === false)
			expect(plan.stage_gates.flatMap(({ criteria }) => criteria)).not.toContain(
				wording(language).plan.doneBy(dateText(due.date ?? "", language)),
			);
	});
});
