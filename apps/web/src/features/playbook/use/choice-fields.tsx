import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { FormField } from "@throughline/ui/form";
import { Select } from "@throughline/ui/select";
import { notDecided, type UsePlaybookValues } from "./use-playbook-form.ts";

type ChoiceFieldsProps = Pick<Playbook, "decisions"> & { language: ProductLanguage };

/** What is decided already: the work that serves an option comes with the program. */
export function ChoiceFields({ decisions, language }: ChoiceFieldsProps) {
	if (decisions.length === 0) return null;
	return (
		<fieldset className="min-w-0 space-y-3">
			<legend className="mb-1 text-table font-semibold text-ink-strong">Decisions</legend>
			<p className="text-pretty text-caption text-ink-muted">
				The tasks of an option come with the program. You can leave a decision open.
			</p>
			{decisions.map(({ id, question, options }) => (
				<FormField<UsePlaybookValues, `choices.${string}`>
					key={id}
					name={`choices.${id}`}
					label={inLanguage(question, language).text}
				>
					{({ value, ...field }) => (
						<Select
							{...field}
							value={value ?? notDecided}
							options={[
								{ value: notDecided, label: "Not decided yet" },
								...options.map((option) => ({
									value: option.id,
									label: inLanguage(option.label, language).text,
								})),
							]}
						/>
					)}
				</FormField>
			))}
		</fieldset>
	);
}
