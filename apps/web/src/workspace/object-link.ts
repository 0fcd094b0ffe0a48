import { linkOptions } from "@tanstack/react-router";
import type { WorkspaceSearch } from "./view/workspace-search.ts";

/** An object of a program, as the search and the notifications name it. */
export type ObjectRef = {
	/** As in the audit trail: task, risk, funding source, … */
	type: string;
	id: string;
	/** The object that shows it, when it has no page of its own. */
	parentId: string | null;
	programId: string | null;
};

/** Where an object is shown, in its own program; null when there is no such place. */
export function objectLink({ type, id, parentId, programId }: ObjectRef) {
	const strategy = resultLink(type, id);
	if (strategy) return strategy;
	// A piece of long work that has no screen of its own is found among all of them.
	if (type === "run")
		return linkOptions({ to: ".", search: (current) => ({ ...current, settings: "runs" as const }) });
	const search = places[type]?.(id, parentId);
	if (!search) return null;
	return linkOptions({ to: "/", search: programId === null ? search : { ...search, program: programId } });
}

/** The screens on which the results of long work are found; `id` is the session's, with a version `<session>/<number>`. */
function resultLink(type: string, id: string) {
	const [sessionId = id, versionNumber = "1"] = id.split("/");
	switch (type) {
		case "strategy":
		case "strategy analysis":
			return linkOptions({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId } });
		case "strategy whys":
			return linkOptions({ to: "/strategic-consultant/whys-tree/$sessionId", params: { sessionId } });
		case "strategy case":
			return linkOptions({
				to: "/strategic-consultant/whys-tree/$sessionId",
				params: { sessionId },
				search: { step: "case" as const },
			});
		case "strategy research":
			return linkOptions({ to: "/strategic-consultant/research/$sessionId", params: { sessionId } });
		case "strategy decisions":
			return linkOptions({
				to: "/strategic-consultant/decisions/$sessionId/$versionNumber",
				params: { sessionId, versionNumber },
			});
		case "strategy plan":
			return linkOptions({
				to: "/strategic-consultant/epm/$sessionId/{-$versionNumber}",
				params: { sessionId, versionNumber },
			});
		default:
			return null;
	}
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
	"orchestrator task": (id) => ({ view: "ai-orchestrator", item: id }),
	"team member": (id) => ({ view: "resources", item: id }),
	"open role": () => ({ view: "resources" }),
	// An account is linked where the team is.
	person: () => ({ view: "resources" }),
};
