import { zodResolver } from "@hookform/resolvers/zod";
import { mitigationStatuses } from "@throughline/domain/risk";
import { type NewRiskMitigation, RiskMitigation } from "@throughline/domain/risk/mitigation";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { DateField } from "@throughline/ui/date-field";
import { Form, formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useEffect } from "react";
import { type FieldValues, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { ForeignChanges } from "../../../forms/foreign-changes.tsx";
import { typedBefore } from "../../../forms/typed-before.tsx";
import { useDraft } from "../../../forms/use-draft.ts";
import { useSaveEntity } from "../../../forms/use-save-entity.ts";
import { OwnerField, useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import {
	type MitigationFormValues,
	mitigationFields,
	mitigationForm,
	newMitigationValues,
	shownValue,
	valuesOf,
} from "./mitigation-form-values.ts";

const Field = formField<MitigationFormValues>(mitigationFields);

const schema: z.ZodType<NewRiskMitigation, FieldValues> = mitigationForm;

type MitigationFormProps = {
	riskId: string;
	/** Null adds one. */
	mitigation: RiskMitigation | null;
	onDone: () => void;
};

/** Adds or changes a mitigation, in its place in the list. Nothing typed is lost. */
export function MitigationForm({ riskId, mitigation, onDone }: MitigationFormProps) {
	const { nameOf } = useTeam();
	const money = useMoney();
	const form = useForm<FieldValues, unknown, NewRiskMitigation>({
		resolver: zodResolver(schema, { jitless: true }),
		defaultValues: { ...(mitigation ? valuesOf(mitigation) : newMitigationValues), base: mitigation },
	});
	const { restored, forget } = useDraft(
		form,
		mitigation ? `mitigation/${mitigation.id}` : `mitigation/new/${riskId}`,
	);
	const { setFocus } = form;
	useEffect(() => setFocus("description"), [setFocus]);
	const close = () => {
		forget();
		onDone();
	};
	const { save, foreign, isGone, isPending } = useSaveEntity<
		RiskMitigation,
		MitigationFormValues,
		NewRiskMitigation
	>({
		form,
		noun: "mitigation",
		shape: RiskMitigation,
		valuesOf,
		labels: mitigationFields,
		create: (input, options) => trpcClient.risk.mitigation.create.mutate({ ...input, riskId }, options),
		update: (change) => trpcClient.risk.mitigation.update.mutate({ ...change, riskId }),
		onSaved: close,
	});
	const description = useWatch({ control: form.control, name: "description" });
	const verb = isGone || !mitigation ? "Add mitigation" : foreign ? "Apply my changes" : "Save changes";
	return (
		<Form
			form={form}
			onSubmit={save}
			aria-label={mitigation ? "Edit mitigation" : "New mitigation"}
			className="rounded-lg border border-accent-line bg-inset p-3.5"
		>
			{restored && !foreign && !isGone && <Callout className="mb-4">{typedBefore}</Callout>}
			{foreign && (
				<ForeignChanges
					changes={foreign}
					labels={mitigationFields}
					show={(field, value) => shownValue(field, value, nameOf, money)}
				/>
			)}
			<MitigationFields />
			<div className="mt-4 flex justify-end gap-2">
				<Button onClick={close}>{foreign ? "Keep theirs" : "Cancel"}</Button>
				<Button
					type="submit"
					variant="primary"
					loading={isPending}
					disabled={String(description ?? "").trim() === ""}
				>
					{verb}
				</Button>
			</div>
		</Form>
	);
}

function MitigationFields() {
	const money = useMoney();
	return (
		<div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
			<Field
				name="description"
				required
				className="sm:col-span-2"
				control={Textarea}
				rows={2}
				placeholder="What is done"
			/>
			<Field
				name="effect"
				className="sm:col-span-2"
				control={Textarea}
				rows={1}
				placeholder="Likelihood falls to Unlikely"
			/>
			<OwnerField name="ownerId" label={mitigationFields.ownerId} />
			<Field name="dueDate" control={DateField} />
			<Field name="cost" control={NumberInput} min="0" prefix={money.sign} />
			<Field name="status" control={Select} options={mitigationStatuses} />
		</div>
	);
}
