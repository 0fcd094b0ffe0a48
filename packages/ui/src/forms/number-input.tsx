import { readAmount, readNumber } from "@throughline/domain/paste/read-number";
import { typedDecimalSign, typedNumber } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type NumberInputProps = Omit<
	ComponentProps<"input">,
	"type" | "value" | "defaultValue" | "prefix" | "size" | "min" | "max" | "step"
> & {
	/** With a point before its decimals, "" when empty, or what is typed and no number: a string, so that it stays exact. */
	value: string;
	onValueChange: (value: string) => void;
	/** A currency sign at the left. */
	prefix?: string | undefined;
	/** A unit at the right. */
	suffix?: ReactNode;
	min?: number | string | undefined;
	max?: number | string | undefined;
	/** What ↑ and ↓ add and take away. Default 1. */
	step?: number | undefined;
};

/** A number, as its reader writes numbers: `1.234,5`, `1,234.5`, `1234.5`. It stays as it is typed. */
export function NumberInput({
	value,
	onValueChange,
	prefix,
	suffix,
	className,
	min,
	max,
	step = 1,
	onKeyDown,
	...rest
}: NumberInputProps) {
	const wiring = useFieldControl(rest);
	const [typed, setTyped] = useState(() => ({ text: typedNumber(value, navigator.language), value }));
	// Another value came from outside: a reset form, a draft, somebody else's change.
	if (typed.value !== value) setTyped({ text: typedNumber(value, navigator.language), value });
	const type = (text: string) => {
		const next = meant(text, prefix !== undefined);
		setTyped({ text, value: next });
		onValueChange(next);
	};
	const stepOnArrow = (event: KeyboardEvent<HTMLInputElement>) => {
		onKeyDown?.(event);
		const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
		if (direction === 0 || rest.readOnly || event.altKey || !Number.isFinite(Number(value))) return;
		event.preventDefault();
		const moved = Number((Number(value) + direction * step).toFixed(10));
		type(
			typedNumber(
				String(Math.min(Number(max ?? moved), Math.max(Number(min ?? moved), moved))),
				navigator.language,
			),
		);
	};
	const isWide = typeof suffix === "string" && suffix.length > 6;
	return (
		<span className="relative block">
			{prefix && (
				<span
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-muted"
				>
					{prefix}
				</span>
			)}
			<input
				inputMode="decimal"
				autoComplete="off"
				{...rest}
				{...wiring}
				type="text"
				role="spinbutton"
				aria-valuenow={Number(value) || 0}
				aria-valuetext={typed.text || "Empty"}
				aria-valuemin={min === undefined ? undefined : Number(min)}
				aria-valuemax={max === undefined ? undefined : Number(max)}
				value={typed.text}
				onChange={(event) => type(event.target.value)}
				onKeyDown={stepOnArrow}
				className={clsx(
					controlStyle,
					"tabular read-only:bg-inset",
					!prefix ? "pl-2.5" : prefix.length > 1 ? "pl-13" : "pl-7",
					!suffix ? "pr-2.5" : isWide ? "pr-28" : "pr-14",
					className,
				)}
			/>
			{suffix && (
				<span
					aria-hidden="true"
					className={clsx(
						"pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-table text-ink-muted",
						isWide ? "max-w-25" : "max-w-12",
					)}
				>
					<span className="truncate">{suffix}</span>
				</span>
			)}
		</span>
	);
}

/** With a point before its decimals; what is no number, or could be two, stays as it is typed, for the form to refuse. */
function meant(text: string, isMoney: boolean): string {
	if (text.trim() === "") return "";
	const sign = typedDecimalSign(navigator.language);
	if (sign === "." && /^-?\d+(?:\.\d+)?$/.test(text)) return text;
	const read = (isMoney ? readAmount : readNumber)(text, sign);
	return "problem" in read ? text : read.value;
}
