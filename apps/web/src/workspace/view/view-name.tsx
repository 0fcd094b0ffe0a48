import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { type FormEvent, useState } from "react";

type ViewNameProps = {
	name: string;
	/** The names of all views, its own too. */
	taken: readonly string[];
	/** Answers whether it worked; what did not stays as it was typed. */
	onRename: (name: string) => Promise<boolean>;
	onClose: () => void;
};

/** A saved view's name, to be written anew: Enter saves it, Escape and leaving it leave it as it was. */
export function ViewName({ name, taken, onRename, onClose }: ViewNameProps) {
	const [text, setText] = useState(name);
	const next = text.trim();
	const isTaken = next !== name && taken.includes(next);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isTaken) return;
		if (next === "" || next === name || (await onRename(next))) onClose();
	};
	return (
		<form noValidate onSubmit={(event) => void submit(event)} data-escape="" className="px-1 py-0.5">
			<Field
				label={`Name of view ${name}`}
				hideLabel
				error={isTaken ? "Another view has this name" : undefined}
			>
				<Input
					value={text}
					onValueChange={setText}
					maxLength={200}
					autoComplete="off"
					ref={focusWhole}
					onBlur={() => next === name && onClose()}
					onKeyDown={(event) => {
						if (event.key === "Escape") onClose();
					}}
				/>
			</Field>
		</form>
	);
}

/** It came by a press: what is typed next replaces the name. */
const focusWhole = (field: HTMLInputElement | null) => {
	field?.focus();
	field?.select();
};
