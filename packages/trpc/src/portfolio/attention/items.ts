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

/** What needs attention in these programs, single tasks aside. */
export async function attentionItems(watched: Watched): Promise<FoundIn[]> {
	const [stored, { items }] = await Promise.all([itemsBesideWork(watched), itemsOfWork(watched)]);
	return [...stored, ...items];
}

/** What is known without a look at single tasks: from what hangs on a program in small numbers, and from kept sums. */
export async function itemsBesideWork(watched: Watched): Promise<FoundIn[]> {
	const found = await Promise.all([
		gatesToMend(watched),
		kpisToMend(watched),
		uncoveredRisks(watched),
		spendingToMend(watched),
		reopenedDecisions(watched),
	]);
	return found.flat();
}

/** What only the tasks of the programs tell, and how many of each slip: it reads all that are open. */
export async function itemsOfWork(watched: Watched) {
	const late = lateWork(watched.db, watched.ids, watched.today).then(byProgram);
	const [work, ...found] = await Promise.all([
		late,
		late.then((early) => datesToMend(watched, early)),
		linksToMend(watched),
		membersToRelieve(watched),
	]);
	return { items: found.flat(), work };
}
