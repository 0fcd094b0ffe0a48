import { composed, counted, type NumberWords } from "../number-words.ts";

export const englishNumbers: NumberWords = [
	...counted(0, "zero one two three four five six seven eight nine ten"),
	...counted(11, "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"),
	...composed(
		"twenty thirty forty fifty sixty seventy eighty ninety",
		"one two three four five six seven eight nine",
		(ten, unit) => `${ten} ${unit}`,
	),
];
