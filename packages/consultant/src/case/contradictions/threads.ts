import type { Read } from "../../roles/statements.ts";

/**
 * The documents that are threads of mails printed newest first, as mail programs quote them: there a mail answers one that
 * stands below it, never the one above.
 */
export function newestFirst(statements: readonly Read[]): ReadonlySet<string> {
	const days = Map.groupBy(
		statements.filter(({ kind }) => kind === "letterhead"),
		({ documentId }) => documentId,
	);
	return new Set(
		[...days].flatMap(([documentId, heads]) => {
			const dates = heads.flatMap(({ figures }) =>
				figures.flatMap(({ date }) => (date?.precision === "day" ? date.from : [])),
			);
			const [first = ""] = dates;
			return dates.length > 1 && dates.every((date) => date <= first) && dates.some((date) => date < first)
				? documentId
				: [];
		}),
	);
}
