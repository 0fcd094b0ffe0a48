import { FundingSource, NewFundingSource } from "@throughline/domain/funding";
import { DateField } from "@throughline/ui/date-field";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type SourceValues = { sourceName: string; allocatedAmount: string; dateReceived: string };

const labels = {
	sourceName: "Source name",
	allocatedAmount: "Allocated amount",
	dateReceived: "Date received",
} as const satisfies Record<keyof SourceValues, string>;

const Field = formField<SourceValues>(labels);

const empty: SourceValues = { sourceName: "", allocatedAmount: "", dateReceived: "" };

function valuesOf({ sourceName, allocatedAmount, dateReceived }: FundingSource): SourceValues {
	return { sourceName, allocatedAmount, dateReceived: dateReceived ?? "" };
}

/** The same rules as the server's, over what the fields hold. */
const formOf = (programId: string) =>
	z
		.object({ sourceName: z.string(), allocatedAmount: z.string(), dateReceived: z.string() })
		.transform((values): z.input<typeof NewFundingSource> => {
			return { ...values, programId, dateReceived: values.dateReceived.trim() || null };
		})
		.pipe(NewFundingSource);

type SourceDialogProps = { programId: string; source: FundingSource | null; onClose: () => void };

/** Adds or changes a funding source. */
export function SourceDialog({ programId, source, onClose }: SourceDialogProps) {
	const money = useMoney();
	return (
		<EntityDialog
			title={source ? "Edit Funding Source" : "Add Funding Source"}
			noun="funding source"
			shape={FundingSource}
			entity={source}
			draftKey={source ? `funding-source/${source.id}` : `funding-source/new/${programId}`}
			newValues={empty}
			valuesOf={valuesOf}
			schema={formOf(programId)}
			labels={labels}
			required={["sourceName", "allocatedAmount"]}
			create={trpcClient.funding.source.create.mutate}
			update={trpcClient.funding.source.update.mutate}
			onClose={onClose}
		>
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<Field
					name="sourceName"
					required
					className="sm:col-span-2"
					control={Input}
					autoComplete="off"
					placeholder="Board approval, first tranche"
				/>
				<Field name="allocatedAmount" required control={NumberInput} prefix={money.sign} min={0} />
				<Field name="dateReceived" optional control={DateField} />
			</div>
		</EntityDialog>
	);
}
