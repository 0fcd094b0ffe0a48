import type { RouteComponent } from "@tanstack/react-router";
import { type Fields, key, readFields, type SearchOf } from "./fields.ts";
import type { ViewId } from "./views.ts";

/** What the address of a view says; `/` alone is the dashboard. */
export type ViewAddress<Id extends ViewId, Shape extends Fields> = SearchOf<Shape> & {
	/** The key of a program. It is kept from view to view, and not followed yet. */
	program?: string | undefined;
} & (Id extends "dashboard" ? { view?: Id | undefined } : { view: Id });

/** A view of the workspace: what it keeps in the address, what it shows first, and what draws it. */
export type View<Id extends ViewId = ViewId, Shape extends Fields = Fields> = Readonly<{
	id: Id;
	/** Its parameters, besides those that every view has. */
	search: Shape;
	/** Its code comes when it is first wanted. */
	component: RouteComponent;
}>;

/** Declares a view. */
export function defineView<const Id extends ViewId, Shape extends Fields>(
	view: View<Id, Shape>,
): View<Id, Shape> & {
	/** Reads an address that names this view; what the view does not know is left out. */
	addressOf: (address: Readonly<Record<string, unknown>>) => ViewAddress<Id, Shape>;
} {
	return {
		...view,
		addressOf: (address) =>
			({
				view: view.id === "dashboard" ? undefined : view.id,
				...readFields({ ...view.search, program: key }, address),
			}) as ViewAddress<Id, Shape>,
	};
}
