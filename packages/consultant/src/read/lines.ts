/** A line without its quoting marks: `content.slice(start, end)`; `depth` counts the `>` before it. */
export type Line = {
	start: number;
	end: number;
	text: string;
	/** Where it begins with the white space before it: an empty first cell of a table is one. */
	from: number;
	depth: number;
	blank: boolean;
};

/** The lines of a text in order, the white space and the quoting marks around them left out. */
export function linesIn(content: string): Line[] {
	const found: Line[] = [];
	let at = 0;
	while (at <= content.length) {
		const newline = content.indexOf("\n", at);
		const stop = newline < 0 ? content.length : newline;
		const raw = content.slice(at, stop);
		const quoting = /^(?:\s{0,3}>)+\s?/.exec(raw)?.[0] ?? "";
		const start = at + quoting.length + (/^\s*/.exec(raw.slice(quoting.length))?.[0].length ?? 0);
		const end = at + raw.trimEnd().length;
		const text = start < end ? content.slice(start, end) : "";
		const depth = quoting.split(">").length - 1;
		found.push({
			start,
			end: Math.max(start, end),
			text,
			from: at + quoting.length,
			depth,
			blank: text === "",
		});
		at = stop + 1;
	}
	return found;
}
