import type { BarBox } from "./bar-box.ts";

/** What a pointer over a row would act on. */
export type BarZone = "body" | "start" | "end" | "link-start" | "link-end" | "none";

/** Px from a bar's end to the middle of the dot that links start from. */
const linkDotDistance = 13;
const dotReach = 8;

/** What may be taken hold of, and with what. */
export type Hold = {
	/** A diamond, and a bar that may not be changed, has no ends to drag. */
	resizable: boolean;
	linkable: boolean;
	/** A finger: the ends reach 24 px beyond the bar, and there are no dots. */
	coarse: boolean;
};

/** The part of a bar at an x of the timeline. */
export function barZone(box: BarBox, x: number, { resizable, linkable, coarse }: Hold): BarZone {
	const end = resizable ? endAt(box, x, coarse) : null;
	if (end) return end;
	if (x >= box.x && x <= box.x + box.width) return "body";
	return linkable && !coarse ? dotAt(box, x) : "none";
}

function endAt({ x: left, width }: BarBox, x: number, coarse: boolean): "start" | "end" | null {
	const right = left + width;
	const inside = Math.min(coarse ? 12 : 7, width / 4);
	const outside = coarse ? 24 : width < 24 ? 4 : 1;
	if (x >= left - outside && x < left + inside) return "start";
	return x > right - inside && x <= right + outside ? "end" : null;
}

function dotAt({ x: left, width }: BarBox, x: number): BarZone {
	if (Math.abs(x - (left - linkDotDistance)) <= dotReach) return "link-start";
	return Math.abs(x - (left + width + linkDotDistance)) <= dotReach ? "link-end" : "none";
}
