import { gateTitle } from "@throughline/domain/stage-gate";
import { GateCriterion } from "@throughline/domain/stage-gate/criterion";
import { measureLabels } from "@throughline/domain/stage-gate/measure";
import { FormField, formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { trpc, trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import type { GateStanding } from "../../../workspace/gate/gate-standing.ts";
import { useGatesSearch } from "../use-gates-search.ts";
import {
	byHand,
	type CriterionValues,
	criterionForm,
	isCompared,
	isCount,
	newCriterion,
	usualOperator,
	valuesOf,
} from "./criterion-form.ts";

type CriterionDialogProps = {
	criterion: GateCriterion | null;
	gateId: string;
	programId: string;
	/** The gate that asks for it. */
	standing: GateStanding;
	standings: readonly GateStanding[];
};

const labels = {
	text: "What must be true",
	measure: "Measured by",
	operator: "Is",
	value: "Value",
	kpiId: "KPI",
	passedGateId: "Gate",
} as const satisfies Record<keyof CriterionValues, string>;

const Field = formField<CriterionValues>(labels);

/** Adds or changes a criterion: of the program, where it has its own, else of every program. */
export function CriterionDialog({ criterion, gateId, programId, standing, standings }: CriterionDialogProps) {
	const { closeForm } = useGatesSearch();
	const ownerId = criterion ? criterion.programId : standing.tailored ? programId : null;
	const schema = useMemo(() => criterionForm({ stageGateId: gateId, programId: ownerId }), [gateId, ownerId]);
	return (
		<EntityDialog
			title={criterion ? "Edit Criterion" : "Add Criterion"}
			description={`${gateTitle(standing.gate)} · ${ownerId === null ? "applies to every program" : "applies to this program"}`}
			noun="gate criterion"
			shape={GateCriterion}
			entity={criterion}
			draftKey={criterion ? `gate-criterion/${criterion.id}` : `gate-criterion/new/${gateId}/${programId}`}
			newValues={newCriterion}
			valuesOf={valuesOf}
			schema={schema}
			labels={labels}
			required={["text"]}
			create={trpcClient.stageGate.criterion.create.mutate}
			update={({ stageGateId: _gate, programId: _program, ...change }) =>
				trpcClient.stageGate.criterion.update.mutate(change)
			}
			messages={{ created: "Criterion added successfully", updated: "Criterion updated successfully" }}
			onClose={() => closeForm()}
		>
			<div className="space-y-4">
				<Field name="text" required control={Textarea} rows={2} placeholder="No critical risk is open" />
				<BindingFields
					gateId={gateId}
					programId={programId}
					offersKpis={ownerId !== null}
					standings={standings}
				/>
			</div>
		</EntityDialog>
	);
}

type BindingFieldsProps = Pick<CriterionDialogProps, "gateId" | "programId" | "standings"> & {
	/** A KPI belongs to one program, so a criterion of every program cannot be measured by it. */
	offersKpis: boolean;
};

const operators = [
	{ value: ">=", label: "at least" },
	{ value: "<=", label: "at most" },
	{ value: "=", label: "exactly" },
];

function BindingFields({ gateId, programId, offersKpis, standings }: BindingFieldsProps) {
	const measure: string = useWatch<CriterionValues, "measure">({ name: "measure" });
	const { setValue } = useFormContext<CriterionValues>();
	const kpis = trpc.kpi.list.useQuery({ programId }, { enabled: measure === "kpi" });
	const measures = [
		{ value: byHand, label: "Manual check: whoever decides evaluates it" },
		...Object.entries(measureLabels)
			.filter(([value]) => offersKpis || value !== "kpi")
			.map(([value, label]) => ({ value, label })),
	];
	const gates = standings.flatMap(({ gate }) =>
		gate.id === null || gate.id === gateId ? [] : [{ value: gate.id, label: gateTitle(gate) }],
	);
	return (
		<>
			<FormField<CriterionValues, "measure">
				name="measure"
				label={labels.measure}
				hint={
					measure === byHand
						? "Bind it to live data, and every look at the gate says whether it is met."
						: undefined
				}
			>
				{({ onValueChange, ...field }) => (
					<Select
						{...field}
						options={measures}
						onValueChange={(chosen) => {
							onValueChange(chosen);
							setValue("operator", usualOperator(chosen), { shouldDirty: true });
						}}
					/>
				)}
			</FormField>
			{measure === "kpi" && (
				<Field
					name="kpiId"
					required
					control={Select}
					options={(kpis.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
					placeholder="Choose a KPI"
				/>
			)}
			{measure === "gate-passed" && (
				<Field name="passedGateId" required control={Select} options={gates} placeholder="Choose a gate" />
			)}
			{isCompared(measure) && (
				<div className="grid grid-cols-2 gap-4">
					<Field name="operator" control={Select} options={operators} />
					<Field
						name="value"
						required
						control={NumberInput}
						min={0}
						suffix={isCount(measure) ? undefined : "%"}
					/>
				</div>
			)}
		</>
	);
}
