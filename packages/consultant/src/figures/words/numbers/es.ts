import { counted, type NumberWords } from "../number-words.ts";

const tens = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];

export const spanishNumbers: NumberWords = [
	...counted(0, "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"),
	...counted(
		16,
		"dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro",
	),
	...counted(25, "veinticinco veintiséis veintisiete veintiocho veintinueve"),
	[1, "un | una"],
	[21, "veintiún | veintiuna"],
	...tens.flatMap((ten, index): NumberWords => {
		const base = 30 + index * 10;
		const after = counted(base + 1, "uno dos tres cuatro cinco seis siete ocho nueve");
		return [
			[base, ten],
			[base + 1, `${ten} y un | ${ten} y una`],
			...after.map(([value, unit]) => [value, `${ten} y ${unit}`] as const),
		];
	}),
	[0.5, "medio | media"],
	[100, "cien | ciento"],
	[1000, "mil"],
	[200, "doscientos | doscientas"],
	[300, "trescientos | trescientas"],
	[400, "cuatrocientos | cuatrocientas"],
	[500, "quinientos | quinientas"],
	[600, "seiscientos | seiscientas"],
	[700, "setecientos | setecientas"],
	[800, "ochocientos | ochocientas"],
	[900, "novecientos | novecientas"],
];
