import { readAmount } from "@throughline/domain/paste/read-number";
import { amount } from "@throughline/domain/shape";
import { typedNumber } from "@throughline/domain/value/writing";
import { decimalSign } from "../../format/decimal-sign.ts";
import { useMoney } from "../program/program-currency.tsx";
import { type ReadText, TextInPlace } from "./text-in-place.tsx";

type AmountInPlaceProps = {
	field: string;
	label: string;
	/** With two places; null: not set. */
	value: string | null;
	/** Whether it can be taken away. */
	optional?: boolean;
	/** Cents also where there are none: as it was booked. */
	exact?: boolean;
};

/** An amount of the shown program, edited where it stands, as people write it: `1.200,50`, `1,200.50`, `1200`. */
export function AmountInPlace({ field, label, value, optional = false, exact = false }: AmountInPlaceProps) {
	const money = useMoney();
	const write = exact || !value?.endsWith(".00") ? money.exact : money.whole;
	const read: ReadText = (text) => {
		if (optional && text.trim() === "") return { value: null };
		const meant = readAmount(text, decimalSign(), money.currency);
		if ("problem" in meant) return meant;
		const judged = amount.safeParse(meant.value);
		return judged.success
			? { value: judged.data }
			: { problem: judged.error.issues[0]?.message ?? "Enter an amount" };
	};
	return (
		<TextInPlace
			field={field}
			label={label}
			value={value === null ? null : typedNumber(value, navigator.language)}
			shown={value === null ? null : <span className="tabular">{write(value)}</span>}
			read={read}
			inputMode="decimal"
		/>
	);
}
