import type { DependencyKind } from "@throughline/domain/task/dependency";
import { metrics } from "../metrics.ts";

/** A bar or diamond that a link begins or ends at: px, `row` counted from 0 at the top. */
export type LinkEnd = { left: number; right: number; row: number };

/** Corner points x0, y0, x1, y1, …; the last one touches the successor. */
export type Route = readonly number[];

/** How far a line runs straight on before it may turn. */
const stub = 8;
/** The straight line that an arrow's head needs. */
const headRoom = 7;
/** A successor that starts nearer than this leaves no room for a turn and a head. */
const nearest = headRoom + 3;
/** How far behind a successor's start an arrow from above meets it. */
const dip = 6;

const middle = (row: number) => row * metrics.row + metrics.barTop + metrics.bar / 2 + 0.5;

/** The sides of the bars that a kind leaves and enters, and so the directions there: 1 to the right, −1 to the left. */
function directions(kind: DependencyKind): { leaves: 1 | -1; enters: 1 | -1 } {
	return {
		leaves: kind === "FS" || kind === "FF" ? 1 : -1,
		enters: kind === "FS" || kind === "SS" ? 1 : -1,
	};
}

/**
 * The orthogonal way from predecessor to successor. It turns right after the predecessor, so that it keeps clear
 * of what is written beside that bar; a successor that starts right there is met from above or below; one that
 * starts earlier is reached through the gap between two rows.
 */
export function linkRoute(kind: DependencyKind, from: LinkEnd, to: LinkEnd): Route {
	const { leaves, enters } = directions(kind);
	const startX = leaves === 1 ? from.right : from.left;
	const endX = enters === 1 ? to.left : to.right;
	const startY = middle(from.row);
	const endY = middle(to.row);
	const down = to.row > from.row;
	const afterStart = startX + leaves * stub;
	const beforeEnd = endX - enters * stub;

	if (leaves !== enters) {
		const turn = leaves === 1 ? Math.max(afterStart, beforeEnd) : Math.min(afterStart, beforeEnd);
		return [startX, startY, turn, startY, turn, endY, endX, endY];
	}
	const gap = (endX - startX) * leaves;
	if (gap >= 0 && gap < nearest) {
		const meets = endX + enters * Math.min(dip, (to.right - to.left) / 2);
		const edge = endY + (down ? -1 : 1) * (metrics.bar / 2);
		return [startX, startY, meets, startY, meets, edge];
	}
	if (gap >= 0) {
		const turn = startX + leaves * Math.min(stub, gap - headRoom);
		return [startX, startY, turn, startY, turn, endY, endX, endY];
	}
	const between = (down ? to.row : to.row + 1) * metrics.row + 0.5;
	return [
		startX,
		startY,
		afterStart,
		startY,
		afterStart,
		between,
		beforeEnd,
		between,
		beforeEnd,
		endY,
		endX,
		endY,
	];
}

const radius = 3;

/** The route as SVG path data, its corners rounded; y counts from `top`. */
export function routePath(route: Route, top: number): string {
	const at = (index: number) => [route[index * 2] ?? 0, (route[index * 2 + 1] ?? 0) - top] as const;
	const count = route.length / 2;
	const [x0, y0] = at(0);
	let path = `M${x0} ${y0}`;
	for (let corner = 1; corner < count - 1; corner++) {
		const [x, y] = at(corner);
		const before = towards(at(corner), at(corner - 1));
		const after = towards(at(corner), at(corner + 1));
		path += `L${before[0]} ${before[1]}Q${x} ${y} ${after[0]} ${after[1]}`;
	}
	const [x, y] = at(count - 1);
	return `${path}L${x} ${y}`;
}

/** The point a corner's radius from one point towards another, or half way where they are near. */
function towards(
	[x, y]: readonly [number, number],
	[toX, toY]: readonly [number, number],
): readonly [number, number] {
	const distance = Math.abs(toX - x) + Math.abs(toY - y);
	const part = distance === 0 ? 0 : Math.min(radius, distance / 2) / distance;
	return [x + (toX - x) * part, y + (toY - y) * part];
}

/** The arrow's head as SVG path data; y counts from `top`. */
export function headPath(route: Route, top: number): string {
	const [fromX = 0, fromY = 0, x = 0, y = 0] = route.slice(-4);
	const [alongX, alongY] = [Math.sign(x - fromX) * 6, Math.sign(y - fromY) * 6];
	const [acrossX, acrossY] = [alongY * 0.6, alongX * 0.6];
	const backX = x - alongX;
	const backY = y - alongY - top;
	return `M${x} ${y - top}L${backX + acrossX} ${backY + acrossY}L${backX - acrossX} ${backY - acrossY}Z`;
}
