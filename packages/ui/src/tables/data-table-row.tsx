import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "../forms/checkbox.tsx";
import type { DataColumn } from "./data-table-column.ts";
import type { RowPlace } from "./table-lines.ts";

export type DataTableRowProps<Item> = {
	item: Item;
	id: string;
	/** Among the rows. */
	index: number;
	/** Among the lines of the body, which hold heads of groups too. */
	at: number;
	/** In the tree. */
	place: RowPlace;
	columns: readonly DataColumn<Item>[];
	compact: boolean;
	/** Px. */
	height: number;
	/** Takes the focus when one tabs into the table. */
	active: boolean;
	onActivate: () => void;
	onOpen?: (item: Item) => void;
	selected: boolean;
	/** Turns selection on. */
	onSelect?: (selected: boolean) => void;
	/** What it is called then; what its first column holds unless said. */
	name?: string;
	actions?: ReactNode;
};

const dash = <span className="text-ink-faint">—</span>;

/**
 * A click on something that acts by itself, in a menu or window that belongs to the row (React tells of it too), or the
 * end of marking text, does not open the row.
 */
function opensRow(event: MouseEvent): boolean {
	const target = event.target as HTMLElement;
	if (!event.currentTarget.contains(target) || target.closest("button, a, input, label")) return false;
	return !window.getSelection()?.toString();
}

export function DataTableRow<Item>({
	item,
	id,
	index,
	at,
	place: rowPlace,
	columns,
	compact,
	height,
	active,
	onActivate,
	onOpen,
	selected,
	onSelect,
	name,
	actions,
}: DataTableRowProps<Item>) {
	return (
		<tr
			data-row={index}
			aria-rowindex={at + 2}
			tabIndex={active ? 0 : -1}
			onFocus={onActivate}
			onClick={onOpen && ((event) => opensRow(event) && onOpen(item))}
			style={{ height }}
			className={clsx(
				"focus-inset group/row [&>td]:border-b [&>td]:border-line-subtle last:[&>td]:border-b-0",
				selected ? "bg-accent-soft" : "hover:bg-hover",
				onOpen && "cursor-pointer",
			)}
		>
			{onSelect && (
				<td data-print="hide" className="w-10 pl-4">
					<Checkbox
						aria-label={`Select ${name ?? String(columns[0]?.value(item) ?? id)}`}
						checked={selected}
						onCheckedChange={onSelect}
						className="align-middle"
					/>
				</td>
			)}
			{columns.map((column, place) => (
				<td
					key={column.id}
					className={clsx(
						"px-3 first:pl-4 last:pr-4",
						column.align === "right" && "tabular text-right",
						column.sticky && [
							// Above what moves under it, a bar that is placed by itself too.
							"sticky left-0 z-5",
							selected ? "bg-accent-soft" : "bg-card group-hover/row:bg-hover",
						],
						column.wrap ? "min-w-48" : "max-w-96 truncate",
						compact ? "py-1" : "py-2",
					)}
				>
					<DataTableCell
						item={item}
						place={rowPlace}
						column={column}
						onOpen={place === 0 && !column.ownControls ? onOpen : undefined}
					/>
				</td>
			))}
			{actions !== undefined && (
				<td data-print="hide" className="w-12 pr-3 text-right">
					{actions}
				</td>
			)}
		</tr>
	);
}

/** The first cell is a button too: Enter on the row is no way in for touch and screen readers. */
function DataTableCell<Item>({
	item,
	place,
	column,
	onOpen,
}: {
	item: Item;
	place: RowPlace;
	column: DataColumn<Item>;
	onOpen?: (item: Item) => void;
}) {
	const content = (column.cell ? column.cell(item, place) : column.value(item)) ?? dash;
	if (!onOpen) return content;
	return (
		<button
			type="button"
			tabIndex={-1}
			onClick={() => onOpen(item)}
			className="max-w-full truncate text-left align-middle font-medium thumb:-my-3 thumb:py-3 text-ink-strong group-hover/row:underline"
		>
			{content}
		</button>
	);
}
