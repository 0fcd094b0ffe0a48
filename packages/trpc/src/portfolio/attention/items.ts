import { byProgram } from "../../by-program.ts";
import { datesToMend } from "./dates.ts";
import { reopenedDecisions } from "./decisions.ts";
import type { FoundIn, Watched } from "./found.ts";
import { gatesToMend } from "./gates.ts";
import { kpisToMend } from "./kpis.ts";
import { linksToMend } from "./links.ts";
import { membersToRelieve } from "./members.ts";
import { uncoveredRisks } from "./risks.ts";
import { spendingToMend } from "./spending.ts";
import { lateWork } from "./tasks.ts";

/** What needs attention in these programs, single tasks aside, and how many tasks of each slip. */
export async function attentionItems(watched: Watched) {
	const late = lateWork(watched.db, watched.ids, watched.today).then(byProgram);
	const [work, ...found] = await Promise.all([
		late,
		late.then((early) => datesToMend(watched, early)),
		gatesToMend(watched),
		kpisToMend(watched),
		linksToMend(watched),
		uncoveredRisks(watched),
		spendingToMend(watched),
		reopenedDecisions(watched),
		membersToRelieve(watched),
	]);
	return { items: found.flat() satisfies FoundIn[], work };
}
