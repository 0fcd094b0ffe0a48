import {
	type ColumnDef,
	columnVisibilityFeature,
	createSortedRowModel,
	type Row,
	rowSelectionFeature,
	rowSortingFeature,
	tableFeatures,
} from "@tanstack/react-table";
import type { CsvValue } from "@throughline/domain/value/spreadsheet";
import type { ReactNode } from "react";
import type { Sheet } from "../files/sheets.ts";
import type { RowPlace } from "./table-lines.ts";

/** What a cell is worth: sorted, searched and exported by this. Decimal strings sort as numbers. */
export type CellValue = string | number | null | undefined;

export type DataColumn<Item> = {
	id: string;
	header: string;
	value: (item: Item) => CellValue;
	/** How it looks; the value itself if left out. */
	cell?: (item: Item, place: RowPlace) => ReactNode;
	/** In the export, when that differs from the value. */
	csv?: (item: Item) => CsvValue;
	/** The columns of an export in its place, where a cell shows several values: a start and an end. */
	parts?: readonly { header: string; value: (item: Item) => CsvValue }[];
	align?: "left" | "right";
	/** A CSS length that it never gets narrower than. Default 8rem. */
	width?: string;
	/** Long text on several lines. Default: one line, cut with an ellipsis at 24rem. */
	wrap?: boolean;
	/** Of a first column that stays in sight while the rest scrolls sideways under it. */
	sticky?: boolean;
	/** Default true. */
	sortable?: boolean;
	/** Default true; `false` for a column that must stay. */
	hideable?: boolean;
	defaultHidden?: boolean;
	/** Default true: the search looks into it. */
	searchable?: boolean;
	/** Of a first column whose cell brings its own button to open the row. */
	ownControls?: boolean;
};

/** The least width of a column, as a CSS length: its head, with the mark of the order, is never cut. */
export function columnWidth<Item>({ width = "8rem", header }: DataColumn<Item>): string {
	return `max(${width}, ${(header.length * 0.45 + 2.75).toFixed(2)}rem)`;
}

export const dataTableFeatures = tableFeatures({
	rowSortingFeature,
	rowSelectionFeature,
	columnVisibilityFeature,
	sortedRowModel: createSortedRowModel(),
});

export type DataTableFeatures = typeof dataTableFeatures;

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const decimal = /^-?\d+(\.\d+)?$/;

/** Numbers and decimal strings by size, the rest as a person would file it. */
export function compareValues(a: CellValue, b: CellValue): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	const left = String(a ?? "");
	const right = String(b ?? "");
	if (decimal.test(left) && decimal.test(right)) return Number(left) - Number(right);
	return collator.compare(left, right);
}

/** Our columns as the table library wants them; empty values stay last whichever way one sorts. */
export function tableColumns<Item extends object>(
	columns: readonly DataColumn<Item>[],
): ColumnDef<DataTableFeatures, Item>[] {
	return columns.map((column) => ({
		id: column.id,
		accessorFn: (item) => column.value(item) ?? undefined,
		enableSorting: column.sortable ?? true,
		enableHiding: column.hideable ?? true,
		sortUndefined: "last",
		sortFn: (a: Row<DataTableFeatures, Item>, b: Row<DataTableFeatures, Item>) =>
			compareValues(column.value(a.original), column.value(b.original)),
	}));
}

/** Rows as an export takes them. */
export function sheetOf<Item>(
	title: string,
	columns: readonly DataColumn<Item>[],
	items: readonly Item[],
): Sheet {
	const exported = columns.flatMap(
		({ header, csv, value, parts }) => parts ?? [{ header, value: csv ?? value }],
	);
	return {
		title,
		columns: exported.map(({ header }) => header),
		rows: items.map((item) => exported.map(({ value }) => value(item))),
	};
}

/** Whether every word of the search is somewhere in the row's searchable cells. */
export function matches<Item>(item: Item, columns: readonly DataColumn<Item>[], search: string): boolean {
	const text = columns
		.filter((column) => column.searchable !== false)
		.map((column) => column.value(item) ?? "")
		.join(" ")
		.toLowerCase();
	return search
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
}
