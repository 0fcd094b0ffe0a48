import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { type FormEvent, useState } from "react";
import { formatDay } from "../../format/date.ts";
import { dayProblem } from "../../forms/day-problem.ts";
import { TypedBefore } from "../../forms/typed-before.tsx";
import { useKeptText } from "../../forms/use-kept-text.ts";
import { CellButton } from "./cell-button.tsx";
import { type FieldChange, useFieldPlace, useSaving } from "./saving.tsx";
import { Shown } from "./shown.tsx";

type DayInPlaceProps = {
	field: string;
	label: string;
	/** `YYYY-MM-DD`. */
	value: string | null;
	/** Whether it can be taken away. */
	optional?: boolean;
};

/** A day, chosen or typed over the place where it stands. What is typed is kept until it is saved or cancelled. */
export function DayInPlace(props: DayInPlaceProps) {
	const { field, label, value } = props;
	const save = useSaving(field);
	const [open, setOpen] = useState(false);
	const shown = (
		<Shown label={label} mayChange={save !== null}>
			{value && <span className="tabular">{formatDay(value)}</span>}
		</Shown>
	);
	if (!save) return shown;
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<CellButton aria-label={`${label}: ${value ? formatDay(value) : "not set"}`} aria-haspopup="dialog">
					{shown}
				</CellButton>
			</PopoverTrigger>
			<PopoverContent aria-label={label} className="w-64">
				<DayForm {...props} onSave={save} onClose={() => setOpen(false)} />
			</PopoverContent>
		</Popover>
	);
}

type DayFormProps = DayInPlaceProps & {
	onSave: (change: FieldChange, label: string) => Promise<string | null>;
	onClose: () => void;
};

function DayForm({ field, label, value, optional = false, onSave, onClose }: DayFormProps) {
	const { text, type, restored, forget } = useKeptText(useFieldPlace(field), value ?? "");
	const [problem, setProblem] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	const close = () => {
		forget();
		onClose();
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const next = optional && text.trim() === "" ? null : text;
		if (next === value) return close();
		const wrong = dayProblem(next);
		if (wrong !== null) return setProblem(wrong);
		setSaving(true);
		const refused = await onSave({ [field]: next }, label);
		setSaving(false);
		setProblem(refused);
		if (refused === null) close();
	};
	return (
		<form onSubmit={(event) => void submit(event)} noValidate className="space-y-3">
			<Field label={label} error={problem ?? undefined}>
				<DateField value={text} onValueChange={type} />
			</Field>
			{restored && <TypedBefore />}
			<div className="flex justify-end gap-2">
				<Button size="sm" onClick={close}>
					Cancel
				</Button>
				<Button size="sm" type="submit" variant="primary" loading={saving}>
					Save
				</Button>
			</div>
		</form>
	);
}
