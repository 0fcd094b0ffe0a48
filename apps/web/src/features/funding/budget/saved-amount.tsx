import { readAmount } from "@throughline/domain/paste/read-number";
import { amount } from "@throughline/domain/shape";
import { Input } from "@throughline/ui/input";
import { useId, useState } from "react";
import { decimalSign } from "../../../format/decimal-sign.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type SavedAmountProps = {
	label: string;
	/** With two places. */
	value: string;
	/** With a changed amount; answers whether it was saved. */
	onSave: (amount: string) => Promise<boolean>;
};

/**
 * An amount, as people write it, that is saved when it is left or Enter is pressed; Escape brings the old one back. What
 * is wrong stays, with the reason.
 */
export function SavedAmount({ label, value, onSave }: SavedAmountProps) {
	const money = useMoney();
	const problemId = useId();
	const shown = grouped(value);
	const [text, setText] = useState(shown);
	const [seen, setSeen] = useState(value);
	const [problem, setProblem] = useState<string | null>(null);
	// Until the list is fetched again: leaving the field after Enter sends it no second time.
	const [sent, setSent] = useState<string | null>(null);
	const show = (next: string) => {
		setText(next);
		setProblem(null);
	};
	if (seen !== value) {
		setSeen(value);
		show(shown);
		setSent(null);
	}
	const save = async () => {
		const read = readAmount(text, decimalSign(), money.currency);
		const judged = "problem" in read ? null : amount.safeParse(read.value);
		if ("problem" in read || !judged?.success) {
			setProblem("problem" in read ? read.problem : (judged?.error?.issues[0]?.message ?? ""));
			return;
		}
		setProblem(null);
		if (judged.data === (sent ?? value)) return;
		setSent(judged.data);
		if (!(await onSave(judged.data))) setSent(null);
	};
	return (
		<span className="ml-auto block w-36">
			<Input
				aria-label={label}
				aria-invalid={problem !== null || undefined}
				aria-describedby={problem === null ? undefined : problemId}
				inputMode="decimal"
				autoComplete="off"
				icon={<span className="text-table">{money.sign}</span>}
				value={text}
				onValueChange={show}
				onBlur={() => void save()}
				onKeyDown={(event) => {
					if (event.key === "Enter") void save();
					if (event.key === "Escape") show(shown);
				}}
				className="tabular text-right max-sm:h-11!"
			/>
			{problem !== null && (
				<span
					id={problemId}
					role="alert"
					className="mt-1 block whitespace-normal text-left text-caption text-critical"
				>
					{problem}
				</span>
			)}
		</span>
	);
}

/** With the person's own signs: `167,000.00`. */
function grouped(value: string): string {
	const locale = decimalSign() === "," ? "de-DE" : "en-US";
	return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
		value as Intl.StringNumericLiteral,
	);
}
