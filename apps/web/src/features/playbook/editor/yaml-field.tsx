import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { YamlError } from "./use-yaml-reading.ts";

/** In px, as the class `leading-5` makes it. */
const lineHeight = 20;
const padding = 12;

export type YamlFieldHandle = { goToLine: (line: number) => void };

type YamlFieldProps = {
	value: string;
	onValueChange: (value: string) => void;
	errors: readonly YamlError[];
	/** The id of what describes the errors. */
	describedBy: string;
	/** The line to begin at, where the way here led to one. */
	startLine?: number | null;
	onStarted?: () => void;
	handle: RefObject<YamlFieldHandle | null>;
};

/** A text with numbered lines, the wrong ones marked. Enter keeps the indentation. */
export function YamlField({ value, onValueChange, errors, describedBy, ...given }: YamlFieldProps) {
	const { startLine = null, onStarted, handle } = given;
	const field = useRef<HTMLTextAreaElement>(null);
	const gutter = useRef<HTMLDivElement>(null);
	const lines = useMemo(() => value.split("\n").length, [value]);
	const numbers = useMemo(() => Array.from({ length: lines }, (_, index) => index + 1).join("\n"), [lines]);
	const wrong = useMemo(() => [...new Set(errors.map(({ line }) => line))], [errors]);
	useEffect(() => {
		if (startLine === null || !field.current) return;
		selectLine(field.current, startLine);
		onStarted?.();
	}, [startLine, onStarted]);
	useImperativeHandle(handle, () => ({
		goToLine(line) {
			if (field.current) selectLine(field.current, line);
		},
	}));
	return (
		<div className="flex h-[min(70dvh,48rem)] min-h-80 overflow-hidden rounded-md border border-line-control bg-card focus-within:border-ring focus-within:outline-1 focus-within:outline-ring">
			<div aria-hidden="true" className="relative shrink-0 overflow-hidden border-r border-line bg-inset">
				<div
					ref={gutter}
					className="tabular relative min-w-10 px-2 text-right font-mono text-caption leading-5 text-ink-faint"
					style={{ paddingBlock: padding }}
				>
					{wrong.map((line) => (
						<div
							key={line}
							className="absolute inset-x-0 border-l-2 border-critical-solid bg-critical-soft"
							style={{ top: padding + (line - 1) * lineHeight, height: lineHeight }}
						/>
					))}
					<pre className="relative font-mono">{numbers}</pre>
				</div>
			</div>
			<textarea
				ref={field}
				aria-label="Playbook in YAML"
				aria-invalid={errors.length > 0}
				aria-describedby={describedBy}
				wrap="off"
				spellCheck={false}
				autoCapitalize="off"
				autoCorrect="off"
				value={value}
				onChange={(event) => onValueChange(event.target.value)}
				onKeyDown={keepIndentation}
				onScroll={({ currentTarget }) => {
					if (gutter.current) gutter.current.style.transform = `translateY(${-currentTarget.scrollTop}px)`;
				}}
				className="block min-w-0 flex-1 resize-none overflow-auto bg-transparent px-3 font-mono text-caption leading-5 text-ink outline-none [tab-size:2]"
				style={{ paddingBlock: padding }}
			/>
		</div>
	);
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
	const before = field.value.split("\n").slice(0, line - 1);
	const start = before.reduce((sum, text) => sum + text.length + 1, 0);
	const end = field.value.indexOf("\n", start);
	field.focus({ preventScroll: true });
	field.setSelectionRange(start, end === -1 ? field.value.length : end);
	field.scrollTop = Math.max(0, (line - 4) * lineHeight);
	field.scrollLeft = 0;
	field.scrollIntoView({ block: "nearest" });
}

/** A new line begins where the one before does, and two further in after "key:". */
function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (
		event.key !== "Enter" ||
		event.nativeEvent.isComposing ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey
	)
		return;
	const { value, selectionStart } = event.currentTarget;
	const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
	const indentation = /^ */.exec(line)?.[0] ?? "";
	const added = `\n${indentation}${/:\s*$/.test(line) ? "  " : ""}`;
	if (added === "\n") return;
	event.preventDefault();
	// The only way that leaves the browser's own undo as it is.
	document.execCommand("insertText", false, added);
}
