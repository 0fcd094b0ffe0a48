import { risk, riskMitigation } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const risks = entity({
	table: risk,
	type: "risk",
	area: "risk",
	title: (row) => headline(`${row.riskId} ${row.description}`),
	programId: (row) => row.programId,
});

/** The measures against the risks of a program; they name their risk, and only it names the program. */
export function mitigationsOf(programId: string) {
	return entity({
		table: riskMitigation,
		type: "mitigation",
		area: "risk",
		title: (row) => headline(row.description),
		programId: () => programId,
	});
}

const longestHeadline = 120;

/** The first line of a text, cut to what a list has room for. */
function headline(text: string): string {
	const [first = ""] = text.split("\n");
	const letters = Array.from(first);
	return letters.length > longestHeadline ? `${letters.slice(0, longestHeadline - 1).join("")}…` : first;
}
