/**
 * Statements by their ids. The first cell of a row may begin where the row does and has its id then: the row counts, which
 * holds the cell and every figure beside it.
 */
export function byIdOf<S extends { id: string }>(statements: readonly S[]): ReadonlyMap<string, S> {
	return new Map(statements.map((statement) => [statement.id, statement] as const).toReversed());
}
