import type { Story } from "../story.ts";
import { members, team } from "../team.ts";

/** The plan of the strategy's second version: what the program was made from, and therefore made from the same story. */
export function planOf(story: Story) {
	const budget = story.funding.reduce((sum, { amount }) => sum + amount, 0);
	const share = budget / story.workstreams.length;
	return {
		title: story.name,
		strategic_approach: "Operational excellence in stages",
		cost_estimate: { total_min: Math.round(budget * 0.85), total_max: budget },
		timeline: { total_months: Math.round((story.weeks * 7) / 30.4) },
		workstreams: story.workstreams.map(({ name, description, tasks }) => ({
			title: name,
			description,
			cost_allocation: { min: Math.round(share * 0.85), max: Math.round(share) },
			timeline_months: Math.max(
				1,
				Math.round((tasks.reduce((sum, { weeks = 0 }) => sum + weeks, 0) * 7) / 30.4 / 2),
			),
			required_team: rolesOf(tasks.flatMap(({ owner, together = [] }) => [owner, ...together])),
			tasks: tasks.map((task) => ({ name: task.name })),
		})),
		stage_gates: [
			{
				gate: "G0",
				name: "Ideation",
				criteria: ["The root cause is proven"],
				deliverables: ["Memo to the board"],
			},
			{
				gate: "G1",
				name: "Concept",
				criteria: ["Offers are comparable"],
				deliverables: ["Requirements", "Business case"],
			},
			{
				gate: "G2",
				name: "Feasibility",
				criteria: ["The pilot zone meets its figures"],
				deliverables: ["Pilot report"],
			},
			{
				gate: "G3",
				name: "Development",
				criteria: ["All zones accepted"],
				deliverables: ["Acceptance protocols"],
			},
			{ gate: "G4", name: "Launch", criteria: ["Operation handed over"], deliverables: ["Lessons learnt"] },
		],
		kpis: story.kpis.map(({ name, target, unit, frequency = "Monthly" }) => ({
			name,
			target: unit === "$" ? `$${target}` : `${target} ${unit ?? ""}`.trim(),
			measurement_frequency: frequency,
		})),
		benefits: story.benefits.map(({ description, category, target }) => ({
			description,
			category,
			quantified_value: target,
		})),
		risks: story.risks.map(({ description, likelihood, impact, plan }) => ({
			description,
			likelihood:
				likelihood === "Likely" || likelihood === "Certain"
					? "high"
					: likelihood === "Possible"
						? "medium"
						: "low",
			impact: impact === "High" || impact === "Very High" ? "high" : impact === "Medium" ? "medium" : "low",
			mitigation_strategy: plan ?? "Accepted and watched.",
		})),
		funding: { sources: story.funding.map(({ sourceName, amount }) => ({ source: sourceName, amount })) },
		resources: rolesOf(
			story.workstreams.flatMap(({ tasks }) =>
				tasks.flatMap(({ owner, together = [] }) => [owner, ...together]),
			),
		).map(({ role, count }) => ({ role, count, duration_months: Math.round((story.weeks * 7) / 30.4) })),
	};
}

function rolesOf(names: string[]) {
	return members
		.filter((member) => names.includes(member))
		.map((member) => ({ role: team[member].role, count: 1 }));
}
