import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Program } from "@throughline/domain/program";
import { trpc } from "../../api/client.ts";

const allKey = trpc.program.list.queryKey({ archived: true });
const inUseKey = trpc.program.list.queryKey();

/** Puts a program as the server answered it (or as it is expected to) into the lists that are on screen. */
export function putProgram(client: QueryClient, program: Program): void {
	const without = (list: Program[]) => list.filter(({ id }) => id !== program.id);
	client.setQueryData(allKey, (list) => list && [...without(list), program]);
	client.setQueryData(
		inUseKey,
		(list) => list && (program.archivedAt === null ? byName([...without(list), program]) : without(list)),
	);
}

/** Takes a deleted program out of the lists, and what is known about it away: asking again would find nothing. */
export function dropProgram(client: QueryClient, id: string): void {
	for (const key of [allKey, inUseKey]) {
		client.setQueryData(key, (list) => list?.filter((program) => program.id !== id));
	}
	client.removeQueries({
		queryKey: trpc.dashboard.pathKey(),
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
