import { Input } from "@throughline/ui/input";
import { type ComponentProps, useId, useRef, useState } from "react";
import { changedMeanwhile } from "./text-form.tsx";

type TextEditorProps = {
	label: string;
	initial: string;
	/** The trimmed text, or null for "leave it"; whether a key ended it, so that the focus stays in the row. */
	onFinish: (text: string | null, keepsFocus: boolean) => void;
} & Pick<ComponentProps<"input">, "maxLength" | "inputMode" | "pattern">;

/** A field in a cell: Enter or leaving it saves, Escape leaves it as it was. */
export function TextEditor({ label, initial, onFinish, ...rest }: TextEditorProps) {
	const [text, setText] = useState(initial);
	const [known, setKnown] = useState(initial);
	const [problem, setProblem] = useState<string | null>(null);
	const problemId = useId();
	const finished = useRef(false);
	const finish = (value: string | null, keepsFocus: boolean) => {
		// A key ends it, and then the field goes away and is left too.
		if (finished.current) return;
		if (value !== null && value !== known && value !== initial && known !== initial) {
			setKnown(initial);
			return setProblem(changedMeanwhile(initial));
		}
		finished.current = true;
		onFinish(value, keepsFocus);
	};
	return (
		<span className="block w-full">
			<Input
				{...rest}
				aria-label={label}
				aria-invalid={problem !== null || undefined}
				aria-describedby={problem === null ? undefined : problemId}
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
			{problem !== null && (
				<span id={problemId} role="alert" className="mt-1 block whitespace-normal text-caption text-critical">
					{problem}
				</span>
			)}
		</span>
	);
}

/** Once: a ref that stays the same is called when the field comes, not when it changes. */
function focusAtOnce(input: HTMLInputElement | null): void {
	if (!input) return;
	input.focus();
	input.select();
}
