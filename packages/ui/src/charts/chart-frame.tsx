import { type CsvValue, csvOf } from "@throughline/domain/value/spreadsheet";
import { clsx } from "clsx";
import { ChartNoAxesColumn, Ellipsis } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { download, fileName } from "../files/download.ts";
import { useSheet } from "../files/sheets.ts";
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "../overlays/dropdown-menu.tsx";
import { EmptyState } from "../structure/empty-state.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../tables/table.tsx";
import { downloadPng, downloadSvg } from "./chart-export.ts";

export type ChartTable = { columns: readonly string[]; rows: readonly (readonly CsvValue[])[] };

/** What every chart takes. */
export type ChartFrameProps = {
	/** Says what is shown; also the file name of a download. */
	title: string;
	/** The card around has the same title already. */
	hideTitle?: boolean;
	description?: ReactNode;
	/** Of the drawing, px. */
	height?: number;
	/** One sentence instead of the drawing when there is nothing to draw. */
	empty?: ReactNode;
	className?: string;
};

/** Around every chart: its title, its menu (table, PNG, SVG, CSV), its empty state, its table for screen readers. */
export function ChartFrame({
	title,
	hideTitle = false,
	description,
	height = 240,
	empty = "No data yet.",
	isEmpty,
	table,
	legend,
	children,
	className,
}: ChartFrameProps & { isEmpty: boolean; table: ChartTable; legend?: ReactNode; children: ReactNode }) {
	const [asTable, setAsTable] = useState(false);
	const [failed, setFailed] = useState(false);
	const figure = useRef<HTMLElement>(null);
	const titleId = useId();
	useSheet(() => ({ title, ...(isEmpty ? { columns: [], rows: [] } : table) }));
	const drawing = () => figure.current?.querySelector<SVGSVGElement>("svg[data-chart]") ?? null;
	const data = (
		<Table caption={title} density="compact" scroll={asTable}>
			<TableHead>
				<TableRow>
					{table.columns.map((column, index) => (
						<TableHeader key={column} align={index === 0 ? "left" : "right"}>
							{column}
						</TableHeader>
					))}
				</TableRow>
			</TableHead>
			<TableBody>
				{table.rows.map((row) => (
					<TableRow key={String(row[0])}>
						{row.map((value, index) => (
							<TableCell key={table.columns[index]} align={index === 0 ? "left" : "right"}>
								{value === null || value === undefined ? "—" : String(value)}
							</TableCell>
						))}
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
	return (
		<figure ref={figure} aria-labelledby={titleId} className={clsx("min-w-0", className)}>
			<div className="mb-2 flex items-start justify-between gap-3">
				<figcaption className="min-w-0">
					<span
						id={titleId}
						className={clsx("text-body font-semibold text-ink-strong", hideTitle && "sr-only")}
					>
						{title}
					</span>
					{description && <span className="block text-table text-ink-muted">{description}</span>}
					{legend && !isEmpty && !asTable && <div className="mt-1">{legend}</div>}
				</figcaption>
				{!isEmpty && (
					<div data-print="hide" className="-mt-1 -mr-1 shrink-0">
						<DropdownMenu>
							<DropdownMenuTrigger>
								<IconButton
									size="sm"
									tooltip={false}
									label={`Options for ${title}`}
									icon={<Ellipsis size={16} aria-hidden="true" />}
								/>
							</DropdownMenuTrigger>
							<DropdownMenuContent>
								<DropdownMenuCheckboxItem checked={asTable} onCheckedChange={setAsTable}>
									Show as table
								</DropdownMenuCheckboxItem>
								<DropdownMenuSeparator />
								<DropdownMenuItem
									disabled={asTable}
									onSelect={() => {
										const svg = drawing();
										setFailed(false);
										if (svg) downloadPng(svg, title).catch(() => setFailed(true));
									}}
								>
									Download PNG
								</DropdownMenuItem>
								<DropdownMenuItem
									disabled={asTable}
									onSelect={() => {
										const svg = drawing();
										if (svg) downloadSvg(svg, title);
									}}
								>
									Download SVG
								</DropdownMenuItem>
								<DropdownMenuItem
									onSelect={() =>
										download(
											fileName(title, "csv"),
											csvOf(table.columns, table.rows),
											"text/csv;charset=utf-8",
										)
									}
								>
									Download CSV
								</DropdownMenuItem>
							</DropdownMenuContent>
						</DropdownMenu>
					</div>
				)}
			</div>
			{failed && (
				<p role="alert" className="mb-2 text-table text-critical">
					This browser could not make the image. Download the SVG instead.
				</p>
			)}
			{isEmpty ? (
				<div
					className="flex items-center justify-center rounded-lg border border-dashed border-line"
					style={{ minHeight: height }}
				>
					<EmptyState compact icon={<ChartNoAxesColumn size={20} />} message={empty} />
				</div>
			) : asTable ? (
				<div className="relative overflow-y-auto" style={{ maxHeight: Math.max(height, 240) }}>
					{data}
				</div>
			) : (
				<>
					{children}
					<div className="sr-only">{data}</div>
				</>
			)}
		</figure>
	);
}
