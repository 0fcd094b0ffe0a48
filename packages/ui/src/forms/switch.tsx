import { clsx } from "clsx";
import * as Radix from "radix-ui/switch";
import { type ReactNode, type Ref, useId } from "react";
import { useFieldControl } from "./field-context.ts";

export type SwitchProps = {
	checked: boolean;
	onCheckedChange: (checked: boolean) => void;
	label?: ReactNode;
	description?: ReactNode;
	"aria-label"?: string;
	id?: string;
	name?: string;
	disabled?: boolean;
	onBlur?: () => void;
	ref?: Ref<HTMLButtonElement>;
	className?: string;
};

/** On or off, at once. For what waits for Save use a checkbox. */
export function Switch({ checked, onCheckedChange, label, description, className, ...rest }: SwitchProps) {
	const wiring = useFieldControl(rest);
	const made = useId();
	const id = wiring.id ?? made;
	const control = (
		<Radix.Root
			{...rest}
			{...wiring}
			id={id}
			checked={checked}
			onCheckedChange={onCheckedChange}
			className={clsx(
				"hit-area inline-flex h-[18px] w-8 shrink-0 items-center rounded-full border border-line-control bg-inset p-px",
				"transition-colors duration-120 data-[state=checked]:border-accent data-[state=checked]:bg-accent",
				"disabled:cursor-not-allowed disabled:opacity-50",
				!label && className,
			)}
		>
			<Radix.Thumb
				className={clsx(
					"size-3.5 rounded-full bg-line-control transition-transform duration-120 ease-out",
					"data-[state=checked]:translate-x-3.5 data-[state=checked]:bg-on-accent forced-colors:bg-[ButtonText]",
				)}
			/>
		</Radix.Root>
	);
	if (!label) return control;
	return (
		<span className={clsx("flex items-start justify-between gap-4", className)}>
			<label
				htmlFor={id}
				className={clsx("min-w-0 text-body text-ink thumb:py-3", wiring.disabled && "text-ink-faint")}
			>
				{label}
				{description && <span className="block text-table text-ink-muted">{description}</span>}
			</label>
			<span className="flex h-5 items-center thumb:my-3">{control}</span>
		</span>
	);
}
