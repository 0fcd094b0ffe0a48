import { SegmentedControl } from "@throughline/ui/segmented-control";
import { useState } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { LimitsView } from "./limits-view.tsx";
import { RunsView } from "./runs-view.tsx";
import { TotalsView } from "./totals-view.tsx";

const views = [
	{ value: "runs", label: "Runs" },
	{ value: "totals", label: "Use by day" },
	{ value: "limits", label: "Limits" },
] as const;
type View = (typeof views)[number]["value"];

const scopes = [
	{ value: "own", label: "Mine" },
	{ value: "all", label: "Everybody's" },
] as const;

/** What the consultant and the orchestrator have worked on, what it cost, and how much it may cost. */
export function RunsPage() {
	const [view, setView] = useState<View>("runs");
	const [scope, setScope] = useState<"own" | "all">("own");
	const seesAll = useAllowed("administer");
	const all = seesAll && scope === "all";
	return (
		<div className="space-y-4">
			<p className="max-w-[64ch] text-pretty text-table text-ink-muted">
				Each piece of work of the strategic consultant and the AI orchestrator: who served it, what it used
				and how it ended. Offline analysis costs nothing; the costs of models are estimated from list prices.
			</p>
			<div className="flex flex-wrap gap-2">
				<SegmentedControl aria-label="What is shown" value={view} onValueChange={setView} segments={views} />
				{seesAll && view !== "limits" && (
					<SegmentedControl aria-label="Whose" value={scope} onValueChange={setScope} segments={scopes} />
				)}
			</div>
			{view === "runs" && <RunsView all={all} />}
			{view === "totals" && <TotalsView all={all} />}
			{view === "limits" && <LimitsView />}
		</div>
	);
}
