import { AddButton } from "@throughline/ui/add-button";
import type { ReactNode } from "react";
import { type Path, pathText } from "./draft-document.ts";
import { Entry, EntryButtons } from "./entry.tsx";
import type { Texts } from "./form-content.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { TextField } from "./text-field.tsx";

type EntryListProps<Item> = {
	path: Path;
	items: readonly Item[];
	/** What an entry is, in small letters: "task". */
	noun: string;
	nameOf: (item: Item) => string;
	aboutOf?: (item: Item) => string;
	/** What is added. */
	create: () => unknown;
	children: (item: Item, path: Path) => ReactNode;
};

/** Entries of a list, each folded below its name, and a button that adds one. */
export function EntryList<Item>({
	path,
	items,
	noun,
	nameOf,
	aboutOf,
	create,
	children,
}: EntryListProps<Item>) {
	return (
		<div className="space-y-2">
			{items.length > 0 && (
				<ol className="space-y-2">
					{items.map((item, at) => (
						<Entry
							key={at}
							list={path}
							at={at}
							count={items.length}
							noun={noun}
							name={nameOf(item)}
							about={aboutOf?.(item)}
						>
							{children(item, [...path, at])}
						</Entry>
					))}
				</ol>
			)}
			<AddEntry path={path} length={items.length} noun={noun} create={create} />
		</div>
	);
}

type AddEntryProps = { path: Path; length: number; noun: string; create: () => unknown };

function AddEntry({ path, length, noun, create }: AddEntryProps) {
	const { add } = usePlaybookForm();
	return (
		<AddButton size="sm" id={`${controlId(pathText(path))}-add`} onClick={() => add(path, length, create())}>
			{`Add ${noun}`}
		</AddButton>
	);
}

type TextListProps = { path: Path; label: string; noun: string; items: readonly Texts[] };

/** Texts below each other, each a line. */
export function TextList({ path, label, noun, items }: TextListProps) {
	const { language } = usePlaybookForm();
	return (
		<fieldset className="min-w-0 space-y-2">
			<legend className="mb-1.5 text-table font-medium text-ink">{label}</legend>
			{items.map((texts, at) => (
				<div key={at} className="flex items-start gap-1">
					<div className="min-w-0 flex-1">
						<TextField path={[...path, at]} label={`${label} ${at + 1}`} texts={texts} hideLabel />
					</div>
					<EntryButtons
						path={[...path, at]}
						list={path}
						at={at}
						count={items.length}
						noun={noun}
						called={`${noun} ${at + 1}`}
					/>
				</div>
			))}
			<AddEntry path={path} length={items.length} noun={noun} create={() => ({ [language]: "" })} />
		</fieldset>
	);
}
