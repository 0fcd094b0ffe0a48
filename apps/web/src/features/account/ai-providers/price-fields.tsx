import type { AiPrices, AiProvider } from "@throughline/domain/ai-provider";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { FormField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { formatDay } from "../../../format/date.ts";
import { currencyOptions } from "../../../workspace/currency-options.ts";
import type { ProviderValues } from "./provider-values.ts";

/** What a million tokens cost, for the ledger and its limits. */
export function PriceFields({ provider: { listPrices } }: { provider: AiProvider }) {
	const id = useId();
	const currency = useWatch<ProviderValues, "prices.currency">({ name: "prices.currency" });
	const [input, output] = useWatch<ProviderValues, ["prices.input", "prices.output"]>({
		name: ["prices.input", "prices.output"],
	});
	return (
		<fieldset aria-describedby={`${id}-hint`} className="min-w-0">
			<legend className="text-table font-medium text-ink">Prices per million tokens</legend>
			<p id={`${id}-hint`} className="mt-1 mb-3 max-w-[64ch] text-pretty text-caption text-ink-muted">
				{listSentence(listPrices, Boolean(input && output))}
			</p>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				<FormField<ProviderValues, "prices.input"> name="prices.input" label="Read">
					{(field) => <NumberInput {...field} min={0} placeholder={listPrices?.input} />}
				</FormField>
				<FormField<ProviderValues, "prices.output"> name="prices.output" label="Written">
					{(field) => <NumberInput {...field} min={0} placeholder={listPrices?.output} />}
				</FormField>
				<FormField<ProviderValues, "prices.cached">
					name="prices.cached"
					label="Read from cache"
					hint="Without it they count as read."
				>
					{(field) => <NumberInput {...field} min={0} />}
				</FormField>
				<FormField<ProviderValues, "prices.currency"> name="prices.currency" label="Currency">
					{(field) => <Combobox {...field} options={currencyOptions} searchPlaceholder="Search currencies" />}
				</FormField>
				{currency !== "USD" && (
					<FormField<ProviderValues, "prices.dollars">
						name="prices.dollars"
						label={`US dollars for 1 ${currency}`}
						hint="The ledger is kept in US dollars."
					>
						{(field) => <NumberInput {...field} min={0} />}
					</FormField>
				)}
				<FormField<ProviderValues, "prices.asOf"> name="prices.asOf" label="Price list of">
					{(field) => <DateField {...field} />}
				</FormField>
			</div>
		</fieldset>
	);
}

function listSentence(prices: AiPrices | null, isEntered: boolean): string {
	if (isEntered && !prices) return "The prices that are entered here count in the ledger and in every limit.";
	if (!prices)
		return "The price of this model is not known here: until it is entered, its cost counts as nothing.";
	const { input, output, asOf } = prices;
	return `Without an entry the list price of ${formatDay(asOf)} counts: $${input} read, $${output} written.`;
}
