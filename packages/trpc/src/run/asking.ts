import { Provider } from "@throughline/domain/run";
import type { Advisors, Strategist } from "../ports/advisors.ts";
import type { Asking } from "../ports/asking.ts";
import type { RunTask } from "./task.ts";

/**
 * A port's call inside a run: its progress becomes the run's, between the two percentages. A run that makes several calls
 * names each, so that their steps are told apart.
 */
export function askingOf(task: RunTask, [from, to]: [number, number], name = "call"): Asking {
	return {
		signal: task.signal,
		afford: task.afford,
		spent: task.spent,
		say: (progress, message, kind) => task.say(from + ((to - from) * progress) / 100, message, kind),
		step: (part, work) => task.step(`${name}/${part}`, work),
	};
}

/** Who serves a run: chosen when it was started, as it is set up now. */
export async function strategistOf(task: RunTask, advisors: Advisors): Promise<Strategist> {
	return (await advisors.serving(task.db)).strategist(Provider.parse(task.run.provider));
}
