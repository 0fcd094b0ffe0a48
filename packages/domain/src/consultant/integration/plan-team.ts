import type { Plan } from "../plan.ts";
import { languageOf } from "../text/words.ts";
import type { Dates } from "./plan-dates.ts";
import { fitting } from "./planned-program.ts";

export type Position = { key: string; name: string; role: string };
export type Share = { taskKey: string; memberKey: string; percent: number };

/** More positions of one role than anybody would plan by name. */
const mostOfARole = 50;

/**
 * The positions that a plan asks for, numbered where a role has several, and who of them works in which workstream,
 * the first of them leading it. Workstreams take people in turn, so that they share only when there are too few.
 */
export function teamOf(plan: Plan) {
	const counts = new Map<string, number>();
	const ask = (role: string, count: number) => {
		const known = fitting(role, 150);
		if (known)
			counts.set(known, Math.min(mostOfARole, Math.max(counts.get(known) ?? 0, Math.round(count) || 0, 1)));
	};
	for (const { role, count } of plan.resources) ask(role, count);
	for (const { required_team } of plan.workstreams)
		for (const { role, count } of required_team) ask(role, count);

	const isGerman = languageOf(plan.workstreams.map(({ description }) => description).join("\n")) === "de";
	const open = isGerman ? "zu benennen" : "to be named";
	const positions = [...counts].flatMap(([role, count]) =>
		Array.from({ length: count }, (_, index): Position => {
			const number = count === 1 ? "" : ` ${index + 1}`;
			return { key: `${role}/${index + 1}`, name: nameOf(role, number, open), role };
		}),
	);

	const next = new Map<string, number>();
	const inWorkstream = new Map(
		plan.workstreams.map(({ id, required_team }) => {
			const members = required_team.flatMap(({ role, count }) => {
				const ofRole = positions.filter((position) => position.role === fitting(role, 150));
				const from = next.get(role) ?? 0;
				const wanted = Math.min(ofRole.length, Math.max(1, Math.round(count) || 0));
				next.set(role, from + wanted);
				return Array.from(
					{ length: wanted },
					(_, index) => ofRole[(from + index) % ofRole.length] ?? [],
				).flat();
			});
			return [id, [...new Set(members.map(({ key }) => key))]] as const;
		}),
	);
	return { positions, membersOf: (workstreamId: string) => inWorkstream.get(workstreamId) ?? [] };
}

/** `Analyst 2 (to be named)`; what a role says behind it stands in the same brackets: `Trainer (part time, to be named)`. */
function nameOf(role: string, number: string, open: string): string {
	const { name = role, more } = /^(?<name>.+?) \((?<more>[^()]+)\)$/u.exec(role)?.groups ?? {};
	return `${name}${number} (${more ? `${more}, ` : ""}${open})`;
}

/** Everybody's share in the tasks of their workstreams: evenly, and on no day more than all of their time. */
export function sharesOf(
	tasks: readonly { key: string; members: readonly string[]; dates: Dates }[],
): Share[] {
	const busy = new Map<string, Dates[]>();
	for (const { members, dates } of tasks)
		for (const member of members) busy.set(member, [...(busy.get(member) ?? []), dates]);
	const percents = new Map(
		[...busy].map(([member, own]) => [member, Math.max(1, Math.floor(100 / mostAtOnce(own)))] as const),
	);
	return tasks.flatMap(({ key, members }) =>
		members.map((memberKey) => ({ taskKey: key, memberKey, percent: percents.get(memberKey) ?? 100 })),
	);
}

/** How many of these stretches lie on the busiest day. */
function mostAtOnce(stretches: readonly Dates[]): number {
	const starts = stretches.map(({ startDate }) => startDate).sort();
	const ends = stretches.map(({ endDate }) => endDate).sort();
	let over = 0;
	let most = 1;
	for (const [index, start] of starts.entries()) {
		while ((ends[over] ?? start) < start) over++;
		most = Math.max(most, index + 1 - over);
	}
	return most;
}
