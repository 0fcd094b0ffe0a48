import type { Capacity } from "@throughline/domain/resource";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { useMemo } from "react";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { LoadBadge } from "../load-badge.tsx";
import type { Member } from "../members.ts";
import { formatWeek } from "./capacity-words.ts";
import { HeatCell, HeatLegend } from "./heat.tsx";

type HeatmapProps = {
	members: readonly Member[];
	capacity: Capacity;
	onOpen: (memberId: string, week: string) => void;
	onOpenMember: (memberId: string) => void;
};

type Row = Member & { loads: readonly number[] };

const none: readonly number[] = [];

const rule =
	"Days asked for against the days there are. Each week adds up what dated tasks ask for: the assigned percentage on each working day, 20% of the owner where nobody is assigned. Completed and On Hold count nothing; what is late, or under way without dates, counts in the current week.";

/** Members by weeks, the busiest first. */
export function Heatmap({ members, capacity, onOpen, onOpenMember }: HeatmapProps) {
	const rows = useMemo(() => rowsOf(members, capacity), [members, capacity]);
	const columns = useMemo(() => columnsOf(capacity.weeks, onOpen), [capacity.weeks, onOpen]);
	return (
		<Card>
			<div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3.5">
				<h3 className="flex items-center gap-1.5 text-body font-semibold">
					Allocation
					<FormulaHint of="allocation" formula={rule} />
				</h3>
				<HeatLegend />
			</div>
			<DataTable
				label="Members by week"
				rows={rows}
				columns={columns}
				rowId={(row) => row.id}
				onOpen={(row) => onOpenMember(row.id)}
				storageKey="resource-capacity"
				empty={<EmptyState compact message="No team members yet." />}
			/>
		</Card>
	);
}

/** Every member, the one with the fullest week first. */
function rowsOf(members: readonly Member[], capacity: Capacity): Row[] {
	const loads = new Map(capacity.members.map((each) => [each.resourceId, each.loads]));
	const total = (row: Row) => row.loads.reduce((all, load) => all + load, 0);
	const peak = (row: Row) => Math.max(0, ...row.loads);
	return members
		.map((member) => ({ ...member, loads: loads.get(member.id) ?? none }))
		.sort((a, b) => peak(b) - peak(a) || total(b) - total(a));
}

function columnsOf(weeks: readonly string[], onOpen: HeatmapProps["onOpen"]): DataColumn<Row>[] {
	return [
		{ id: "name", header: "Member", value: (row) => row.name, width: "9rem", sticky: true, hideable: false },
		{ id: "department", header: "Department", value: (row) => row.department, defaultHidden: true },
		...weeks.map(
			(week, index): DataColumn<Row> => ({
				id: week,
				header: formatWeek(week),
				value: (row) => row.loads[index] ?? 0,
				cell: (row) => (
					<HeatCell
						name={row.name}
						week={week}
						load={row.loads[index] ?? 0}
						onOpen={() => onOpen(row.id, week)}
					/>
				),
				align: "right",
				// The arrow of an order would take the room of the date.
				sortable: false,
				width: "5rem",
				searchable: false,
			}),
		),
		{
			id: "band",
			header: "Task load",
			value: (row) => row.load,
			cell: (row) => <LoadBadge band={row.band} />,
			csv: (row) => `${row.load}%`,
			width: "7.5rem",
			searchable: false,
		},
	];
}
