import { ledgerRoles } from "@throughline/domain/consultant/case";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { type FigureDraft, figureTypeOf, figureTypes, withUnit } from "./figure-draft.ts";
import { ledgerLabels } from "./figure-words.ts";

type FigureFieldsProps = {
	draft: FigureDraft;
	change: (change: Partial<FigureDraft>) => void;
	/** By field. */
	problems: Record<string, string>;
	/** The period of the text's own word, where it has one. */
	ownPeriod: string | null;
};

/** What a figure is besides its subject: kind, value or day, range, whole, period, role. */
export function FigureFields({ draft, change, problems, ownPeriod }: FigureFieldsProps) {
	const { type, role } = draft;
	return (
		<>
			<Field label="Kind">
				<Select
					value={type}
					onValueChange={(next) => change({ type: figureTypeOf(next) })}
					options={Object.entries(figureTypes).map(([each, label]) => ({ value: each, label }))}
				/>
			</Field>
			{type === "date" ? (
				<Field label="Date" className="max-sm:col-span-2" required error={problems.date}>
					<DateField value={draft.date} onValueChange={(date) => change({ date })} />
				</Field>
			) : (
				<ValueFields draft={draft} change={change} problems={problems} ownPeriod={ownPeriod} />
			)}
			<Field label="Role" error={problems.role}>
				<Select
					value={role}
					onValueChange={(next) => change({ role: ledgerRoles.find((each) => each === next) ?? "other" })}
					options={ledgerRoles.map((each) => ({ value: each, label: ledgerLabels[each] }))}
				/>
			</Field>
		</>
	);
}

function ValueFields({ draft, change, problems, ownPeriod }: FigureFieldsProps) {
	const { type, value, of, high, currency, unit, per } = draft;
	return (
		<>
			<Field label="Value" required error={problems.value}>
				<NumberInput value={value} onValueChange={(value) => change({ value })} />
			</Field>
			{type === "ratio" && (
				<Field label="Out of" required error={problems.of}>
					<NumberInput value={of} onValueChange={(of) => change({ of })} />
				</Field>
			)}
			<Field label="Upper end" error={problems.high}>
				<NumberInput value={high} onValueChange={(high) => change({ high })} placeholder="No range" />
			</Field>
			{type === "money" && (
				<Field label="Currency" required error={problems.currency}>
					<Input
						value={currency}
						onValueChange={(text) => change({ currency: text.toUpperCase() })}
						maxLength={3}
					/>
				</Field>
			)}
			{withUnit.has(type) && (
				<Field label="Unit">
					<Input value={unit} onValueChange={(unit) => change({ unit })} maxLength={40} />
				</Field>
			)}
			<Field label="Period">
				<Select
					value={per || once}
					onValueChange={(next) => change({ per: next === once ? "" : next })}
					options={periodOptions(ownPeriod)}
				/>
			</Field>
		</>
	);
}

const once = "none";
const periods = ["hour", "day", "week", "month", "quarter", "year"];

function periodOptions(own: string | null) {
	const all = own === null || periods.includes(own) ? periods : [...periods, own];
	return [{ value: once, label: "None" }, ...all.map((each) => ({ value: each, label: `Per ${each}` }))];
}
