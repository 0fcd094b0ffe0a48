import type { BenefitPeriod, BenefitPlanChange } from "@throughline/domain/benefit";
import { readAmount } from "@throughline/domain/benefit/plan-paste";
import { addMonths, monthsFrom } from "@throughline/domain/value/month";
import { numberWriter } from "@throughline/domain/value/writing";
import type { z } from "zod";

/** A month of the plan as the grid holds it: texts, "" for an empty cell. */
export type PlanRow = {
	/** `YYYY-MM`. */
	month: string;
	planned: string;
	actual: string;
};

export type PlanCell = "planned" | "actual";
export const planCells: readonly PlanCell[] = ["planned", "actual"];

/** Every month from the first of the plan to the last, also those that hold nothing. */
export function rowsOf(periods: readonly BenefitPeriod[]): PlanRow[] {
	const [first, last] = [periods[0], periods.at(-1)];
	if (!first || !last) return [];
	const stored = byMonth(periods);
	return monthsFrom(first.month.slice(0, 7), last.month.slice(0, 7)).map((month) =>
		rowOf(month, stored.get(month)),
	);
}

/** The month that follows the last one; `begin` when there is none. */
export function nextRow(rows: readonly PlanRow[], begin: string): PlanRow {
	const last = rows.at(-1);
	return { month: last ? addMonths(last.month, 1) : begin, planned: "", actual: "" };
}

/** The rows with these months in the place of theirs, and every month between. */
export function withRows(rows: readonly PlanRow[], given: readonly PlanRow[]): PlanRow[] {
	const all = new Map([...rows, ...given].map((row) => [row.month, row]));
	const months = [...all.keys()].sort();
	return monthsFrom(months[0] ?? "", months.at(-1) ?? "").map(
		(month) => all.get(month) ?? { month, planned: "", actual: "" },
	);
}

/** The months that differ from the plan as it was read, as they are sent. */
export function changedPeriods(
	base: readonly BenefitPeriod[],
	rows: readonly PlanRow[],
): z.input<typeof BenefitPlanChange>["periods"] {
	const stored = byMonth(base);
	return rows.flatMap((row) => {
		const before = stored.get(row.month);
		if (isSameRow(rowOf(row.month, before), row)) return [];
		return [
			{
				month: row.month,
				planned: amountIn(row.planned) || "0.00",
				actual: amountIn(row.actual) || null,
				version: before?.version ?? null,
			},
		];
	});
}

/** Carries the grid over to the plan as it is now: changed cells stay, all others follow. */
export function rebaseRows(
	base: readonly BenefitPeriod[],
	rows: readonly PlanRow[],
	current: readonly BenefitPeriod[],
): PlanRow[] {
	const [before, now] = [byMonth(base), byMonth(current)];
	const carried = rows.map((row): PlanRow => {
		const [old, fresh] = [rowOf(row.month, before.get(row.month)), rowOf(row.month, now.get(row.month))];
		const cell = (name: PlanCell) => (isSameCell(row[name], old[name]) ? fresh[name] : row[name]);
		return { month: row.month, planned: cell("planned"), actual: cell("actual") };
	});
	return withRows(rowsOf(current), carried);
}

function byMonth(periods: readonly BenefitPeriod[]): Map<string, BenefitPeriod> {
	return new Map(periods.map((period) => [period.month.slice(0, 7), period]));
}

function rowOf(month: string, period: BenefitPeriod | undefined): PlanRow {
	return {
		month,
		planned: period ? written(period.planned) : "",
		actual: period?.actual ? written(period.actual) : "",
	};
}

const grouped = numberWriter();

/** As one would write it: `11,515.15`, and without cents that are none. */
function written(amount: string): string {
	const [whole = "", cents = "00"] = amount.split(".");
	return `${grouped.format(BigInt(whole))}${cents === "00" ? "" : `.${cents}`}`;
}

function isSameRow(one: PlanRow, other: PlanRow): boolean {
	return isSameCell(one.planned || "0", other.planned || "0") && isSameCell(one.actual, other.actual);
}

function isSameCell(one: string, other: string): boolean {
	return amountIn(one) === amountIn(other);
}

/** The exact amount that a cell holds, "" for none; what is no amount is left for the server to refuse. */
export function amountIn(text: string): string {
	const read = readAmount(text);
	return "value" in read ? read.value : text.trim();
}

/** Why a cell holds no amount; null when it does. */
export function cellProblem(text: string): string | null {
	const read = readAmount(text);
	return "problem" in read ? read.problem : null;
}

/** The rows that a block of cells gives when it is pasted into a cell, and whether some of it lay beyond the grid. */
export function pastedRows(
	rows: readonly PlanRow[],
	block: readonly (readonly string[])[],
	at: { row: number; cell: PlanCell },
): { rows: PlanRow[]; isCut: boolean } {
	const first = rows[at.row]?.month ?? "";
	const columns = planCells.slice(planCells.indexOf(at.cell));
	const existing = new Map(rows.map((row) => [row.month, row]));
	const pasted = block.map((line, index) => {
		const month = addMonths(first, index);
		const row: PlanRow = { ...(existing.get(month) ?? { month, planned: "", actual: "" }) };
		for (const [place, cell] of columns.entries()) row[cell] = line[place] ?? row[cell];
		return row;
	});
	return { rows: pasted, isCut: block.some((line) => line.slice(columns.length).some(Boolean)) };
}
