import { composed, counted, type NumberWords } from "../number-words.ts";

const units = "uno due tre quattro cinque sei sette otto nove";

export const italianNumbers: NumberWords = [
	...counted(
		0,
		`zero ${units} dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove`,
	),
	[1, "un | una"],
	[0.5, "mezzo | mezza"],
	[100, "cento"],
	[1000, "mille"],
	...composed("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", units, joined),
];

/** The last vowel of the ten is dropped before another: ventuno, ventotto. */
function joined(ten: string, unit: string): string {
	return /^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit;
}
