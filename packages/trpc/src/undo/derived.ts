import { kpis, measurementType } from "../kpi/entity.ts";
import type { Line } from "./line.ts";

/** Which field of which kind follows from objects of which other kind, and so is calculated anew. */
const follows: readonly { type: string; field: string; from: string }[] = [
	{ type: kpis.type, field: "currentValue", from: measurementType },
	{ type: "benefit", field: "realizedValue", from: "benefit period" },
];

/** Whether a change only followed from what the same call did elsewhere. */
export function isDerived({ objectType, action, after }: Line, lines: readonly Line[]): boolean {
	return (
		action === "updated" &&
		follows.some(
			({ type, field, from }) =>
				type === objectType &&
				Object.keys(after ?? {}).every((key) => key === field) &&
				lines.some((line) => line.objectType === from),
		)
	);
}
