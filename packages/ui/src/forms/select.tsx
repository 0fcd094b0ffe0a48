import { clsx } from "clsx";
import { Check, ChevronDown, ChevronsUpDown, ChevronUp } from "lucide-react";
import * as Radix from "radix-ui/select";
import type { ReactNode, Ref } from "react";
import { useOpen } from "../structure/use-open.ts";
import { optionStyle, panelStyle, selectStyle } from "./control-style.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

export type SelectOption = {
	/** Not "": for "none" use a word, such as "none". */
	value: string;
	label: string;
	icon?: ReactNode;
	/** A second, quieter line. */
	description?: string;
	disabled?: boolean;
};

/** The option that a word stands for. */
export function toOption(option: SelectOption | string): SelectOption {
	return typeof option === "string" ? { value: option, label: option } : option;
}

export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = {
	/** "" shows the placeholder. */
	value: string;
	onValueChange: (value: string) => void;
	/** A word stands for an option that is called so. */
	options?: readonly (SelectOption | string)[];
	groups?: readonly SelectGroup[];
	placeholder?: string;
	/** Needed outside a `Field`. */
	"aria-label"?: string;
	id?: string;
	name?: string;
	disabled?: boolean;
	required?: boolean;
	/** Open from the start. */
	defaultOpen?: boolean;
	onBlur?: () => void;
	ref?: Ref<HTMLButtonElement>;
	/** Width: full by default, `w-50` for 200 px. */
	className?: string;
};

function Option({ option }: { option: SelectOption }) {
	return (
		<Radix.Item value={option.value} disabled={option.disabled} className={clsx(optionStyle, "pr-8")}>
			{option.icon}
			<span className="min-w-0">
				<Radix.ItemText>{option.label}</Radix.ItemText>
				{option.description && (
					<span className="block text-caption text-ink-muted">{option.description}</span>
				)}
			</span>
			<Radix.ItemIndicator className="absolute right-2 text-accent-text">
				<Check size={14} strokeWidth={2.5} aria-hidden="true" />
			</Radix.ItemIndicator>
		</Radix.Item>
	);
}

const scrollLook = "flex h-6 items-center justify-center text-ink-faint";

/** A choice of one among few. For many, or with a search, use the combobox. */
export function Select({
	value,
	onValueChange,
	options = [],
	groups = [],
	placeholder = "Select…",
	className,
	defaultOpen,
	onBlur,
	ref,
	...rest
}: SelectProps) {
	const wiring = useFieldControl(rest);
	const labelId = useFieldLabelId();
	return (
		<Radix.Root
			value={value}
			onValueChange={onValueChange}
			name={rest.name}
			disabled={wiring.disabled}
			{...useOpen({ defaultOpen })}
		>
			<Radix.Trigger
				ref={ref}
				onBlur={onBlur}
				{...wiring}
				aria-label={rest["aria-label"]}
				aria-labelledby={rest["aria-label"] ? undefined : labelId}
				className={clsx(selectStyle, "data-placeholder:text-ink-faint", className)}
			>
				<span className="truncate">
					<Radix.Value placeholder={placeholder} />
				</span>
				<Radix.Icon asChild>
					<ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
				</Radix.Icon>
			</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					position="popper"
					sideOffset={4}
					collisionPadding={8}
					className={clsx(
						panelStyle,
						"max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(24rem,calc(100vw-1rem))]",
					)}
				>
					<Radix.ScrollUpButton className={scrollLook}>
						<ChevronUp size={14} aria-hidden="true" />
					</Radix.ScrollUpButton>
					<Radix.Viewport className="p-1">
						{options.map(toOption).map((option) => (
							<Option key={option.value} option={option} />
						))}
						{groups.map((group) => (
							<Radix.Group key={group.label}>
								<Radix.Label className="px-2 pt-2 pb-1 text-caption font-medium text-ink-faint">
									{group.label}
								</Radix.Label>
								{group.options.map((option) => (
									<Option key={option.value} option={option} />
								))}
							</Radix.Group>
						))}
					</Radix.Viewport>
					<Radix.ScrollDownButton className={scrollLook}>
						<ChevronDown size={14} aria-hidden="true" />
					</Radix.ScrollDownButton>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
