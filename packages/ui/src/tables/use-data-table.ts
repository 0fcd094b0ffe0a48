import { functionalUpdate, type RowSelectionState, type SortingState, useTable } from "@tanstack/react-table";
import { csvOf } from "@throughline/domain/value/spreadsheet";
import { useMemo, useState } from "react";
import { download, fileName } from "../files/download.ts";
import { useSheet } from "../files/sheets.ts";
import type { DataTableProps } from "./data-table.tsx";
import { dataTableFeatures, matches, sheetOf, tableColumns } from "./data-table-column.ts";
import { useTableView } from "./stored-view.ts";
import { tableLines } from "./table-lines.ts";

export type TableSort = { id: string; desc?: boolean };

/** Search, order, selection and view of a data table: what is shown, and how to change it. */
export function useDataTable<Item extends object>({
	label,
	rows,
	columns,
	rowId,
	defaultSort,
	sort,
	onSortChange,
	grouping,
	tree,
	storageKey,
	stacked,
}: DataTableProps<Item>) {
	const [search, setSearch] = useState("");
	const [ownSort, setOwnSort] = useState<TableSort | null>(defaultSort ?? null);
	const order = onSortChange ? sort : ownSort;
	const sorting: SortingState = useMemo(
		() => (order ? [{ id: order.id, desc: order.desc ?? false }] : []),
		[order],
	);
	const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
	const [view, setView] = useTableView(storageKey, {
		hidden: columns.filter((column) => column.defaultHidden).map((column) => column.id),
		density: "comfortable",
	});

	const needle = search.trim();
	const data = useMemo(
		() => (needle ? rows.filter((item) => matches(item, columns, needle)) : rows),
		[rows, columns, needle],
	);
	const definitions = useMemo(() => tableColumns(columns), [columns]);
	const columnVisibility = useMemo(
		() => Object.fromEntries(columns.map((column) => [column.id, !view.hidden.includes(column.id)])),
		[columns, view.hidden],
	);
	const table = useTable({
		features: dataTableFeatures,
		columns: definitions,
		data,
		getRowId: rowId,
		state: { sorting, rowSelection, columnVisibility },
		onSortingChange: (change) => (onSortChange ?? setOwnSort)(functionalUpdate(change, sorting)[0] ?? null),
		onRowSelectionChange: setRowSelection,
	});
	const shown = columns.filter((column) => columnVisibility[column.id]);
	const [first] = columns;
	const drawn =
		stacked && first
			? [{ ...first, cell: stacked, align: undefined, sticky: false, ownControls: true }]
			: shown;
	const ordered = table.getRowModel().rows;
	const { lines, body } = useMemo(() => tableLines(ordered, grouping, tree), [ordered, grouping, tree]);
	const sheet = () =>
		sheetOf(
			label,
			shown,
			body.map((row) => row.original),
		);
	useSheet(sheet);

	return {
		table,
		search,
		setSearch,
		needle,
		view,
		setDensity: (density: typeof view.density) => setView({ ...view, density }),
		toggleColumn: (id: string) =>
			setView({
				...view,
				hidden: view.hidden.includes(id)
					? view.hidden.filter((hidden) => hidden !== id)
					: [...view.hidden, id],
			}),
		/** The visible columns, in order. */
		shown,
		/** The same, or the one that a whole row is in. */
		drawn,
		/** The rows that search, order and groups leave, as the table library has them. */
		body,
		/** The same with the heads of their groups. */
		lines,
		rowSelection,
		/** Selected and in sight: what a bulk action acts on. */
		selected: body.filter((row) => rowSelection[row.id]).map((row) => row.original),
		clearSelection: () => setRowSelection({}),
		exportCsv() {
			const { columns, rows } = sheet();
			download(fileName(label, "csv"), csvOf(columns, rows), "text/csv;charset=utf-8");
		},
	};
}

export type DataTableState<Item extends object> = ReturnType<typeof useDataTable<Item>>;
