import { Playbook } from "@throughline/domain/playbook/playbook";

/** A playbook with one of everything. */
export const churn = Playbook.parse({
	id: "customer-churn",
	name: { en: "Customer churn", de: "Kundenabwanderung" },
	summary: {
		en: "For an organisation that loses customers. It leads to a lower loss.",
		de: "Für Organisationen, die Kunden verlieren.",
	},
	sources: [{ title: "How to reduce churn", url: "https://example.org/churn" }],
	fits: { en: ["churn", "renewal rate"], de: ["Kündigung", "Résiliation"] },
	causes: [{ text: { en: "Nobody calls after the sale" }, evidence: { en: "Calls per customer and month" } }],
	interview: [
		{
			id: "who",
			asks: "effect",
			question: { en: "Who leaves?" },
			example: { en: "Small workshops since May" },
		},
	],
	decisions: [
		{
			id: "moment",
			question: { en: "When do we act?" },
			context: { en: "Early is cheap, late is fast." },
			options: [
				{
					id: "early",
					label: { en: "In the first year" },
					description: { en: "A guided start." },
					pros: [{ en: "Removes the usual reason" }],
					cons: [{ en: "Shows late" }],
					person_days: [20, 80, 1300],
					months: [1.5, 4, 9],
				},
				{
					id: "late",
					label: { en: "At notice" },
					description: { en: "A call within a day." },
					months: [1, 2, 4],
				},
			],
		},
	],
	roles: [{ id: "owner", name: { en: "Head of service" } }],
	workstreams: [
		{
			id: "reasons",
			title: { en: "Know the reasons" },
			tasks: [
				{ id: "list", name: { en: "List lost customers" }, days: [2, 5, 10], role: "owner" },
				{ id: "call", name: { en: "Call lost customers" }, days: [4, 10, 25], after: ["list"] },
			],
		},
		{
			id: "start",
			title: { en: "Guided start" },
			serves: { decision: "moment", option: "early" },
			tasks: [{ id: "plan", name: { en: "Plan the first weeks" }, days: [3, 5, 8], after: ["call"] }],
		},
	],
	kpis: [
		{
			name: { en: "Churn rate" },
			unit: "%",
			direction: "down",
			measured: { en: "Lost of all customers" },
			frequency: "Monthly",
		},
	],
	benefits: [{ text: { en: "Margin of customers who stay" }, category: "Revenue Growth" }],
	risks: [
		{
			text: { en: "Calls wake sleeping customers" },
			likelihood: "medium",
			impact: "high",
			mitigation: { en: "Try it on fifty" },
		},
	],
	gates: [{ gate: "G1", criteria: [{ en: "Churn is known per segment" }] }],
});

/** An organisation's own: German, and as thin as one may be. */
export const thin = Playbook.parse({
	id: "werkstatt",
	name: { de: "Werkstatt umziehen" },
	summary: { de: "Für den Umzug einer Werkstatt." },
	workstreams: [
		{
			id: "umzug",
			title: { de: "Umzug" },
			tasks: [{ id: "packen", name: { de: "Packen" }, days: [1, 2, 3] }],
		},
	],
});
