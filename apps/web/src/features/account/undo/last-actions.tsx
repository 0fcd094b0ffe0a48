import { actionWords, type OwnAction } from "@throughline/domain/history/own-action";
import { Button } from "@throughline/ui/button";
import { useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { takeBackAction } from "../../../workspace/undo/undo.ts";
import { AccountList } from "../account-list.tsx";

/** So many leave the trash below them in sight. */
const shownFirst = 5;

/** The person's own last actions, each with its Undo. */
export function LastActions() {
	const now = useNow();
	const [busy, setBusy] = useState<string | null>(null);
	const actions = trpc.undo.recent.useQuery(undefined, { staleTime: 0 });
	const [all, setAll] = useState(false);
	const hidden = all ? 0 : Math.max(0, (actions.data?.length ?? 0) - shownFirst);
	const undo = async (action: OwnAction) => {
		setBusy(action.id);
		await takeBackAction(action);
		setBusy(null);
	};
	return (
		<section aria-labelledby="last-actions" className="space-y-3">
			<div>
				<h3 id="last-actions" className="text-body font-semibold text-ink-strong">
					Your last actions
				</h3>
				<p className="mt-1 max-w-[64ch] text-pretty text-table text-ink-muted">
					The last twenty, also from another browser. What somebody has changed since stays as it is.
				</p>
			</div>
			<AccountList
				label="Your last actions"
				query={{ ...actions, data: hidden > 0 ? actions.data?.slice(0, shownFirst) : actions.data }}
				failure="Failed to load your last actions. Please try again."
				empty={
					<p className="text-table text-ink-muted">
						Nothing to undo yet: what you add, change or delete will be listed here.
					</p>
				}
			>
				{(action) => (
					<>
						<div className="min-w-0 flex-1">
							<p className="break-words text-body text-ink-strong">{actionWords(action)}</p>
							<p className="mt-0.5 text-table text-ink-muted">
								<time dateTime={action.at} title={formatInstant(action.at)}>
									{formatAgo(action.at, now)}
								</time>
								{action.programName && ` · ${action.programName}`}
							</p>
						</div>
						<Button
							size="sm"
							aria-label={`Undo: ${actionWords(action)}`}
							loading={busy === action.id}
							disabled={busy !== null}
							onClick={() => void undo(action)}
						>
							Undo
						</Button>
					</>
				)}
			</AccountList>
			{hidden > 0 && (
				<Button size="sm" variant="ghost" onClick={() => setAll(true)}>
					Show {hidden} more
				</Button>
			)}
		</section>
	);
}
