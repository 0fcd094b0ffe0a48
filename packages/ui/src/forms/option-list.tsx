import { formatNumber } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import { type ReactNode, useState } from "react";

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

type OptionListProps = {
	/** The chosen one; `""` and `null` are none. */
	value: string | null;
	options: readonly ComboboxOption[];
	onChoose: (value: string) => void;
	searchPlaceholder?: string;
	/** When nothing matches. */
	emptyText?: string;
	/** In a sheet: lines of 48 px for a thumb, as many as the sheet has room for. */
	roomy?: boolean;
};

/** With more options than this, only so many that match are drawn. */
const drawnAtMost = 100;

/** Options to choose one from, found by typing. Thousands are fine. */
export function OptionList({
	value,
	options,
	onChoose,
	searchPlaceholder = "Search…",
	emptyText = "Nothing found",
	roomy = false,
}: OptionListProps) {
	const [search, setSearch] = useState("");
	const many = options.length > drawnAtMost;
	const matching = many ? options.filter((option) => finds(search, option)) : options;
	const drawn = many ? matching.slice(0, drawnAtMost) : matching;
	const groups = [...new Set(drawn.map((option) => option.group ?? ""))];
	return (
		<Command
			label={searchPlaceholder}
			shouldFilter={!many}
			filter={(text, search, keywords) => (matches(search, [text, ...(keywords ?? [])].join(" ")) ? 1 : 0)}
			className={clsx(roomy && "flex min-h-0 flex-col outline-none")}
		>
			<div
				className={clsx(
					"flex items-center border-b border-line-subtle",
					roomy ? "shrink-0 gap-3 px-5" : "gap-2 px-2.5",
				)}
			>
				<Search size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
				<Command.Input
					placeholder={searchPlaceholder}
					value={search}
					onValueChange={setSearch}
					className={clsx("min-w-0 flex-1 bg-transparent text-body outline-none", roomy ? "h-12" : "h-9")}
				/>
			</div>
			<Command.List
				className={clsx("scroll-py-1 overflow-y-auto", roomy ? "min-h-0 flex-1 px-3 py-2" : "max-h-72 p-1")}
			>
				<Command.Empty className="px-2 py-6 text-center text-table text-ink-muted">{emptyText}</Command.Empty>
				{groups.map((group) => {
					const items = drawn
						.filter((option) => (option.group ?? "") === group)
						.map((option) => (
							<Option
								key={option.value}
								option={option}
								chosen={option.value === value}
								roomy={roomy}
								onChoose={() => onChoose(option.value)}
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
						{`${formatNumber(matching.length - drawn.length)} more: type to find them`}
					</p>
				)}
			</Command.List>
		</Command>
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
	roomy,
	onChoose,
}: {
	option: ComboboxOption;
	chosen: boolean;
	roomy: boolean;
	onChoose: () => void;
}) {
	return (
		<Command.Item
			// Two people may share a name: the value is the identity, the label a keyword.
			value={option.value}
			keywords={[option.label, option.description ?? "", ...(option.keywords ?? [])]}
			disabled={option.disabled}
			onSelect={onChoose}
			className={clsx(
				"relative flex cursor-default select-none items-center gap-2 rounded-sm px-2 py-1 pr-8 text-body data-[disabled=true]:text-ink-faint data-[selected=true]:bg-hover data-[selected=true]:text-ink-strong",
				roomy ? "min-h-12" : "min-h-8",
			)}
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
