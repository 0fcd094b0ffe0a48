/** What the fields of a plan are called for a person. */
const planFieldWords: Record<string, string> = {
	title: "Title",
	strategic_approach: "Strategic approach",
	cost_estimate: "Cost estimate",
	timeline: "Timeline",
	workstreams: "At least two workstreams",
	"workstreams.tasks": "Tasks in every workstream",
	"workstreams.decisionId": "The decision that each workstream serves",
	"workstreams.tasks.depends_on": "Tasks in the order of their dependencies",
	"workstreams.cost_allocation": "Workstream costs that add up to the total",
	"workstreams.required_team": "A team for every workstream",
	"workstreams.timeline_months": "Workstreams that fit into the timeline",
	stage_gates: "All five stage gates",
	"stage_gates.criteria": "Criteria at every gate",
	"stage_gates.deliverables": "Deliverables at every gate",
	kpis: "KPIs with targets",
	"benefits.quantified_value": "A value for at least one benefit",
	risks: "Risks",
	"risks.mitigation_strategy": "A mitigation for every risk",
	"funding.sources": "Funding that covers the cost",
	resources: "Resources",
};

/** A field that the validation names, in words; an unknown one as it is. */
export function fieldWords(field: string): string {
	return planFieldWords[field] ?? field;
}
