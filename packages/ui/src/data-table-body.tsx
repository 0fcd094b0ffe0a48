import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import { DataTableRow } from "./data-table-row.tsx";
import { Skeleton } from "./skeleton.tsx";
import type { DataTableState } from "./use-data-table.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** Rows beyond this are drawn only while they are in sight. */
export const virtualFrom = 200;

/** Px of a row with one line. */
export const rowHeight = { comfortable: 41, compact: 33 };

/** Holds the place of the rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
	if (height <= 0) return null;
	return (
		<tr>
			<td colSpan={span} style={{ height, padding: 0 }} />
		</tr>
	);
}

/** The rows: all of them when few, those in sight when many. */
export function DataTableBody<Item extends object>({
	state,
	box,
	span,
	onOpen,
	selectable,
	rowActions,
}: {
	state: DataTableState<Item>;
	/** What scrolls. */
	box: HTMLElement | null;
	span: number;
	onOpen?: (item: Item) => void;
	selectable: boolean;
	rowActions?: (item: Item) => ReactNode;
}) {
	const { body, view } = state;
	const virtual = body.length > virtualFrom;
	const height = rowHeight[view.density];
	const virtualizer = useVirtualizer({
		count: virtual ? body.length : 0,
		getScrollElement: () => box,
		estimateSize: () => height,
		overscan: 12,
	});
	const keys = useRowKeys({
		count: body.length,
		onOpen: onOpen && ((index) => body[index] && onOpen(body[index].original)),
		onToggle: selectable ? (index) => body[index]?.toggleSelected() : undefined,
		reveal: virtual ? (index) => virtualizer.scrollToIndex(index) : undefined,
	});
	const items = virtualizer.getVirtualItems();
	const drawn = virtual ? items.map((item) => item.index) : body.map((_, index) => index);
	return (
		<tbody onKeyDown={keys.onKeyDown}>
			<Gap height={items[0]?.start ?? 0} span={span} />
			{drawn.map((index) => {
				const row = body[index];
				return (
					row && (
						<DataTableRow
							key={row.id}
							id={row.id}
							item={row.original}
							index={index}
							columns={state.shown}
							compact={view.density === "compact"}
							height={height}
							active={index === keys.active}
							onActivate={() => keys.setActive(index)}
							onOpen={onOpen}
							selected={state.rowSelection[row.id] ?? false}
							onSelect={selectable ? (selected) => row.toggleSelected(selected) : undefined}
							actions={rowActions?.(row.original)}
						/>
					)
				);
			})}
			<Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
		</tbody>
	);
}

/** Six rows to come. */
export function DataTableSkeleton({ span, height }: { span: number; height: number }) {
	return (
		<tbody>
			{Array.from({ length: 6 }, (_, line) => (
				<tr key={line}>
					{Array.from({ length: span }, (_, cell) => (
						<td key={cell} className="border-b border-line-subtle px-3 first:pl-4" style={{ height }}>
							<Skeleton className="h-3.5 w-4/5" />
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}
