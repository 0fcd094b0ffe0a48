import { describe, expect, it } from "vitest";
import { decide } from "../../src/decisions/decide.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const actions = (text: string) => caseOfText(text).actions.map(({ owner, due }) => [owner, due]);

describe("who does what by when", () => {
	it.each([
		[
			"en",
			"Note of 3 March 2026\n\nOf 40 boxes 12 arrive broken, says Marek.\n\nMarek checks the packing by 20 March. Leila - please price new boxes by 25 March. Marek to call the carrier.",
			[
				["Marek", "2026-03-20"],
				["Leila", "2026-03-25"],
				["Marek", null],
			],
		],
		[
			"de",
			"Vermerk vom 3. März 2026\n\nVon 40 Kartons sind 12 defekt.\n\nNächste Schritte\nFrau Oyelaran klärt mit dem Spediteur die Verpackung bis 20.3.\nHerr Wenger legt das Protokoll offen bis 25.3.",
			[
				["Oyelaran", "2026-03-20"],
				["Wenger", "2026-03-25"],
			],
		],
		[
			"fr",
			"Note du 3 mars 2026\n\nSur 40 cartons, 12 arrivent cassés.\n\nÀ faire : O. Diallo relance le transporteur avant le 20 mars. Mme Le Guen chiffre les nouveaux cartons pour le 25 mars.",
			[
				["O. Diallo", "2026-03-20"],
				["Le Guen", "2026-03-25"],
			],
		],
		[
			"es",
			"Nota del 3 de marzo de 2026\n\nDe 40 cajas llegan 12 rotas.\n\nPaco habla con el transportista antes del 20 de marzo. Iván manda un plan al cliente el 25 de marzo.",
			[
				["Paco", "2026-03-20"],
				["Iván", "2026-03-25"],
			],
		],
		[
			"it",
			"Nota del 3 marzo 2026\n\nSu 40 scatole 12 arrivano rotte, secondo Dario e secondo Sabina.\n\nSabina: misure entro il 20 marzo. Dario controlla gli imballi da lunedì.",
			[
				["Sabina", "2026-03-20"],
				["Dario", null],
			],
		],
		[
			"nl",
			"Notitie van 3 maart 2026\n\nVan de 40 dozen komen er 12 kapot aan, volgens Joost.\n\nFatima vraagt de vervoerder om een proef (vóór 20 maart). Joost stuurt de foto's door.",
			[
				["Fatima", "2026-03-20"],
				["Joost", null],
			],
		],
		[
			"asked of somebody",
			"Note of 3 March 2026\n\nOf 40 boxes 12 arrive broken, say Marek and Leila.\n\nLeila, can you price new boxes properly by 25 March? Marek looks after the tape, Leila talks to the carrier by 20 March.",
			[
				["Leila", "2026-03-25"],
				["Marek", null],
				["Leila", "2026-03-20"],
			],
		],
		[
			"gefragt und zu zweit",
			"Vermerk vom 3. März 2026\n\nVon 40 Kartons sind 12 defekt, sagen Mirjam Ay und Silke Kern.\n\nMirjam kümmert sich um die Packstation, Silke spricht bis zum 30.3. mit dem Spediteur.",
			[
				["Mirjam Ay", null],
				["Silke Kern", "2026-03-30"],
			],
		],
		[
			"pedido a alguien",
			"Nota del 3 de marzo de 2026\n\nDe 40 cajas llegan 12 rotas, dicen Tomás y Beatriz.\n\nTomás, encárgate de las cajas. Beatriz, pide al transportista una oferta por escrito antes del viernes 20.",
			[
				["Tomás", null],
				["Beatriz", "2026-03-20"],
			],
		],
	])("is an action, no option and no cause: %s", (_, text, expected) => {
		const read = caseOfText(text);
		expect(read.actions.map(({ owner, due }) => [owner, due])).toEqual(expected);
		const ids = new Set(read.actions.map(({ statement }) => statement.id));
		const elsewhere = [...read.causes, ...read.options].flatMap(({ statements }) => statements);
		expect(elsewhere.filter(({ id }) => ids.has(id))).toEqual([]);
		expect(read.statements.filter(({ id }) => ids.has(id)).map(({ role }) => role)).toEqual(
			[...ids].map(() => "action"),
		);
	});

	it.each([
		["en, many", "Note of 3 March 2026\n\nInvoices arrive by 20 March. Trucks leave on 25 March."],
		[
			"en, what was",
			"Note of 3 March 2026\n\nAccording to Marek 12 boxes broke. Marek noticed it on 2 February 2026.",
		],
		[
			"de, a thing",
			"Vermerk vom 3. März 2026\n\nVertrag endet bis 20. März. Entscheidung der Leitung am 25. März.",
		],
		["fr, a meeting", "Note du 3 mars 2026\n\nProchaine séance le 25 mars."],
		[
			"es, what somebody says",
			"Nota del 3 de marzo de 2026\n\nIván (ventas) dice que 12 de 40 cajas llegan rotas.",
		],
	])("is not: %s", (_, text) => {
		expect(actions(text)).toEqual([]);
	});
});

describe("who answers for an option", () => {
	it.each([
		[
			"en",
			"Of the 40 boxes that we sent in February 12 were broken because nobody checks them.\n\nOptions\n- stronger boxes, £9,000, 3 weeks – Pete Dunmore to order",
			"Pete Dunmore",
		],
		[
			"de",
			"Von 40 Kartons waren im Februar 12 defekt, weil niemand sie prüft.\n\nVorschläge\n- Festere Kartons, 9.000 €, 3 Wochen, Leitung Frau Inderbitzin",
			"Inderbitzin",
		],
		[
			"fr",
			"Sur 40 cartons 12 sont cassés, dit M. Bonafous.\n\nPistes\n- cartons plus forts, 9 000 €, trois semaines (Bonafous porte le dossier)",
			"M. Bonafous",
		],
		[
			"it",
			"Su 40 scatole 12 sono rotte, secondo Sabina.\n\nProposte\n- scatole più forti: 3 settimane, 9.000 euro (Sabina)",
			"Sabina",
		],
	])("is named with it: %s", (_, text, owner) => {
		expect(caseOfText(text).options.map((option) => option.owner)).toEqual([owner]);
	});
});

describe("an action of the text", () => {
	const memo =
		"Note of 3 March 2026\n\nOf 900 parcels 180 were broken in February because nobody checks the boxes, says Marek. That costs us £40,000 a year.\n\nOptions\n- stronger boxes, £6,000, 3 weeks\n- a second packer, £9,000, 4 weeks\n\nLeila - please price the foam by 20 March. Marek to call the carrier.";
	const today = "2026-03-04";
	const rootCause = "nobody checks the boxes";
	const { case: read } = consultationOf(memo);
	const decisions = decide(read, null, null, { rootCause, today });
	const [measures] = decisions;
	const planOf = (id: string | undefined) =>
		makePlan(read, null, { rootCause, decisions, selected: { measures: id ?? "" }, today });

	it("is a task of the plan with its owner, ending on its day", () => {
		const plan = planOf(measures?.options.find(({ measures: held }) => held?.length)?.id);
		const tasks = plan.workstreams.flatMap((stream) => stream.tasks).filter(({ owner }) => owner);
		expect(
			tasks.map(({ name, owner, start_day, duration_days }) => [name, owner, start_day, duration_days]),
		).toEqual([
			["Leila - please price the foam by 20 March", "Leila", 0, 11],
			["Marek to call the carrier", "Marek", 0, 5],
		]);
		expect(tasks[0]?.description).toContain("20 March 2026");
		expect(tasks[1]?.description).toContain("no day");
		expect(plan.resources.map(({ role }) => role)).not.toContain("Leila");
	});

	it.each([
		[
			"en",
			"Of 40 boxes 12 arrive broken.",
			"I saw it.",
			"So: Marek rings the carrier tomorrow. Marek, make me the list of all the forty boxes that we use most by 20 March.",
		],
		[
			"de",
			"Von 40 Kartons sind 12 defekt.",
			"Habe ich gesehen.",
			"Also gut: Marek ruft morgen den Spediteur an. Marek, mach mir die Liste der vierzig Kartons, die wir am meisten brauchen, bis 20. März.",
		],
		[
			"fr",
			"Sur 40 cartons, 12 arrivent cassés.",
			"Je les ai vus.",
			"Donc : Marek appelle le transporteur demain. Marek, fais-moi la liste des quarante cartons que nous utilisons le plus avant le 20 mars.",
		],
		[
			"es",
			"De 40 cajas llegan 12 rotas.",
			"Ya las vi.",
			"Entonces: Marek llama al transportista mañana. Marek, hazme la lista de las cuarenta cajas que más se usan para el 20 de marzo.",
		],
		[
			"it",
			"Su 40 scatole 12 arrivano rotte.",
			"Le ho viste.",
			"Quindi: Marek chiama il corriere domani. Marek, fammi la lista delle quaranta scatole che usiamo di più entro il 20 marzo.",
		],
		[
			"nl",
			"Van de 40 dozen komen er 12 kapot aan.",
			"Dat zag ik.",
			"Dus: Marek belt morgen de vervoerder. Marek, maak voor mij de lijst van de veertig dozen die wij het meest gebruiken vóór 20 maart.",
		],
	])("is heard where one says in a talk what another is to do (%s)", (_, gap, answer, tasks) => {
		const at = (minute: number) => `[03/03/26, 19:0${minute}]`;
		const talk = [`Leila Hart: ${gap}`, `Marek Dunn: ${answer}`, `Leila Hart: ${tasks}`, "Marek Dunn: ok"];
		const { actions: found, causes } = caseOfText(
			talk.map((line, index) => `${at(index)} ${line}`).join("\n"),
		);
		expect(found.map(({ owner }) => owner)).toEqual(["Marek Dunn", "Marek Dunn"]);
		expect(causes.filter(({ text }) => text.includes("Marek"))).toEqual([]);
	});

	it("is none where all is left as it is", () => {
		const plan = planOf(measures?.options.find(({ id }) => id.startsWith("leave"))?.id);
		expect(plan.workstreams.flatMap(({ tasks }) => tasks).some(({ owner }) => owner)).toBe(false);
	});
});
