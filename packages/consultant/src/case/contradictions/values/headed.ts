import type { Figure } from "../../../figures/figure.ts";
import type { Read } from "../../../roles/statements.ts";

/** A bare number of a row as its column's heading says what it is: below "%" it is a share. */
export function headed(figure: Figure, { cells, start }: Read): Figure {
	if (figure.kind !== "number" || figure.unit !== null) return figure;
	const at = start + figure.start;
	const header = cells.find((cell) => cell.start <= at && at < cell.end)?.header ?? "";
	return header.includes("%") ? { ...figure, kind: "percent", unit: "%" } : figure;
}
