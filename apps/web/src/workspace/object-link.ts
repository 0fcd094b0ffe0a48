import { linkOptions } from "@tanstack/react-router";
import { selectProgram } from "./selected-program.ts";
import type { WorkspaceSearch } from "./workspace-search.ts";

/** An object of a program, as the search and the notifications name it. */
export type ObjectRef = {
	/** As in the audit trail: task, risk, funding source, … */
	type: string;
	id: string;
	/** The object that shows it, when it has no page of its own. */
	parentId: string | null;
	programId: string | null;
};

/** Where an object is shown; null when there is no such place. The link is right for the object's own program. */
export function objectLink({ type, id, parentId }: ObjectRef) {
	if (type === "strategy") {
		return linkOptions({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId: id } });
	}
	const search = places[type]?.(id, parentId);
	return search ? linkOptions({ to: "/", search }) : null;
}

/** Makes the object's program the selected one, on the way to it. */
export function selectProgramOf({ programId }: ObjectRef): void {
	if (programId !== null) selectProgram(programId);
}

const places: Record<string, (id: string, parentId: string | null) => WorkspaceSearch> = {
	program: () => ({}),
	workstream: (id) => ({ view: "timeline", display: "list", workstream: id }),
	task: (id) => ({ view: "timeline", item: id }),
	"stage gate": (id) => ({ view: "stage-gates", item: id }),
	"gate criterion": () => ({ view: "stage-gates" }),
	"stage gate review": (id) => ({ view: "stage-gates", item: id }),
	kpi: (id) => ({ view: "kpis", item: id }),
	risk: (id) => ({ view: "risks", item: id }),
	mitigation: (id, parentId) => ({ view: "risks", item: parentId ?? id, part: "mitigations" }),
	benefit: (id) => ({ view: "benefits", item: id }),
	"funding source": (id) => ({ view: "funding", tab: "sources", item: id }),
	expense: (id) => ({ view: "funding", tab: "expenses", item: id }),
	// A reopened decision is shown above the strategies.
	tripwire: () => ({ view: "strategies" }),
	"team member": (id) => ({ view: "resources", item: id }),
};
