import { expect, it } from "vitest";
import { consultationOf } from "../read-text.ts";

const valuesOf = (text: string) =>
	consultationOf(text)
		.case.statements.flatMap(({ figures }) => figures)
		.filter(({ date }) => date === null)
		.map(({ value }) => value);

it.each([
	[
		"Mexican Spanish",
		"En septiembre rechazamos 4,120 tubos de 60,600 recibidos. El rechazo es de 6.8 % y cuesta 1,450,000 pesos al año.",
		[4120, 60_600, 6.8, 1_450_000],
	],
	[
		"Spanish of Spain",
		"En septiembre rechazamos 4.120 tubos de 60.600 recibidos. El rechazo es del 6,8 % y cuesta 1.450.000 euros al año.",
		[4120, 60_600, 6.8, 1_450_000],
	],
	[
		"German in the English way",
		"Im Mai kamen 2,400 Pakete zurück, 4.5 % von allen. Der Schaden liegt bei 1,200,000 Franken im Jahr.",
		[2400, 4.5, 1_200_000],
	],
	[
		"English in the German way",
		"In May 2.400 parcels came back, 4,5 % of all parcels. The damage is 1.200.000 euros a year.",
		[2400, 4.5, 1_200_000],
	],
	[
		"German with one point that says nothing",
		"Im Mai kamen 2.400 Pakete zurück, 4.5 % von allen. Die Quote lag im April bei 4,125 %.",
		[2400, 4.5, 4.125],
	],
])("separators are read as the text has them: %s", (_name, text, values) => {
	expect(valuesOf(text)).toEqual(values);
});
