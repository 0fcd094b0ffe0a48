import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { toast } from "@throughline/ui/toast";
import { type ReactNode, useState } from "react";
import { CellButton } from "./cell-button.tsx";
import { type FieldChange, useSaving } from "./saving.tsx";
import { Shown } from "./shown.tsx";

type WordMenuProps<Word extends string> = {
	/** What the button is called: the field and its value. */
	label: string;
	value: Word | null;
	choices: readonly Word[];
	wordsOf?: (word: Word) => string;
	onChoose: (word: Word) => void;
	children: ReactNode;
};

/** A word among few. The menu is made when it is first wanted: a long list has hundreds of such cells. */
export function WordMenu<Word extends string>(props: WordMenuProps<Word>) {
	const { label, value, choices, wordsOf = String, onChoose, children } = props;
	const [wanted, setWanted] = useState(false);
	const button = (
		<CellButton aria-label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
			{children}
		</CellButton>
	);
	if (!wanted) return button;
	return (
		<DropdownMenu defaultOpen>
			<DropdownMenuTrigger>{button}</DropdownMenuTrigger>
			<DropdownMenuContent align="start">
				<DropdownMenuRadioGroup
					value={value ?? ""}
					onValueChange={(next) => {
						const word = choices.find((choice) => choice === next);
						if (word !== undefined && word !== value) onChoose(word);
					}}
				>
					{choices.map((choice) => (
						<DropdownMenuRadioItem key={choice} value={choice}>
							{wordsOf(choice)}
						</DropdownMenuRadioItem>
					))}
				</DropdownMenuRadioGroup>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

type WordInPlaceProps<Word extends string> = Omit<WordMenuProps<Word>, "onChoose" | "children"> & {
	/** As the API calls it. */
	field: string;
	/** What goes along with a choice; the field alone if left out. */
	changeOf?: (word: Word) => FieldChange;
	/** How it looks; the word itself if left out. */
	children?: ReactNode;
};

/** A field that holds one of a few words, chosen where it stands. */
export function WordInPlace<Word extends string>(props: WordInPlaceProps<Word>) {
	const { field, label, value, choices, wordsOf = String, changeOf, children } = props;
	const save = useSaving(field);
	const words = value === null ? null : wordsOf(value);
	const shown = (
		<Shown label={label} mayChange={save !== null}>
			{children ?? words}
		</Shown>
	);
	if (!save) return shown;
	const choose = async (word: Word) => {
		const refused = await save(changeOf ? changeOf(word) : { [field]: word }, label);
		if (refused === null) return;
		toast({ title: `Failed to change ${label.toLowerCase()}`, description: refused, variant: "destructive" });
	};
	return (
		<WordMenu
			label={`${label}: ${words ?? "not set"}`}
			{...{ value, choices, wordsOf }}
			onChoose={(word) => void choose(word)}
		>
			{shown}
		</WordMenu>
	);
}
