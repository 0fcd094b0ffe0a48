import { composed, counted, type NumberWords } from "../number-words.ts";

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
	[100, "hundert"],
	[1000, "tausend"],
	[0.5, "halbe | halbes | halben | halber"],
	[1.5, "anderthalb | eineinhalb"],
	[2.5, "zweieinhalb"],
	[3.5, "dreieinhalb"],
	[4.5, "viereinhalb"],
];
