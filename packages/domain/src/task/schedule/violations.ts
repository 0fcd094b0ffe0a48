import { type Edge, missingDays, type Node, networkOf, type Plan, type Span } from "./network.ts";

/** The links of a plan that its planned dates break, without the rest of its schedule. */
export const brokenLinks = (plan: Plan) => violationsIn(networkOf(plan).nodes);

/** The links that the planned dates break, in the order of their successors. */
export function violationsIn(nodes: readonly Node[]) {
	return brokenAmong(
		nodes.flatMap(({ incoming }) => incoming),
		(node) => node,
	);
}

/** Those of some links that are broken where their tasks lie. */
export function brokenAmong(edges: readonly Edge[], spanOf: (node: Node) => Span) {
	return edges
		.map((edge) => ({
			predecessorId: edge.from.task.id,
			successorId: edge.to.task.id,
			missingDays: missingDays(edge, spanOf(edge.from), spanOf(edge.to)),
		}))
		.filter((violation) => violation.missingDays > 0);
}
