import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import * as Radix from "radix-ui/checkbox";
import { type ReactNode, type Ref, useId } from "react";
import { useFieldControl } from "./field-context.ts";

export type CheckboxProps = {
	checked: boolean | "indeterminate";
	onCheckedChange: (checked: boolean) => void;
	/** The words beside it; without them give an `aria-label` or put it in a `Field`. */
	label?: ReactNode;
	description?: ReactNode;
	"aria-label"?: string;
	id?: string;
	name?: string;
	disabled?: boolean;
	required?: boolean;
	onBlur?: () => void;
	ref?: Ref<HTMLButtonElement>;
	className?: string;
};

/** A yes or no that waits for Save; "indeterminate" for some of many. */
export function Checkbox({
	checked,
	onCheckedChange,
	label,
	description,
	className,
	...rest
}: CheckboxProps) {
	const wiring = useFieldControl(rest);
	const made = useId();
	const id = wiring.id ?? made;
	const box = (
		<Radix.Root
			{...rest}
			{...wiring}
			id={id}
			checked={checked}
			onCheckedChange={(next) => onCheckedChange(next === true)}
			className={clsx(
				"hit-area inline-flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-control bg-card text-on-accent",
				"transition-colors duration-120 hover:border-ink-faint",
				"data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent",
				"aria-invalid:border-critical-solid disabled:cursor-not-allowed disabled:opacity-50",
				!label && className,
			)}
		>
			<Radix.Indicator className="flex">
				{checked === "indeterminate" ? (
					<Minus size={12} strokeWidth={3} aria-hidden="true" />
				) : (
					<Check size={12} strokeWidth={3} aria-hidden="true" />
				)}
			</Radix.Indicator>
		</Radix.Root>
	);
	if (!label) return box;
	return (
		<span className={clsx("flex items-start gap-2", className)}>
			<span className="flex h-5 items-center thumb:my-3">{box}</span>
			<label
				htmlFor={id}
				className={clsx("min-w-0 text-body text-ink thumb:py-3", wiring.disabled && "text-ink-faint")}
			>
				{label}
				{description && <span className="block text-table text-ink-muted">{description}</span>}
			</label>
		</span>
	);
}
