/** Rows of which each program has one at most, by the program's id. */
export function byProgram<Row extends { programId: string }>(rows: readonly Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.programId, row]));
}
