import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { isStated } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import { accountableId } from "../../decisions/accountable-decision.ts";

/** Who was chosen to answer for the whole, of the people whom the text names; null where nobody or somebody else was. */
export function leaderOf(decisions: readonly Decision[], selected: SelectedDecisions): string | null {
	const options = decisions.find(({ id }) => id === accountableId)?.options ?? [];
	const chosen = options.find(({ id }) => id === selected[accountableId]);
	return chosen && isStated(chosen.mark) ? chosen.label : null;
}

/** Gives what the program's lead does to whoever was chosen to answer for the whole. */
export function withLeader<Staffed extends Pick<Plan, "workstreams" | "resources">>(
	plan: Staffed,
	lead: string,
	leader: string | null,
): Staffed {
	if (leader === null) return plan;
	const called = <Member extends { role: string }>(members: readonly Member[]): Member[] => {
		const named = members.map((member) => (member.role === lead ? { ...member, role: leader } : member));
		return named.filter(
			({ role }, at) => role !== leader || named.findIndex((each) => each.role === role) === at,
		);
	};
	return {
		...plan,
		workstreams: plan.workstreams.map((stream) => ({
			...stream,
			required_team: called(stream.required_team),
			tasks: stream.tasks.map((task) => (task.owner === lead ? { ...task, owner: leader } : task)),
		})),
		// Nobody is wanted for what a named person does.
		resources: plan.resources.filter(({ role }) => role !== lead && role !== leader),
	};
}
