import { missingDays, type Node, networkOf, type Plan } from "./network.ts";

/** The links of a plan that its planned dates break, without the rest of its schedule. */
export const brokenLinks = (plan: Plan) => violationsIn(networkOf(plan).nodes);

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
