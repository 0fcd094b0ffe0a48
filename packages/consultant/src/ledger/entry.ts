import type { LedgerRole } from "@throughline/domain/consultant/case";
import type { Figure } from "../figures/figure.ts";

/** A figure of the text with its place in the case. */
export type LedgerEntry = {
	/** The statement's id and the figure's place in it. */
	id: string;
	statementId: string;
	/** Its span in the document. */
	start: number;
	end: number;
	figure: Figure;
	/** What it is the value of, in the text's words; "" where it names nothing. */
	subject: string;
	role: LedgerRole;
	/** A person has confirmed or corrected it: nothing may outrank it. */
	confirmed: boolean;
};

/** The entries of a ledger by the statements that they stand in. */
export type EntriesByStatement = ReadonlyMap<string, readonly LedgerEntry[]>;

/** The id of a figure's entry: its statement's id and its place in it. */
export function entryId({ id }: { id: string }, { start }: Figure): string {
	return `${id}:${start}`;
}
