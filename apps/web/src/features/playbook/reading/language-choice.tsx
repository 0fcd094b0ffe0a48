import type { ProductLanguage } from "@throughline/domain/value/language";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import { languageNames } from "./languages.ts";

type LanguageChoiceProps = {
	languages: ProductLanguage[];
	value: ProductLanguage;
	onChange: (language: ProductLanguage) => void;
};

/** The language to read a playbook in; nothing where it has one only. */
export function LanguageChoice({ languages, value, onChange }: LanguageChoiceProps) {
	const options = languages.map((language) => ({ value: language, label: languageNames[language] }));
	if (languages.length < 2) return null;
	if (languages.length <= 3)
		return (
			<SegmentedControl aria-label="Language" value={value} onValueChange={onChange} segments={options} />
		);
	return (
		<Select
			aria-label="Language"
			className="w-36!"
			value={value}
			onValueChange={(chosen) => onChange(languages.find((language) => language === chosen) ?? value)}
			options={options}
		/>
	);
}
