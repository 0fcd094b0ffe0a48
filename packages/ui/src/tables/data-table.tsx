import { formatNumber } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { EmptyState } from "../structure/empty-state.tsx";
import {
	DataTableBody,
	DataTableSkeleton,
	heightOfRow,
	type RowLines,
	stackedHeight,
	virtualFrom,
} from "./data-table-body.tsx";
import { columnWidth, type DataColumn } from "./data-table-column.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { DataTableToolbar } from "./data-table-toolbar.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { RowPlace, TableGrouping, TableTree } from "./table-lines.ts";
import { type DataTableState, type TableSort, useDataTable } from "./use-data-table.ts";

export { type CellValue, type DataColumn, sheetOf } from "./data-table-column.ts";
export type { RowPlace, TableGrouping, TableTree } from "./table-lines.ts";
export type { TableSort } from "./use-data-table.ts";

export type DataTableProps<Item extends object> = {
	/** What the rows are, in the plural: "Programs". Caption, search label and file name come from it. */
	label: string;
	/** Keep the same array while nothing changed. */
	rows: readonly Item[];
	/** Keep the same array too: outside the component, or in a memo. */
	columns: readonly DataColumn<Item>[];
	rowId: (item: Item) => string;
	/** Enter, a click on the row or on its first cell. */
	onOpen?: (item: Item) => void;
	/** Buttons for the selected rows; turns selection on. */
	bulkActions?: (items: Item[], clear: () => void) => ReactNode;
	/** What a row is called where it is selected; what its first column holds unless said. */
	rowName?: (item: Item) => string;
	/** Menu or buttons at the end of each row. */
	rowActions?: (item: Item, place: RowPlace) => ReactNode;
	/** CSS width of several buttons; their column then has the visible head "Actions". */
	rowActionsWidth?: string;
	/** Filter controls beside the search; filter `rows` yourself, and say so in `filtered`. */
	filters?: ReactNode;
	/** Whether `filters` hide something now. */
	filtered?: boolean;
	onClearFilters?: () => void;
	/** Default true. */
	searchable?: boolean;
	/** At the right of the toolbar. */
	actions?: ReactNode;
	/** With no rows at all. */
	empty: ReactNode;
	loading?: boolean;
	/** Default true. */
	exportable?: boolean;
	/** Remembers columns and density in this browser. */
	storageKey?: string;
	defaultSort?: TableSort;
	/** The order, when it is kept elsewhere, such as in the address; null: as the rows come. */
	sort?: TableSort | null;
	/** Called in place of keeping the order here. */
	onSortChange?: (sort: TableSort | null) => void;
	/** Puts the rows under heads. Keep the same object while nothing changed. */
	grouping?: TableGrouping<Item>;
	/** Puts rows below those of which they are parts. Keep the same object while nothing changed. */
	tree?: TableTree<Item>;
	/** Lines of text in each row. Default 1. */
	lines?: RowLines;
	/** A line below one of the rows and what is shown of its parts, such as one to add a part in. */
	under?: { rowId: string; line: ReactNode };
	/**
	 * A whole row over the whole width, in place of its cells and their heads: for screens that are too narrow for them.
	 * The menu of the view then has the order in place of the columns.
	 */
	stacked?: (item: Item, place: RowPlace) => ReactNode;
	/** Under the rows, where something else than rows is counted: "12 tasks". */
	count?: string;
	/** Under the rows, also where there are none: a line to add one. */
	footer?: ReactNode;
	/** CSS height at which the rows scroll under their head. Default 70vh. */
	maxHeight?: string;
	className?: string;
};

/** A table to work in: sort, search, choose columns and density, select, move with j / k, open with Enter, export. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
	const {
		label,
		rows,
		onOpen,
		bulkActions,
		rowActions,
		loading = false,
		lines = 1,
		maxHeight = "70vh",
		className,
	} = props;
	const state = useDataTable(props);
	// State, not a ref: the rows below are measured in it, and must hear when it is there.
	const [box, setBox] = useState<HTMLDivElement | null>(null);
	const virtual = state.body.length > virtualFrom;
	const selectable = bulkActions !== undefined;
	const isStacked = props.stacked !== undefined;
	const height = isStacked ? stackedHeight : heightOfRow(state.view.density, lines);
	const span = state.drawn.length + Number(selectable) + Number(rowActions !== undefined);

	const isEmpty = !loading && rows.length === 0 && !props.filtered;
	return (
		<div className={clsx("min-w-0", className)}>
			{isEmpty ? (
				props.empty
			) : (
				<>
					<TableTop {...props} state={state} />
					<div
						ref={setBox}
						data-scroll=""
						className="relative overflow-auto border-t border-line"
						style={{ maxHeight }}
					>
						<table
							aria-rowcount={state.lines.length + 1}
							aria-busy={loading || undefined}
							// A fixed layout ignores the least widths of its columns: it needs their sum.
							style={{ minWidth: leastWidth(props, state) }}
							className={clsx(
								"w-full border-separate border-spacing-0 text-left text-table",
								virtual && "table-fixed",
							)}
						>
							<caption className="sr-only">{label}</caption>
							<DataTableHead
								state={state}
								selectable={selectable}
								hasActions={rowActions !== undefined}
								actionsWidth={props.rowActionsWidth}
								unseen={isStacked}
							/>
							{loading ? (
								<DataTableSkeleton span={span} height={height} />
							) : (
								<DataTableBody
									state={state}
									box={box}
									span={span}
									height={height}
									onOpen={onOpen}
									selectable={selectable}
									rowName={props.rowName}
									rowActions={rowActions}
									under={props.under}
								/>
							)}
						</table>
						{!loading && state.body.length === 0 && <NothingFound {...props} state={state} />}
					</div>
				</>
			)}
			{/* In one place with rows and without: the first row that is written in it leaves the focus there. */}
			{!loading && props.footer}
			{!isEmpty && (
				<p
					role="status"
					className="tabular border-t border-line-subtle px-4 py-2 text-caption text-ink-muted"
				>
					{loading ? "Loading" : (props.count ?? countWords(state.body.length, rows.length))}
				</p>
			)}
		</div>
	);
}

/** The tools; while rows are selected what can be done with them, in sight whichever rows they are. */
function TableTop<Item extends object>(props: DataTableProps<Item> & { state: DataTableState<Item> }) {
	const { state, bulkActions } = props;
	const isSelecting = state.selected.length > 0 && bulkActions !== undefined;
	return (
		<div
			data-print="hide"
			className={clsx("px-4 py-3", isSelecting && "sticky top-(--sticky-top,0px) z-20 rounded-t-lg bg-card")}
		>
			{isSelecting ? (
				<SelectionBar count={state.selected.length} onClear={state.clearSelection}>
					{bulkActions(state.selected, state.clearSelection)}
				</SelectionBar>
			) : (
				<Tools {...props} />
			)}
		</div>
	);
}

/** The sum of the least widths of the columns; none for a row that is one cell. */
function leastWidth<Item extends object>(
	{ stacked, rowActionsWidth = "0px" }: DataTableProps<Item>,
	{ shown }: DataTableState<Item>,
): string | undefined {
	return stacked ? undefined : `calc(${[...shown.map(columnWidth), rowActionsWidth].join(" + ")})`;
}

type PartProps<Item extends object> = DataTableProps<Item> & { state: DataTableState<Item> };

function Tools<Item extends object>({
	label,
	columns,
	searchable = true,
	exportable = true,
	filters,
	actions,
	stacked,
	state,
}: PartProps<Item>) {
	return (
		<DataTableToolbar
			search={state.search}
			onSearchChange={searchable ? state.setSearch : undefined}
			searchLabel={`Search ${inSentence(label)}`}
			filters={filters}
			columns={columns.map((column) => ({
				id: column.id,
				header: column.header,
				visible: state.shown.includes(column),
				hideable: column.hideable ?? true,
			}))}
			onColumnToggle={state.toggleColumn}
			order={stacked && orderOf(columns, state)}
			density={state.view.density}
			onDensityChange={state.setDensity}
			onExport={exportable && state.body.length > 0 ? state.exportCsv : undefined}
			actions={actions}
		/>
	);
}

/** The columns by which rows can be put in order, and the one that they are in. */
function orderOf<Item extends object>(columns: readonly DataColumn<Item>[], { table }: DataTableState<Item>) {
	const [chosen] = table.state.sorting;
	return {
		chosen: chosen?.id ?? null,
		descending: chosen?.desc ?? false,
		choices: columns.filter(({ sortable = true }) => sortable).map(({ id, header }) => ({ id, header })),
		choose: (id: string | null, desc: boolean) => table.setSorting(id === null ? [] : [{ id, desc }]),
	};
}

function NothingFound<Item extends object>({ label, onClearFilters, state }: PartProps<Item>) {
	const what = inSentence(label);
	return (
		<EmptyState
			compact
			message={state.needle ? `No ${what} match “${state.needle}”.` : `No ${what} match these filters.`}
			action={
				<Button
					size="sm"
					onClick={() => {
						state.setSearch("");
						onClearFilters?.();
					}}
				>
					Clear filters
				</Button>
			}
		/>
	);
}

/** As it stands in the middle of a sentence: `Funding sources` without its capital, `KPIs` as it is. */
function inSentence(label: string): string {
	return label.replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());
}

function countWords(shown: number, all: number): string {
	const total = formatNumber(all);
	if (shown !== all) return `${formatNumber(shown)} of ${total} rows`;
	return all === 1 ? "1 row" : `${total} rows`;
}
