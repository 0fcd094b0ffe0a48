import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type InputProps = Omit<ComponentProps<"input">, "size" | "prefix"> & {
	/** The text alone, beside `onChange`. */
	onValueChange?: (value: string) => void;
	/** A 16 px icon inside, at the left. */
	icon?: ReactNode;
	/** Inside, at the right: a unit or a small button. */
	trailing?: ReactNode;
};

/** One line of text. */
export function Input({ className, onChange, onValueChange, icon, trailing, ...rest }: InputProps) {
	const wiring = useFieldControl(rest);
	const input = (
		<input
			{...rest}
			{...wiring}
			onChange={(event) => {
				onChange?.(event);
				onValueChange?.(event.target.value);
			}}
			className={clsx(
				controlStyle,
				"read-only:bg-inset",
				icon ? "pl-8" : "pl-2.5",
				trailing ? "pr-9" : "pr-2.5",
				className,
			)}
		/>
	);
	if (!icon && !trailing) return input;
	return (
		<span className="relative block">
			{icon && (
				<span
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 left-0 flex w-8 items-center justify-center text-ink-faint"
				>
					{icon}
				</span>
			)}
			{input}
			{trailing && (
				<span className="absolute inset-y-0 right-0 flex items-center pr-1.5 text-table text-ink-muted">
					{trailing}
				</span>
			)}
		</span>
	);
}
