import type { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import type { Program } from "@throughline/domain/program";
import type { Sheet } from "@throughline/ui/sheets";

/** The dashboard in figures: amounts in the program's currency. A sample is none of them. */
export function keyFigures(
	{ currency }: Program,
	summary: DashboardSummary | undefined,
	overview: DashboardOverview | undefined,
): Sheet {
	const { tasks, budget, risks, kpis, benefits } = summary ?? {};
	const gates = overview && !overview.isUntouched ? overview.gates : [];
	const figures: [string, string | number | undefined][] = [
		["Tasks completed %", tasks?.completionRate],
		["Tasks completed", tasks?.completed],
		["Tasks", tasks?.total],
		["Tasks in progress", tasks?.active],
		[`Allocated (${currency})`, budget?.total],
		[`Spent (${currency})`, budget?.spent],
		[`Budget remaining (${currency})`, budget?.remaining],
		["Active risks", risks?.active],
		["High priority risks", risks?.high],
		["KPIs tracked", kpis],
		["Benefits identified", benefits],
		...gates.map(({ code, status }): [string, string] => [`Gate ${code}`, status]),
	];
	return {
		title: "Key figures",
		columns: ["Figure", "Value"],
		rows: figures.filter(([, value]) => value !== undefined),
	};
}
