import type { Capacity } from "../resource.ts";
import { addDays } from "../value/day.ts";

/** A team member who may fill a role. */
export type Candidate = { id: string; name: string; role: string | null; department: string };

export type Suggestion<Member extends Candidate> = {
	member: Member;
	/** Words that the role and the member's own role or department have in common, as the role writes them. */
	fits: string[];
	/** Percent of working time that is free in the role's weeks, on average; 0 to 100. */
	free: number;
};

type Role = { name: string; percent: number | null; startDate: string | null; endDate: string | null };

/** Words that name a rank or an order, and no skill. */
const noSkill = new Set(
	"senior junior lead head chief assistant deputy manager officer specialist expert of and for the der die das und für".split(
		" ",
	),
);

/**
 * Members whom a role may be given to, best first: who has most of its words in their own role or department, then who
 * has most of the time that it asks for (all of it, where it does not say), then who has most time at all, then by name. Where somebody has one of its
 * words, who has none is left out; and so is, in any case, who has neither words nor time.
 */
export function suggestMembers<Member extends Candidate>(
	role: Role,
	members: readonly Member[],
	capacity: Capacity,
): Suggestion<Member>[] {
	const asked = role.percent ?? 100;
	const words = wordsOf(role.name);
	const freeOf = freeTime(role, capacity);
	const useful = ({ free }: Suggestion<Member>) => Math.min(free, asked);
	const all = members
		.map((member) => {
			const own = new Set(wordsOf(`${member.role ?? ""} ${member.department}`).map(stem));
			return { member, fits: words.filter((word) => own.has(stem(word))), free: freeOf(member.id) };
		})
		.filter(({ fits, free }) => fits.length > 0 || free > 0)
		.sort(
			(a, b) =>
				b.fits.length - a.fits.length ||
				useful(b) - useful(a) ||
				b.free - a.free ||
				a.member.name.localeCompare(b.member.name),
		);
	const fitting = all.filter(({ fits }) => fits.length > 0);
	return fitting.length > 0 ? fitting : all;
}

/** How much of a member's time is free, on average over the weeks that the role lasts; over all known ones if none of them. */
function freeTime({ startDate, endDate }: Role, { weeks, members }: Capacity): (id: string) => number {
	const lasts = (week: string) =>
		(startDate === null || addDays(week, 6) >= startDate) && (endDate === null || week <= endDate);
	const places = weeks.flatMap((week, place) => (lasts(week) ? [place] : []));
	const counted = places.length > 0 ? places : weeks.map((_, place) => place);
	const byId = new Map(members.map((member) => [member.resourceId, member]));
	return (id) => {
		const own = byId.get(id);
		if (!own || counted.length === 0) return 100;
		const sum = (of: (place: number) => number) => counted.reduce((all, place) => all + of(place), 0);
		const at = (days: readonly number[], place: number) => days[place] ?? 0;
		const free = sum((place) => Math.max(0, at(own.available, place) - at(own.asked, place)));
		const days = sum((place) => at(own.available, place) + at(own.away, place));
		return days === 0 ? 0 : Math.round((free / days) * 100);
	};
}

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length > 1 && !noSkill.has(word) && !/^\d+$/.test(word));
}

/** Architect and architecture, analyst and analysis are one skill. */
function stem(word: string): string {
	return word.slice(0, 6);
}
