import { Checkbox } from "../forms/checkbox.tsx";
import { columnWidth, type DataColumn } from "./data-table-column.ts";
import { DataTableHeader } from "./data-table-header.tsx";
import type { DataTableState } from "./use-data-table.ts";

const cornerLook = "sticky top-0 z-10 h-9 thumb:h-11 bg-card shadow-[inset_0_-1px_0_var(--line)]";

/** The head that stays while the rows scroll. */
export function DataTableHead<Item extends object>({
	state,
	selectable,
	hasActions,
	actionsWidth,
	unseen,
}: {
	state: DataTableState<Item>;
	selectable: boolean;
	hasActions: boolean;
	/** Wide enough for a visible head. */
	actionsWidth?: string;
	/** Each row says itself what it shows. */
	unseen: boolean;
}) {
	const { table, drawn, body, selected } = state;
	const order = (column: DataColumn<Item>) => table.getColumn(column.id);
	const some = selected.length === body.length ? true : "indeterminate";
	if (unseen)
		return <UnseenHead headers={[selectable && "Selected", drawn[0]?.header, hasActions && "Actions"]} />;
	return (
		<thead>
			<tr aria-rowindex={1}>
				{selectable && (
					<th scope="col" data-print="hide" className={`${cornerLook} w-10 pl-4 thumb:min-w-12`}>
						<Checkbox
							aria-label="Select all rows"
							checked={selected.length === 0 ? false : some}
							onCheckedChange={(checked) => table.toggleAllRowsSelected(checked)}
							className="align-middle"
						/>
					</th>
				)}
				{drawn.map((column) => (
					<DataTableHeader
						key={column.id}
						header={column.header}
						align={column.align ?? "left"}
						width={columnWidth(column)}
						sticky={column.sticky}
						sorted={order(column)?.getIsSorted() ?? false}
						onSort={order(column)?.getCanSort() ? () => order(column)?.toggleSorting() : undefined}
					/>
				))}
				{hasActions && (
					<th
						scope="col"
						data-print="hide"
						style={{ width: actionsWidth ?? "3rem" }}
						className={`${cornerLook} pr-4 text-right text-caption font-medium text-ink-muted`}
					>
						<span className={actionsWidth === undefined ? "sr-only" : undefined}>Actions</span>
					</th>
				)}
			</tr>
		</thead>
	);
}

/** For who hears the table. */
function UnseenHead({ headers }: { headers: readonly (string | false | undefined)[] }) {
	return (
		<thead className="sr-only">
			<tr aria-rowindex={1}>
				{headers.map(
					(header) =>
						header && (
							<th key={header} scope="col">
								{header}
							</th>
						),
				)}
			</tr>
		</thead>
	);
}
