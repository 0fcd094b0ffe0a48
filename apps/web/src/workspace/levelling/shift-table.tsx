import type { Shift } from "@throughline/domain/resource/levelling/proposal";
import { Checkbox } from "@throughline/ui/checkbox";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { formatRange } from "../../format/date.ts";
import { useTeam } from "../owners.tsx";

type ShiftTableProps = {
	shifts: readonly Shift[];
	/** Those without a tick, by their ids. */
	excluded: ReadonlySet<string>;
	onToggle: (shift: Shift) => void;
	/** Whether the tasks are of several programs. */
	withPrograms: boolean;
};

/** The shifts, each with a tick to take it along. */
export function ShiftTable({ shifts, excluded, onToggle, withPrograms }: ShiftTableProps) {
	const { nameOf } = useTeam();
	const columns = useMemo(
		() => shiftColumns({ excluded, onToggle, withPrograms, nameOf }),
		[excluded, onToggle, withPrograms, nameOf],
	);
	return (
		<div className="overflow-hidden rounded-lg border border-line">
			<DataTable
				// Six columns in a window: a little less air between them.
				className="[&_td]:px-2 [&_th]:px-2"
				label="Shifts"
				rows={shifts}
				columns={columns}
				rowId={({ id }) => id}
				lines={2}
				searchable={shifts.length > 10}
				exportable
				maxHeight="45vh"
				empty={null}
			/>
		</div>
	);
}

type ColumnsOf = Omit<ShiftTableProps, "shifts"> & { nameOf: (id: string) => string };

/** Working days. */
const inDays = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

function shiftColumns({ excluded, onToggle, withPrograms, nameOf }: ColumnsOf): DataColumn<Shift>[] {
	const people = ({ memberIds }: Shift) => memberIds.map(nameOf).join(", ");
	return [
		{
			id: "task",
			header: "Task",
			value: ({ name }) => name,
			cell: (shift) => (
				<div>
					<Checkbox
						label={shift.name}
						checked={!excluded.has(shift.id)}
						onCheckedChange={() => onToggle(shift)}
					/>
					{withPrograms && <p className="pl-6 text-caption text-ink-muted">{shift.programName}</p>}
					{/* Their own columns lie out of sight on a phone. */}
					<p className="tabular whitespace-normal pl-6 text-caption text-ink-muted sm:hidden">
						{people(shift)}
						<br />
						{excluded.has(shift.id)
							? `${span(shift.from)}, stays`
							: `${span(shift.from)} → ${span(shift.to)}`}
					</p>
				</div>
			),
			wrap: true,
			width: "clamp(12rem, 62vw, 13rem)",
			hideable: false,
			ownControls: true,
		},
		{ id: "people", header: "Person", value: people, width: "6.5rem" },
		{
			id: "dates",
			header: "From, to",
			value: ({ to }) => to.startDate,
			cell: (shift) => (
				<span className="tabular block">
					<span className="block text-caption text-ink-muted">{span(shift.from)}</span>
					<span className="block font-medium">
						{excluded.has(shift.id) ? "Stays" : `→ ${span(shift.to)}`}
					</span>
				</span>
			),
			csv: ({ from, to }) => `${span(from)} → ${span(to)}`,
			width: "9.5rem",
		},
		{
			id: "days",
			header: "Later by",
			value: ({ days }) => days,
			cell: (shift) => (excluded.has(shift.id) ? null : inDays(shift.days)),
			align: "right",
			width: "5rem",
		},
		{
			id: "pushes",
			header: "Pushes",
			value: ({ pushes }) => pushes.length,
			cell: (shift) => (excluded.has(shift.id) ? null : <Pushes shift={shift} />),
			csv: ({ pushes }) => pushes.map(({ name }) => name).join(", "),
			width: "10rem",
		},
		{
			id: "finish",
			header: "Program's end",
			value: ({ finishDays }) => finishDays,
			cell: (shift) => (excluded.has(shift.id) ? null : finishText(shift)),
			csv: finishText,
			width: "6.5rem",
		},
	];
}

const span = ({ startDate, endDate }: Shift["to"]) => formatRange(startDate, endDate);

function finishText({ finishDays }: Shift): string {
	return finishDays === 0 ? "Stays" : `${inDays(finishDays)} later`;
}

const namedAtMost = 2;

/** What goes along, by name. */
function Pushes({ shift: { pushes } }: { shift: Shift }) {
	if (pushes.length === 0) return <span className="text-ink-muted">Nothing</span>;
	const names = pushes.slice(0, namedAtMost).map(({ name }) => name);
	const more = pushes.length - names.length;
	return (
		<span
			title={pushes.map(({ name, to }) => `${name}: ${span(to)}`).join("\n")}
			className="line-clamp-2 w-0 min-w-full whitespace-normal print:w-auto"
		>
			{more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ")}
		</span>
	);
}
