import { fitted } from "./axes.tsx";

/** Px from the chart's left and top edge. */
export type Circle = { cx: number; cy: number; r: number };

type Bubble = Circle & { label: string };

/** Where the plot ends. Px. */
type Bounds = { left: number; right: number; top: number; floor: number };

/** A name whose middle stands on its line at a place. */
export type PlacedLabel = { text: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** Px of 11 px text, half bold: a letter on average, and what lies above and below its line. */
const letter = 6.3;
const [above, below] = [10, 3];
const gap = 4;
/** As much of a name as tells it apart, so that many find room; then the whole of those that have more. */
const short = [130, 80];
const whole = 300;

/**
 * Names beside their bubbles: above, below, at the right or the left, where they lie on no other name and no other
 * bubble. Who is named first has the choice; null for a name that finds no room.
 */
export function placeLabels(bubbles: readonly Bubble[], bounds: Bounds): (PlacedLabel | null)[] {
	const labels = bubbles.map((): PlacedLabel | null => null);
	const place = (bubble: Bubble, own: number, widths: readonly number[]) => {
		const others = bubbles.filter((_, index) => index !== own);
		const taken = labels.flatMap((label, index) => (label && index !== own ? [boxOf(label)] : []));
		const found = candidates(bubble, bounds, widths).find((label) => {
			const box = boxOf(label);
			const isInside =
				box.left >= bounds.left &&
				box.right <= bounds.right &&
				box.top >= bounds.top &&
				box.bottom <= bounds.floor;
			return (
				isInside && !taken.some((other) => meet(box, other)) && !others.some((other) => covers(other, box))
			);
		});
		if (found) labels[own] = found;
	};
	for (const [own, bubble] of bubbles.entries()) place(bubble, own, short);
	for (const [own, bubble] of bubbles.entries()) {
		const text = labels[own]?.text;
		if (text !== undefined && text !== bubble.label) place(bubble, own, [whole]);
	}
	return labels;
}

function boxOf({ text, x, y }: PlacedLabel): Box {
	const half = (text.length * letter) / 2;
	return { left: x - half, right: x + half, top: y - above, bottom: y + below };
}

function candidates(
	{ label, cx, cy, r }: Bubble,
	{ left, right }: Bounds,
	widths: readonly number[],
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
