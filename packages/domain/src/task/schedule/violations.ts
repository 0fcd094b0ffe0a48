import { missingDays, type Node } from "./network.ts";

/** The links that the planned dates break, in the order of their successors. */
export function violationsIn(nodes: readonly Node[]) {
	return nodes.flatMap(({ incoming }) =>
		incoming
			.map((edge) => ({
				predecessorId: edge.from.task.id,
				successorId: edge.to.task.id,
				missingDays: missingDays(edge, edge.from, edge.to),
			}))
			.filter((violation) => violation.missingDays > 0),
	);
}
