import { readCells } from "@throughline/domain/paste/read-cells";
import { parentPlaces, readOutline } from "@throughline/domain/paste/read-outline";
import { mostTogether } from "@throughline/domain/shape";
import { useState } from "react";
import { decimalSign } from "../../../format/decimal-sign.ts";
import type { PasteField } from "./paste-fields.ts";
import {
	type ColumnReader,
	columnReaders,
	guessMapping,
	isSound,
	type ParseRow,
	type PreviewRow,
	previewRow,
} from "./preview.ts";

type Pasted<Input> = {
	text: string;
	fields: readonly PasteField[];
	parse: ParseRow<Input>;
	/** Whether rows can be parts of others. */
	nests: boolean;
};

/** The table as it stands: what its columns hold, and its rows as they will be made. */
type Sheet<Input> = {
	columns: readonly (string | null)[];
	readers: readonly ColumnReader[];
	cells: readonly string[][];
	rows: readonly PreviewRow<Input>[];
	/** The places of the rows as they are shown: what was wrong comes first, and stays there while it is mended. */
	order: readonly number[];
	/** The cells that were wrong when the columns were chosen: `place/column`. */
	mendable: ReadonlySet<string>;
};

export type Paste<Input> = ReturnType<typeof usePaste<Input>>;

/** What was pasted, to be mended: its cells, what the columns hold, and which rows are left out. */
export function usePaste<Input>({ text, fields, parse, nests }: Pasted<Input>) {
	const [pasted] = useState(() => {
		const plain = () => ({ cells: readCells(text), levels: [] });
		const all: { cells: string[][]; levels: number[] } = nests ? readOutline(text) : plain();
		const { heads, columns } = guessMapping(all.cells, fields);
		const body = heads ? all.cells.slice(1) : all.cells;
		return {
			heads,
			columns,
			levels: heads ? all.levels.slice(1) : all.levels,
			cells: body.slice(0, mostTogether),
			cut: Math.max(body.length - mostTogether, 0),
		};
	});
	const [sheet, setSheet] = useState(() => arrange(pasted.cells, pasted.columns));
	const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
	const [nested, setNested] = useState(true);
	const levelOf = (place: number) => (nested ? (pasted.levels[place] ?? 0) : 0);

	function arrange(cells: Sheet<Input>["cells"], columns: Sheet<Input>["columns"]): Sheet<Input> {
		const readers = columnReaders(cells, columns, fields, decimalSign());
		const rows = cells.map((row, place) => previewRow(row, place, readers, parse));
		const order = [...rows.filter((row) => !isSound(row)), ...rows.filter(isSound)].map(({ place }) => place);
		const mendable = rows.flatMap(({ place, cells: read }) =>
			read.flatMap((cell, column) => (cell && "problem" in cell ? [`${place}/${column}`] : [])),
		);
		return { columns, readers, cells, rows, order, mendable: new Set(mendable) };
	}

	function replace(places: readonly number[], column: number, cell: string): void {
		const cells = [...sheet.cells];
		const rows = [...sheet.rows];
		for (const place of places) {
			const row = sheet.columns.map((_, at) => (at === column ? cell : (cells[place]?.[at] ?? "")));
			cells[place] = row;
			const words = row.map((each) => each.trim());
			rows[place] = previewRow(words, place, sheet.readers, parse);
		}
		setSheet({ ...sheet, cells, rows });
	}

	/** The other rows in which the same wrong words stand still. */
	function alike(place: number, column: number): number[] {
		const wrong = pasted.cells[place]?.[column];
		return sheet.cells.flatMap((row, other) =>
			wrong && other !== place && row[column] === wrong && sheet.mendable.has(`${other}/${column}`)
				? [other]
				: [],
		);
	}

	return {
		...sheet,
		heads: pasted.heads,
		/** How many rows were too many. */
		cut: pasted.cut,
		leftOut,
		/** Whether some rows stand below others as they were pasted, and whether they are made so. */
		hasLevels: pasted.levels.some((level) => level > 0),
		nested,
		setNested,
		levelOf,
		/** For each of the given rows the place among them of the one of which it is a part. */
		parentsOf: (rows: readonly { place: number }[]) => parentPlaces(rows.map(({ place }) => levelOf(place))),
		/** As the person counts the rows in what they copied. */
		lineOf: (place: number) => place + (pasted.heads ? 2 : 1),
		/** A column holds this field from now on, and no other does; null: it is left out. */
		choose(column: number, id: string | null) {
			const columns = sheet.columns.map((each, place) => (place === column ? id : each === id ? null : each));
			setSheet(arrange(sheet.cells, columns));
		},
		mend: (place: number, column: number, cell: string) => replace([place], column, cell),
		/** In how many other rows the same wrong words stand still. */
		countAlike: (place: number, column: number) => alike(place, column).length,
		/** Mends them as this one was. */
		mendAlike: (place: number, column: number) =>
			replace(alike(place, column), column, sheet.cells[place]?.[column] ?? ""),
		toggle(place: number) {
			setLeftOut((out) =>
				out.has(place) ? new Set([...out].filter((each) => each !== place)) : new Set([...out, place]),
			);
		},
		leaveOutUnsound() {
			const unsound = sheet.rows.filter((row) => !isSound(row)).map(({ place }) => place);
			setLeftOut((out) => new Set([...out, ...unsound]));
		},
	};
}
