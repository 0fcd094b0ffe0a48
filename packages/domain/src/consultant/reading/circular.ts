/** Stems that name one thing: the noun and the word for how it is. */
const kin = [
	["heat", "hot", "warm"],
	["delay", "late", "lateness"],
	["absenc", "miss", "lack"],
	["loss", "los", "lost"],
	["cost", "expensiv"],
	["hitz", "heiss"],
	["verspat", "spat", "verzoger"],
	["mangel", "fehl"],
	["kost", "teu"],
].map((stems) => new Set(stems));

/** A phrase of more words says something of its own. */
const mostWords = 2;

/** Whether a cause only says its effect again: the heat, for that it is too hot. */
export function isCircular(cause: readonly string[], effect: readonly string[]): boolean {
	if (cause.length === 0 || cause.length > mostWords) return false;
	return cause.every((word) => effect.some((other) => areKin(word, other)));
}

function areKin(one: string, other: string): boolean {
	if (one === other) return true;
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return (
		(short.length >= 5 && long.startsWith(short)) || kin.some((stems) => stems.has(one) && stems.has(other))
	);
}

/** Where a cause takes trouble away, it is a remedy: fewer emergency calls, lower costs. */
const relief =
	/\b(?:fewer|less|lower|shorter|reduced)\s+(?:\p{L}+\s+)?(?:calls|emergenc\w*|complaints|losses|costs|penalt\w*|delays|failures|errors|defects|outages)\b|\b(?:weniger|geringere|niedrigere|kürzere)\s+(?:\p{L}+\s+)?(?:ausfälle|notrufe|beschwerden|verluste|kosten|strafen|verspätungen|fehler|mängel|reklamationen|wartezeiten)/iu;

/** Whether what a cause leads to is something good. */
export function isRemedy(effects: readonly { text: string }[]): boolean {
	return effects.length > 0 && effects.every(({ text }) => relief.test(text));
}
