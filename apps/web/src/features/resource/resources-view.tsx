import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { membersOf } from "./members.ts";
import { useOpenRoles } from "./open-roles/use-open-roles.ts";
import { cardsLook } from "./resource-cards.tsx";
import { ResourcesBoard } from "./resources-board.tsx";
import { MemberCardSkeleton } from "./team/member-card.tsx";

/** The team: who they are, and how busy. It is the same for every program; a selected one shows its share. */
export function ResourcesView() {
	const { program, isPending } = useSelectedProgram();
	const team = trpc.resource.list.useQuery();
	const workload = trpc.resource.workload.useQuery(
		{ programId: program?.id ?? null },
		{ enabled: !isPending },
	);
	const openRoles = useOpenRoles(program?.id ?? null);
	const members = useMemo(
		() => team.data && workload.data && membersOf(team.data, workload.data),
		[team.data, workload.data],
	);
	return (
		<>
			<PrintedHead>Resource Management</PrintedHead>
			{members && !openRoles.isPending ? (
				<ResourcesBoard {...{ members, program, openRoles }} />
			) : team.isError || workload.isError ? (
				<ViewFailure
					message="Failed to load resources. Please try refreshing the page."
					query={{
						error: team.error ?? workload.error,
						isFetching: team.isFetching || workload.isFetching,
						refetch: () => Promise.all([team.refetch(), workload.refetch()]),
					}}
				/>
			) : (
				<ResourcesSkeleton withRoles={program !== null} />
			)}
		</>
	);
}

/** The view's shape before the team is known: a button, four cards, a program's open roles, tabs, and members. */
function ResourcesSkeleton({ withRoles }: { withRoles: boolean }) {
	return (
		<SkeletonRegion label="Loading resources" className="@container space-y-4">
			<div className="h-8" />
			<div className={cardsLook}>
				{[0, 1, 2, 3].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			{withRoles && <Skeleton className="h-17 rounded-card" />}
			<Skeleton className="h-9 w-72 max-w-full" />
			<Skeleton className="h-8 w-full" />
			<div className={gridLook}>
				{Array.from({ length: 6 }, (_, index) => (
					<MemberCardSkeleton key={index} />
				))}
			</div>
		</SkeletonRegion>
	);
}
