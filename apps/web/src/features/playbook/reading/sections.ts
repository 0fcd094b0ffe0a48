import type { Playbook } from "@throughline/domain/playbook/playbook";

/** The parts of a playbook in the order in which it is read. */
export const sections = {
	fits: { title: "When it fits", hint: "Words and phrases by which a text of this kind is recognised." },
	causes: {
		title: "Typical causes",
		hint: "Assumptions from the field, each with the evidence that would confirm it.",
	},
	interview: { title: "Interview", hint: "What the consultant asks when a text leaves it open." },
	decisions: {
		title: "Decisions",
		hint: "Options with their work and duration for a small, medium and large case.",
	},
	workstreams: { title: "Workstreams", hint: "Tasks with working days for a small, medium and large case." },
	roles: { title: "Roles", hint: undefined },
	kpis: { title: "KPIs", hint: "What shows that it works, and how it is measured." },
	benefits: { title: "Benefits", hint: undefined },
	risks: { title: "Risks", hint: undefined },
	gates: { title: "Gate criteria", hint: "What can be measured or shown at each gate." },
	sources: { title: "Sources", hint: undefined },
} as const satisfies Record<string, { title: string; hint: string | undefined }>;

export type SectionId = keyof typeof sections;

/** How much each part that the playbook has holds; empty parts are left out. */
export function sectionsOf(playbook: Playbook): { id: SectionId; count: number }[] {
	const counts: Record<SectionId, number> = {
		fits: Object.values(playbook.fits).flat().length,
		causes: playbook.causes.length,
		interview: playbook.interview.length,
		decisions: playbook.decisions.length,
		workstreams: playbook.workstreams.length,
		roles: playbook.roles.length,
		kpis: playbook.kpis.length,
		benefits: playbook.benefits.length,
		risks: playbook.risks.length,
		gates: playbook.gates.length,
		sources: playbook.sources.length,
	};
	return (Object.keys(sections) as SectionId[])
		.map((id) => ({ id, count: counts[id] }))
		.filter(({ count }) => count > 0);
}
