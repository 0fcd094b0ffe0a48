import { fitted } from "./axes.tsx";

/** Px from the chart's left and top edge. */
export type Circle = { cx: number; cy: number; r: number };

/** Where the plot ends. Px. */
type Bounds = { left: number; right: number; top: number; floor: number };

/** A name whose middle stands on its line at a place. */
export type PlacedLabel = { text: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** Px of 11 px text, half bold: a letter on average, and what lies above and below its line. */
const letter = 6.3;
const [above, below] = [10, 3];
const gap = 4;
/** The whole name where it fits; else as much of it as still tells it apart. */
const widths = [130, 80];

/**
 * Names beside their bubbles: above, below, at the right or the left, where they lie on no other name and no other
 * bubble. Who is named first has the choice; null for a name that finds no room.
 */
export function placeLabels(
	bubbles: readonly (Circle & { label: string })[],
	bounds: Bounds,
): (PlacedLabel | null)[] {
	const taken: Box[] = [];
	return bubbles.map((bubble, own) => {
		const others = bubbles.filter((_, index) => index !== own);
		for (const { text, x, y } of candidates(bubble, bounds)) {
			const half = (text.length * letter) / 2;
			const box = { left: x - half, right: x + half, top: y - above, bottom: y + below };
			const isInside =
				box.left >= bounds.left &&
				box.right <= bounds.right &&
				box.top >= bounds.top &&
				box.bottom <= bounds.floor;
			if (!isInside || taken.some((other) => meet(box, other)) || others.some((other) => covers(other, box)))
				continue;
			taken.push(box);
			return { text, x, y };
		}
		return null;
	});
}

function candidates(
	{ label, cx, cy, r }: Circle & { label: string },
	{ left, right }: Bounds,
): PlacedLabel[] {
	return [...new Set(widths.map((width) => fitted(label, width)))].flatMap((text) => {
		const half = (text.length * letter) / 2;
		const within = Math.min(Math.max(cx, left + half), right - half);
		const middle = cy + (above - below) / 2;
		return [
			{ text, x: within, y: cy - r - gap },
			{ text, x: within, y: cy + r + gap + above },
			{ text, x: cx + r + gap + half, y: middle },
			{ text, x: cx - r - gap - half, y: middle },
		];
	});
}

function meet(one: Box, other: Box): boolean {
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function covers({ cx, cy, r }: Circle, { left, right, top, bottom }: Box): boolean {
	const [x, y] = [Math.min(Math.max(cx, left), right), Math.min(Math.max(cy, top), bottom)];
	return Math.hypot(x - cx, y - cy) < r + 1;
}
