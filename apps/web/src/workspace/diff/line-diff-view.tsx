import { clsx } from "clsx";
import type { DiffLine, DiffPart } from "./line-diff.ts";

/** How one text became another, line by line. */
export function LineDiff({ label, parts }: { label: string; parts: readonly DiffPart[] }) {
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
			tabIndex={0}
			aria-label={label}
			className="focus-inset max-h-128 overflow-y-auto bg-inset py-1.5 font-mono text-caption leading-5 [tab-size:2]"
		>
			{parts.map((part, index) =>
				"lines" in part ? (
					part.lines.map((line) => <Line key={`${line.kind} ${line.number}`} line={line} />)
				) : (
					<p key={index} className="px-3 py-1 font-sans text-ink-muted">
						{part.leftOut === 1 ? "1 equal line" : `${part.leftOut} equal lines`}
					</p>
				),
			)}
		</section>
	);
}

const marks: Record<DiffLine["kind"], { sign: string; word: string | null; look: string }> = {
	same: { sign: " ", word: null, look: "text-ink-muted" },
	added: { sign: "+", word: "Added: ", look: "bg-good-soft text-good" },
	removed: { sign: "−", word: "Removed: ", look: "bg-critical-soft text-critical" },
};

function Line({ line: { kind, text, number } }: { line: DiffLine }) {
	const { sign, word, look } = marks[kind];
	return (
		<p className={clsx("flex gap-2 px-3", look)}>
			<span aria-hidden="true" className="tabular w-7 shrink-0 select-none text-right">
				{number}
			</span>
			<span aria-hidden="true" className="w-2 shrink-0 select-none">
				{sign}
			</span>
			<span className="min-w-0 whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
				{word && <span className="sr-only">{word}</span>}
				{text}
			</span>
		</p>
	);
}
