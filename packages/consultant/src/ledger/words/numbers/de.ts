import { composed, counted, type NumberWords, rounded } from "../number-words.ts";

const units = "ein zwei drei vier fünf sechs sieben acht neun";

export const germanNumbers: NumberWords = [
	...counted(0, "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
	...counted(13, "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"),
	...composed(
		"zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
		units,
		(ten, unit) => `${unit}und${ten}`,
	),
	[1, "ein | eine | einen | einem | einer | eines"],
	[2, "zweien | zweier"],
	[3, "dreien | dreier"],
	[4, "vieren"],
	[5, "fünfen"],
	[30, "dreissig"],
	...units.split(" ").map((unit, index) => [(index + 1) * 100, `${unit}hundert`] as const),
	...units.split(" ").map((unit, index) => [(index + 1) * 1000, `${unit}tausend`] as const),
	[100, "hundert"],
	[1000, "tausend"],
	...units.split(" ").map((unit, index) => [(index + 1) * 100_000, `${unit}hunderttausend`] as const),
	...rounded("zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert", "tausend"),
	[0.5, "halbe | halbes | halben | halber"],
	[1.5, "anderthalb | eineinhalb"],
	[2.5, "zweieinhalb"],
	[3.5, "dreieinhalb"],
	[4.5, "viereinhalb"],
];
