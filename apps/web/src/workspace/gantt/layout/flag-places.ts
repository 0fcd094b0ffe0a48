/** A flag under the axis: its pole's x, its short text and the longer one that it shows where there is room. */
export type Flag = {
	x: number;
	short: string;
	long: string;
	/** Its colour says enough: without room it has no text. */
	optional: boolean;
};

/** Which text, and on which side of the pole. */
export type FlagPlace = {
	/** Empty where it finds no room: another may speak for it. */
	text: string;
	side: "right" | "left";
	/** For which others it speaks, by their places in the order. */
	joined: readonly number[];
};

/** Px from the left end of the timeline. */
type Stretch = { from: number; to: number };

/** About what a text takes in the flags' type, px. */
const textWidth = (text: string) => text.length * 6.6 + 14;

/**
 * Places for flags in their order of x. A long text ends before the next pole; what would cover another flag's
 * text goes to the left of its pole. What would there too joins the flag before it, or says nothing where its
 * colour says enough.
 */
export function flagPlaces(flags: readonly Flag[], width: number): FlagPlace[] {
	const lane = new Lane(width);
	const places = flags.map((): FlagPlace => ({ text: "", side: "right", joined: [] }));
	const texts = flags.map(({ x, short, long }, index) => {
		const room = (flags[index + 1]?.x ?? width) - x;
		return textWidth(long) <= room ? long : short;
	});
	const put = (flag: Flag, index: number) => {
		const text = texts[index] ?? "";
		const side = lane.stand(flag, text);
		if (side) places[index] = { text, side, joined: [] };
		return side !== undefined;
	};
	/** The last gate that has a text. */
	let head = 0;
	for (const [index, flag] of flags.entries()) {
		if (flag.optional) continue;
		if (put(flag, index)) head = index;
		else places[head] = lane.join(flags, [head, ...(places[head]?.joined ?? []), index]);
	}
	for (const [index, flag] of flags.entries()) if (flag.optional) put(flag, index);
	return places;
}

/** The line in which flags stand, and what of it is taken. */
class Lane {
	readonly #width: number;
	readonly #taken = new Map<Flag, Stretch>();

	constructor(width: number) {
		this.#width = width;
	}

	/** Gives a flag this text in place of what it had; undefined: there is no room for it. */
	stand(flag: Flag, text: string): FlagPlace["side"] | undefined {
		this.#taken.delete(flag);
		const length = textWidth(text);
		const side = freeSide(flag.x, length, [...this.#taken.values()], this.#width);
		if (side) this.#taken.set(flag, stretch(flag.x, length, side));
		return side;
	}

	/** Lets the first of several speak for all: by their texts or, without room, by their number. */
	join(flags: readonly Flag[], [head = 0, ...joined]: readonly number[]): FlagPlace {
		const [first, ...others] = [head, ...joined].flatMap((index) => flags[index] ?? []);
		if (!first) return { text: "", side: "right", joined };
		const texts = others.map(({ short }) => short);
		const whole = [first.short, ...texts].join(", ");
		const side = this.stand(first, whole);
		if (side) return { text: whole, side, joined };
		const brief = `${first.short} +${others.length}`;
		return { text: brief, side: this.stand(first, brief) ?? "right", joined };
	}
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
