import { fitted } from "./axes.tsx";

/** Px that a letter of 11 px takes on average. */
const letter = 5.8;
const lineHeight = 13;
const mostLines = 2;

/** How the names under a plot are written: in lines, or aslant where a word is wider than its place. */
export type LabelLayout = { lines: string[][]; aslant: boolean /** Px under the plot. */; height: number };

/** Aslant by 60°: half as wide as it is long. */
const cosine = 0.5;
const sine = 0.87;
/** Px of a name aslant, so that the plot keeps its room. */
const mostAslant = 150;

/** Names at `places` (px from the chart's left edge), each with `step` px to itself. */
export function layOutLabels(names: readonly string[], step: number, places: readonly number[]): LabelLayout {
	const room = Math.floor((step - 4) / letter);
	const lines = names.map((name) => wrapped(name, room));
	if (lines.every((each) => each !== null)) {
		const most = Math.max(1, ...lines.map((each) => each.length));
		return { lines, aslant: false, height: 26 + (most - 1) * lineHeight };
	}
	const cut = names.map((name, index) =>
		fitted(name, Math.min(((places[index] ?? 0) - lineHeight) / cosine, mostAslant)),
	);
	const longest = Math.max(...cut.map((name) => name.length));
	return { lines: cut.map((name) => [name]), aslant: true, height: 20 + longest * letter * sine };
}

/** The words in at most two lines of `room` letters; null where they do not fit. */
function wrapped(name: string, room: number): string[] | null {
	const lines: string[] = [];
	for (const word of name.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= room)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines.length <= mostLines && lines.every((line) => line.length <= room) ? lines : null;
}
