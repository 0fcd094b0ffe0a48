import { Link, linkOptions } from "@tanstack/react-router";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card, CardHeader } from "@throughline/ui/card";
import { Checkbox } from "@throughline/ui/checkbox";
import { useMemo, useState } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { useSelection } from "../../../workspace/list/use-selection.ts";
import { farthestStage, presentStation, stageLink, wizardStages } from "../wizard/wizard-stages.ts";
import type { ListedSession } from "./strategy-groups.ts";
import { StrategySelection } from "./strategy-selection.tsx";

const firstShown = 5;

/** Strategies that have not come to a version yet, to be gone on with. */
export function UnfinishedStrategies({ strategies }: { strategies: readonly ListedSession[] }) {
	const [all, setAll] = useState(false);
	const now = useNow();
	const mayWrite = useAllowed("write");
	const rest = strategies.length - firstShown;
	const shown = useMemo(() => (all ? strategies : strategies.slice(0, firstShown)), [all, strategies]);
	const changeable = useMemo(() => shown.filter(({ mayChange }) => mayChange), [shown]);
	const { selected, isSelected, toggle, clear, selectAll } = useSelection(changeable);
	return (
		<Card as="section" aria-labelledby="unfinished-title" data-print="hide">
			<CardHeader
				title="Unfinished strategies"
				titleId="unfinished-title"
				description="Begun, and not yet at a root cause"
				className="pb-3"
			/>
			{selected.length > 0 && (
				<StrategySelection strategies={selected} onSelectAll={selectAll} onClear={clear} />
			)}
			<ul className="divide-y divide-line-subtle border-t border-line-subtle">
				{shown.map((strategy) => (
					<li
						key={strategy.id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5"
					>
						{mayWrite && (
							<Checkbox
								aria-label={`Select ${strategy.planTitle ?? strategy.title}`}
								// Of somebody else: read, and left alone.
								disabled={!strategy.mayChange}
								checked={isSelected(strategy.id)}
								onCheckedChange={() => toggle(strategy.id)}
							/>
						)}
						<div className="min-w-0 flex-1 basis-60">
							<p className="truncate text-body font-medium text-ink-strong">
								{strategy.planTitle ?? strategy.title}
							</p>
							<p className="mt-0.5 flex flex-wrap items-center gap-2 text-table text-ink-muted">
								<Badge size="sm" variant="outline">
									{wizardStages[presentStation(strategy)]}
								</Badge>
								{formatAgo(strategy.updatedAt, now)}
							</p>
						</div>
						<Continue strategy={strategy} />
					</li>
				))}
			</ul>
			{rest > 0 && !all && (
				<div className="border-t border-line-subtle p-2 text-center">
					<Button size="sm" variant="ghost" onClick={() => setAll(true)}>
						{`Show ${rest} more`}
					</Button>
				</div>
			)}
		</Card>
	);
}

function Continue({ strategy }: { strategy: ListedSession }) {
	const link =
		stageLink(farthestStage(strategy), strategy.id, strategy.latestVersion) ??
		linkOptions({ to: "/strategic-consultant/whys-tree/$sessionId", params: { sessionId: strategy.id } });
	return (
		<Button asChild size="sm">
			<Link {...link}>
				Continue <span className="sr-only">{strategy.planTitle ?? strategy.title}</span>
			</Link>
		</Button>
	);
}
