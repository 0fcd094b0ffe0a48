import { Button } from "@throughline/ui/button";
import { Progress } from "@throughline/ui/progress";
import { toast } from "@throughline/ui/toast";
import { X } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../api/api-error.ts";
import type { FollowedRun } from "./use-run.ts";

type RunProgressProps = {
	run: FollowedRun;
	/** What is being done: names the bar. */
	label: string;
	/** Shown until the run says something itself. */
	waiting?: string;
	/** Said while nobody can be heard, in place of the usual words. */
	lost?: string;
	/** Leave out where it may not be stopped, such as for who may only read. */
	cancelLabel?: string;
};

/** While nobody can be heard: nothing is lost by it. */
const lostConnection = "The connection is interrupted. The work goes on; looking for the server…";

/** How far a run is: its bar with percent, the seconds so far, what it does at the moment, and a way to stop it. */
export function RunProgress({
	run,
	label,
	waiting = "Waiting for its turn…",
	lost = lostConnection,
	cancelLabel,
}: RunProgressProps) {
	const [cancelling, setCancelling] = useState(false);
	const cancel = async () => {
		setCancelling(true);
		try {
			await run.cancel();
		} catch (error) {
			toast({ title: "Failed to cancel", description: toApiError(error).sentence, variant: "destructive" });
		} finally {
			setCancelling(false);
		}
	};
	return (
		<div className="space-y-2.5">
			<p role="status" className="min-h-5 text-pretty text-body text-ink">
				{run.lost ? lost : run.message || waiting}
			</p>
			<Progress value={run.progress} label={label} hideLabel hideValue />
			<div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p className="tabular text-table text-ink-muted">
					<span className="font-medium text-ink">{Math.round(run.progress)}%</span>
					{" · "}
					{run.elapsedSeconds}s elapsed
				</p>
				{cancelLabel && run.status === "running" && (
					<Button
						size="sm"
						variant="ghost"
						loading={cancelling}
						icon={<X size={14} aria-hidden="true" />}
						onClick={() => void cancel()}
					>
						{cancelLabel}
					</Button>
				)}
			</div>
		</div>
	);
}
