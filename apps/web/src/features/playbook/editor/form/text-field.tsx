import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { useState } from "react";
import { languageNames } from "../../reading/languages.ts";
import { type Path, pathText, removeAt, setAt } from "./draft-document.ts";
import type { Texts } from "./form-content.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { useFieldError, useTextError } from "./use-field-error.ts";

type TextFieldProps = {
	path: Path;
	label: string;
	texts: Texts;
	/** Several lines. */
	long?: boolean;
	/** The playbook may do without it. */
	optional?: boolean;
	/** The entry that it stands in is called so. */
	names?: boolean;
	hint?: string | undefined;
	placeholder?: string;
	hideLabel?: boolean;
};

/** A text in the language that is written; beside a translation stands what it translates. */
export function TextField({ path, label, texts, long = false, hint, ...given }: TextFieldProps) {
	const { language, first, edit, name } = usePlaybookForm();
	const { optional = false, names = false, placeholder, hideLabel } = given;
	const place = pathText(path);
	const value = texts[language] ?? "";
	const { error, onBlur } = useTextError(place, language, value === "");
	const original = language === first ? "" : (texts[first] ?? "");
	const change = (next: string) => {
		const others = Object.entries(texts).some(([each, text]) => each !== language && text);
		if (next !== "" || (!others && !optional)) edit(setAt([...path, language], next));
		else edit(removeAt(others ? [...path, language] : path));
	};
	const control = {
		lang: language,
		value,
		onValueChange: change,
		onBlur() {
			onBlur();
			if (names && value !== "") name(path.slice(0, -1), value);
		},
		placeholder,
		autoComplete: "off",
	};
	return (
		<Field
			id={controlId(place)}
			label={label}
			required={!optional && original === ""}
			optional={optional}
			hideLabel={hideLabel}
			error={error}
			hint={original === "" ? hint : <Original text={original} first={languageNames[first]} lang={first} />}
		>
			{long ? <Textarea rows={2} {...control} /> : <Input {...control} />}
		</Field>
	);
}

function Original({ text, first, lang }: { text: string; first: string; lang: string }) {
	return (
		<>
			{`${first}: `}
			<span lang={lang}>{text}</span>
		</>
	);
}

type WordFieldProps = { path: Path; label: string; value: string; optional?: boolean; hint?: string };

/** A word that is the same in each language: an id, a unit, an address. */
export function WordField({ path, label, value, optional = false, hint }: WordFieldProps) {
	const { edit } = usePlaybookForm();
	const place = pathText(path);
	const { error, onBlur } = useFieldError(place, value === "");
	return (
		<Field
			id={controlId(place)}
			label={label}
			required={!optional}
			optional={optional}
			hint={hint}
			error={error}
		>
			<Input
				value={value}
				onValueChange={(next) => edit(next === "" && optional ? removeAt(path) : setAt(path, next))}
				onBlur={onBlur}
				autoComplete="off"
			/>
		</Field>
	);
}

type LinesFieldProps = { path: Path; label: string; lines: readonly string[]; hint: string };

/** Words and phrases in the language that is written, one on each line. */
export function LinesField({ path, label, lines, hint }: LinesFieldProps) {
	const { language, edit } = usePlaybookForm();
	const place = pathText(path);
	const [typed, setTyped] = useState(() => lines.join("\n"));
	// What is typed may end in an empty line; what the text says wins where it says something else.
	const shown = linesOf(typed).join("\n") === lines.join("\n") ? typed : lines.join("\n");
	const { error, onBlur } = useFieldError(place, false);
	return (
		<Field id={controlId(place)} label={label} optional hint={hint} error={error}>
			<Textarea
				rows={4}
				className="max-h-48!"
				lang={language}
				value={shown}
				onBlur={onBlur}
				onValueChange={(next) => {
					setTyped(next);
					const found = linesOf(next);
					edit(found.length === 0 ? removeAt(path) : setAt(path, found));
				}}
			/>
		</Field>
	);
}

function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}
