import { useVirtualizer } from "@tanstack/react-virtual";
import { formatNumber } from "@throughline/domain/value/writing";
import { Fragment, type ReactNode, useEffect } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import { cutWords, rowsInPicture, useMedium } from "../structure/medium.ts";
import { DataTableRow } from "./data-table-row.tsx";
import type { Density } from "./stored-view.ts";
import type { RowPlace, TableLine } from "./table-lines.ts";
import type { DataTableState } from "./use-data-table.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** Rows beyond this are drawn only while they are in sight. */
export const virtualFrom = 200;

/** Lines of text in each row. */
export type RowLines = 1 | 2 | 3;

const moreLines: Record<RowLines, number> = { 1: 0, 2: 14, 3: 32 };

/** Px of a row with so many lines of text. */
export const heightOfRow = (density: Density, lines: RowLines) =>
	(density === "compact" ? 33 : 41) + moreLines[lines];

/** Px of a row that is one cell. */
export const stackedHeight = 112;

/** Px of the head of a group. */
const headHeight = 33;

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
	height,
	onOpen,
	selectable,
	rowName,
	rowActions,
	under,
}: {
	state: DataTableState<Item>;
	/** What scrolls. */
	box: HTMLElement | null;
	span: number;
	/** Px of a row. */
	height: number;
	onOpen?: (item: Item) => void;
	selectable: boolean;
	rowName?: (item: Item) => string;
	rowActions?: (item: Item, place: RowPlace) => ReactNode;
	under?: { rowId: string; line: ReactNode };
}) {
	const { body, lines, view } = state;
	// Paper and pictures show all rows, a picture as many as it holds: nobody can scroll them.
	const medium = useMedium();
	const virtual = medium === null && body.length > virtualFrom;
	const isCut = medium === "picture" && lines.length > rowsInPicture;
	const virtualizer = useVirtualizer({
		count: virtual ? lines.length : 0,
		getScrollElement: () => box,
		estimateSize: (at) => (isRow(lines[at]) ? height : headHeight),
		overscan: 12,
	});
	const keys = useRowKeys({
		count: body.length,
		onOpen: onOpen && ((index) => body[index] && onOpen(body[index].original)),
		onToggle: selectable ? (index) => body[index]?.toggleSelected() : undefined,
		reveal: virtual
			? (index) => virtualizer.scrollToIndex(lines.findIndex((line) => isRow(line) && line.index === index))
			: undefined,
	});
	const underId = under?.rowId;
	// Who came from a button at the far end of the row types beside the name.
	useEffect(() => {
		if (box && underId !== undefined) box.scrollLeft = 0;
	}, [box, underId]);
	const items = virtualizer.getVirtualItems();
	const all = isCut ? lines.slice(0, rowsInPicture) : lines;
	const drawn = virtual ? items.map((item) => item.index) : all.map((_, at) => at);
	const lastOfParent = under ? lastPartOf(lines, under.rowId) : -1;
	return (
		<tbody onKeyDown={keys.onKeyDown}>
			<Gap height={items[0]?.start ?? 0} span={span} />
			{drawn.map((at) => {
				const line = lines[at];
				if (!line) return null;
				if (!isRow(line)) return <GroupHead key={`group ${line.group.id}`} line={line} at={at} span={span} />;
				const { row, index, place } = line;
				return (
					<Fragment key={row.id}>
						<DataTableRow
							id={row.id}
							item={row.original}
							index={index}
							at={at}
							place={place}
							columns={state.drawn}
							compact={view.density === "compact"}
							height={height}
							active={index === keys.active}
							onActivate={() => keys.setActive(index)}
							onOpen={onOpen}
							selected={state.rowSelection[row.id] ?? false}
							onSelect={selectable ? (selected) => row.toggleSelected(selected) : undefined}
							name={rowName?.(row.original)}
							actions={rowActions?.(row.original, place)}
						/>
						{at === lastOfParent && (
							<tr>
								<td colSpan={span} className="border-b border-line-subtle bg-inset p-0">
									{/* As wide as what is in sight: the rows around it may be wider. */}
									<div className="sticky left-0" style={{ maxInlineSize: box?.clientWidth }}>
										{under?.line}
									</div>
								</td>
							</tr>
						)}
					</Fragment>
				);
			})}
			{isCut && (
				<tr>
					<td colSpan={span} className="px-4 py-2 text-table text-ink-muted">
						{cutWords(formatNumber(rowsInPicture), formatNumber(lines.length))}
					</td>
				</tr>
			)}
			<Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
		</tbody>
	);
}

function isRow<Item extends object>(
	line: TableLine<Item> | undefined,
): line is Extract<TableLine<Item>, { row: unknown }> {
	return line !== undefined && "row" in line;
}

/** The place of the last line that belongs to a row: its own where nothing of its parts is shown; −1 without such a row. */
function lastPartOf<Item extends object>(lines: readonly TableLine<Item>[], rowId: string): number {
	const at = lines.findIndex((line) => isRow(line) && line.row.id === rowId);
	const own = lines[at];
	if (!isRow(own)) return -1;
	const next = lines.findIndex(
		(line, place) => place > at && (!isRow(line) || line.place.level <= own.place.level),
	);
	return next < 0 ? lines.length - 1 : next - 1;
}

/** Above the rows of a group: what they have in common, and how many they are. */
function GroupHead<Item extends object>({
	line: { group, count },
	at,
	span,
}: {
	line: Extract<TableLine<Item>, { group: unknown }>;
	at: number;
	span: number;
}) {
	return (
		<tr aria-rowindex={at + 2} style={{ height: headHeight }}>
			<th
				scope="rowgroup"
				colSpan={span}
				className="border-b border-line-subtle bg-inset px-4 text-left text-table font-semibold text-ink-strong"
			>
				<span className="sticky left-4">
					{group.label} <span className="tabular ml-1 font-normal text-ink-muted">{formatNumber(count)}</span>
				</span>
			</th>
		</tr>
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
