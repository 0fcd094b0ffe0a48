import type { ProductLanguage } from "@throughline/domain/value/language";
import { TabSet } from "@throughline/ui/tabs";
import { type RefObject, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { playbooksView } from "../view.ts";
import { BrokenDraft } from "./form/broken-draft.tsx";
import { type Draft, readDraft, toPath } from "./form/draft-document.ts";
import { firstLanguage } from "./form/missing-texts.ts";
import { languageWithin, placeName } from "./form/place-name.ts";
import { PlaybookForm, type PlaybookFormHandle } from "./form/playbook-form.tsx";
import type { useYamlReading, YamlError } from "./use-yaml-reading.ts";
import { YamlErrors } from "./yaml-errors.tsx";
import { YamlField, type YamlFieldHandle } from "./yaml-field.tsx";

export type DraftTab = "form" | "yaml";
type Place = Pick<YamlError, "line" | "path">;
export type DraftTabsHandle = { goTo: (place: Place) => void };

type DraftTabsProps = {
	source: string;
	onSource: (source: string) => void;
	check: ReturnType<typeof useYamlReading>;
	isAttempted: boolean;
	isNew: boolean;
	firstTab: DraftTab;
	handle: RefObject<DraftTabsHandle | null>;
};

/** One draft in two ways: as a form, and as the YAML that it is stored and exported as. */
export function DraftTabs({ source, onSource, check, isAttempted, isNew, firstTab, handle }: DraftTabsProps) {
	const { search, change } = useViewSearch(playbooksView);
	const { tab = firstTab } = search;
	const statusId = useId();
	const field = useRef<YamlFieldHandle>(null);
	const form = useRef<PlaybookFormHandle>(null);
	const draft = useMemo(() => (tab === "form" ? readDraft(source) : null), [tab, source]);
	const latest = useRef(source);
	useEffect(() => {
		latest.current = source;
	}, [source]);
	const [currentSource] = useState(() => () => latest.current);
	const [line, setLine] = useState<number | null>(null);
	const errors = check.reading?.errors ?? [];
	const broken = draft && brokenAt(draft, check.isCurrent ? errors : []);
	const first = useFirstLanguage(draft);
	const language = search.display ?? first;
	const toLine = (wanted: number) => {
		if (tab === "yaml") field.current?.goToLine(wanted);
		else {
			setLine(wanted);
			change({ tab: "yaml" });
		}
	};
	const goTo = (place: Place) => {
		if (!draft?.document || broken || place.path === "") return toLine(place.line);
		const path = toPath(place.path);
		const other = languageWithin(path);
		if (other && other !== language) change({ display: other });
		form.current?.goTo(path);
	};
	useImperativeHandle(handle, () => ({ goTo }));
	const isEmpty = source.trim() === "";
	const problems = (
		<YamlErrors
			id={statusId}
			check={check}
			isEmpty={isEmpty}
			{...(draft?.document && !broken && { placeOf: ({ path }) => placeName(path, draft.content, language) })}
			onGoTo={goTo}
		/>
	);
	return (
		<TabSet
			label="How to edit it"
			value={tab}
			onValueChange={(next) => change({ tab: next === "yaml" ? "yaml" : "form" })}
			tabs={[
				{
					value: "form",
					label: "Form",
					className: "grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]",
					content: (
						<>
							<div className="min-w-0">
								{isEmpty && <p className="text-body text-ink-muted">{nothingYet}</p>}
								{broken && !isEmpty && <BrokenDraft {...broken} onGoTo={toLine} />}
								{draft?.document && !broken && (
									<PlaybookForm
										draft={draft}
										onSource={onSource}
										currentSource={currentSource}
										errors={errors}
										isAttempted={isAttempted}
										language={language}
										first={first}
										onLanguage={(display) => change({ display })}
										isNew={isNew}
										handle={form}
									/>
								)}
							</div>
							<div className="grid max-lg:order-first lg:sticky lg:top-20 lg:h-[calc(100dvh-7rem)]">
								{problems}
							</div>
						</>
					),
				},
				{
					value: "yaml",
					label: "YAML",
					className: "grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]",
					content: (
						<>
							<YamlField
								value={source}
								onValueChange={onSource}
								errors={errors}
								describedBy={statusId}
								startLine={line}
								onStarted={() => setLine(null)}
								handle={field}
							/>
							{problems}
						</>
					),
				},
			]}
		/>
	);
}

/** The language that a playbook is written in first; it stays so while its name is written anew. */
function useFirstLanguage(draft: Draft | null): ProductLanguage {
	const [found, setFound] = useState<ProductLanguage | null>(null);
	const now = found ?? (draft?.document ? firstLanguage(draft.content) : null);
	if (now !== found) setFound(now);
	return now ?? "en";
}

const nothingYet = "There is no text yet. Choose a file, or paste a playbook as YAML.";

/** Where the text is none that a form could show: by its own signs, or by what the server says of the whole. */
function brokenAt(
	draft: Draft,
	errors: readonly YamlError[],
): { line: number; message: string | undefined } | null {
	const ofAll = errors.find(({ path }) => path === "");
	if (ofAll) return ofAll;
	if (draft.document) return null;
	return { line: draft.line, message: errors.find(({ line }) => line === draft.line)?.message };
}
