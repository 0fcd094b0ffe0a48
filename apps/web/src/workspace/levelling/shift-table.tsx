import type { Shift } from "@throughline/domain/resource/levelling/proposal";
import { Checkbox } from "@throughline/ui/checkbox";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { roomyHeader, useMediaQuery } from "../../browser/use-media-query.ts";
import { useTeam } from "../owners.tsx";
import { finishText, inDays, pushesText, span } from "./shift-words.ts";
import { StackedShift } from "./stacked-shift.tsx";

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
	const roomy = useMediaQuery(roomyHeader);
	const name = columns[0]?.cell;
	return (
		<div className="overflow-hidden rounded-lg border border-line">
			<DataTable
				// Six columns in a window of 54 rem, with a bar to scroll: a little less air between them.
				className="[&_td]:px-2 [&_th]:px-2"
				label="Shifts"
				rows={shifts}
				columns={columns}
				rowId={({ id }) => id}
				lines={2}
				stacked={
					roomy
						? undefined
						: (shift, place) => (
								<StackedShift
									shift={shift}
									name={name?.(shift, place)}
									people={peopleOf(shift, nameOf)}
									stays={excluded.has(shift.id)}
								/>
							)
				}
				searchable={shifts.length > 10}
				exportable
				maxHeight="45vh"
				empty={null}
			/>
		</div>
	);
}

function peopleOf({ memberIds }: Shift, nameOf: (id: string) => string): string {
	return memberIds.map(nameOf).join(", ");
}

type ColumnsOf = Omit<ShiftTableProps, "shifts"> & { nameOf: (id: string) => string };

function shiftColumns({ excluded, onToggle, withPrograms, nameOf }: ColumnsOf): DataColumn<Shift>[] {
	const people = (shift: Shift) => peopleOf(shift, nameOf);
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
				</div>
			),
			wrap: true,
			width: "12rem",
			hideable: false,
			ownControls: true,
		},
		{
			id: "people",
			header: "Person",
			value: people,
			cell: (shift) => <span className={fitted}>{people(shift)}</span>,
			width: "6.5rem",
		},
		{
			id: "dates",
			header: "From, to",
			value: ({ to }) => to.startDate,
			cell: (shift) => (
				<span className={`tabular ${fitted}`}>
					<span className="block text-caption text-ink-muted">{span(shift.from)}</span>
					<span className="block font-medium">
						{excluded.has(shift.id) ? "Stays" : `→ ${span(shift.to)}`}
					</span>
				</span>
			),
			csv: ({ from, to }) => `${span(from)} → ${span(to)}`,
			width: "10rem",
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
			width: "8.5rem",
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

/** As wide as its column: a longer text would push the last one out of the window. */
const fitted = "block w-0 min-w-full whitespace-normal break-words text-pretty print:w-auto";

/** What goes along, by name. */
function Pushes({ shift }: { shift: Shift }) {
	if (shift.pushes.length === 0) return <span className="text-ink-muted">Nothing</span>;
	return (
		<span
			title={shift.pushes.map(({ name, to }) => `${name}: ${span(to)}`).join("\n")}
			className="line-clamp-2 w-0 min-w-full whitespace-normal print:w-auto"
		>
			{pushesText(shift)}
		</span>
	);
}
