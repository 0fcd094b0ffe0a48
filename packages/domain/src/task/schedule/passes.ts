import { isCompleted } from "../completion.ts";
import { distance, type Edge, type Node } from "./network.ts";

/** The nodes with every predecessor before its successors (Kahn, 1962). A circle and what follows it are missing. */
export function inOrder(nodes: readonly Node[]): Node[] {
	const order = nodes.filter(({ waitingFor }) => waitingFor === 0);
	for (const { outgoing } of order) {
		for (const { to } of outgoing) {
			to.waitingFor--;
			if (to.waitingFor === 0) order.push(to);
		}
	}
	return order;
}

/** Gives each node its earliest start: its planned one, or later where a link says so. */
export function forwardPass(order: readonly Node[]): void {
	for (const node of order) {
		if (node.pinned) continue;
		node.early = Math.max(node.planned, earliestByLinks(node));
		if (node.early === node.planned || node.duration > 0 || node.task.milestone) continue;
		// Moved off its days off, work takes a working day.
		node.duration = 1;
		node.early = Math.max(node.planned + 1, earliestByLinks(node));
	}
}

function earliestByLinks({ incoming }: Node): number {
	return incoming.reduce(
		(earliest, edge) => Math.max(earliest, edge.from.early + distanceOf(edge)),
		Number.NEGATIVE_INFINITY,
	);
}

/** Gives each node the latest start that delays neither a successor nor the last finish, and its free float. */
export function backwardPass(order: readonly Node[]): void {
	const finish = order.reduce(
		(last, { early, duration }) => Math.max(last, early + duration),
		Number.NEGATIVE_INFINITY,
	);
	for (const node of order.toReversed()) {
		if (isCompleted(node.task)) continue;
		node.late = finish - node.duration;
		let freeUntil = node.late;
		for (const edge of node.outgoing) {
			if (edge.to.waitingFor > 0) continue;
			node.late = Math.min(node.late, latestOf(edge.to) - distanceOf(edge));
			freeUntil = Math.min(freeUntil, edge.to.early - distanceOf(edge));
		}
		node.free = freeUntil - node.early;
	}
}

/** How late a task may start for those that lead to it: a pinned one stays where it is. */
function latestOf({ pinned, planned, late }: Node): number {
	return pinned ? planned : late;
}

function distanceOf(edge: Edge): number {
	return distance(edge, edge.from.duration, edge.to.duration);
}
