import { Input } from "@throughline/ui/input";
import { type ComponentProps, useRef, useState } from "react";

type TextEditorProps = {
	label: string;
	initial: string;
	/** The trimmed text, or null for "leave it"; whether a key ended it, so that the focus stays in the row. */
	onFinish: (text: string | null, keepsFocus: boolean) => void;
} & Pick<ComponentProps<"input">, "maxLength" | "inputMode" | "pattern">;

/** A field in a cell: Enter or leaving it saves, Escape leaves it as it was. */
export function TextEditor({ label, initial, onFinish, ...rest }: TextEditorProps) {
	const [text, setText] = useState(initial);
	const finished = useRef(false);
	const finish = (value: string | null, keepsFocus: boolean) => {
		// A key ends it, and then the field goes away and is left too.
		if (finished.current) return;
		finished.current = true;
		onFinish(value, keepsFocus);
	};
	return (
		<Input
			{...rest}
			aria-label={label}
			data-escape=""
			autoComplete="off"
			value={text}
			onValueChange={setText}
			ref={focusAtOnce}
			onBlur={() => finish(text.trim(), false)}
			onKeyDown={(event) => {
				if (event.key === "Enter") finish(text.trim(), true);
				else if (event.key === "Escape") finish(null, true);
				else return;
				event.preventDefault();
				event.stopPropagation();
			}}
		/>
	);
}

/** Once: a ref that stays the same is called when the field comes, not when it changes. */
function focusAtOnce(input: HTMLInputElement | null): void {
	if (!input) return;
	input.focus();
	input.select();
}
