import { clsx } from "clsx";
import { ChevronsUpDown, X } from "lucide-react";
import * as Popover from "radix-ui/popover";
import type { Ref } from "react";
import { useOpen } from "../structure/use-open.ts";
import { controlStyle, panelStyle } from "./control-style.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";
import { type ComboboxOption, OptionList } from "./option-list.tsx";

export type ComboboxProps = {
	/** `""` and `null` show the placeholder. */
	value: string | null;
	/** With `""` when cleared. */
	onValueChange: (value: string) => void;
	options: readonly ComboboxOption[];
	placeholder?: string;
	searchPlaceholder?: string;
	/** When nothing matches. */
	emptyText?: string;
	clearable?: boolean;
	/** Open as soon as it is there, for a cell that turns into a field. */
	defaultOpen?: boolean;
	onOpenChange?: (open: boolean) => void;
	"aria-label"?: string;
	id?: string;
	disabled?: boolean;
	required?: boolean;
	onBlur?: () => void;
	ref?: Ref<HTMLButtonElement>;
	className?: string;
};

/** A choice of one among many, found by typing. Thousands are fine. */
export function Combobox({
	value,
	onValueChange,
	options,
	placeholder = "Select…",
	searchPlaceholder = "Search…",
	emptyText = "Nothing found",
	clearable = false,
	defaultOpen = false,
	onOpenChange,
	className,
	onBlur,
	ref,
	...rest
}: ComboboxProps) {
	const { open, onOpenChange: changeOpen } = useOpen({ defaultOpen, onOpenChange });
	const wiring = useFieldControl(rest);
	const labelId = useFieldLabelId();
	const chosen = options.find((option) => option.value === value);
	const valueId = wiring.id ? `${wiring.id}-value` : undefined;
	return (
		<Popover.Root open={open} onOpenChange={changeOpen}>
			<span className={clsx("relative block", className)}>
				<Popover.Trigger
					ref={ref}
					onBlur={onBlur}
					{...wiring}
					role="combobox"
					aria-expanded={open}
					aria-label={rest["aria-label"]}
					aria-labelledby={
						rest["aria-label"] ? undefined : [labelId, valueId].filter(Boolean).join(" ") || undefined
					}
					className={clsx(
						controlStyle,
						"flex items-center justify-between gap-2 pl-2.5 text-left",
						clearable && chosen ? "pr-8 thumb:pr-11" : "pr-2",
						!chosen && "text-ink-faint",
					)}
				>
					<span id={valueId} className="flex min-w-0 items-center gap-2">
						{chosen?.icon}
						<span className="truncate">{chosen?.label ?? placeholder}</span>
					</span>
					{!(clearable && chosen) && (
						<ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
					)}
				</Popover.Trigger>
				{clearable && chosen && !wiring.disabled && (
					<button
						type="button"
						aria-label={`Clear ${chosen.label}`}
						onClick={() => onValueChange("")}
						className="absolute inset-y-0 right-1 thumb:right-0 my-auto flex size-6 thumb:size-11 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
					>
						<X size={14} aria-hidden="true" />
					</button>
				)}
			</span>
			<Popover.Portal>
				<Popover.Content
					align="start"
					sideOffset={4}
					collisionPadding={8}
					aria-label={rest["aria-label"] ?? searchPlaceholder}
					className={clsx(
						panelStyle,
						"w-max min-w-[max(var(--radix-popover-trigger-width),14rem)] max-w-[min(24rem,calc(100vw-1rem))]",
					)}
				>
					<OptionList
						value={value}
						options={options}
						searchPlaceholder={searchPlaceholder}
						emptyText={emptyText}
						onChoose={(chosen) => {
							onValueChange(chosen);
							changeOpen(false);
						}}
					/>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
