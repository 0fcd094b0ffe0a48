import { type Tripwire, valueInWords } from "@throughline/domain/consultant/tripwire";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { useState } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type ReopenedNoticeProps = {
	wire: Tripwire;
	/** Names the decision, where it does not stand beside it. */
	showsDecision?: boolean;
};

/** What the watched object stands at now: the reason tells the value at which it crossed. */
function standsAt({ currentValue, metric, unit }: Tripwire): string {
	if (currentValue === null) return "It has no value now.";
	return `It stands at ${valueInWords(currentValue, metric, unit)} now.`;
}

/** That a decision is open again, and why; who may write confirms it. */
export function ReopenedNotice({ wire, showsDecision = false }: ReopenedNoticeProps) {
	const mayWrite = useAllowed("write");
	const now = useNow();
	const [confirming, setConfirming] = useState(false);
	return (
		<Callout
			tone="serious"
			title={showsDecision ? `Reopened: ${wire.question}` : "This decision is reopened"}
		>
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-64">
					<p className="break-words">{wire.reason}</p>
					<p className="mt-1">{standsAt(wire)}</p>
					{wire.crossedAt && (
						<p className="mt-1 text-caption">
							<time dateTime={wire.crossedAt} title={formatInstant(wire.crossedAt)}>
								{formatAgo(wire.crossedAt, now)}
							</time>
							{wire.ownerName && ` · ${wire.ownerName} was notified`}
						</p>
					)}
				</div>
				{mayWrite && (
					<Button size="sm" onClick={() => setConfirming(true)}>
						Confirm
						<span className="sr-only"> “{wire.question}”</span>
					</Button>
				)}
			</div>
			{confirming && <ConfirmDialog wire={wire} onClose={() => setConfirming(false)} />}
		</Callout>
	);
}
