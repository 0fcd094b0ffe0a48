import { mapColumns, type PasteMapping } from "@throughline/domain/paste/map-columns";
import type { DecimalSign } from "@throughline/domain/paste/read-day";
import { decimalSignOfColumn } from "@throughline/domain/paste/read-number";
import type { z } from "zod";
import type { CellReading, PasteField } from "./paste-fields.ts";

/** A pasted row as it will be made. */
export type PreviewRow<Input> = {
	/** Its place among the pasted rows, from 0. */
	place: number;
	/** By column; null for an empty cell and a column that is left out. */
	cells: readonly (CellReading | null)[];
	/** What is wrong with the whole of it, or with a field that no column holds. */
	problem: string | null;
	/** Null while something is wrong. */
	input: Input | null;
};

/** What the columns hold, as far as it can be told. */
export function guessMapping(rows: readonly string[][], fields: readonly PasteField[]): PasteMapping {
	const columns = fields.map(({ id, label, names, told, read }) => ({
		id,
		names: [label, ...names],
		fits:
			told === "text" ? null : (cell: string) => told === "by its cells" && !("problem" in read(cell, ".")),
	}));
	return mapColumns(rows, columns);
}

/** How the cells of each column are read; undefined for one that is left out. */
export type ColumnReader = { id: string; read: (cell: string) => CellReading } | undefined;

/** @param sign how the person writes decimals, for a column that does not tell */
export function columnReaders(
	rows: readonly string[][],
	columns: readonly (string | null)[],
	fields: readonly PasteField[],
	sign: DecimalSign,
): ColumnReader[] {
	return columns.map((id, column) => {
		const field = fields.find((each) => each.id === id);
		const own = decimalSignOfColumn(rows.map((row) => row[column] ?? "")) ?? sign;
		return field && { id: field.id, read: (cell) => field.read(cell, own) };
	});
}

/** From what the cells of a row say, by field, to what is sent. */
export type ParseRow<Input> = (said: Record<string, unknown>) => z.ZodSafeParseResult<Input>;

/** Reads a row by its columns, and by the rules of what it makes. */
export function previewRow<Input>(
	row: readonly string[],
	place: number,
	readers: readonly ColumnReader[],
	parse: ParseRow<Input>,
): PreviewRow<Input> {
	const said = new Map<string, unknown>();
	const cells = readers.map((reader, column) => {
		const cell = row[column] ?? "";
		if (!reader || cell === "") return null;
		const reading = reader.read(cell);
		if ("value" in reading) said.set(reader.id, reading.value);
		return reading;
	});
	const preview: PreviewRow<Input> = { place, cells, problem: null, input: null };
	const parsed = parse(Object.fromEntries(said));
	const unreadable = cells.some((cell) => cell !== null && "problem" in cell);
	if (parsed.success) return unreadable ? preview : { ...preview, input: parsed.data };
	return withIssues(preview, allIssues(said, parsed.error.issues, parse), readers);
}

type Issues = readonly { path: PropertyKey[]; message: string }[];

/**
 * What else is wrong: rules about several fields are looked at only once each of them is right by itself, so those that
 * are not are left out, and a text that must not be missing is stood in for.
 */
function allIssues<Input>(
	said: ReadonlyMap<string, unknown>,
	issues: Issues,
	parse: ParseRow<Input>,
): Issues {
	const wrong = new Set(issues.map(fieldOf));
	const rest = new Map([...said].filter(([field]) => !wrong.has(field)));
	const without = parse(Object.fromEntries(rest));
	if (without.success) return issues;
	for (const field of without.error.issues.map(fieldOf)) if (wrong.has(field)) rest.set(field, "–");
	const again = parse(Object.fromEntries(rest));
	const more = again.success ? [] : again.error.issues.filter((issue) => !wrong.has(fieldOf(issue)));
	return [...issues, ...more];
}

function fieldOf({ path }: Issues[number]): string {
	return String(path[0]);
}

/** The issues on their cells, but where it was not understood at all; those of no cell on the row. */
function withIssues<Input>(
	row: PreviewRow<Input>,
	issues: Issues,
	readers: readonly ColumnReader[],
): PreviewRow<Input> {
	const cells = [...row.cells];
	const homeless: string[] = [];
	for (const { path, message } of issues) {
		const column = readers.findIndex((reader) => reader?.id === path[0]);
		const cell = cells[column];
		if (cell && "problem" in cell) continue;
		if (column >= 0) cells[column] = { problem: message };
		else homeless.push(message);
	}
	return { ...row, cells, problem: homeless.join(". ") || null };
}

export function isSound<Input>(row: PreviewRow<Input>): row is PreviewRow<Input> & { input: Input } {
	return row.input !== null;
}
