/** On one line, without the mark at its end. */
export function plain(text: string): string {
	return text
		.replaceAll(/\s+/g, " ")
		.replace(/[\s.!?;:,"”“»]+$/u, "")
		.replace(/^[\s„“"«]+/u, "");
}

/** No names, though a text may hold them at the head of a sentence only. */
const counting =
	/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|half|another|everybody|somebody|people|late|new|old|missing|fewer|less|too|viele|einige|mehrere|manche|wenige|alle|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/u;

/** With a small first letter where the word is no name, so that it can go on a sentence. */
export function withSmallHead(text: string, isCommon: (word: string) => boolean): string {
	const head = /^\p{Lu}[\p{L}'’-]*/u.exec(text)?.[0];
	if (head === undefined) return text;
	const small = head.charAt(0).toLowerCase() + head.slice(1);
	return isCommon(small) || counting.test(small) ? small + text.slice(head.length) : text;
}
