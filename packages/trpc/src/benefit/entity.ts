import { benefit, benefitPeriod } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const benefits = entity({
	table: benefit,
	type: "benefit",
	area: "benefit",
	title: (row) => row.name,
	programId: (row) => row.programId,
});

/** The months of a benefit; they name their benefit, and only it has a name and a program. */
export function periodsOf({ name, programId }: { name: string; programId: string }) {
	return entity({
		table: benefitPeriod,
		type: "benefit period",
		noun: "month of the plan",
		area: "benefit",
		title: (row) => `${name}, ${row.month.slice(0, 7)}`,
		programId: () => programId,
	});
}
