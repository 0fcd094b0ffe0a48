import type { WorkstreamStory } from "../../../story.ts";

export const market: WorkstreamStory = {
	name: "Market and offer",
	description: "What Spanish and Portuguese customers need, and at which price.",
	lead: "giulia",
	tasks: [
		{
			key: "study",
			name: "Market study Spain and Portugal",
			owner: "giulia",
			week: 0,
			weeks: 6,
			priority: "High",
		},
		{
			key: "visits",
			name: "Visit 40 target customers",
			owner: "bruno",
			together: ["giulia"],
			week: 2,
			weeks: 8,
			after: [{ task: "study", kind: "SS", lagWeeks: 2 }],
		},
		{
			key: "pricing",
			name: "Price list and discount rules",
			owner: "erik",
			together: ["giulia"],
			weeks: 4,
			after: ["study", "visits"],
			priority: "High",
		},
		{ key: "offer", name: "Adapt the product range", owner: "giulia", weeks: 6, after: ["visits"] },
		{
			key: "texts",
			name: "Product texts in Spanish and Portuguese",
			owner: "kerem",
			weeks: 9,
			after: ["offer"],
		},
		{
			key: "launch-campaign",
			name: "Launch campaign with trade press",
			owner: "giulia",
			week: 34,
			weeks: 8,
			after: ["texts", "pricing"],
			priority: "High",
		},
	],
};
