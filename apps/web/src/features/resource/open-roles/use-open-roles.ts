import type { OpenRole } from "@throughline/domain/resource/open-role";
import type { Workstream } from "@throughline/domain/task/workstream";
import { trpc } from "../../../api/client.ts";

export type ProgramRoles = {
	/** Null when they could not be loaded. */
	roles: readonly OpenRole[] | null;
	workstreams: readonly Workstream[];
	/** True until the roles and the names of their workstreams are there, or one of them failed. */
	isPending: boolean;
	error: unknown;
	isFetching: boolean;
	refetch: () => void;
};

/** The open roles of a program, with the workstreams that they may work in; none without a program. */
export function useOpenRoles(programId: string | null): ProgramRoles {
	const given = [{ programId: programId ?? "" }, { enabled: programId !== null }] as const;
	const list = trpc.resource.openRole.list.useQuery(...given);
	const workstreams = trpc.task.workstream.list.useQuery(...given);
	const queries = [list, workstreams];
	const failed = queries.filter(({ data, isError }) => isError && !data);
	return {
		roles: failed.length > 0 ? null : (list.data ?? []),
		workstreams: workstreams.data ?? [],
		isPending: programId !== null && queries.some(({ isPending }) => isPending),
		error: failed[0]?.error ?? null,
		isFetching: queries.some(({ isFetching }) => isFetching),
		refetch: () => {
			for (const query of failed) void query.refetch();
		},
	};
}
