import {
	type LedgerEntry,
	type LedgerRole,
	ledgerRoles,
	PersonalCorrection,
} from "@throughline/domain/consultant/case";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { type FormEvent, useState } from "react";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { figureWords, ledgerLabels } from "./figure-words.ts";
import { useBasis } from "./use-basis.ts";

export type FigureValue = Omit<Extract<PersonalCorrection, { kind: "added figure" }>, "kind" | "entryId">;
type FigureType = FigureValue["type"];

const types: Record<FigureType, string> = {
	money: "Amount of money",
	percent: "Percent",
	count: "Count",
	duration: "Duration",
	date: "Date",
	number: "Number",
};

type FigureFormProps = {
	/** What is corrected; null for a new figure. */
	entry: LedgerEntry | null;
	/** ISO 4217: what an amount is in unless said. */
	currency: string | null;
	/** Version of the case that is shown. */
	version: number;
	/** Answers whether it was stored; from the version that the form rests on. */
	onSave: (value: FigureValue, version: number) => Promise<boolean>;
	onClose: () => void;
};

/** A figure in its parts, where it stands. */
export function FigureForm({ entry, currency: usual, version, onSave, onClose }: FigureFormProps) {
	const [type, setType] = useState<FigureType>(entry === null ? "money" : typeOf(entry.kind));
	const [subject, setSubject] = useState(entry?.subject ?? "");
	const [value, setValue] = useState(entry === null ? "" : String(entry.value));
	const [unit, setUnit] = useState(entry?.unit ?? "");
	const [currency, setCurrency] = useState(entry?.currency ?? usual ?? "USD");
	const [date, setDate] = useState(entry?.date ?? "");
	const [role, setRole] = useState<LedgerRole>(entry?.role ?? "other");
	const [saving, setSaving] = useState(false);
	const shown = shownWords(entry);
	const basis = useBasis(version, shown);
	// What is wrong is said once somebody wants to save.
	const [asked, setAsked] = useState(false);
	const isDate = type === "date";
	const figure = figureOf({ type, subject, value, unit, currency, date, role });
	const problems = asked ? problemsOf(entry, figure) : {};

	const save = async (event: FormEvent) => {
		event.preventDefault();
		setAsked(true);
		if (Object.keys(problemsOf(entry, figure)).length > 0) return;
		setSaving(true);
		const stored = await onSave(figure, basis.version);
		setSaving(false);
		if (stored) onClose();
		else basis.refuse();
	};
	return (
		<form onSubmit={(event) => void save(event)} className="grid grid-cols-2 gap-3 rounded-lg bg-inset p-3">
			{basis.theirs && (
				<div className="col-span-2">
					<ChangedMeanwhile>{shown}</ChangedMeanwhile>
				</div>
			)}
			<Field
				label="What it is of"
				className="col-span-2"
				required={entry === null}
				error={problems.subject}
				hint={entry?.subject === "" ? "The text does not name it; you can leave it blank." : undefined}
			>
				<Input autoFocus value={subject} onValueChange={setSubject} maxLength={200} />
			</Field>
			<Field label="Kind">
				<Select
					value={type}
					onValueChange={(next) => setType(typeOf(next))}
					options={Object.entries(types).map(([each, label]) => ({ value: each, label }))}
				/>
			</Field>
			{isDate ? (
				<Field label="Date" required error={problems.date}>
					<DateField value={date} onValueChange={setDate} />
				</Field>
			) : (
				<Field label="Value" required error={problems.value}>
					<NumberInput value={value} onValueChange={setValue} />
				</Field>
			)}
			{type === "money" && (
				<Field label="Currency" required error={problems.currency}>
					<Input value={currency} onValueChange={(text) => setCurrency(text.toUpperCase())} maxLength={3} />
				</Field>
			)}
			{withUnit.has(type) && (
				<Field label="Unit">
					<Input value={unit} onValueChange={setUnit} maxLength={40} />
				</Field>
			)}
			<Field label="Role" error={problems.role}>
				<Select
					value={role}
					onValueChange={(next) => setRole(ledgerRoles.find((each) => each === next) ?? "other")}
					options={ledgerRoles.map((each) => ({ value: each, label: ledgerLabels[each] }))}
				/>
			</Field>
			<FormButtons isNew={entry === null} theirs={basis.theirs} saving={saving} onClose={onClose} />
		</form>
	);
}

type FormButtonsProps = { isNew: boolean; theirs: boolean; saving: boolean; onClose: () => void };

function FormButtons({ isNew, theirs, saving, onClose }: FormButtonsProps) {
	const verb = isNew ? "Add figure" : "Save figure";
	return (
		<div className="col-span-2 flex justify-end gap-2">
			<Button size="sm" variant="ghost" onClick={onClose}>
				{theirs ? "Keep theirs" : "Cancel"}
			</Button>
			<Button size="sm" variant="primary" type="submit" loading={saving}>
				{theirs ? "Apply my change" : verb}
			</Button>
		</div>
	);
}

/** A figure as the case shows it; blank for a new one. */
function shownWords(entry: LedgerEntry | null): string {
	if (entry === null) return "";
	return [figureWords(entry), ledgerLabels[entry.role], entry.subject].filter(Boolean).join(" · ");
}

type Typed = Record<"subject" | "value" | "unit" | "currency" | "date", string> & {
	type: FigureType;
	role: LedgerRole;
};

const withUnit: ReadonlySet<FigureType> = new Set(["count", "duration", "number"]);

/** What was typed as a figure; a value that is none is not a number. */
function figureOf({ type, subject, value, unit, currency, date, role }: Typed): FigureValue {
	const isDate = type === "date";
	const amount = value.trim() === "" ? Number.NaN : Number(value);
	return {
		subject: subject.trim(),
		type,
		value: isDate ? Number(date.slice(0, 4)) : amount,
		unit: withUnit.has(type) ? unit.trim() || null : null,
		currency: type === "money" ? currency : null,
		date: isDate && date !== "" ? date : null,
		role,
	};
}

/** What is missing or wrong of a figure, by field, as the server would say it. */
function problemsOf(entry: LedgerEntry | null, figure: FigureValue): Record<string, string> {
	const correction =
		entry === null ? { kind: "added figure", ...figure } : { kind: "figure", entryId: entry.id, ...figure };
	const issues = PersonalCorrection.safeParse(correction).error?.issues ?? [];
	return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function typeOf(kind: string): FigureType {
	return Object.keys(types).find((each): each is FigureType => each === kind) ?? "number";
}
