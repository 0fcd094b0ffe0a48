import { type LoadBand, loadBand, loadOf, type Resource, type Workload } from "@throughline/domain/resource";
import type { ResourcesSearch } from "./resources-search.ts";

/** A team member with what they have to do, counted over all programs in use. */
export type Member = Resource & {
	active: number;
	completed: number;
	/** Of the active ones, those of the selected program. */
	activeInProgram: number;
	/** Percent, 0–100. */
	load: number;
	band: LoadBand;
};

export function membersOf(team: readonly Resource[], workload: readonly Workload[]): Member[] {
	const byMember = new Map(workload.map((each) => [each.resourceId, each]));
	return team.map((resource) => {
		const { active = 0, completed = 0, activeInProgram = 0 } = byMember.get(resource.id) ?? {};
		const load = loadOf(active);
		return { ...resource, active, completed, activeInProgram, load, band: loadBand(load) };
	});
}

/** The members that search and filters leave. */
export function filteredMembers(
	members: readonly Member[],
	words: string,
	search: ResourcesSearch,
): Member[] {
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	return members.filter((member) => {
		if (search.department !== null && member.department !== search.department) return false;
		if (search.bands.length > 0 && !search.bands.includes(member.band)) return false;
		const text =
			`${member.name} ${member.role ?? ""} ${member.department} ${member.email ?? ""}`.toLowerCase();
		return wanted.every((word) => text.includes(word));
	});
}

/** The departments by name, each with its members. */
export function departmentsOf(members: readonly Member[]): [department: string, members: Member[]][] {
	return [...Map.groupBy(members, ({ department }) => department)].sort(([a], [b]) => a.localeCompare(b));
}
