/** What a failed query of the catalogues of errors is called inside, by the path of its procedure. */
export const failedFetches: Readonly<Record<string, string>> = {
	"dashboard.summary": "Failed to fetch dashboard summary",
	"dashboard.overview": "Failed to fetch dashboard summary",
	"task.list": "Failed to fetch tasks",
	"kpi.list": "Failed to fetch KPIs",
	"kpi.trends": "Failed to fetch measurements",
	"kpi.measurement.list": "Failed to fetch measurements",
	"risk.list": "Failed to fetch risks",
	"risk.mitigation.list": "Failed to fetch mitigations",
	"risk.mitigation.ofProgram": "Failed to fetch mitigations",
	"benefit.list": "Failed to fetch benefits",
	"funding.source.list": "Failed to fetch funding sources",
	"funding.expense.list": "Failed to fetch expenses",
	"consultant.version.all": "Failed to fetch strategy versions",
	"consultant.version.ofSession": "Failed to fetch strategy versions",
};

/** The same by the address of the call; null for one that has no name. */
export function failedFetchOf(input: RequestInfo | URL): string | null {
	const address = input instanceof Request ? input.url : String(input);
	const path = /\/trpc\/([\w.]+)/.exec(address)?.[1];
	return (path && failedFetches[path]) || null;
}
