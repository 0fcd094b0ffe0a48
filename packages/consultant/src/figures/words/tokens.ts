/** A word, a numeral or a single mark of a text. */
export type Token = {
	kind: "word" | "numeral" | "mark";
	start: number;
	end: number;
	text: string;
	/** Lower case without accents, for look-ups. */
	folded: string;
	/** Nothing stands between it and the token before it. */
	glued: boolean;
	/** First of its line. */
	first: boolean;
	/** Belongs to another cell, paragraph or list item than the token before it. */
	apart: boolean;
};

const letters = /[\p{L}\p{M}²³]+/uy;
const space = /\s/;
const wideSpaces = "\u00a0\u202f\u2009";
/** A wrapped line is at least this long; a shorter one ended on purpose. */
const wrappedLine = 50;
/** So many spaces divide the columns of a table. */
const columnGap = 3;

/** @param plainSpace whether "12 500" with an ordinary space is one numeral in this language */
export function tokenize(text: string, plainSpace: boolean): Token[] {
	const tokens: Token[] = [];
	let at = 0;
	let line: Line = { start: 0, hasColumns: false };
	while (at < text.length) {
		const gap = skipSpace(text, at);
		if (gap.end >= text.length) break;
		const glued = gap.end === at && tokens.length > 0;
		const { kind, end } = scan(text, gap.end, glued && tokens.at(-1)?.kind === "word", plainSpace);
		const written = text.slice(gap.end, end);
		tokens.push({
			kind,
			start: gap.end,
			end,
			text: written,
			folded: kind === "word" ? fold(written) : written,
			glued,
			first: tokens.length === 0 || gap.lineStart !== null,
			apart: gap.parts || (gap.firstBreak !== null && !isWrapped(line, gap.firstBreak, written)),
		});
		const isSame = gap.lineStart === null;
		line = { start: gap.lineStart ?? line.start, hasColumns: isSame && (line.hasColumns || gap.parts) };
		at = end;
	}
	return tokens;
}

type Line = { start: number; hasColumns: boolean };

/** Whether a sentence goes on after a line's end: the line is long, or the next begins with a small letter. */
function isWrapped(line: Line, end: number, next: string): boolean {
	return !line.hasColumns && (end - line.start >= wrappedLine || isLower(next));
}

/** A word as it is looked up: lower case, no accents. */
export function fold(word: string): string {
	const lower = word.toLowerCase();
	return /^[a-z]*$/.test(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

export function isLower(word: string): boolean {
	const initial = word.slice(0, 1);
	return initial === initial.toLowerCase() && initial !== initial.toUpperCase();
}

type Gap = { end: number; firstBreak: number | null; lineStart: number | null; parts: boolean };

function skipSpace(text: string, from: number): Gap {
	let end = from;
	let breaks = 0;
	let firstBreak: number | null = null;
	let lineStart: number | null = null;
	let tab = false;
	while (end < text.length && space.test(text.charAt(end))) {
		const char = text.charAt(end);
		if (char === "\n") {
			breaks += 1;
			firstBreak ??= end;
			lineStart = end + 1;
		}
		if (char === "\t") tab = true;
		end += 1;
	}
	const isColumn = breaks === 0 && from > 0 && (tab || end - from >= columnGap);
	return { end, firstBreak, lineStart, parts: breaks > 1 || isColumn };
}

function scan(
	text: string,
	at: number,
	afterWord: boolean,
	plainSpace: boolean,
): { kind: Token["kind"]; end: number } {
	if (isDigit(text.charAt(at))) return { kind: "numeral", end: scanNumeral(text, at, afterWord, plainSpace) };
	letters.lastIndex = at;
	if (letters.test(text)) return { kind: "word", end: letters.lastIndex };
	return { kind: "mark", end: at + pointAt(text, at).length };
}

function pointAt(text: string, at: number): string {
	const code = text.codePointAt(at);
	return code !== undefined && code > 0xffff ? text.slice(at, at + 2) : text.charAt(at);
}

/** Digits with their separators: points and commas before a digit, apostrophes and spaces before a group of three. */
function scanNumeral(text: string, at: number, afterWord: boolean, plainSpace: boolean): number {
	let end = digitsEnd(text, at);
	const leading = end - at;
	if (!afterWord && leading <= 3 && text.charAt(at) !== "0") {
		const grouped = groupsEnd(text, end, plainSpace);
		if (grouped > end) end = grouped;
	}
	while (/[.,]/.test(text.charAt(end)) && isDigit(text.charAt(end + 1))) end = digitsEnd(text, end + 1);
	return end;
}

function groupsEnd(text: string, at: number, plainSpace: boolean): number {
	const separator = text.charAt(at);
	const isWide = separator !== "" && wideSpaces.includes(separator);
	if (separator !== " " && separator !== "'" && separator !== "’" && !isWide) return at;
	let end = at;
	let groups = 0;
	while (text.charAt(end) === separator && digitsEnd(text, end + 1) === end + 4) {
		end += 4;
		groups += 1;
	}
	return separator === " " && !plainSpace && groups < 2 ? at : end;
}

function digitsEnd(text: string, at: number): number {
	let end = at;
	while (isDigit(text.charAt(end))) end += 1;
	return end;
}

function isDigit(char: string): boolean {
	return char >= "0" && char <= "9";
}
