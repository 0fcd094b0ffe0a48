import type { Capacity } from "@throughline/domain/resource";
import { isOverAllocated } from "@throughline/domain/resource/capacity";
import { Callout } from "@throughline/ui/callout";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import type { ChangeSearch } from "../../../workspace/view/use-view-search.ts";
import type { Member } from "../members.ts";
import { levelForm } from "../resources-search.ts";
import type { resourcesView } from "../view.ts";
import { formatLoad, formatWeek, loadRank } from "./capacity-words.ts";
import { Heatmap } from "./heatmap.tsx";

type UtilizationTabProps = {
	members: readonly Member[];
	onSearch: ChangeSearch<typeof resourcesView>;
};

/** Who is how busy in each of the next twelve weeks, and who is asked for too much. */
export function UtilizationTab({ members, onSearch }: UtilizationTabProps) {
	const capacity = trpc.resource.capacity.useQuery();
	if (capacity.isPending) {
		return (
			<SkeletonRegion label="Loading allocation" className="space-y-4">
				<Skeleton className="h-11 rounded-lg!" />
				<Skeleton className="h-96 rounded-card!" />
			</SkeletonRegion>
		);
	}
	if (!capacity.data) {
		return (
			<ViewFailure message="Failed to load allocations. Please try refreshing the page." query={capacity} />
		);
	}
	const open = (memberId: string, week: string) =>
		onSearch({ cell: `${memberId}/${week}` }, { replace: false });
	return (
		<div className="space-y-4">
			<OverAllocations members={members} capacity={capacity.data} onOpen={open} />
			<Heatmap
				members={members}
				capacity={capacity.data}
				onOpen={open}
				onLevel={() => onSearch({ form: levelForm })}
				onOpenMember={(item) => onSearch({ item, part: undefined })}
			/>
		</div>
	);
}

type OverAllocationsProps = {
	members: readonly Member[];
	capacity: Capacity;
	onOpen: (memberId: string, week: string) => void;
};

/** So many are named; the table shows the rest. */
const namedAtMost = 6;

/** Who is asked for more than their time, and in which week most. */
function OverAllocations({ members, capacity, onOpen }: OverAllocationsProps) {
	const over = useMemo(() => peaksOf(members, capacity), [members, capacity]);
	if (over.length === 0) {
		return <Callout tone="good">Nobody is asked for more than their time in these weeks.</Callout>;
	}
	return (
		<Callout
			tone="critical"
			title={
				over.length === 1
					? "One member is over-allocated"
					: `${formatCount(over.length)} members are over-allocated`
			}
		>
			<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
				{over.slice(0, namedAtMost).map(({ id, name, week, load, weeks }) => (
					<li key={id}>
						<button
							type="button"
							onClick={() => onOpen(id, week)}
							className="rounded-sm font-medium underline decoration-current/40 underline-offset-2 hover:decoration-current"
						>
							{name}
						</button>
						: {load === null ? "work while away" : formatLoad(load)} in the week of {formatWeek(week)}
						{weeks > 1 && `, ${weeks} weeks in all`}
					</li>
				))}
				{over.length > namedAtMost && <li>and {over.length - namedAtMost} more in the table</li>}
			</ul>
		</Callout>
	);
}

/** Members with a week above 100 %, each with their worst one; the worst first. */
function peaksOf(members: readonly Member[], capacity: Capacity) {
	const names = new Map(members.map(({ id, name }) => [id, name]));
	return capacity.members
		.flatMap(({ resourceId, loads }) => {
			const ranks = loads.map(loadRank);
			const place = ranks.indexOf(Math.max(...ranks));
			const load = loads[place] ?? null;
			const week = capacity.weeks[place];
			const name = names.get(resourceId);
			if (!isOverAllocated(load) || week === undefined || name === undefined) return [];
			return [{ id: resourceId, name, week, load, weeks: loads.filter(isOverAllocated).length }];
		})
		.sort((a, b) => loadRank(b.load) - loadRank(a.load) || a.name.localeCompare(b.name));
}
