import { clsx } from "clsx";
import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search, X } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { type ReactNode, type Ref, useState } from "react";
import { controlStyle, panelStyle } from "./control-style.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

export type ComboboxOption = {
	value: string;
	label: string;
	/** Quieter, under the label. */
	description?: string;
	icon?: ReactNode;
	/** More words that find it. */
	keywords?: readonly string[];
	group?: string;
	disabled?: boolean;
};

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

/** With more options than this, only so many that match are drawn. */
const drawnAtMost = 100;

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
	const [open, setOpen] = useState(defaultOpen);
	const [search, setSearch] = useState("");
	const changeOpen = (next: boolean) => {
		setOpen(next);
		setSearch("");
		onOpenChange?.(next);
	};
	const wiring = useFieldControl(rest);
	const labelId = useFieldLabelId();
	const chosen = options.find((option) => option.value === value);
	const many = options.length > drawnAtMost;
	const matching = open && many ? options.filter((option) => finds(search, option)) : options;
	const drawn = many ? matching.slice(0, drawnAtMost) : matching;
	const groups = [...new Set(drawn.map((option) => option.group ?? ""))];
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
						clearable && chosen ? "pr-8" : "pr-2",
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
						className="absolute inset-y-0 right-1 my-auto flex size-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
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
					<Command
						label={searchPlaceholder}
						shouldFilter={!many}
						filter={(text, search, keywords) =>
							matches(search, [text, ...(keywords ?? [])].join(" ")) ? 1 : 0
						}
					>
						<div className="flex items-center gap-2 border-b border-line-subtle px-2.5">
							<Search size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
							<Command.Input
								placeholder={searchPlaceholder}
								value={search}
								onValueChange={setSearch}
								className="h-9 min-w-0 flex-1 bg-transparent text-body outline-none"
							/>
						</div>
						<Command.List className="max-h-72 scroll-py-1 overflow-y-auto p-1">
							<Command.Empty className="px-2 py-6 text-center text-table text-ink-muted">
								{emptyText}
							</Command.Empty>
							{groups.map((group) => {
								const items = drawn
									.filter((option) => (option.group ?? "") === group)
									.map((option) => (
										<Option
											key={option.value}
											option={option}
											chosen={option.value === value}
											onChoose={() => {
												onValueChange(option.value);
												changeOpen(false);
											}}
										/>
									));
								return group ? (
									<Command.Group
										key={group}
										heading={group}
										className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
									>
										{items}
									</Command.Group>
								) : (
									items
								);
							})}
							{matching.length > drawn.length && (
								<p className="px-2 py-2 text-caption text-ink-muted">
									{`${(matching.length - drawn.length).toLocaleString("en")} more: type to find them`}
								</p>
							)}
						</Command.List>
					</Command>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}

function matches(search: string, text: string): boolean {
	const words = text.toLowerCase();
	return search
		.toLowerCase()
		.split(/\s+/)
		.every((word) => words.includes(word));
}

function finds(search: string, { label, description, keywords = [] }: ComboboxOption): boolean {
	return matches(search, [label, description ?? "", ...keywords].join(" "));
}

function Option({
	option,
	chosen,
	onChoose,
}: {
	option: ComboboxOption;
	chosen: boolean;
	onChoose: () => void;
}) {
	return (
		<Command.Item
			// Two people may share a name: the value is the identity, the label a keyword.
			value={option.value}
			keywords={[option.label, option.description ?? "", ...(option.keywords ?? [])]}
			disabled={option.disabled}
			onSelect={onChoose}
			className="relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1 pr-8 text-body data-[disabled=true]:text-ink-faint data-[selected=true]:bg-hover data-[selected=true]:text-ink-strong"
		>
			{option.icon}
			<span className="min-w-0">
				<span className="block break-words">{option.label}</span>
				{option.description && (
					<span className="block truncate text-caption text-ink-muted">{option.description}</span>
				)}
			</span>
			{chosen && (
				<Check size={14} strokeWidth={2.5} aria-hidden="true" className="absolute right-2 text-accent-text" />
			)}
		</Command.Item>
	);
}
