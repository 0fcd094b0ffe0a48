import { kpiUnits } from "@throughline/domain/kpi/unit";
import type { CapturedRow } from "./captured-rows.ts";

/** What migrations made of stored rows, for rows that were captured before, by table. */
const brought: Readonly<Record<string, (row: CapturedRow) => CapturedRow>> = {
	kpi: ({ unit = null, ...row }) => {
		if ("unit_label" in row) return { ...row, unit };
		const isNamed = unit === null || namedUnits.has(unit);
		return { ...row, unit: isNamed ? unit : "custom", unit_label: isNamed ? null : unit };
	},
};

const namedUnits: ReadonlySet<unknown> = new Set(kpiUnits.filter((unit) => unit !== "custom"));

/** Captured rows of a table in the shape that the table has today. All of them have the same columns. */
export function inTodaysShape(table: string, rows: CapturedRow[]): CapturedRow[] {
	const bring = brought[table];
	return bring === undefined ? rows : rows.map(bring);
}
