import { criterionText, isMet, progressOf, type SessionContext } from "@throughline/domain/session-context";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Checkbox } from "@throughline/ui/checkbox";
import { Progress } from "@throughline/ui/progress";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useTicks } from "./use-ticks.ts";

/** The goal and how near it is: each criterion to tick off. */
export function ActiveSession({ session }: { session: SessionContext }) {
	const { criteria, tick } = useTicks(session);
	const { end, isEnding } = useEndSession(session);
	const { met, total, percent } = progressOf(criteria);
	const words = `${met} of ${total} criteria met (${percent}%)`;
	return (
		<div className="space-y-5">
			<section aria-label="Goal">
				<h3 className="text-caption font-medium text-ink-muted">Goal</h3>
				<p className="mt-1 text-pretty break-words whitespace-pre-line text-body font-medium text-ink-strong">
					{session.goal}
				</p>
				{session.currentPhase && (
					<p className="mt-2 text-table text-ink-muted">
						Current phase: <span className="text-ink">{session.currentPhase}</span>
					</p>
				)}
			</section>
			<div role="status" className="space-y-3">
				<div>
					<p className="tabular mb-1.5 text-table text-ink">{words}</p>
					<Progress
						hideLabel
						label="Criteria met"
						value={percent}
						valueText={words}
						tone={met === total ? "good" : "accent"}
					/>
				</div>
				{met < total ? (
					<p className="rounded-lg bg-warning-soft px-3 py-2 text-table text-warning">
						{`⚠️ Warning: ${total - met} criteria still unmet`}
					</p>
				) : (
					total > 0 && <Callout tone="good">All criteria met!</Callout>
				)}
			</div>
			<section aria-label="Success criteria">
				<h3 className="mb-2 text-caption font-medium text-ink-muted">Success criteria</h3>
				<ul className="space-y-2.5">
					{criteria.map((criterion, index) => {
						const text = criterionText(criterion);
						const checked = isMet(criterion);
						return (
							<li key={index}>
								<Checkbox
									checked={checked}
									onCheckedChange={(now) => tick({ index, text, met: now })}
									label={
										<span className={checked ? "break-words text-ink-muted line-through" : "break-words"}>
											{text}
										</span>
									}
								/>
							</li>
						);
					})}
				</ul>
			</section>
			<div className="border-t border-line-subtle pt-4">
				<Button loading={isEnding} onClick={() => void end()}>
					End Session
				</Button>
			</div>
		</div>
	);
}

/** Ends a session, and offers to begin it again. */
function useEndSession({ id, goal, successCriteria, currentPhase }: SessionContext) {
	const deactivate = trpc.sessionContext.deactivate.useMutation();
	const create = trpc.sessionContext.create.useMutation();

	async function end(): Promise<void> {
		try {
			await deactivate.mutateAsync({ id });
			toast({
				title: "Session ended",
				description: goal,
				action: { label: "Undo", onAction: () => void restart() },
			});
		} catch (error) {
			failed("Failed to end session", error);
		} finally {
			await whenRefreshed();
		}
	}

	async function restart(): Promise<void> {
		try {
			await create.mutateAsync({ goal, successCriteria, currentPhase });
		} catch (error) {
			failed("Failed to restart the session", error);
		} finally {
			await whenRefreshed();
		}
	}

	return { end, isEnding: deactivate.isPending };
}

function failed(title: string, error: unknown): void {
	toast({ title, description: toApiError(error).sentence, variant: "destructive" });
}
