import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { CellButton } from "./cell-button.tsx";
import { type FieldChange, useSaving } from "./saving.tsx";
import { Shown } from "./shown.tsx";
import { useCellEditor } from "./use-cell-editor.ts";

/** What a typed text stands for, or why it stands for nothing. */
export type ReadText = (text: string) => { value: unknown } | { problem: string };

type TextInPlaceProps = {
	/** As the API calls it. */
	field: string;
	label: string;
	/** As it is typed; null or "": not set. */
	value: string | null;
	/** How it looks; the text itself if left out. */
	shown?: ReactNode;
	/** Several lines: Enter begins the next, Ctrl or ⌘ Enter saves. */
	multiline?: boolean;
	/** Default: the text, null for none. */
	read?: ReadText;
	/** It names its drawer: the button is called by the text alone. */
	isTitle?: boolean;
	className?: string;
} & Pick<ComponentProps<"input">, "maxLength" | "inputMode">;

/**
 * A text that is edited where it stands. Enter or leaving it saves, Escape brings the old one back; what is refused stays
 * as it was typed, with the reason.
 */
export function TextInPlace(props: TextInPlaceProps) {
	const { field, label, value, shown, multiline, isTitle, className } = props;
	const save = useSaving(field);
	const { editing, start, finish, returnRef } = useCellEditor();
	const content = (
		<Shown label={label} mayChange={save !== null}>
			{shown ?? (value && <span className="whitespace-pre-line break-words">{value}</span>)}
		</Shown>
	);
	if (!save) return <span className={className}>{content}</span>;
	if (editing) return <TextForm {...props} onSave={save} onClose={finish} />;
	return (
		<CellButton
			ref={returnRef}
			title={isTitle ? `Change the ${label.toLowerCase()}` : undefined}
			onClick={start}
			className={multiline ? `w-full ${className ?? ""}` : className}
		>
			{!isTitle && <span className="sr-only">{`${label}: `}</span>}
			{content}
		</CellButton>
	);
}

type TextFormProps = TextInPlaceProps & {
	onSave: (change: FieldChange, label: string) => Promise<string | null>;
	onClose: (keepsFocus: boolean) => void;
};

const asText: ReadText = (text) => ({ value: text.trim() === "" ? null : text.trim() });

function TextForm({
	field,
	label,
	value,
	multiline,
	read = asText,
	onSave,
	onClose,
	...rest
}: TextFormProps) {
	const [text, setText] = useState(value ?? "");
	const [problem, setProblem] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	/** What stood here when the person began, or saw last what became of it. */
	const [known, setKnown] = useState(value);
	const closed = useRef(false);
	const problemId = useId();
	const close = (keepsFocus: boolean) => {
		closed.current = true;
		onClose(keepsFocus);
	};
	const finish = async (keepsFocus: boolean) => {
		// A key ends it, and then the field is left too.
		if (closed.current || saving) return;
		if (text.trim() === (value ?? "").trim()) return close(keepsFocus);
		const meant = read(text);
		if ("problem" in meant) return setProblem(meant.problem);
		if (value !== known) {
			setKnown(value);
			return setProblem(changedMeanwhile(value));
		}
		setSaving(true);
		const refused = await onSave({ [field]: meant.value }, label);
		setSaving(false);
		setProblem(refused);
		if (refused === null) close(keepsFocus);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") close(true);
		else if (event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey)) void finish(true);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	const control = {
		"aria-label": label,
		"aria-invalid": problem !== null || undefined,
		"aria-describedby": problem === null ? undefined : problemId,
		"data-escape": "",
		maxLength: rest.maxLength,
		readOnly: saving,
		value: text,
		onValueChange(next: string) {
			setText(next);
			setProblem(null);
		},
		onBlur: () => void finish(false),
		onKeyDown,
	};
	return (
		<span className="block w-full">
			{multiline ? (
				<Textarea {...control} ref={focusAtEnd} />
			) : (
				<Input {...control} ref={selectAll} autoComplete="off" inputMode={rest.inputMode} />
			)}
			{problem !== null && (
				<span id={problemId} role="alert" className="mt-1 block text-caption text-critical">
					{problem}
				</span>
			)}
		</span>
	);
}

/** Once: a ref that stays the same is called when the field comes, not when it changes. */
function selectAll(input: HTMLInputElement | null): void {
	input?.focus();
	input?.select();
}

function focusAtEnd(area: HTMLTextAreaElement | null): void {
	area?.focus();
	area?.setSelectionRange(area.value.length, area.value.length);
}

/** For who edits what somebody else has changed by now. */
export function changedMeanwhile(value: string | null): string {
	const now = value
		? `reads “${value.length > 120 ? `${value.slice(0, 119)}…` : value}” now`
		: "is empty now";
	return `Somebody changed this while you wrote: it ${now}. Save again to put yours in its place, or press Escape.`;
}
