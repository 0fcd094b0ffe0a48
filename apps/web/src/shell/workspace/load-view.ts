import type { EnsureQueryDataOptions, QueryKey } from "@tanstack/react-query";
import { trpcUtils as queries } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { selectedOf } from "../../workspace/program/selected-program.ts";
import type { Loading, View } from "../../workspace/view/define-view.ts";
import { text } from "../../workspace/view/fields.ts";

/** Asks for what a view shows first at its address, of the selected program where it shows one. */
export async function loadView(
	view: Pick<View, "load" | "loadProgram">,
	address: Readonly<Record<string, unknown>>,
): Promise<void> {
	const loading: Loading = { queries, ask: (query) => void ensure(query) };
	view.load(loading, address);
	const programs = (await ensure(queries.program.list.queryOptions())) ?? [];
	const program = selectedOf(programs, text(address.program));
	if (program) view.loadProgram(loading, program.id, address);
}

/** What a query answers; undefined where it failed, before or now: its screen says so, and can ask again. */
async function ensure<Data, Failure, Key extends QueryKey>(
	query: EnsureQueryDataOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> {
	if (queryClient.getQueryState(query.queryKey)?.status === "error") return undefined;
	return queryClient.ensureQueryData(query).catch(() => undefined);
}
