/** A flag under the axis: its pole's x, its short text and the longer one that it shows where there is room. */
export type Flag = {
	x: number;
	short: string;
	long: string;
	/** Its colour says enough: without room it has no text. */
	optional: boolean;
};

/** Which text, and on which side of the pole, px from the left end of the timeline. */
export type FlagPlace = { text: string; side: "right" | "left" };

type Stretch = { from: number; to: number };

/** About what a text takes in the flags' type, px. */
const textWidth = (text: string) => text.length * 6.6 + 14;

/**
 * Places for flags in their order of x. A long text ends before the next pole; what would cover another flag's
 * text goes to the left of its pole, and if it would there too, an optional one says nothing.
 */
export function flagPlaces(flags: readonly Flag[], width: number): FlagPlace[] {
	const texts = flags.map(({ x, short, long }, index) => {
		const room = (flags[index + 1]?.x ?? width) - x;
		return textWidth(long) <= room ? long : short;
	});
	const taken: Stretch[] = [];
	const places: FlagPlace[] = flags.map(() => ({ text: "", side: "right" }));
	const put = (wanted: boolean) => {
		for (const [index, { x, optional }] of flags.entries()) {
			if (optional !== wanted) continue;
			const text = texts[index] ?? "";
			const side = freeSide(x, textWidth(text), taken, width);
			if (!side && optional) continue;
			places[index] = { text, side: side ?? "right" };
			taken.push(stretch(x, textWidth(text), side ?? "right"));
		}
	};
	put(false);
	put(true);
	return places;
}

function stretch(x: number, length: number, side: "right" | "left"): Stretch {
	return side === "right" ? { from: x, to: x + length } : { from: x - length, to: x };
}

function freeSide(x: number, length: number, taken: readonly Stretch[], width: number) {
	return (["right", "left"] as const).find((side) => {
		const { from, to } = stretch(x, length, side);
		return from >= 0 && to <= width && taken.every((other) => to <= other.from || from >= other.to);
	});
}
