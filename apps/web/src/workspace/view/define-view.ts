import type { EnsureQueryDataOptions, QueryKey } from "@tanstack/react-query";
import type { RouteComponent } from "@tanstack/react-router";
import type { trpcUtils } from "../../api/client.ts";
import { type Fields, readFields, type SearchOf, text } from "./fields.ts";
import type { ViewId } from "./views.ts";

/** What the address of a view says; `/` alone is the dashboard. */
type ViewAddress<Id extends ViewId, Shape extends Fields> = SearchOf<Shape> & {
	/** The key of the program that is shown; kept from view to view. */
	program?: string | undefined;
} & (Id extends "dashboard" ? { view?: Id | undefined } : { view: Id });

/** What a loader asks with: `ask(queries.kpi.list.queryOptions({ programId }))`. */
export type Loading = {
	queries: typeof trpcUtils;
	/** Begins to fetch. What was asked before is left to the screen, and so is saying what failed. */
	ask: <Data, Failure, Key extends QueryKey>(query: EnsureQueryDataOptions<Data, Failure, Data, Key>) => void;
};

type ViewDefinition<Id extends ViewId, Shape extends Fields> = {
	id: Id;
	/** Its parameters in the address, besides those that every view has. */
	search: Shape;
	/** Its code comes when it is first wanted. */
	component: RouteComponent;
};

/** What a view asks for while its code is on its way: what it shows first. */
type ViewLoader<Shape extends Fields> = {
	load?: (loading: Loading, search: SearchOf<Shape>) => void;
	/** The same for the selected program. */
	loadProgram?: (loading: Loading, programId: string, search: SearchOf<Shape>) => void;
};

/** Declares a view of the workspace: what it keeps in the address, what it loads, and what draws it. */
export function defineView<const Id extends ViewId, Shape extends Fields>(
	{ id, search, component }: ViewDefinition<Id, Shape>,
	{ load, loadProgram }: ViewLoader<Shape>,
) {
	return {
		id,
		search,
		component,
		load: (loading: Loading, address: Address) => load?.(loading, readFields(search, address)),
		loadProgram: (loading: Loading, programId: string, address: Address) =>
			loadProgram?.(loading, programId, readFields(search, address)),
		/** Reads an address that names this view; what the view does not know is left out. */
		addressOf: (address: Address) =>
			({
				view: id === "dashboard" ? undefined : id,
				...readFields({ ...search, program: text }, address),
			}) as ViewAddress<Id, Shape>,
	};
}

type Address = Readonly<Record<string, unknown>>;

/** A view as `defineView` answers it. */
export type View<Id extends ViewId = ViewId> = ReturnType<typeof defineView<Id, Fields>>;
