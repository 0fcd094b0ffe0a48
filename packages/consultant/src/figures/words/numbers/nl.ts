import { composed, counted, type NumberWords } from "../number-words.ts";

const units = "een twee drie vier vijf zes zeven acht negen";

export const dutchNumbers: NumberWords = [
	...counted(
		0,
		`nul ${units} tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien`,
	),
	...composed(
		"twintig dertig veertig vijftig zestig zeventig tachtig negentig",
		units,
		(ten, unit) => `${unit}en${ten}`,
	),
	[100, "honderd"],
	[1000, "duizend"],
	[0.5, "half | halve"],
	[1.5, "anderhalf | anderhalve"],
	[2.5, "tweeënhalf | tweeënhalve"],
	[3.5, "drieënhalf | drieënhalve"],
];
