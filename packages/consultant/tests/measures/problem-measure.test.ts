import { describe, expect, it } from "vitest";
import { decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

const kpisIn = (text: string) => {
	const consultation = consultationOf(text);
	const rootCause = treeOf(consultation).branches[0]?.option ?? "";
	const settled = { rootCause, whysPath: [rootCause], research: null };
	const decisions = decisionsOf(consultation, settled, today);
	const selected = Object.fromEntries(
		decisions.flatMap(({ id, options }) =>
			options.filter(({ recommended }) => recommended).map((option) => [id, option.id]),
		),
	);
	return planOf(consultation, { ...settled, decisions, selected }, today).kpis;
};

describe("where nobody says what is wanted", () => {
	it.each([
		[
			"en",
			"The clinic loses 310 appointments a month because nobody reminds the patients.",
			"The clinic loses appointments a month",
		],
		[
			"de",
			"Die Klinik verliert 310 Termine im Monat, weil niemand die Patienten erinnert.",
			"Die Klinik verliert Termine im Monat",
		],
		[
			"es",
			"La clínica pierde 310 citas al mes porque nadie avisa a los pacientes.",
			"La clínica pierde citas al mes",
		],
		[
			"it",
			"La clinica perde 310 appuntamenti al mese perché nessuno avvisa i pazienti.",
			"La clinica perde appuntamenti al mese",
		],
		[
			"nl",
			"De kliniek verliest 310 afspraken per maand omdat niemand de patiënten herinnert.",
			"De kliniek verliest afspraken per maand",
		],
	])("what the problem counts is watched, from its value of today (%s)", (_, text, name) => {
		expect(kpisIn(`${text}\n\nWe could buy a service for 4,200 €.`)).toEqual([
			expect.objectContaining({ name, baseline: "310", mark: "quoted", lower_is_better: true }),
		]);
	});

	it("nothing is where the problem does not say whether more or less would be better", () => {
		const names = kpisIn("The clinic has 310 appointments a month because nobody reminds the patients.").map(
			({ name }) => name,
		);
		expect(names.join()).not.toContain("appointments");
	});
});
