import { Button } from "@throughline/ui/button";
import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { typedBefore } from "../../forms/typed-before.tsx";
import { useKeptText } from "../../forms/use-kept-text.ts";
import { type FieldChange, useFieldPlace } from "./saving.tsx";
import type { ReadText, TextInPlaceProps } from "./text-in-place.tsx";

type TextFormProps = TextInPlaceProps & {
	onSave: (change: FieldChange, label: string) => Promise<string | null>;
	onClose: (keepsFocus: boolean) => void;
};

const asText: ReadText = (text) => ({ value: text.trim() === "" ? null : text.trim() });

/** The field while it is edited. What was typed before it went away is said to be that, and can be dropped. */
export function TextForm({
	field,
	label,
	value,
	multiline,
	read = asText,
	onSave,
	onClose,
	...rest
}: TextFormProps) {
	const { text, type, known, setKnown, restored, forget } = useKeptText(useFieldPlace(field), value ?? "");
	const [problem, setProblem] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	const closed = useRef(false);
	const shown = useRef<HTMLSpanElement>(null);
	const hintId = useId();
	const close = (keepsFocus: boolean) => {
		closed.current = true;
		forget();
		onClose(keepsFocus);
	};
	const send = async (next: unknown, keepsFocus: boolean) => {
		setSaving(true);
		const refused = await onSave({ [field]: next }, label);
		setSaving(false);
		if (refused === null) return close(keepsFocus);
		setProblem(refused);
		if (shown.current?.isConnected) return;
		// The drawer went away meanwhile: what was typed is there again with it.
		toast({ title: `Failed to change ${label.toLowerCase()}`, description: refused, variant: "destructive" });
	};
	const finish = async (keepsFocus: boolean) => {
		// A key ends it, and then the field is left too.
		if (closed.current || saving) return;
		if (text.trim() === (value ?? "").trim()) return close(keepsFocus);
		const meant = read(text);
		if ("problem" in meant) return setProblem(meant.problem);
		if ((value ?? "") !== known) {
			setKnown(value ?? "");
			return setProblem(changedMeanwhile(value));
		}
		await send(meant.value, keepsFocus);
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
		"aria-describedby": problem !== null || restored ? hintId : undefined,
		"data-escape": "",
		maxLength: rest.maxLength,
		readOnly: saving,
		value: text,
		onValueChange(next: string) {
			type(next);
			setProblem(null);
		},
		onBlur({ relatedTarget }: FocusEvent) {
			if (!shown.current?.contains(relatedTarget)) void finish(false);
		},
		onKeyDown,
	};
	return (
		<span ref={shown} className="block w-full">
			{multiline ? (
				<Textarea {...control} ref={restored ? undefined : focusAtEnd} />
			) : (
				<Input
					{...control}
					ref={restored ? undefined : selectAll}
					autoComplete="off"
					inputMode={rest.inputMode}
				/>
			)}
			{problem !== null ? (
				<span id={hintId} role="alert" className="mt-1 block text-caption text-critical">
					{problem}
				</span>
			) : (
				restored && (
					<span id={hintId} className="mt-1 block text-caption font-normal text-ink-muted">
						{typedBefore}
					</span>
				)
			)}
			{restored && (
				<span className="mt-1.5 flex gap-2">
					<Button
						size="sm"
						aria-label={`Save ${label.toLowerCase()}`}
						loading={saving}
						onMouseDown={keepFocus}
						onClick={() => void finish(true)}
					>
						Save
					</Button>
					<Button
						size="sm"
						variant="ghost"
						aria-label={`Discard what you typed as ${label.toLowerCase()}`}
						onMouseDown={keepFocus}
						onClick={() => close(true)}
					>
						Discard
					</Button>
				</span>
			)}
		</span>
	);
}

/** Where a button takes no focus from a press, the field would be left, and so saved, before it is dropped. */
function keepFocus(event: MouseEvent): void {
	event.preventDefault();
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
