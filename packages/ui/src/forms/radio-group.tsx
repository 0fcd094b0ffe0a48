import { clsx } from "clsx";
import * as Radix from "radix-ui/radio-group";
import { type ReactNode, type Ref, useId } from "react";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

export type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

export type RadioGroupProps = {
	value: string;
	onValueChange: (value: string) => void;
	options: readonly RadioOption[];
	/** Needed outside a `Field`. */
	"aria-label"?: string;
	id?: string;
	name?: string;
	disabled?: boolean;
	required?: boolean;
	orientation?: "vertical" | "horizontal";
	onBlur?: () => void;
	ref?: Ref<HTMLDivElement>;
	className?: string;
};

/** A choice of one with every option in sight. */
export function RadioGroup({
	value,
	onValueChange,
	options,
	orientation = "vertical",
	name,
	className,
	onBlur,
	ref,
	...rest
}: RadioGroupProps) {
	const wiring = useFieldControl(rest);
	const labelId = useFieldLabelId();
	const base = useId();
	return (
		<Radix.Root
			{...wiring}
			ref={ref}
			name={name}
			value={value}
			onValueChange={onValueChange}
			onBlur={onBlur}
			orientation={orientation}
			aria-label={rest["aria-label"]}
			aria-labelledby={rest["aria-label"] ? undefined : labelId}
			className={clsx(
				"flex",
				orientation === "vertical" ? "flex-col gap-2 thumb:gap-0" : "flex-wrap gap-x-5 gap-y-2 thumb:gap-y-0",
				className,
			)}
		>
			{options.map((option) => {
				const id = `${base}-${option.value}`;
				return (
					<span key={option.value} className="flex items-start gap-2">
						<span className="flex h-5 items-center thumb:my-3">
							<Radix.Item
								id={id}
								value={option.value}
								disabled={option.disabled}
								className={clsx(
									"hit-area inline-flex size-4 items-center justify-center rounded-full border border-line-control bg-card",
									"transition-colors duration-120 hover:border-ink-faint data-[state=checked]:border-accent data-[state=checked]:bg-accent",
									"disabled:cursor-not-allowed disabled:opacity-50",
								)}
							>
								<Radix.Indicator className="size-1.5 rounded-full bg-on-accent" />
							</Radix.Item>
						</span>
						<label
							htmlFor={id}
							className={clsx(
								"min-w-0 text-body thumb:py-3",
								option.disabled ? "text-ink-faint" : "text-ink",
							)}
						>
							{option.label}
							{option.description && (
								<span className="block text-table text-ink-muted">{option.description}</span>
							)}
						</label>
					</span>
				);
			})}
		</Radix.Root>
	);
}
