import type { Provider } from "@throughline/domain/run";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { RunProgress } from "../../../run/run-progress.tsx";
import { ProviderChoice } from "../provider-choice.tsx";
import { useStrategy } from "../stored-strategy.ts";
import type { StrategyRun } from "../use-strategy-run.ts";

type RemakeProps = {
	sessionId: string;
	/** On the button: what is made anew. */
	action: string;
	/** While it is made: names the progress. */
	busy: string;
	/** What becomes of what there is. */
	note: string;
	strategy: StrategyRun;
	/** Above the progress, once it takes long. */
	overdue?: ReactNode;
};

/** Has what is shown made anew, by whom one chooses; what there is stays until the new one is there. */
export function Remake({ sessionId, action, busy, note, strategy, overdue }: RemakeProps) {
	const { provider: serves } = useStrategy(sessionId);
	const [chosen, setChosen] = useState<Provider | undefined>();
	const { run, isBusy, failure, enter } = strategy;
	const reason = failure?.sentence;
	useEffect(() => {
		if (reason) toast({ title: `${action}: failed`, description: reason, variant: "destructive" });
	}, [reason, action]);
	if (isBusy)
		return (
			<div className="space-y-3">
				{overdue}
				<RunProgress run={run} label={busy} waiting={busy} cancelLabel="Cancel" />
			</div>
		);
	return (
		<div data-print="hide" className="space-y-2.5 border-t border-line pt-4">
			<ProviderChoice value={chosen ?? serves} onChange={setChosen} label="Made by" />
			<Button
				size="sm"
				icon={<RotateCw size={14} aria-hidden="true" />}
				onClick={() => enter({ again: true, ...(chosen && { provider: chosen }) })}
			>
				{action}
			</Button>
			<p className="text-pretty text-caption text-ink-muted">{note}</p>
		</div>
	);
}
