import type { Asking } from "@throughline/trpc/ports/asking";

/** A call that is paid for once, whose progress is a part of the whole. */
export async function once<T>(
	name: string,
	asking: Asking,
	[from, to]: [number, number],
	call: (part: Asking) => Promise<T>,
): Promise<T> {
	const part: Asking = {
		...asking,
		say: async (progress, message, kind) =>
			await asking.say?.(from + ((to - from) * progress) / 100, message, kind),
	};
	const work = () => call(part);
	return asking.step ? await asking.step(name, work) : await work();
}
