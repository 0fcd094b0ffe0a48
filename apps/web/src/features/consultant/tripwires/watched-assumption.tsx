import type { Decision } from "@throughline/domain/consultant/decision";
import { type Tripwire, valueInWords } from "@throughline/domain/consultant/tripwire";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { IconButton } from "@throughline/ui/icon-button";
import { BellPlus, Pencil, Trash2 } from "lucide-react";
import { trpcClient } from "../../../api/client.ts";
import { formatInstant } from "../../../format/date.ts";
import { useDelete } from "../../../forms/use-delete.ts";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";

type WatchedAssumptionProps = {
	assumption: Decision["assumptions"][number];
	wires: readonly Tripwire[];
	/** Null for who may only read. */
	onSet: (() => void) | null;
	onEdit: ((wire: Tripwire) => void) | null;
};

/** One assumption with its quote and its thresholds. */
export function WatchedAssumption({ assumption, wires, onSet, onEdit }: WatchedAssumptionProps) {
	const { text, quote } = assumption;
	return (
		<li className="space-y-2 py-3 last:pb-0">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<p className="min-w-0 max-w-[70ch] flex-1 basis-64 text-pretty break-words text-body text-ink">
					{text}
				</p>
				{onSet && (
					<Button size="sm" icon={<BellPlus size={15} aria-hidden="true" />} onClick={onSet}>
						Set threshold
						<span className="sr-only"> on “{text}”</span>
					</Button>
				)}
			</div>
			{quote && <QuoteText quote={quote} />}
			{wires.length > 0 && (
				<ul className="space-y-1.5">
					{wires.map((wire) => (
						<Threshold key={wire.id} wire={wire} onEdit={onEdit} />
					))}
				</ul>
			)}
		</li>
	);
}

type ThresholdProps = { wire: Tripwire; onEdit: WatchedAssumptionProps["onEdit"] };

function Threshold({ wire, onEdit }: ThresholdProps) {
	const { subject, metric, unit, direction, threshold, currentValue, ownerName, settledNote, settledAt } =
		wire;
	const remove = useDelete<Tripwire>({
		noun: "threshold",
		titleOf: () => what,
		remove: (target) => trpcClient.consultant.tripwire.remove.mutate(target),
	});
	const say = (value: string) => valueInWords(value, metric, unit);
	const what = `${subject ?? "What it watched is gone"} ${direction} ${say(threshold)}`;
	return (
		<li className="rounded-md bg-inset px-3 py-2 text-table">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<p className="min-w-0 break-words">
					<span className="font-medium text-ink">{what}</span>{" "}
					<span className="text-ink-muted">
						{currentValue === null ? "nothing to compare now" : `now ${say(currentValue)}`}
						{ownerName && ` · tells ${ownerName}`}
					</span>
				</p>
				<span className="flex items-center gap-1">
					<Standing wire={wire} />
					{onEdit && (
						<>
							<IconButton
								size="sm"
								label={`Edit the threshold ${what}`}
								tooltip="Edit"
								icon={<Pencil size={14} aria-hidden="true" />}
								onClick={() => onEdit(wire)}
							/>
							<IconButton
								size="sm"
								label={`Delete the threshold ${what}`}
								tooltip="Delete"
								icon={<Trash2 size={14} aria-hidden="true" />}
								onClick={() => void remove(wire)}
							/>
						</>
					)}
				</span>
			</div>
			{settledNote && settledAt && (
				<p className="mt-1 text-pretty break-words text-caption text-ink-muted">
					Confirmed on {formatInstant(settledAt)}: {settledNote}
				</p>
			)}
		</li>
	);
}

function Standing({ wire: { reopened, crossedAt } }: { wire: Tripwire }) {
	if (reopened)
		return (
			<Badge size="sm" tone="serious">
				Crossed
			</Badge>
		);
	if (crossedAt !== null)
		return (
			<Badge size="sm" tone="warning">
				Crossed, decision confirmed
			</Badge>
		);
	return (
		<Badge size="sm" tone="good">
			Holds
		</Badge>
	);
}
