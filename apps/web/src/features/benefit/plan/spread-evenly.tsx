import { longestPlan, shareEvenly } from "@throughline/domain/benefit";
import { readAmount } from "@throughline/domain/benefit/plan-paste";
import { addMonths } from "@throughline/domain/value/month";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Split } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PlanRow } from "./plan-rows.ts";

type SpreadEvenlyProps = {
	/** Of the benefit's target. */
	amount: string;
	/** `YYYY-MM`. */
	begin: string;
	/** Gets the months with what is planned; nothing is saved by it. */
	onSpread: (rows: PlanRow[]) => void;
};

/** Fills the plan with an amount in equal parts. */
export function SpreadEvenly({ amount, begin, onSpread }: SpreadEvenlyProps) {
	const [open, setOpen] = useState(false);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<Button size="sm" icon={<Split size={14} aria-hidden="true" />}>
					Spread evenly
				</Button>
			</PopoverTrigger>
			<PopoverContent aria-label="Spread evenly" className="w-72">
				<SpreadForm
					amount={amount}
					begin={begin}
					onSpread={(rows) => {
						onSpread(rows);
						setOpen(false);
					}}
				/>
			</PopoverContent>
		</Popover>
	);
}

function SpreadForm({ amount, begin, onSpread }: SpreadEvenlyProps) {
	const [total, setTotal] = useState(amount.replace(/\.00$/, ""));
	const [first, setFirst] = useState(begin);
	const [months, setMonths] = useState("12");
	const read = readAmount(total);
	const count = Number(months);
	const problems = {
		total: "problem" in read ? read.problem : read.value === "" ? "Enter an amount" : null,
		first: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(first.trim()) ? null : "Enter a month as YYYY-MM",
		months:
			Number.isInteger(count) && count >= 1 && count <= longestPlan
				? null
				: `Enter 1 to ${longestPlan} months`,
	};
	const [submitted, setSubmitted] = useState(false);
	const submit = (event: FormEvent) => {
		// The popover is inside the plan's own form.
		event.preventDefault();
		event.stopPropagation();
		setSubmitted(true);
		if (problems.total || problems.first || problems.months || !("value" in read)) return;
		onSpread(
			shareEvenly(read.value, count).map((planned, index) => ({
				month: addMonths(first.trim(), index),
				planned: planned.replace(/\.00$/, ""),
				actual: "",
			})),
		);
	};
	return (
		<form noValidate aria-label="Spread evenly" onSubmit={submit} className="space-y-3">
			<Field label="Amount" error={submitted && problems.total}>
				<Input inputMode="decimal" autoComplete="off" value={total} onValueChange={setTotal} />
			</Field>
			<Field label="First month" error={submitted && problems.first}>
				<Input autoComplete="off" placeholder="YYYY-MM" value={first} onValueChange={setFirst} />
			</Field>
			<Field label="Number of months" error={submitted && problems.months}>
				<NumberInput step={1} min={1} max={longestPlan} value={months} onValueChange={setMonths} />
			</Field>
			<Button type="submit" variant="primary" className="w-full">
				Fill in the plan
			</Button>
		</form>
	);
}
