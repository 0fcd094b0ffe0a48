import { readBlock } from "@throughline/domain/benefit/plan-paste";
import { Callout } from "@throughline/ui/callout";
import { Input } from "@throughline/ui/input";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { monthWords } from "./month-words.ts";
import { cellProblem, type PlanCell, type PlanRow, pastedRows, planCells } from "./plan-rows.ts";

type PlanGridProps = {
	rows: readonly PlanRow[];
	onType: (row: number, cell: PlanCell, text: string) => void;
	/** Puts months into the grid, in the place of theirs. */
	onPut: (rows: readonly PlanRow[]) => void;
};

const cellNames: Record<PlanCell, string> = { planned: "Planned", actual: "Actual" };

/** Planned and actual by month. Arrows and Enter walk it; a block from a spreadsheet is pasted from the cell on. */
export function PlanGrid({ rows, onType, onPut }: PlanGridProps) {
	const box = useRef<HTMLDivElement>(null);
	const [isCut, setCut] = useState(false);

	function walk(event: KeyboardEvent): void {
		const at = placeOf(event.target);
		const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
		if (!at || step === undefined) return;
		event.preventDefault();
		const next = box.current?.querySelector<HTMLInputElement>(`[data-cell="${at.cell} ${at.row + step}"]`);
		next?.focus();
		next?.select();
	}

	function paste(event: ClipboardEvent): void {
		const at = placeOf(event.target);
		const text = event.clipboardData.getData("text/plain");
		// One value alone goes into the cell as the browser does it.
		if (!at || !/[\t\r\n]/.test(text.trim())) return;
		event.preventDefault();
		const pasted = pastedRows(rows, readBlock(text), at);
		setCut(pasted.isCut);
		onPut(pasted.rows);
	}

	return (
		<div className="space-y-2">
			{isCut && (
				<Callout tone="warning" role="status">
					What was pasted is wider than the grid: the columns after Actual were left out.
				</Callout>
			)}
			<div ref={box} className="rounded-card border border-line">
				<Table caption="Monthly plan" density="compact" onKeyDown={walk} onPaste={paste}>
					<TableHead>
						<TableRow>
							<TableHeader>Month</TableHeader>
							{planCells.map((cell) => (
								<TableHeader key={cell} align="right">
									{cellNames[cell]}
								</TableHeader>
							))}
						</TableRow>
					</TableHead>
					<TableBody>
						{rows.map((row, index) => (
							<TableRow key={row.month}>
								<TableCell className="whitespace-nowrap">{monthWords(row.month)}</TableCell>
								{planCells.map((cell) => (
									<TableCell key={cell} className="w-[38%] px-1.5 align-top">
										<PlanCellInput
											label={`${cellNames[cell]}, ${monthWords(row.month)}`}
											place={`${cell} ${index}`}
											value={row[cell]}
											onType={(text) => onType(index, cell, text)}
										/>
									</TableCell>
								))}
							</TableRow>
						))}
					</TableBody>
				</Table>
			</div>
			<p className="text-caption text-ink-muted">
				Paste a block from a spreadsheet into any cell. A month without values leaves the plan.
			</p>
		</div>
	);
}

/** Which cell of the grid an event came from. */
function placeOf(target: EventTarget): { row: number; cell: PlanCell } | null {
	const place = target instanceof HTMLElement ? target.dataset.cell?.split(" ") : undefined;
	const cell = planCells.find((each) => each === place?.[0]);
	return cell ? { cell, row: Number(place?.[1]) } : null;
}

type PlanCellInputProps = {
	/** For who does not see the heads of its row and column. */
	label: string;
	/** Where it is in the grid: `planned 3`. */
	place: string;
	value: string;
	onType: (text: string) => void;
};

/** A cell of the grid. What is no amount stays in it, and says why. */
function PlanCellInput({ label, place, value, onType }: PlanCellInputProps) {
	const problemId = useId();
	const problem = cellProblem(value);
	return (
		<>
			<Input
				inputMode="decimal"
				autoComplete="off"
				aria-label={label}
				aria-invalid={problem !== null || undefined}
				aria-describedby={problem === null ? undefined : problemId}
				data-cell={place}
				value={value}
				onValueChange={onType}
				className="tabular h-7! px-1.5! text-right text-table!"
			/>
			{problem !== null && (
				<p id={problemId} className="mt-1 whitespace-normal text-caption text-critical">
					{problem}
				</p>
			)}
		</>
	);
}
