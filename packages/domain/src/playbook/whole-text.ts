/** Ends of what can stand by itself: of a sentence, a part between signs, a word. */
const ends = [/[.!?](?=\s)/gu, /[;:,](?=\s)|\s[–—-](?=\s)/gu, /(?=\s)/gu];

/** A text of at most `most` characters that ends where something does, without a sign that more was there; null for none. */
export function shortened(text: string, most: number): string | null {
	const whole = text.trim();
	if (whole.length <= most) return whole || null;
	const head = whole.slice(0, most + 1);
	for (const end of ends) {
		const last = [...head.matchAll(end)].at(-1);
		const kept = last && head.slice(0, last.index + (/[.!?]/u.test(last[0]) ? 1 : 0)).trim();
		if (kept && kept.length * 2 >= most) return kept;
	}
	return whole.slice(0, most).trim();
}

const cutPart = /^(.*?\S)\s*…$/u;
const joint = /(\s\+\s|;\s)/u;

/**
 * A label whose parts were cut for the screen ("Store + Spare parts that …"), each part as one of the other texts has it
 * in full; without a text that goes on so it ends where it was cut, without the sign.
 */
export function uncut(label: string, others: readonly string[]): string {
	if (!label.includes("…")) return label;
	return label
		.split(joint)
		.map((part) => {
			const [, head] = cutPart.exec(part.trim()) ?? [];
			if (head === undefined) return part;
			return goesOn(head, others) ?? head;
		})
		.join("");
}

/** The shortest part of the texts that begins so and is no cut one itself. */
function goesOn(head: string, others: readonly string[]): string | undefined {
	const begins = head.toLowerCase();
	return others
		.flatMap((text) => text.split(/\s\+\s|;\s|(?<=[.!?])\s/u))
		.map((part) => part.trim().replace(/[.;]$/u, ""))
		.filter(
			(part) => part.length > head.length && part.toLowerCase().startsWith(begins) && !part.includes("…"),
		)
		.sort((one, other) => one.length - other.length)[0];
}
