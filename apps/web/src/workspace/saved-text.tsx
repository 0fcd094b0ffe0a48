import { Input } from "@throughline/ui/input";
import { useState } from "react";

type SavedTextProps = {
	label: string;
	value: string;
	/** With the trimmed, changed text that is not empty. */
	onSave: (text: string) => void;
	maxLength?: number;
	className?: string;
};

/** A text that is saved when it is left or Enter is pressed; Escape brings the old one back. */
export function SavedText({ label, value, onSave, maxLength = 200, className }: SavedTextProps) {
	const [text, setText] = useState(value);
	const [seen, setSeen] = useState(value);
	if (seen !== value) {
		setSeen(value);
		setText(value);
	}
	const save = () => {
		const next = text.trim();
		if (next === "") setText(value);
		else if (next !== value) onSave(next);
	};
	return (
		<Input
			aria-label={label}
			autoComplete="off"
			maxLength={maxLength}
			value={text}
			onValueChange={setText}
			onBlur={save}
			onKeyDown={(event) => {
				if (event.key === "Enter") {
					event.preventDefault();
					save();
				} else if (event.key === "Escape" && text !== value) {
					// The first one is for the field, the next one for the window.
					event.preventDefault();
					event.stopPropagation();
					setText(value);
				}
			}}
			className={className}
		/>
	);
}
