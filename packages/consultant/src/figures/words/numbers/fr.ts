import { counted, type NumberWords } from "../number-words.ts";

const units = "un deux trois quatre cinq six sept huit neuf";
const teens = "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf";
const tens = ["vingt", "trente", "quarante", "cinquante", "soixante"];

export const frenchNumbers: NumberWords = [
	...counted(0, `zéro ${units} ${teens}`),
	[1, "une"],
	...tens.flatMap((ten, index): NumberWords => {
		const base = 20 + index * 10;
		const after = counted(base + 2, "deux trois quatre cinq six sept huit neuf");
		return [
			[base, ten],
			[base + 1, `${ten} et un | ${ten} et une`],
			...after.map(([value, unit]) => [value, `${ten} ${unit}`] as const),
		];
	}),
	...counted(70, teens).map(([value, teen]) => [value, `soixante ${teen}`] as const),
	[71, "soixante et onze"],
	[80, "quatre-vingts | quatre-vingt"],
	...counted(81, `${units} ${teens}`).map(([value, word]) => [value, `quatre-vingt ${word}`] as const),
	[70, "septante"],
	[90, "nonante"],
	[0.5, "demi | demie"],
	[100, "cent"],
	[1000, "mille"],
	[1.5, "un et demi | une et demie"],
];
