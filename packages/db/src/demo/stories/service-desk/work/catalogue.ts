import type { WorkstreamStory } from "../../../story.ts";

export const catalogue: WorkstreamStory = {
	name: "One service catalogue",
	description: "A single catalogue of services and response times in place of four regional ones.",
	lead: "thomas",
	tasks: [
		{
			key: "flows",
			name: "Map ticket flows of all four regions",
			owner: "rita",
			week: 0,
			weeks: 5,
			priority: "High",
		},
		{
			key: "interviews",
			name: "Interview the 20 heaviest users of each desk",
			owner: "lucie",
			week: 1,
			weeks: 4,
		},
		{
			key: "catalogue",
			name: "Draft the common service catalogue",
			owner: "thomas",
			weeks: 6,
			after: ["flows", "interviews"],
			priority: "High",
		},
		{
			key: "response-times",
			name: "Agree response times with the business units",
			owner: "marianne",
			together: ["thomas"],
			weeks: 5,
			after: ["catalogue"],
			priority: "Critical",
		},
		{
			key: "catalogue-live",
			name: "Catalogue approved by the works council",
			owner: "marianne",
			milestone: true,
			after: ["response-times"],
			priority: "High",
		},
		{
			key: "knowledge",
			name: "Merge four knowledge bases into one",
			owner: "kerem",
			together: ["rita"],
			weeks: 14,
			after: ["catalogue"],
		},
	],
};
