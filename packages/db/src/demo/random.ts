import { v7 } from "uuid";

/** Chance that comes out the same every time. */
export type Random = {
	/** From 0 up to, but not including, 1. */
	fraction(): number;
	/** A whole number from `low` to `high`, both included. */
	integer(low: number, high: number): number;
	/** A factor around 1: from `1 - spread` to `1 + spread`. */
	around(spread: number): number;
	/** A key that looks like any other UUIDv7, made at `at`. */
	id(at: string): string;
};

/** A sequence that `seed` alone decides. Mulberry32, Tommy Ettinger, 2017 (public domain). */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0;
	let sequence = 0;
	const fraction = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
	return {
		fraction,
		integer,
		around: (spread) => 1 + (fraction() * 2 - 1) * spread,
		id(at) {
			sequence += 1;
			const random = Uint8Array.from({ length: 16 }, () => integer(0, 255));
			return v7({ msecs: Date.parse(at), seq: sequence, random });
		},
	};
}
