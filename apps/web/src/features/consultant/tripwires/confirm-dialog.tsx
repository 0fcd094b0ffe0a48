import { SettleTripwire, Tripwire } from "@throughline/domain/consultant/tripwire";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { formField } from "@throughline/ui/form";
import { Textarea } from "@throughline/ui/textarea";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";

type ConfirmValues = { note: string };

const labels = { note: "What was decided" };

const Field = formField<ConfirmValues>(labels);
const schema = z.object({ note: z.string() }).pipe(SettleTripwire.pick({ note: true }));

/** Lets a reopened decision stand, with the reason why. */
export function ConfirmDialog({ wire, onClose }: { wire: Tripwire; onClose: () => void }) {
	useClosedByBack(onClose);
	const confirm = ({ note = "", id, version }: { note?: string; id: string; version: number }) =>
		trpcClient.consultant.tripwire.settle.mutate({ note, id, version });
	return (
		<EntityDialog
			title="Confirm the reopened decision"
			description={wire.reason}
			noun="decision"
			shape={Tripwire}
			entity={wire}
			draftKey={`tripwire/confirm/${wire.id}`}
			newValues={{ note: "" }}
			valuesOf={() => ({ note: "" })}
			schema={schema}
			labels={labels}
			required={["note"]}
			verbs={{ create: "Confirm", save: "Confirm" }}
			create={() => Promise.reject(new Error("A decision whose threshold is gone cannot be confirmed"))}
			update={confirm}
			messages={{ updated: "Decision confirmed", updateFailed: "Failed to confirm the decision" }}
			onClose={onClose}
		>
			<Field
				name="note"
				required
				hint="Everybody who reads the program sees this note."
				control={Textarea}
				rows={3}
				placeholder="It stands: the peak was one week in March."
			/>
		</EntityDialog>
	);
}
