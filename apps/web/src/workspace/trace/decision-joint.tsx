import type { TraceOrigin } from "@throughline/domain/consultant/origin";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { IconButton } from "@throughline/ui/icon-button";
import { toast } from "@throughline/ui/toast";
import { Check, Unlink } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { Fold } from "../fold.tsx";
import { Joint, JointText } from "./joint.tsx";
import { FoldedQuotes } from "./joint-quote.tsx";

type DecisionJointProps = {
	origin: TraceOrigin;
	mayUnlink: boolean;
	/** One of several: without the reasoning, so that the trace stays readable. */
	brief: boolean;
	last: boolean;
};

/** The decision that an object serves: what was asked, what was chosen, what was not. */
export function DecisionJoint({ origin, mayUnlink, brief, last }: DecisionJointProps) {
	const { decision, sessionId } = origin;
	if (!decision) {
		return (
			<Joint label="Strategy" strong last={last} action={mayUnlink && <Unlinking origin={origin} />}>
				<JointText strong>{origin.strategy}</JointText>
				<p className="text-ink-muted">It serves the strategy as a whole.</p>
			</Joint>
		);
	}
	const { question, chosen, alternatives, quotes } = decision;
	return (
		<Joint label="Decision" strong last={last} action={mayUnlink && <Unlinking origin={origin} />}>
			<JointText strong>{question}</JointText>
			{chosen && (
				<div className="rounded-lg bg-inset px-3 py-2">
					<p className="flex items-start gap-1.5 font-medium text-ink">
						<Check
							size={15}
							strokeWidth={2.5}
							aria-hidden="true"
							className="mt-0.5 shrink-0 text-accent-text"
						/>
						<span>
							<span className="sr-only">Chosen: </span>
							{chosen.label}
						</span>
					</p>
					{chosen.reasoning && !brief && <p className="mt-1 text-ink-muted">{chosen.reasoning}</p>}
				</div>
			)}
			{alternatives.length > 0 && (
				<Fold title={`${chosen ? "Not chosen" : "Options"}: ${alternatives.length}`}>
					<ul className="space-y-1.5">
						{alternatives.map(({ id, label, description }) => (
							<li key={id}>
								<span className="font-medium text-ink">{label}</span>
								<span className="block text-ink-muted">{description}</span>
							</li>
						))}
					</ul>
				</Fold>
			)}
			<FoldedQuotes quotes={quotes} isOpen={sessionId !== null} />
		</Joint>
	);
}

function Unlinking({ origin }: { origin: TraceOrigin }) {
	const [asking, setAsking] = useState(false);
	const unlink = useUnlink();
	return (
		<>
			<IconButton
				size="sm"
				label="Remove this reason"
				icon={<Unlink size={14} aria-hidden="true" />}
				onClick={() => setAsking(true)}
			/>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Remove this reason?"
				description={`It will no longer be said that it serves “${origin.decision?.question ?? origin.strategy}”. The trail keeps that it was.`}
				confirmLabel="Remove reason"
				destructive
				onConfirm={() => unlink(origin.id)}
			/>
		</>
	);
}

/** Takes a reason from an object. Throws the server's refusal as a sentence. */
function useUnlink(): (originId: string) => Promise<void> {
	const unlink = trpc.consultant.origin.unlink.useMutation();
	return async (id) => {
		try {
			await unlink.mutateAsync({ id });
			toast({ title: "Reason removed" });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		} finally {
			await whenRefreshed();
		}
	};
}
