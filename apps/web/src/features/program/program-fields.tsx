import { programStatuses } from "@throughline/domain/program";
import { Callout } from "@throughline/ui/callout";
import { Checkbox } from "@throughline/ui/checkbox";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { FormField, formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useWatch } from "react-hook-form";
import { trpc } from "../../api/client.ts";
import { currencyOptions } from "../../workspace/currency-options.ts";
import { OwnerField } from "../../workspace/owners.tsx";
import { type ProgramFormValues, programFields } from "./program-form-values.ts";

const Field = formField<ProgramFormValues>(programFields);

type ProgramFieldsProps = {
	/** One of the organisation's own stays among the choices. */
	status: string;
	/** In which its amounts are now; null for a program to come. */
	storedCurrency: string | null;
};

/** The fields of a program. */
export function ProgramFields({ status, storedCurrency }: ProgramFieldsProps) {
	const currency = useWatch<ProgramFormValues, "currency">({ name: "currency" });
	const statuses = (programStatuses as readonly string[]).includes(status)
		? programStatuses
		: [...programStatuses, status];
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field
				name="name"
				required
				className="sm:col-span-2"
				control={Input}
				autoComplete="off"
				placeholder="Regional service desk consolidation"
			/>
			<Field
				name="description"
				className="sm:col-span-2"
				control={Textarea}
				rows={4}
				placeholder="What the program is to achieve, in a sentence or two"
			/>
			<Field name="startDate" control={DateField} />
			<Field name="endDate" control={DateField} />
			<Field name="status" control={Select} options={statuses} />
			<FormField<ProgramFormValues, "currency"> name="currency" label={programFields.currency}>
				{({ value, onValueChange, ...field }) => (
					<Combobox
						{...field}
						value={value}
						onValueChange={(code) => onValueChange(code ?? "")}
						options={currencyOptions}
						placeholder="The organisation's"
						searchPlaceholder="Search currencies"
						emptyText="No such currency"
					/>
				)}
			</FormField>
			<PortfolioField />
			<OwnerField name="leadId" label={programFields.leadId} />
			<OwnerField name="sponsorId" label={programFields.sponsorId} />
			{storedCurrency !== null && currency !== storedCurrency && (
				<Callout tone="warning" className="sm:col-span-2">
					Amounts are not converted: each keeps its figure and is shown in {currency} instead of{" "}
					{storedCurrency}. Once a program has amounts, only an Admin can do this.
					<FormField<ProgramFormValues, "agreedCurrency">
						name="agreedCurrency"
						label={programFields.agreedCurrency}
						hideLabel
						className="mt-2"
					>
						{({ value, onValueChange, ...field }) => (
							<Checkbox
								{...field}
								label={`Show every amount in ${currency}`}
								checked={value === currency}
								onCheckedChange={(agreed) => onValueChange(agreed ? currency : "")}
							/>
						)}
					</FormField>
				</Callout>
			)}
		</div>
	);
}

/** In which portfolio it is, where there are any. */
function PortfolioField() {
	const portfolios = trpc.portfolio.list.useQuery();
	if (!portfolios.data?.length) return null;
	const options = portfolios.data.map(({ id, name }) => ({ value: id, label: name }));
	return (
		<FormField<ProgramFormValues, "portfolioId"> name="portfolioId" label={programFields.portfolioId}>
			{({ value, onValueChange, ...field }) => (
				<Combobox
					{...field}
					value={value}
					onValueChange={(id) => onValueChange(id ?? "")}
					options={options}
					placeholder="In no portfolio"
					searchPlaceholder="Search portfolios"
					emptyText="No such portfolio"
					clearable
				/>
			)}
		</FormField>
	);
}
