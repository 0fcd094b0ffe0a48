import type { Asking } from "@throughline/trpc/ports/asking";
import type { Asked } from "./ask.ts";
import { once, shareOf } from "./once.ts";
import type { Pose } from "./pose.ts";

/** How something is asked of several at a time: of whom, what its steps are called, and how many at once. */
export type Slicing = { pose: Pose; asking: Asking; name: string; atOnce: number };

/** Of what it is asked, what it is called for the person, and from and to which percentage it takes the work. */
type Part<Each> = { all: readonly Each[]; label: string; from: number; to: number };

/**
 * Puts a question of a few at a time, each slice once, also when a later one fails. Gives what `read` makes of the answers,
 * in the order of all; of none nothing is asked.
 */
export async function inSlices<Each, Answer, Result>(
	{ pose, asking, name, atOnce }: Slicing,
	{ all, label, from, to }: Part<Each>,
	question: Asked<Answer>,
	{
		text,
		read,
	}: { text(slice: readonly Each[]): string; read(slice: readonly Each[], answer: Answer): Result[] },
): Promise<Result[]> {
	const slices = Math.ceil(all.length / atOnce);
	const results: Result[] = [];
	for (let at = 0; at < slices; at++) {
		const slice = all.slice(at * atOnce, (at + 1) * atOnce);
		const share = shareOf(at, slices);
		const scale = (percent: number) => from + (percent * (to - from)) / 100;
		const step = {
			name: `${name}: ${label} ${at + 1}`,
			label: slices === 1 ? label : `${label} ${at + 1} of ${slices}`,
			from: scale(share.from),
			to: scale(share.to),
		};
		const asked = async (part: Asking) => (await pose(question, { text: text(slice) }, part)).answer;
		results.push(...read(slice, await once(step, asking, asked)));
	}
	return results;
}
