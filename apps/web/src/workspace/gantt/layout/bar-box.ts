import { metrics } from "../metrics.ts";
import type { DaySpan } from "./days.ts";
import { type TimeScale, xOf } from "./time-scale.ts";

/** Where a bar lies: whole px from the left end of the timeline, so that its edges are crisp. */
export type BarBox = { x: number; width: number };

/** The bar of some days: in proportion, at least as wide as the scale asks for, and inside the timeline. */
export function barBox(scale: TimeScale, { start, end }: DaySpan): BarBox {
	const left = Math.round(xOf(scale, start));
	const width = Math.max(Math.round(xOf(scale, end)) - left, scale.leastBar);
	const x = Math.max(Math.min(left, Math.floor(scale.width) - width), 0);
	return { x, width };
}

/** The diamond of a milestone, on the middle of its day. */
export function diamondBox(scale: TimeScale, day: number): BarBox {
	const left = Math.round(xOf(scale, day + 0.5) - metrics.diamond / 2);
	const x = Math.max(Math.min(left, Math.floor(scale.width) - metrics.diamond), 0);
	return { x, width: metrics.diamond };
}
