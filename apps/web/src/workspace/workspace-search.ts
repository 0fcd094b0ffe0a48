import { type ViewId, viewOf } from "./views.ts";

/**
 * What views keep in the address besides their name, each a text: `item` is the open object, `form` the open form
 * (`new` or an id), the rest are tabs, filters, orders and ways to show.
 */
const parameters = [
	"tab",
	"item",
	"form",
	"q",
	"status",
	"priority",
	"category",
	"provider",
	"owner",
	"workstream",
	"due",
	"department",
	"display",
	"group",
	"sort",
	"zoom",
	"critical",
	"baseline",
	"cell",
	"scale",
	"kpi",
	"gate",
	"part",
	"playbook",
] as const;

export type ViewParameter = (typeof parameters)[number];

/** What the address of the workspace says: which view, and how. */
export type WorkspaceSearch = { view?: ViewId } & { [Name in ViewParameter]?: string };

const longest = 500;

/** Reads the address; the dashboard, and what no view knows, are left out of it. */
export function workspaceSearch(search: Record<string, unknown>): WorkspaceSearch {
	const view = viewOf(search.view);
	const found: WorkspaceSearch = view === "dashboard" ? {} : { view };
	for (const name of parameters) {
		const value = search[name];
		// The router reads what looks like a number or a truth value as one.
		const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
		if (typeof text === "string" && text !== "" && text.length <= longest) found[name] = text;
	}
	return found;
}
