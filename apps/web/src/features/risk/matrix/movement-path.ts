import { impacts, likelihoods } from "@throughline/domain/risk";
import type { Position } from "@throughline/domain/risk/matrix";

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Px between two cells. */
const gap = 4;
/** Px that an arrow keeps from the middle of the cells that it joins, where their counts stand. */
const clear = { start: 0.3, end: 0.34 };

/** The line of an arrow between two cells, its end, and the point where its count stands. */
export type ArrowPath = { d: string; tail: Point; tip: Point; angle: number };

/**
 * An arrow from one cell to another over a matrix of this size in px: a gentle bow, so that arrows there and back, and
 * those that pass through the same cells, lie apart. `angle` is the tip's direction in degrees.
 */
export function arrowPath(from: Position, to: Position, size: Size): ArrowPath {
	const cell = {
		width: (size.width - gap * (impacts.length - 1)) / impacts.length,
		height: (size.height - gap * (likelihoods.length - 1)) / likelihoods.length,
	};
	const start = centreOf(from, cell);
	const end = centreOf(to, cell);
	const run = { x: end.x - start.x, y: end.y - start.y };
	const length = Math.hypot(run.x, run.y) || 1;
	const bow = Math.min(length * 0.14, 22);
	const control = {
		x: (start.x + end.x) / 2 - (run.y / length) * bow,
		y: (start.y + end.y) / 2 + (run.x / length) * bow,
	};
	const tail = outside(start, control, cell, clear.start);
	const tip = outside(end, control, cell, clear.end);
	const angle = (Math.atan2(tip.y - control.y, tip.x - control.x) * 180) / Math.PI;
	const d = `M${round(tail.x)} ${round(tail.y)}Q${round(control.x)} ${round(control.y)} ${round(tip.x)} ${round(tip.y)}`;
	return { d, tail, tip, angle };
}

function centreOf({ likelihood, impact }: Position, cell: Size): Point {
	const row = likelihoods.length - 1 - likelihoods.indexOf(likelihood);
	const column = impacts.indexOf(impact);
	return {
		x: column * (cell.width + gap) + cell.width / 2,
		y: row * (cell.height + gap) + cell.height / 2,
	};
}

/** The point on the way from a cell's centre towards another point, off the centre by a share of the cell's size. */
function outside(centre: Point, towards: Point, cell: Size, share: number): Point {
	const run = { x: towards.x - centre.x, y: towards.y - centre.y };
	const reach = Math.max(Math.abs(run.x) / cell.width, Math.abs(run.y) / cell.height, Number.EPSILON);
	const part = Math.min(share / reach, 0.9);
	return { x: centre.x + run.x * part, y: centre.y + run.y * part };
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
