import { absence, resource } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const resources = entity({
	table: resource,
	type: "team member",
	area: "resource",
	title: (row) => row.name,
	programId: () => null,
});

/** The absences of a member with this name; to whom the note is not shown, a stale change is not shown it either. */
export function absencesOf(member: { name: string }) {
	return entity({
		table: absence,
		type: "absence",
		area: "resource",
		title: ({ kind, startDate, endDate }) => `${member.name}: ${kind}, ${startDate} to ${endDate}`,
		programId: () => null,
	});
}
