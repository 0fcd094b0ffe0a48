import type { ProductLanguage } from "@throughline/domain/value/language";
import { createContext, useContext } from "react";
import type { Edit, Path } from "./draft-document.ts";
import type { FormContent } from "./form-content.ts";

/** What is wrong in the text, as the server says it: line, place, sentence. */
export type DraftError = { line: number; path: string; message: string };

export type PlaybookForm = {
	content: FormContent;
	/** The language that is written. */
	language: ProductLanguage;
	/** The one that the playbook was written in first, shown beside a translation. */
	first: ProductLanguage;
	errors: readonly DraftError[];
	/** Somebody tried to save: what is empty is wrong now, too. */
	isAttempted: boolean;
	/** Changes the text. */
	edit(change: Edit): void;
	/** Somebody has called an entry so. */
	name(entry: Path, called: string): void;
	/** Adds an entry at the end of a list, opens it and goes into it. */
	add(list: Path, length: number, entry: unknown): void;
	/** Moves an entry to its neighbour's place; the same button stays in focus. */
	move(list: Path, from: number, to: number): void;
	/** Moves an entry to the end of another list, opens it there and goes into it. */
	moveTo(entry: Path, list: Path, length: number): void;
	/** Takes an entry out, with what refers to it; it can be taken back for ten seconds. */
	remove(entry: Path, noun: string): void;
	/** Entries of lists that are open, by place. */
	open: ReadonlySet<string>;
	toggle(place: string): void;
};

export const FormContext = createContext<PlaybookForm | null>(null);

/** The form around. */
export function usePlaybookForm(): PlaybookForm {
	const form = useContext(FormContext);
	if (!form) throw new Error("This belongs into the form of a playbook");
	return form;
}

/** The id of the control that edits a place. */
export function controlId(place: string): string {
	return `playbook-${place.replace(/[^A-Za-z0-9]+/g, "-")}`;
}
