import { keepPreviousData } from "@tanstack/react-query";
import type { Found } from "@throughline/domain/search";
import { trpc } from "../../api/client.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";

/** A single letter stands at the beginning of too much. */
const fewestLetters = 2;
const most = { limit: 40, perKind: 6 } as const;

/** Objects that match what is typed. A letter more takes back the call for what was typed before. */
export function useObjects(typed: string) {
	const { program } = useSelectedProgram();
	const q = typed.trim().slice(0, 200);
	const isAsked = q.length >= fewestLetters;
	const query = trpc.search.find.useQuery(
		{ q, ...most, programId: program?.id },
		{
			trpc: { abortOnUnmount: true },
			enabled: isAsked,
			placeholderData: keepPreviousData,
			// What others wrote since is found the next time.
			gcTime: 0,
		},
	);
	const found: Found[] = (isAsked && query.data) || [];
	return {
		found,
		isAsked,
		isPending: isAsked && query.isFetching,
		isError: query.isError,
		retry: query.refetch,
	};
}

/** What was found, kind by kind; the kind of the best comes first. */
export function byKind(found: readonly Found[]): [Found["kind"], Found[]][] {
	return [...Map.groupBy(found, ({ kind }) => kind)];
}
