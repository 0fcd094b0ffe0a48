/** The product's areas. The same word names a folder in every package, a REST file and a live-update topic. */
export const areas = [
	"program",
	"portfolio",
	"organisation",
	"exchange-rate",
	"task",
	"stage-gate",
	"kpi",
	"risk",
	"benefit",
	"funding",
	"resource",
	"session-context",
	"dashboard",
	"my-work",
	"consultant",
	"playbook",
	"orchestrator",
	"run",
	"ai-provider",
	"web-search",
	"account",
	"notification",
] as const;

export type Area = (typeof areas)[number];
