import type { Figure } from "../figures/figure.ts";
import type { Read } from "../roles/statements.ts";
import { subjectInTable } from "../roles/values/table-subject.ts";
import { besideOf } from "./beside.ts";
import { entryId, type LedgerEntry } from "./entry.ts";
import { roleBesideCells, roleIn } from "./roles/figure-role.ts";
import { withOwnFunds } from "./roles/funds.ts";
import { isSpokenOf, nothingOf, spokenOf } from "./roles/nothing.ts";
import { isMoved } from "./roles/wanted.ts";
import { subjectOf } from "./subject.ts";

/** Every figure of the statements, typed once, with a proposed role. */
export function ledgerOf(statements: readonly Read[]): LedgerEntry[] {
	// A cell that says something is a statement of its own: its figures are read there, where they stand closest.
	const cells = Map.groupBy(
		statements.filter(({ kind }) => kind === "cell"),
		({ block }) => block,
	);
	const spoken = spokenOf(statements);
	const found: LedgerEntry[] = [];
	for (const [at, statement] of statements.entries()) {
		if (statement.kind === "letterhead") continue;
		const beside = besideOf(statements, at);
		const own = statement.kind === "row" ? (cells.get(statement.block) ?? []) : [];
		for (const figure of figuresOf(statement, own, spoken)) {
			found.push({
				id: entryId(statement, figure),
				statementId: statement.id,
				start: statement.start + figure.start,
				end: statement.start + figure.end,
				figure,
				subject:
					subjectInTable(statement, figure) ??
					subjectOf(statement.text, figure, statement.figures, statement.language),
				role: own.length > 0 ? roleBesideCells(figure, statement) : roleIn(figure, statement, beside),
				confirmed: false,
			});
		}
	}
	return withOwnFunds(found, statements);
}

/** "From 14 % to 3 %" where it says what is to be: what is today, and what is wanted. */
function bothEnds(figure: Figure, statement: Read): Figure[] {
	const { change, start, end } = figure;
	const last = /\d[\d.,'’]*\D*$/u.exec(statement.text.slice(start, end))?.index ?? 0;
	if (!change || last === 0 || !isMoved(figure, statement)) return [figure];
	return [
		{ ...figure, value: change.from, end: start + last },
		{ ...figure, value: change.to, start: start + last, change: null },
	];
}

/** A statement's figures; of a row those that stand in none of its cells that are statements. */
function figuresOf(statement: Read, cells: readonly Read[], spoken: ReadonlyMap<string, number>): Figure[] {
	const { start } = statement;
	const figures = statement.figures.flatMap((figure) => bothEnds(figure, statement));
	if (cells.length === 0) {
		const nothing = isSpokenOf(statement, spoken) ? nothingOf(statement) : null;
		return nothing ? [...figures, nothing] : figures;
	}
	return figures.filter(
		(figure) => !cells.some((cell) => cell.start < start + figure.end && start + figure.start < cell.end),
	);
}
