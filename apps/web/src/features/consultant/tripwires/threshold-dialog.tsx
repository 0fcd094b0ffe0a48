import type { Decision } from "@throughline/domain/consultant/decision";
import { type NewTripwire, Tripwire } from "@throughline/domain/consultant/tripwire";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useUser } from "../../../api/session/user.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { ThresholdFields } from "./threshold-fields.tsx";
import { thresholdFields, thresholdForm, valuesOf } from "./threshold-form.ts";

/** Which assumption, and which threshold of it; null sets a new one. */
export type ThresholdForm = { assumption: Decision["assumptions"][number]; wire: Tripwire | null };

type ThresholdDialogProps = ThresholdForm & {
	of: Pick<NewTripwire, "sessionId" | "versionNumber" | "decisionId">;
	programId: string;
	onClose: () => void;
};

/** Sets or changes the threshold at which live data opens a decision again. */
export function ThresholdDialog({ assumption, wire, of, programId, onClose }: ThresholdDialogProps) {
	const user = useUser();
	const accounts = trpc.resource.accounts.useQuery();
	const { sessionId, versionNumber, decisionId } = of;
	const schema = useMemo(
		() => thresholdForm({ sessionId, versionNumber, decisionId, assumptionId: assumption.id }),
		[sessionId, versionNumber, decisionId, assumption.id],
	);
	const newValues = useMemo(
		() => ({
			metric: "kpi",
			kpiId: "",
			riskId: "",
			direction: "above",
			threshold: "",
			ownerId: user?.id ?? "",
		}),
		[user?.id],
	);
	useClosedByBack(onClose);
	return (
		<EntityDialog
			title={wire ? "Edit Threshold" : "Set Threshold"}
			description={`Assumed: ${assumption.text}`}
			noun="threshold"
			single
			shape={Tripwire}
			entity={wire}
			draftKey={wire ? `tripwire/${wire.id}` : `tripwire/new/${sessionId}/${decisionId}/${assumption.id}`}
			newValues={newValues}
			valuesOf={valuesOf}
			schema={schema}
			labels={thresholdFields}
			required={["threshold"]}
			verbs={{ create: "Set Threshold", save: "Save" }}
			create={(input, options) => trpcClient.consultant.tripwire.create.mutate(input, options)}
			update={({ id, version, metric, objectId, direction, threshold, ownerId }) =>
				trpcClient.consultant.tripwire.update.mutate({
					id,
					version,
					metric,
					objectId,
					direction,
					threshold,
					ownerId,
				})
			}
			messages={{ created: "Threshold set", updated: "Threshold changed" }}
			onClose={onClose}
		>
			<ThresholdFields programId={programId} accounts={accounts.data ?? []} />
		</EntityDialog>
	);
}
