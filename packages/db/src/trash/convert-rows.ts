import { kpiUnits } from "@throughline/domain/kpi/unit";
import type { SnapshotRow } from "./snapshot-rows.ts";

/** What migrations made of stored rows, for older snapshots, by table. */
const conversions: Readonly<Record<string, (row: SnapshotRow) => SnapshotRow>> = {
	kpi: ({ unit = null, ...row }) => {
		if ("unit_label" in row) return { ...row, unit };
		const isNamed = unit === null || namedUnits.has(unit);
		return { ...row, unit: isNamed ? unit : "custom", unit_label: isNamed ? null : unit };
	},
};

const namedUnits: ReadonlySet<unknown> = new Set(kpiUnits.filter((unit) => unit !== "custom"));

/** Rows of a snapshot in the shape that their table has today. All of them have the same columns. */
export function convertRows(table: string, rows: SnapshotRow[]): SnapshotRow[] {
	const convert = conversions[table];
	return convert === undefined ? rows : rows.map(convert);
}
