import { Button } from "@throughline/ui/button";
import { Checkbox } from "@throughline/ui/checkbox";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { clsx } from "clsx";
import { CircleAlert, CornerDownRight } from "lucide-react";
import { useId, useState } from "react";
import { formatCount } from "../../../format/count.ts";
import type { CellReading, PasteField } from "./paste-fields.ts";
import { isSound } from "./preview.ts";
import type { Paste } from "./use-paste.ts";

type PasteTableProps<Input> = { paste: Paste<Input>; fields: readonly PasteField[] };

/** Rows that are drawn at first, and with each press. */
const step = 50;
const leftOut = "left out";

/** The pasted rows as they will be made, those with a mark first. */
export function PasteTable<Input>({ paste, fields }: PasteTableProps<Input>) {
	const [drawn, setDrawn] = useState(step);
	const rest = paste.order.length - drawn;
	return (
		<div className="space-y-2">
			<div className="max-h-[50vh] overflow-auto rounded-card border border-line">
				<Table caption="Pasted rows" density="compact" scroll={false}>
					<TableHead className="sticky top-0 z-10 bg-raised">
						<TableRow>
							<TableHeader className="w-16">Row</TableHeader>
							{paste.columns.map((id, column) => (
								<TableHeader key={column} className="min-w-36 py-1.5!">
									{paste.heads && <span className="block max-w-48 truncate">{paste.heads[column]}</span>}
									<Select
										aria-label={`Column ${column + 1} holds`}
										className="max-sm:h-11!"
										value={id ?? leftOut}
										onValueChange={(value) => paste.choose(column, value === leftOut ? null : value)}
										options={[
											...fields.map((field) => ({ value: field.id, label: field.label })),
											{ value: leftOut, label: "Leave out" },
										]}
									/>
								</TableHeader>
							))}
						</TableRow>
					</TableHead>
					<TableBody>
						{paste.order.slice(0, drawn).map((place) => (
							<PastedRow key={place} place={place} paste={paste} fields={fields} />
						))}
					</TableBody>
				</Table>
			</div>
			{rest > 0 && (
				<Button variant="ghost" size="sm" onClick={() => setDrawn(drawn + step)}>
					{`Show more: ${formatCount(rest)} further rows`}
				</Button>
			)}
		</div>
	);
}

function PastedRow<Input>({ place, paste, fields }: PasteTableProps<Input> & { place: number }) {
	const row = paste.rows[place];
	const line = paste.lineOf(place);
	const isOut = paste.leftOut.has(place);
	const first = paste.columns.findIndex((id) => id !== null);
	return (
		<TableRow className={clsx("align-top", isOut && "opacity-60")}>
			<TableCell className="align-top!">
				<span className="flex items-center gap-2">
					<Checkbox
						aria-label={`Add row ${line}`}
						checked={!isOut}
						onCheckedChange={() => paste.toggle(place)}
					/>
					<span className="tabular text-ink-muted">{line}</span>
					{row && !isSound(row) && !isOut && (
						<CircleAlert size={14} aria-label="Marked" className="shrink-0 text-critical" />
					)}
				</span>
				{row?.problem && !isOut && <span className="block text-caption text-critical">{row.problem}</span>}
			</TableCell>
			{paste.columns.map((id, column) => (
				<PastedCell
					key={column}
					label={`${fields.find((field) => field.id === id)?.label ?? "Cell"} of row ${line}`}
					text={paste.cells[place]?.[column] ?? ""}
					reading={row?.cells[column] ?? null}
					isUsed={id !== null}
					level={column === first ? paste.levelOf(place) : 0}
					isMendable={paste.mendable.has(`${place}/${column}`)}
					onMend={(text) => paste.mend(place, column, text)}
					alike={paste.countAlike(place, column)}
					onMendAlike={() => paste.mendAlike(place, column)}
				/>
			))}
		</TableRow>
	);
}

type PastedCellProps = {
	label: string;
	/** As it was pasted, or mended. */
	text: string;
	reading: CellReading | null;
	isUsed: boolean;
	/** How deep its row lies below others, for the cell that shows it; 0 for any other. */
	level: number;
	/** Whether it was wrong at first. */
	isMendable: boolean;
	onMend: (text: string) => void;
	/** In how many other rows the same was wrong and is so still. */
	alike: number;
	onMendAlike: () => void;
};

function PastedCell(props: PastedCellProps) {
	const { label, text, reading, isUsed, level, isMendable, onMend, alike, onMendAlike } = props;
	const problemId = useId();
	const problem = reading && "problem" in reading ? reading.problem : null;
	if (problem === null && !isMendable) {
		return (
			<TableCell className={clsx("max-w-72 truncate align-top!", !isUsed && "text-ink-faint line-through")}>
				<Level level={level} />
				{reading && "shown" in reading ? reading.shown : text}
			</TableCell>
		);
	}
	return (
		<TableCell className="min-w-44 align-top!">
			<Level level={level} />
			<Input
				aria-label={label}
				aria-invalid={problem !== null || undefined}
				aria-describedby={problem === null ? undefined : problemId}
				className="max-sm:h-11!"
				value={text}
				onValueChange={onMend}
			/>
			<span
				id={problemId}
				className={clsx("block text-caption", problem ? "text-critical" : "text-ink-muted")}
			>
				{problem ?? (reading && "shown" in reading && reading.shown !== text ? reading.shown : "")}
			</span>
			{problem === null && <MendAlike rows={alike} onMend={onMendAlike} />}
		</TableCell>
	);
}

/** Mends what was wrong in the same words in as many other rows. */
function MendAlike({ rows, onMend }: { rows: number; onMend: () => void }) {
	if (rows === 0) return null;
	return (
		<Button variant="link" size="sm" onClick={onMend}>
			{rows === 1 ? "Also in the other row" : `Also in ${formatCount(rows)} other rows`}
		</Button>
	);
}

/** Sets a row in below the one of which it is a part. */
function Level({ level }: { level: number }) {
	if (level === 0) return null;
	return (
		<span style={{ paddingInlineStart: `${level - 1}rem` }} className="mr-1 text-ink-faint">
			<span className="sr-only">{`Level ${level + 1}: `}</span>
			<CornerDownRight size={12} aria-hidden="true" className="inline" />
		</span>
	);
}
