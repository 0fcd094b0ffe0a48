import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { languageNames } from "../../reading/languages.ts";
import type { Path } from "./draft-document.ts";
import type { FormContent } from "./form-content.ts";
import { missingTexts } from "./missing-texts.ts";

type LanguageBarProps = {
	content: FormContent;
	language: ProductLanguage;
	onChange: (language: ProductLanguage) => void;
	onGoTo: (path: Path) => void;
};

/** The language that is written, and how much of the playbook it lacks. */
export function LanguageBar({ content, language, onChange, onGoTo }: LanguageBarProps) {
	const missing = missingTexts(content, language);
	const [next] = missing;
	const options = productLanguages.map((each) => ({
		value: each,
		label: languageNames[each],
		description: standingOf(content, each),
	}));
	return (
		<div className="flex flex-wrap items-end gap-x-4 gap-y-2">
			<Field label="Language" className="w-48">
				<Select
					value={language}
					onValueChange={(chosen) => onChange(productLanguages.find((each) => each === chosen) ?? language)}
					options={options}
				/>
			</Field>
			<p role="status" className="flex min-h-8 flex-wrap items-center gap-x-2 text-table text-ink-muted">
				{missing.length === 0
					? `Every text is there in ${languageNames[language]}.`
					: `${missing.length === 1 ? "1 text is" : `${missing.length} texts are`} missing in ${languageNames[language]}.`}
				{next && (
					<Button size="sm" variant="link" onClick={() => onGoTo(next)}>
						Go to the next one
					</Button>
				)}
			</p>
		</div>
	);
}

function standingOf(content: FormContent, language: ProductLanguage): string {
	const { length } = missingTexts(content, language);
	if (length === 0) return "Complete";
	return content.name[language] ? `${length} missing` : "Not translated";
}
