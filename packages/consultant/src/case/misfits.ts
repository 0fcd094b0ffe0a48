import type { CaseCorrection } from "@throughline/domain/consultant/case";
import { figureIssues } from "@throughline/domain/consultant/case/figure-issues";
import type { Case } from "./build.ts";

/** A field of a correction, and what is wrong with it. */
export type Misfit = { field: string; message: string };

/** What a correction names that the case does not have; none when it fits. */
export function misfits(
	{
		statements,
		ledger,
		contradictions,
		reconciled,
	}: Pick<Case, "statements" | "ledger" | "contradictions" | "reconciled">,
	correction: CaseCorrection,
): Misfit[] {
	const unknown = (field: string, id: string): Misfit[] =>
		statements.some((statement) => statement.id === id)
			? []
			: [{ field, message: "This is not a statement of this case" }];
	switch (correction.kind) {
		case "role":
			return unknown("statementId", correction.statementId);
		case "link": {
			const { from, to } = correction;
			if (from === to) return [{ field: "to", message: "A statement cannot be linked to itself" }];
			return [...unknown("from", from), ...unknown("to", to)];
		}
		case "figure":
		case "dropped figure": {
			const entry = ledger.find(({ id }) => id === correction.entryId);
			if (!entry) return [{ field: "entryId", message: "This is not a figure of this case" }];
			return correction.kind === "figure" ? figureIssues(correction, entry.figure.value < 0) : [];
		}
		case "contradiction": {
			const found = [...contradictions, ...reconciled].find(({ id }) => id === correction.contradictionId);
			if (!found) return [{ field: "contradictionId", message: "This is not a contradiction of this case" }];
			return [found.one.id, found.other.id, "both"].includes(correction.holds)
				? []
				: [{ field: "holds", message: "Say which of the two statements holds, or that both do" }];
		}
		default:
			return [];
	}
}
