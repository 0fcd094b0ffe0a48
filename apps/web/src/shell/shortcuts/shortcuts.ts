import { type ViewId, viewIds, views } from "../../workspace/view/views.ts";

/** What the command key is called on this machine. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl";

/** Somewhere that `g` and a letter lead. */
export type Destination = { to: "/programs" | "/strategic-consultant/input" } | { view: ViewId };

const places: Record<string, Destination> = {
	p: { to: "/programs" },
	c: { to: "/strategic-consultant/input" },
	...Object.fromEntries(viewIds.map((view) => [views[view].key, { view }])),
};

/** Where `g` and this key lead; null for nowhere. */
export function destinationOf(key: string): Destination | null {
	return places[key.toLowerCase()] ?? null;
}

/** Every shortcut with its keys, for the overview. */
export const shortcutList = [
	{ keys: [commandKey, "K"], does: "Search everything" },
	{ keys: [commandKey, "Z"], does: "Undo what you did last" },
	{ keys: [commandKey, "Shift", "Z"], does: "Redo what you undid last" },
	{ keys: ["?"], does: "Show keyboard shortcuts" },
	{ keys: ["j"], does: "Go to the list, then from row to row" },
	{ keys: ["k"], does: "On a row: go to the one before" },
	{ keys: ["Enter"], does: "On a row: open it" },
	{ keys: ["x"], does: "On a row: select it" },
	{ keys: ["n"], does: "Write a new row into the list" },
	{ keys: ["Enter"], does: "In that row: add it, and write the next" },
	{ keys: ["Esc"], does: "In that row: empty it" },
	{ keys: [commandKey, "V"], does: "In that row: add pasted rows" },
	{ keys: ["Alt", "Shift", "→"], does: "On a task in the list: make it a sub-task of the one before" },
	{ keys: ["Alt", "Shift", "←"], does: "On a sub-task: take it out of its task" },
	{
		keys: ["Shift", "←", "→"],
		does: "In the chart: move the task by a day; on the board: the card by a column",
	},
	{ keys: ["Alt", "←", "→"], does: "In the chart: move the task’s end by a day" },
	{ keys: ["Alt", "Shift", "←", "→"], does: "In the chart: move the task’s start by a day" },
	{ keys: ["l"], does: "In the chart: link the task to another" },
	{ keys: ["F2"], does: "On a task: rename it" },
	{ keys: ["["], does: "Collapse or expand the sidebar" },
	...viewIds.map((view) => ({ keys: ["g", views[view].key], does: `Go to ${views[view].label}` })),
	{ keys: ["g", "p"], does: "Go to Programs" },
	{ keys: ["g", "c"], does: "Go to Strategic Consultant" },
];
