import type { openRole, openRoleTask } from "../../schema.ts";
import { at } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { ProgramRows } from "./program.ts";

/** The roles of a program that nobody fills yet, from the first of their tasks to the last. */
export function openRoleRows(
	{ story: { openRoles = [] }, program, workstreams, tasks }: ProgramRows,
	random: Random,
) {
	const since = at(program.startDate, 10);
	const rows = openRoles.map(({ name, workstream, percent, days, tasks: names }) => {
		const waiting = tasks.filter((each) => names.includes(each.name));
		const starts = waiting.flatMap(({ startDate }) => startDate ?? []).toSorted();
		const ends = waiting.flatMap(({ endDate }) => endDate ?? []).toSorted();
		const role = {
			id: random.id(since),
			programId: program.id,
			workstreamId: workstreams.find((each) => each.name === workstream)?.id ?? null,
			name,
			percent,
			effort: days.toFixed(2),
			startDate: starts[0] ?? null,
			endDate: ends.at(-1) ?? null,
			createdAt: since,
			updatedAt: since,
		} satisfies typeof openRole.$inferInsert;
		return { role, waiting };
	});
	return {
		openRoles: rows.map(({ role }) => role),
		openRoleTasks: rows.flatMap(({ role, waiting }) =>
			waiting.map(({ id }): typeof openRoleTask.$inferInsert => ({
				openRoleId: role.id,
				taskId: id,
				percent: role.percent,
			})),
		),
	};
}
