import { inLanguage, type PlaybookLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ArrowLeft, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { PrintedHead } from "../../../workspace/printed-head.tsx";
import { useViewSearch } from "../../../workspace/use-view-search.ts";
import { ViewFailure } from "../../../workspace/view-failure.tsx";
import { LastChange } from "../last-change.tsx";
import { OriginBadge } from "../origin-badge.tsx";
import { languageNames, languagesOf, readingLanguage } from "./languages.ts";
import { PlaybookActions } from "./playbook-actions.tsx";
import { PlaybookBody } from "./playbook-body.tsx";

/** One playbook to read, and what can be done with it. */
export function PlaybookPage({ id }: { id: string }) {
	const { search, change } = useViewSearch();
	const query = trpc.playbook.get.useQuery({ id });
	const back = (
		<Button
			variant="ghost"
			className="-ml-3"
			icon={<ArrowLeft size={16} aria-hidden="true" />}
			onClick={() => change({ playbook: undefined, display: undefined, form: undefined })}
		>
			All playbooks
		</Button>
	);
	if (!query.data) return <WithoutPlaybook query={query} back={back} />;
	const { playbook } = query.data;
	const language = readingLanguage(playbook, search.display);
	const name = inLanguage(playbook.name, language).text;
	return (
		<div className="space-y-4">
			<PrintedHead>{`Playbook · ${name}`}</PrintedHead>
			<div data-print="hide" className="flex flex-wrap items-center justify-between gap-2">
				{back}
				<PlaybookActions stored={query.data} name={name} />
			</div>
			<Card className="p-4 sm:p-5">
				<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
					<div className="min-w-0">
						<h2 lang={language} className="text-pretty break-words text-title font-semibold text-ink-strong">
							{name}
						</h2>
						<div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
							<OriginBadge {...query.data} />
							<LastChange {...query.data} />
						</div>
					</div>
					<LanguageChoice
						languages={languagesOf(playbook)}
						value={language}
						onChange={(chosen) =>
							change({ display: chosen === languagesOf(playbook)[0] ? undefined : chosen })
						}
					/>
				</div>
				<Summary playbook={playbook} language={language} />
			</Card>
			<PlaybookBody playbook={playbook} language={language} />
		</div>
	);
}

function Summary({ playbook, language }: { playbook: Playbook; language: PlaybookLanguage }) {
	const { text, language: spoken } = inLanguage(playbook.summary, language);
	return (
		<p lang={spoken} className="mt-3 max-w-[80ch] text-pretty break-words text-lead leading-6 text-ink">
			{text}
		</p>
	);
}

type LanguageChoiceProps = {
	languages: PlaybookLanguage[];
	value: PlaybookLanguage;
	onChange: (language: PlaybookLanguage) => void;
};

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

type WithoutPlaybookProps = {
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
	back: ReactNode;
};

function WithoutPlaybook({ query, back }: WithoutPlaybookProps) {
	if (query.error && [400, 404].includes(toApiError(query.error).status)) {
		return (
			<Card>
				<EmptyState
					icon={<SearchX size={20} />}
					title="Playbook not found"
					level={2}
					message="This playbook was never here, or somebody has deleted it."
					action={back}
				/>
			</Card>
		);
	}
	if (query.error)
		return (
			<div className="space-y-4">
				{back}
				<ViewFailure message="Failed to load this playbook. Please try again." query={query} />
			</div>
		);
	return (
		<SkeletonRegion label="Loading the playbook" className="space-y-4">
			<Skeleton className="h-8 w-36" />
			<Card className="space-y-4 p-5">
				<Skeleton className="h-6 w-80 max-w-full" />
				<SkeletonText lines={3} className="max-w-[80ch]" />
			</Card>
			<Card className="space-y-4 p-5">
				<Skeleton className="h-5 w-40" />
				<SkeletonText lines={6} />
			</Card>
		</SkeletonRegion>
	);
}
