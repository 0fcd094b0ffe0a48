import type { Capacity } from "@throughline/domain/resource";
import type { WeekLoad } from "@throughline/domain/resource/capacity";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Scale } from "lucide-react";
import { useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { LoadBadge } from "../load-badge.tsx";
import type { Member } from "../members.ts";
import { formatWeek, loadRank, weekLoadsOf, weekText } from "./capacity-words.ts";
import { HeatCell, HeatLegend } from "./heat.tsx";

type HeatmapProps = {
	members: readonly Member[];
	capacity: Capacity;
	onOpen: (memberId: string, week: string) => void;
	onOpenMember: (memberId: string) => void;
	/** Opens what would be shifted. */
	onLevel: () => void;
};

type Row = Member & { weeks: readonly WeekLoad[] };

const none: readonly WeekLoad[] = [];
const free: WeekLoad = { load: 0, asked: 0, available: 0, away: 0 };

const rule =
	"Days asked for against the days there are. Each week adds up what dated tasks ask for: the assigned percentage on each working day of the task's program, the owner where nobody is assigned (the estimate over the task's days; 20% without an estimate). The days there are: the organisation's working week and holidays, less the member's absences. Completed and On Hold count nothing; what is late, or under way without dates, counts in the current week.";

/** Members by weeks, the busiest first. */
export function Heatmap({ members, capacity, onOpen, onOpenMember, onLevel }: HeatmapProps) {
	const mayWrite = useAllowed("write");
	const rows = useMemo(() => rowsOf(members, capacity), [members, capacity]);
	const columns = useMemo(() => columnsOf(capacity.weeks, onOpen), [capacity.weeks, onOpen]);
	return (
		<Card data-print="sideways">
			<div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3.5">
				<h3 className="flex items-center gap-1.5 text-body font-semibold">
					Allocation
					<FormulaHint of="allocation" formula={rule} />
				</h3>
				<HeatLegend />
				{mayWrite && (
					<Button size="sm" data-print="hide" icon={<Scale size={14} aria-hidden="true" />} onClick={onLevel}>
						Level…
					</Button>
				)}
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
	const weeks = weekLoadsOf(capacity);
	const total = (row: Row) => row.weeks.reduce((all, { asked }) => all + asked, 0);
	const peak = (row: Row) => Math.max(0, ...row.weeks.map(({ load }) => loadRank(load)));
	return members
		.map((member) => ({ ...member, weeks: weeks.get(member.id) ?? none }))
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
				value: (row) => loadRank((row.weeks[index] ?? free).load),
				csv: (row) => weekText(row.weeks[index] ?? free),
				cell: (row) => (
					<HeatCell
						name={row.name}
						week={week}
						days={row.weeks[index] ?? free}
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
