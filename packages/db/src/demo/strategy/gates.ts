import type { Plan } from "@throughline/domain/consultant/plan";

/** What the plan asks for at each gate, none of which the memo asks for. */
export const gates = (
	[
		{
			gate: "G0",
			name: "Ideation",
			criteria: ["The root cause is proven on the board's memo"],
			deliverables: ["Memo to the board"],
		},
		{
			gate: "G1",
			name: "Concept",
			criteria: ["Three systems are compared", "The worst case stays within the board's limit"],
			deliverables: ["Requirements", "Business case"],
		},
		{
			gate: "G2",
			name: "Feasibility",
			criteria: ["The pilot zone meets its figures", "Radio reaches every shelf"],
			deliverables: ["Pilot report"],
		},
		{
			gate: "G3",
			name: "Development",
			criteria: ["All zones are accepted", "No zone is switched between October and December"],
			deliverables: ["Acceptance protocols"],
		},
		{
			gate: "G4",
			name: "Launch",
			criteria: ["Operation has taken over", "Fewer than 3 percent of the orders leave late"],
			deliverables: ["Handover protocol", "Lessons learnt"],
		},
	] satisfies Plan["stage_gates"]
).map((gate) => ({ ...gate, mark: "assumed" as const }));
