import { truncate } from "../../value/truncate.ts";
import type { Plan } from "../plan.ts";
import type { Dates } from "./plan-dates.ts";

/** Somebody whom the material names, or a role that nobody fills yet; `key` tells them apart. */
export type Position = { key: string; name: string; role: string | null; isPerson: boolean };
export type Share = { taskKey: string; positionKey: string; percent: number };

/** More positions of one role than anybody would plan by name. */
const mostOfARole = 50;

/**
 * Whom a plan needs: a position for each person whom it gives work to by name, and for each head of each role,
 * numbered where a role has several. With them, who works in which workstream, the first of them leading it, and whose a
 * task is by name. Workstreams take positions in turn, so that they share only when there are too few.
 */
export function teamOf(plan: Plan) {
	const people = new Map((plan.people ?? []).map(({ name, role }) => [truncate(name, 150), role]));
	const counts = new Map<string, number>();
	const ask = (role: string, count: number) => {
		const known = truncate(role, 150);
		if (known)
			counts.set(known, Math.min(mostOfARole, Math.max(counts.get(known) ?? 0, Math.round(count) || 0, 1)));
	};
	for (const { role, count } of plan.resources) ask(role, count);
	for (const { required_team, tasks } of plan.workstreams) {
		for (const { role, count } of required_team) ask(role, count);
		for (const { owner } of tasks) if (people.has(truncate(owner ?? "", 150))) ask(owner ?? "", 1);
	}

	const positions = [...counts].flatMap(([role, count]): Position[] => {
		if (people.has(role))
			return [{ key: role, name: role, role: truncate(people.get(role) ?? "", 150), isPerson: true }];
		return Array.from({ length: count }, (_, index) => ({
			key: `${role}/${index + 1}`,
			name: count === 1 ? role : `${role} ${index + 1}`,
			role,
			isPerson: false,
		}));
	});
	const ofRole = (asked: string) => {
		const role = truncate(asked, 150);
		return positions.filter((position) => (position.isPerson ? position.key : position.role) === role);
	};

	const next = new Map<string, number>();
	const inWorkstream = new Map(
		plan.workstreams.map(({ id, required_team }) => {
			const members = required_team.flatMap(({ role, count }) => {
				const free = ofRole(role);
				const from = next.get(role) ?? 0;
				const wanted = Math.min(free.length, Math.max(1, Math.round(count) || 0));
				next.set(role, from + wanted);
				return Array.from({ length: wanted }, (_, index) => free[(from + index) % free.length] ?? []).flat();
			});
			return [id, [...new Set(members)]] as const;
		}),
	);
	return {
		positions,
		membersOf: (workstreamId: string) => (inWorkstream.get(workstreamId) ?? []).map(({ key }) => key),
		/** A task that is somebody's by name is theirs, with the workstream's roles. */
		workersOf(workstreamId: string, owner: string | null | undefined): string[] {
			const members = inWorkstream.get(workstreamId) ?? [];
			const [named] = ofRole(owner ?? "").filter(({ isPerson }) => isPerson);
			const workers = named ? [named, ...members.filter(({ isPerson }) => !isPerson)] : members;
			return workers.map(({ key }) => key);
		},
	};
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
		members.map((positionKey) => ({ taskKey: key, positionKey, percent: percents.get(positionKey) ?? 100 })),
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
