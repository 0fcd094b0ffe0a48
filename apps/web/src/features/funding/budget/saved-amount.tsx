import { amount } from "@throughline/domain/shape";
import { NumberInput } from "@throughline/ui/number-input";
import { useState } from "react";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type SavedAmountProps = {
	label: string;
	/** With two places. */
	value: string;
	/** With a changed amount; answers whether it was saved. */
	onSave: (amount: string) => Promise<boolean>;
};

/** An amount that is saved when it is left or Enter is pressed; Escape brings the old one back. What is wrong stays, marked. */
export function SavedAmount({ label, value, onSave }: SavedAmountProps) {
	const money = useMoney();
	const [text, setText] = useState(value);
	const [seen, setSeen] = useState(value);
	// Until the list is fetched again: leaving the field after Enter sends it no second time.
	const [sent, setSent] = useState<string | null>(null);
	if (seen !== value) {
		setSeen(value);
		setText(value);
		setSent(null);
	}
	const read = amount.safeParse(text);
	const save = async () => {
		if (!read.success || read.data === (sent ?? value)) return;
		setSent(read.data);
		if (!(await onSave(read.data))) setSent(null);
	};
	return (
		<span className="ml-auto block w-36">
			<NumberInput
				aria-label={label}
				aria-invalid={!read.success || undefined}
				title={read.error?.issues[0]?.message}
				prefix={money.sign}
				min={0}
				value={text}
				onValueChange={setText}
				onBlur={() => void save()}
				onKeyDown={(event) => {
					if (event.key === "Enter") void save();
					if (event.key === "Escape") setText(value);
				}}
				className="text-right"
			/>
		</span>
	);
}
