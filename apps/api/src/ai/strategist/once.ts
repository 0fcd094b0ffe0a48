import type { Asking } from "@throughline/trpc/ports/asking";

/** A part of a piece of work: what it is called in the run, and for the person (empty: it names itself); from and to which percentage it takes it. */
export type Slice = { name: string; label: string; from: number; to: number };

/** A call that is paid for once, whose progress is a part of the whole and says which part. */
export async function once<T>(
	{ name, label, from, to }: Slice,
	asking: Asking,
	call: (part: Asking) => Promise<T>,
): Promise<T> {
	const part: Asking = {
		...asking,
		say: async (progress, message, kind) =>
			await asking.say?.(
				from + ((to - from) * progress) / 100,
				label === "" ? message : `${label}: ${message}`,
				kind,
			),
	};
	const work = () => call(part);
	return asking.step ? await asking.step(name, work) : await work();
}

/** The percentages between which one of several slices reports, from 0. */
export function shareOf(at: number, slices: number): Pick<Slice, "from" | "to"> {
	return { from: (at * 100) / slices, to: ((at + 1) * 100) / slices };
}
