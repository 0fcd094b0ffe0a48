import type { QueryKey } from "@tanstack/react-query";
import type { Program } from "@throughline/domain/program";
import { getQueryKey } from "@trpc/react-query";
import { trpc, trpcUtils } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const all = { archived: true };
const inUse = undefined;
const { list: lists } = trpcUtils.program;

/** Puts a program as the server answered it (or as it is expected to) into the lists that are on screen. */
export function putProgram(program: Program): void {
	const without = (list: Program[]) => list.filter(({ id }) => id !== program.id);
	lists.setData(all, (list) => list && [...without(list), program]);
	lists.setData(
		inUse,
		(list) => list && (program.archivedAt === null ? byName([...without(list), program]) : without(list)),
	);
}

/** Takes a deleted program out of the lists, and what is known about it away: asking again would find nothing. */
export function dropProgram(id: string): void {
	for (const input of [all, inUse]) {
		lists.setData(input, (list) => list?.filter((program) => program.id !== id));
	}
	queryClient.removeQueries({
		queryKey: getQueryKey(trpc.dashboard),
		predicate: ({ queryKey }) => isAbout(queryKey, id),
	});
}

/** Whether a tRPC query's key names the program. */
function isAbout(key: QueryKey, programId: string): boolean {
	const [, about] = key;
	return JSON.stringify(about ?? null).includes(programId);
}

function byName(programs: Program[]): Program[] {
	return programs.sort((a, b) => a.name.localeCompare(b.name, "en-US"));
}
