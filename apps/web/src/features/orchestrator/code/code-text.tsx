import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { Token } from "./highlight.ts";

/** Above this, colours cost more than they help. */
const longestColoured = 100_000;

/** The look of what a piece is; the rest is plain. */
const looks: Record<string, string> = {
	keyword: "font-medium text-accent-text",
	built_in: "text-accent-text",
	type: "text-accent-text",
	tag: "text-accent-text",
	name: "text-accent-text",
	selector: "text-accent-text",
	section: "font-semibold text-ink-strong",
	strong: "font-semibold text-ink-strong",
	title: "font-medium text-ink-strong",
	attr: "text-ink-strong",
	string: "text-code-string",
	regexp: "text-code-string",
	number: "text-code-value",
	literal: "text-code-value",
	symbol: "text-code-value",
	bullet: "text-code-value",
	code: "text-code-string",
	comment: "text-ink-faint italic",
	quote: "text-ink-faint italic",
	meta: "text-ink-faint",
};

type CodeTextProps = { filePath: string; content: string };

/** A file's text, coloured once its language is loaded. It is only ever shown as text. */
export function CodeText({ filePath, content }: CodeTextProps) {
	const [coloured, setColoured] = useState<{ content: string; tokens: Token[] | null } | null>(null);
	useEffect(() => {
		if (content.length > longestColoured) return;
		let shown = true;
		import("./highlight.ts")
			.then(({ highlight }) => shown && setColoured({ content, tokens: highlight(filePath, content) }))
			// Without colours the text is whole.
			.catch(() => undefined);
		return () => {
			shown = false;
		};
	}, [filePath, content]);
	const tokens = coloured?.content === content ? coloured.tokens : null;
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
			tabIndex={0}
			aria-label={`Content of ${filePath}`}
			className="focus-inset max-h-112 overflow-auto bg-inset px-3.5 py-3"
		>
			<pre
				className={clsx(
					"font-mono text-caption leading-5 text-ink [tab-size:2]",
					// Prose has long lines; in code their breaks mean something.
					/\.(?:md|txt)$/i.test(filePath) ? "whitespace-pre-wrap break-words" : "w-fit",
				)}
			>
				<code>{tokens ? tokens.map(piece) : content}</code>
			</pre>
		</section>
	);
}

function piece({ text, scope }: Token, index: number) {
	const look = scope === null ? undefined : looks[scope];
	return look ? (
		<span key={index} className={look}>
			{text}
		</span>
	) : (
		text
	);
}
