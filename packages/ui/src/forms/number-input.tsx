import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type NumberInputProps = Omit<
	ComponentProps<"input">,
	"type" | "value" | "defaultValue" | "prefix" | "size"
> & {
	/** The digits as typed, "" when empty: a string, so that a decimal stays exact. */
	value: string;
	onValueChange: (value: string) => void;
	/** A currency sign at the left. */
	prefix?: string | undefined;
	/** A unit at the right. */
	suffix?: ReactNode;
};

/** A number, exact as typed. Any step unless `step` says otherwise; the mouse wheel does not change it. */
export function NumberInput({
	value,
	onValueChange,
	prefix,
	suffix,
	className,
	step = "any",
	...rest
}: NumberInputProps) {
	const wiring = useFieldControl(rest);
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
				type="number"
				step={step}
				value={value}
				onChange={(event) => onValueChange(event.target.value)}
				// Scrolling the page over a focused number must not change it.
				onWheel={(event) => event.currentTarget.blur()}
				className={clsx(
					controlStyle,
					"tabular read-only:bg-inset [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
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
