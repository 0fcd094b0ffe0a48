import { kpiValueInWords, unitSign, unitWord } from "@throughline/domain/kpi/format";
import { unitOf } from "@throughline/domain/kpi/unit";
import type { Account } from "@throughline/domain/resource";
import { riskScore } from "@throughline/domain/risk";
import { defaultCurrency } from "@throughline/domain/value/currency";
import { moneyFormat } from "@throughline/domain/value/money";
import { Combobox } from "@throughline/ui/combobox";
import { FormField, formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { useWatch } from "react-hook-form";
import { trpc } from "../../../api/client.ts";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { metricWords, type ThresholdValues, thresholdFields } from "./threshold-form.ts";

const Field = formField<ThresholdValues>(thresholdFields);

type ThresholdFieldsProps = { programId: string; accounts: readonly Account[] };

/** What is watched, the side and the number, and who is notified. */
export function ThresholdFields({ programId, accounts }: ThresholdFieldsProps) {
	const metric = useWatch<ThresholdValues, "metric">({ name: "metric" });
	const kpiId = useWatch<ThresholdValues, "kpiId">({ name: "kpiId" });
	const kpis = trpc.kpi.list.useQuery({ programId });
	const risks = trpc.risk.list.useQuery({ programId }, { enabled: metric === "risk" });
	const { programs } = useSelectedProgram();
	const currency = programs.find(({ id }) => id === programId)?.currency ?? defaultCurrency;
	const kpi = metric === "kpi" ? kpis.data?.find(({ id }) => id === kpiId) : undefined;
	const unit = kpi ? unitOf(kpi, currency) : null;
	const sign = metric === "cost" ? moneyFormat(currency).sign : unitSign(unit);
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field
				name="metric"
				className="sm:col-span-2"
				control={Select}
				options={Object.entries(metricWords).map(([value, label]) => ({ value, label }))}
			/>
			{metric === "kpi" && (
				<Field
					name="kpiId"
					required
					className="sm:col-span-2"
					control={Combobox}
					options={(kpis.data ?? []).map((each) => ({
						value: each.id,
						label: each.name,
						description: `Now ${kpiValueInWords(each.currentValue, unitOf(each, currency))}`,
					}))}
					placeholder="Choose a KPI"
					searchPlaceholder="Search KPIs"
					emptyText="This program has no such KPI"
				/>
			)}
			{metric === "risk" && (
				<Field
					name="riskId"
					required
					className="sm:col-span-2"
					control={Combobox}
					options={(risks.data ?? []).map(({ id, riskId, description, likelihood, impact }) => ({
						value: id,
						label: `${riskId} ${description}`,
						description: `Now ${riskScore(likelihood, impact)}`,
					}))}
					placeholder="Choose a risk"
					searchPlaceholder="Search risks"
					emptyText="This program has no such risk"
				/>
			)}
			<Field
				name="direction"
				control={Select}
				options={[
					{ value: "above", label: "Above" },
					{ value: "below", label: "Below" },
				]}
			/>
			<FormField<ThresholdValues, "threshold"> name="threshold" label={thresholdFields.threshold} required>
				{(field) => (
					<NumberInput
						{...field}
						{...(sign && { prefix: sign })}
						{...(unit === "%" && { suffix: "%" })}
						{...(unitWord(unit) && { suffix: unitWord(unit) })}
					/>
				)}
			</FormField>
			<Field
				name="ownerId"
				className="sm:col-span-2"
				control={Combobox}
				options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
				placeholder="You"
				searchPlaceholder="Search people"
				emptyText="Nobody of that name"
			/>
		</div>
	);
}
