import { useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { membersOf } from "./members.ts";
import { useOpenRoles } from "./open-roles/use-open-roles.ts";
import { ResourcesBoard } from "./resources-board.tsx";
import { ResourcesSkeleton } from "./resources-skeleton.tsx";

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
