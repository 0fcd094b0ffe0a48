import type { Playbook } from "@throughline/domain/playbook/playbook";
import { Combobox } from "@throughline/ui/combobox";
import { FormField } from "@throughline/ui/form";
import { Select } from "@throughline/ui/select";
import { currencyOptions } from "../../../workspace/currency-options.ts";
import { languageNames, languagesOf } from "../reading/languages.ts";
import type { UsePlaybookValues } from "./use-playbook-form.ts";

/** What the program's amounts are in. */
export function CurrencyField() {
	return (
		<FormField<UsePlaybookValues, "currency"> name="currency" label="Currency">
			{({ value, onValueChange, ...field }) => (
				<Combobox
					{...field}
					value={value}
					onValueChange={(code) => onValueChange(code ?? value)}
					options={currencyOptions}
					placeholder="The organisation's"
					searchPlaceholder="Search currencies"
					emptyText="No currency matches"
				/>
			)}
		</FormField>
	);
}

/** The language of the program's texts, where the playbook has several. */
export function LanguageField({ playbook }: { playbook: Pick<Playbook, "name"> }) {
	const languages = languagesOf(playbook);
	if (languages.length < 2) return null;
	return (
		<FormField<UsePlaybookValues, "language"> name="language" label="Language of its texts">
			{(field) => (
				<Select {...field} options={languages.map((value) => ({ value, label: languageNames[value] }))} />
			)}
		</FormField>
	);
}
