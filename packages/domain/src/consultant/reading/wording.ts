/** On one line, without the mark at its end. */
export function plain(text: string): string {
	return withoutEnd(text.replaceAll(/\s+/g, " "), /[\s.!?;:,"”“»]+$/u).replace(/^[\s„“"«]+/u, "");
}

/** Without the marks at its end; the point of “p.m.” is part of its word. */
export function withoutEnd(text: string, marks = /[\s.!?;:,]+$/u): string {
	const bare = text.replace(marks, "");
	const isShortened = /(?:^|[\s(])(?:\p{L}\.)+\p{L}$/u.test(bare) && text[bare.length] === ".";
	return isShortened ? `${bare}.` : bare;
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
