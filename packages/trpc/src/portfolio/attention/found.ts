import type { Executor } from "@throughline/db/connect";
import type { program, programTotals } from "@throughline/db/schema";
import type { FoundItem } from "@throughline/domain/dashboard/attention";
import type { GatesOfProgram } from "../next-gates.ts";

/** A program as it is looked through for what needs attention. */
export type WatchedProgram = Pick<
	typeof program.$inferSelect,
	"id" | "status" | "version" | "startDate" | "endDate" | "currency" | "leadId"
> & {
	totals: Pick<
		typeof programTotals.$inferSelect,
		"tasksTotal" | "tasksCompleted" | "budgetAllocated" | "budgetSpent"
	>;
};

/** Programs that are looked through together; one program is the case of a list of one. */
export type Watched = {
	db: Executor;
	programs: readonly WatchedProgram[];
	ids: string[];
	gates: ReadonlyMap<string, GatesOfProgram>;
	today: string;
};

/** Something that needs attention, and where. */
export type FoundIn = FoundItem & { programId: string };

/** What a rule found in a program; nothing where it found nothing. */
export function foundIn(programId: string, item: FoundItem | null): FoundIn[] {
	return item === null ? [] : [{ ...item, programId }];
}
