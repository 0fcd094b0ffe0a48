import type { ProductLanguage } from "@throughline/domain/value/language";
import { toast } from "@throughline/ui/toast";
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { DecisionsSection } from "./decisions-section.tsx";
import {
	addAt,
	allOf,
	editDraft,
	insertAt,
	moveAt,
	type Path,
	pathText,
	plainAt,
	type ReadDraft,
	readDraft,
	removeAt,
} from "./draft-document.ts";
import { controlId, type DraftError, type PlaybookForm as Form, FormContext } from "./form-context.ts";
import {
	CausesSection,
	HeadSection,
	InterviewSection,
	RolesSection,
	SourcesSection,
} from "./knowledge-sections.tsx";
import { LanguageBar } from "./language-bar.tsx";
import { nameId } from "./named-id.ts";
import { afterMove, afterRemoval, entriesAround } from "./open-entries.ts";
import { BenefitsSection, GatesSection, KpisSection, RisksSection } from "./outcome-sections.tsx";
import { withoutReferences } from "./references.ts";
import { WorkstreamsSection } from "./workstreams-section.tsx";

export type PlaybookFormHandle = { goTo: (path: Path) => void };

type PlaybookFormProps = {
	draft: ReadDraft;
	onSource: (source: string) => void;
	/** The text as it is now, whatever was changed since this was drawn. */
	currentSource: () => string;
	errors: readonly DraftError[];
	isAttempted: boolean;
	language: ProductLanguage;
	/** The one that the playbook was written in first. */
	first: ProductLanguage;
	onLanguage: (language: ProductLanguage) => void;
	/** A new playbook, whose id may still be chosen. */
	isNew: boolean;
	handle: RefObject<PlaybookFormHandle | null>;
};

/** A playbook as a form, one language at a time; each change is a change of its text. */
export function PlaybookForm({
	draft,
	onSource,
	errors,
	isAttempted,
	language,
	...given
}: PlaybookFormProps) {
	const { first, currentSource, onLanguage, isNew, handle } = given;
	const { content } = draft;
	const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
	const focusOn = useFocus();
	const goTo = (path: Path) => {
		setOpen(new Set([...open, ...entriesAround(path)]));
		const steps = [pathText(path), pathText(path.slice(0, -1)), pathText(path.slice(0, -2))];
		focusOn(steps.map(controlId));
	};
	useImperativeHandle(handle, () => ({ goTo }));
	const form = useMemo(
		(): Form => ({
			content,
			language,
			first,
			errors,
			isAttempted,
			edit: (change) => onSource(editDraft(draft, change)),
			name(entry, called) {
				const edits = nameId(content, entry, called);
				if (edits.length > 0) onSource(editDraft(draft, allOf(edits)));
			},
			add(list, length, entry) {
				onSource(editDraft(draft, addAt(list, entry)));
				const place = pathText([...list, length]);
				setOpen(new Set([...open, place]));
				focusOn([`${controlId(place)}-fields`, controlId(place)]);
			},
			move(list, from, to) {
				onSource(editDraft(draft, moveAt(list, from, to)));
				setOpen(afterMove(open, list, from, to));
				const id = controlId(pathText([...list, to]));
				focusOn(to < from ? [`${id}-up`, `${id}-down`] : [`${id}-down`, `${id}-up`]);
			},
			moveTo(entry, list, length) {
				const moved = plainAt(draft, entry);
				onSource(editDraft(draft, allOf([addAt(list, moved), removeAt(entry)])));
				const left = afterRemoval(open, entry.slice(0, -1), Number(entry.at(-1)));
				const place = pathText([...list, length]);
				setOpen(new Set([...left, ...entriesAround(list), place]));
				focusOn([controlId(place)]);
			},
			remove(entry, noun) {
				const { source } = draft;
				const value = plainAt(draft, entry);
				const without = withoutEntry(draft, entry);
				onSource(without);
				const [list, at] = [entry.slice(0, -1), Number(entry.at(-1))];
				const takeBack = () => {
					const now = readDraft(currentSource());
					// What was typed since then stays; what referred to the entry does not come back then.
					if (now.source === without) onSource(source);
					else if (now.document) onSource(editDraft(now, insertAt(list, at, value)));
				};
				setOpen(afterRemoval(open, list, at));
				focusOn([`${controlId(pathText(list))}-add`]);
				toast({
					title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed`,
					action: { label: "Undo", onAction: takeBack },
				});
			},
			open,
			toggle: (place) =>
				setOpen((before) => (before.has(place) ? without(before, place) : new Set([...before, place]))),
		}),
		[content, draft, language, first, errors, isAttempted, open, onSource, currentSource, focusOn],
	);
	return (
		<FormContext value={form}>
			<div className="min-w-0 space-y-6">
				<LanguageBar content={content} language={language} onChange={onLanguage} onGoTo={goTo} />
				<HeadSection isNew={isNew} />
				<CausesSection />
				<InterviewSection />
				<DecisionsSection />
				<WorkstreamsSection />
				<RolesSection />
				<KpisSection />
				<BenefitsSection />
				<RisksSection />
				<GatesSection />
				<SourcesSection />
			</div>
		</FormContext>
	);
}

/** The text without an entry, and without what refers to it. */
function withoutEntry(draft: ReadDraft, entry: Path): string {
	const source = editDraft(draft, removeAt(entry));
	const now = readDraft(source);
	if (now.document === null) return source;
	const edits = withoutReferences(draft.content, now.content);
	if (edits.length === 0) return source;
	return editDraft(now, allOf(edits));
}

function without(places: ReadonlySet<string>, place: string): Set<string> {
	return new Set([...places].filter((each) => each !== place));
}

const focusable = "input, textarea, button";

/** Puts the focus on the first of some elements that is there once the form is drawn again, or on the first field in it. */
function useFocus(): (ids: readonly string[]) => void {
	const wanted = useRef<readonly string[]>([]);
	const [, draw] = useState(0);
	useEffect(() => {
		const ids = wanted.current;
		if (ids.length === 0) return;
		wanted.current = [];
		const found = ids
			.flatMap((id) => document.getElementById(id) ?? [])
			.flatMap((element) =>
				element.matches(focusable) ? element : (element.querySelector<HTMLElement>(focusable) ?? []),
			)
			.find((element) => !element.matches(":disabled"));
		found?.focus();
		found?.scrollIntoView({ block: "nearest" });
	});
	const [focusOn] = useState(() => (ids: readonly string[]) => {
		wanted.current = ids;
		draw((count) => count + 1);
	});
	return focusOn;
}
