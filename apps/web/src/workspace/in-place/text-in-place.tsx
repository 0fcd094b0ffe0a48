import type { ComponentProps, ReactNode } from "react";
import { readKeptText } from "../../forms/use-kept-text.ts";
import { CellButton } from "./cell-button.tsx";
import { useFieldPlace, useSaving } from "./saving.tsx";
import { Shown } from "./shown.tsx";
import { TextForm } from "./text-form.tsx";
import { useCellEditor } from "./use-cell-editor.ts";

/** What a typed text stands for, or why it stands for nothing. */
export type ReadText = (text: string) => { value: unknown } | { problem: string };

export type TextInPlaceProps = {
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
 * as it was typed, with the reason, and what went away unsaved is there again when the object is.
 */
export function TextInPlace(props: TextInPlaceProps) {
	const { field, label, value, shown, multiline, isTitle, className } = props;
	const save = useSaving(field);
	const place = useFieldPlace(field);
	const { editing, start, finish, returnRef } = useCellEditor(
		() => readKeptText(place, value ?? "") !== null,
	);
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
