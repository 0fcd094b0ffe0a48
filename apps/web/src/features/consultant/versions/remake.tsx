import type { Provider } from "@throughline/domain/run";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { refreshAreas } from "../../../api/refresh.ts";
import { RunProgress } from "../../../run/run-progress.tsx";
import { ProviderChoice } from "../provider-choice.tsx";
import { keepWalk, useWalk } from "../stored-walk.ts";
import { useStartedRun } from "./use-started-run.ts";

type RemakeProps = {
	sessionId: string;
	/** On the button: what is made anew. */
	action: string;
	/** While it is made: names the progress. */
	busy: string;
	/** What becomes of what there is. */
	note: string;
	/** Keep the same one between renders. */
	start: (provider: Provider | undefined) => Promise<{ runId: string }>;
};

/** Has what is shown made anew, by whom one chooses; what there is stays until the new one is there. */
export function Remake({ sessionId, action, busy, note, start }: RemakeProps) {
	const walk = useWalk(sessionId);
	const { run, isBusy, failure, begin } = useStartedRun(start);
	const [asked, setAsked] = useState(false);
	const succeeded = run.status === "succeeded";
	useEffect(() => {
		if (asked && succeeded) void refreshAreas("consultant");
	}, [asked, succeeded]);
	const reason = failure?.sentence;
	useEffect(() => {
		if (reason) toast({ title: `${action}: failed`, description: reason, variant: "destructive" });
	}, [reason, action]);
	if (isBusy) return <RunProgress run={run} label={busy} waiting={busy} cancelLabel="Cancel" />;
	return (
		<div data-print="hide" className="space-y-2.5 border-t border-line pt-4">
			<ProviderChoice
				value={walk.provider}
				onChange={(provider) => keepWalk(sessionId, { provider })}
				label="Made by"
			/>
			<Button
				size="sm"
				icon={<RotateCw size={14} aria-hidden="true" />}
				onClick={() => {
					setAsked(true);
					void begin(walk.provider);
				}}
			>
				{action}
			</Button>
			<p className="text-pretty text-caption text-ink-muted">{note}</p>
		</div>
	);
}
