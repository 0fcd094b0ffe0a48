import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { Card } from "@throughline/ui/card";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import type { ReactNode } from "react";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { playbooksView } from "../view.ts";
import { languageNames, languagesOf } from "./languages.ts";

type PlaybookHeadProps = {
	playbook: Playbook;
	language: ProductLanguage;
	/** Where it comes from and who changed it. */
	children: ReactNode;
};

/** Name and summary of a playbook, and the language to read it in. */
export function PlaybookHead({ playbook, language, children }: PlaybookHeadProps) {
	const { change } = useViewSearch(playbooksView);
	const languages = languagesOf(playbook);
	const summary = inLanguage(playbook.summary, language);
	return (
		<Card className="p-4 sm:p-5">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h2 lang={language} className="text-pretty break-words text-title font-semibold text-ink-strong">
						{inLanguage(playbook.name, language).text}
					</h2>
					<div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">{children}</div>
				</div>
				<LanguageChoice
					languages={languages}
					value={language}
					onChange={(chosen) => change({ display: chosen === languages[0] ? undefined : chosen })}
				/>
			</div>
			<p
				lang={summary.language}
				className="mt-3 max-w-[80ch] text-pretty break-words text-lead leading-6 text-ink"
			>
				{summary.text}
			</p>
		</Card>
	);
}

type LanguageChoiceProps = {
	languages: ProductLanguage[];
	value: ProductLanguage;
	onChange: (language: ProductLanguage) => void;
};

/** The language to read a playbook in; nothing where it has one only. */
function LanguageChoice({ languages, value, onChange }: LanguageChoiceProps) {
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
