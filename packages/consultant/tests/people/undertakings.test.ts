import { describe, expect, it } from "vitest";
import { decide } from "../../src/decisions/decide.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { lostBoxes } from "../lost-boxes.ts";
import { caseOfText } from "../read-text.ts";

const tasks = (language: KnownLanguage, said: string) =>
	caseOfText(`${lostBoxes[language]}\n\n${said}`).actions.map(({ owner, text }) => [owner, text]);

describe("what somebody takes on", () => {
	it.each([
		[
			"en",
			"Nora Finch will look after the vans, Jack Dale would take the tests.",
			[
				["Nora Finch", "Nora Finch will look after the vans"],
				["Jack Dale", "Jack Dale would take the tests"],
			],
		],
		[
			"de",
			"Frau Lindner kümmert sich um die Etiketten. Herr Kolb soll die Waage prüfen.",
			[
				["Lindner", "Frau Lindner kümmert sich um die Etiketten"],
				["Kolb", "Herr Kolb soll die Waage prüfen"],
			],
		],
		[
			"fr",
			"Sophie Delmas prendrait en charge le logiciel, Karim Benali est prêt à essayer le four.",
			[
				["Sophie Delmas", "Sophie Delmas prendrait en charge le logiciel"],
				["Karim Benali", "Karim Benali est prêt à essayer le four"],
			],
		],
		[
			"es",
			"Marta Ruiz se encargará de la báscula y Lucía Vidal está dispuesta a probar la app.",
			[
				["Marta Ruiz", "Marta Ruiz se encargará de la báscula"],
				["Lucía Vidal", "Lucía Vidal está dispuesta a probar la app"],
			],
		],
		[
			"it",
			"Giulia Conti si occupa della vendita online. Elena Righi porta il bilancio in consiglio.",
			[
				["Giulia Conti", "Giulia Conti si occupa della vendita online"],
				["Elena Righi", "Elena Righi porta il bilancio in consiglio"],
			],
		],
		[
			"nl",
			"Joost Bakker zorgt voor de etiketten. Fatima Smit gaat de app proberen.",
			[
				["Joost Bakker", "Joost Bakker zorgt voor de etiketten"],
				["Fatima Smit", "Fatima Smit gaat de app proberen"],
			],
		],
	] as const)("is a task of theirs (%s: %s)", (language, said, expected) => {
		expect(tasks(language, said)).toEqual(expected);
	});

	it.each([
		[
			"en",
			"I'll call the carrier. Paul, you check the computer",
			"I'll call the carrier",
			"Paul, you check the computer",
		],
		[
			"de",
			"Ich kümmere mich um den Spediteur. Paul, du schaust nach dem Rechner",
			"Ich kümmere mich um den Spediteur",
			"Paul, du schaust nach dem Rechner",
		],
		[
			"fr",
			"Je m'occupe du transporteur. Paul, tu regardes l'ordinateur",
			"Je m'occupe du transporteur",
			"Paul, tu regardes l'ordinateur",
		],
		[
			"es",
			"y yo hablo con el transportista. Paul, tú mira lo del ordenador",
			"yo hablo con el transportista",
			"Paul, tú mira lo del ordenador",
		],
		[
			"it",
			"io parlo con il corriere. Paul, tu guarda il computer",
			"io parlo con il corriere",
			"Paul, tu guarda il computer",
		],
		[
			"nl",
			"ik bel de vervoerder. Paul, jij kijkt naar de computer",
			"ik bel de vervoerder",
			"Paul, jij kijkt naar de computer",
		],
	] as const)(
		"in a chat is the speaker's, and of whom it is asked (%s)",
		(language, said, promise, asked) => {
			const chat = `[12/10/26, 21:03] Lucia: ${lostBoxes[language]}\n[12/10/26, 21:04] Paul: ok\n[12/10/26, 21:05] Lucia: ${said}\n[12/10/26, 21:06] Paul: ok`;
			const found = caseOfText(chat).actions.map(({ owner, text }) => [owner, text]);
			expect(found).toEqual([
				["Lucia", promise],
				["Paul", asked],
			]);
		},
	);

	it.each([
		["en", "From: Nora Finch, head of stock\nTo: Jack Dale", "I'll call the carrier."],
		["de", "Von: Nora Finch, Leitung Lager\nAn: Jack Dale", "Ich kümmere mich um den Spediteur."],
		["fr", "De : Nora Finch, directrice\nÀ : Jack Dale", "Le sujet du transporteur me revient."],
		["es", "De: Nora Finch, directora\nPara: Jack Dale", "Me encargo del transportista."],
		["it", "Da: Nora Finch, direttrice\nA: Jack Dale", "Mi occupo del corriere."],
		["nl", "Van: Nora Finch, directeur\nAan: Jack Dale", "Ik bel de vervoerder."],
	] as const)("in a memo is its author's (%s)", (language, head, said) => {
		const memo = `MEMO\n${head}\n\n${lostBoxes[language]}\n\n${said}`;
		expect(caseOfText(memo).actions.map(({ owner }) => owner)).toEqual(["Nora Finch"]);
	});

	it.each([
		["en", "Nora Finch will not look after the vans. Jack Dale should have known. Who will take the tests?"],
		["en", "If Nora Finch looks after the vans, we save time."],
		["de", "Frau Lindner kümmert sich nicht um die Etiketten. Herr Kolb wird krank sein."],
		["fr", "Sophie Delmas ne s'occupe pas du logiciel. Karim Benali va partir."],
		["es", "Marta Ruiz no se encarga de la báscula. Lucía Vidal va a dejar la casa."],
		["it", "Giulia Conti non si occupa della vendita. Elena Righi dovrebbe sapere."],
		["nl", "Joost Bakker zorgt niet voor de etiketten. Fatima Smit gaat weg."],
	] as const)("is nothing that they do not, or that is no task (%s: %s)", (language, said) => {
		expect(tasks(language, said)).toEqual([]);
	});
});

const ways: Record<KnownLanguage, { text: string; owner: string; way: string }> = {
	en: {
		text: "Options\n- a new scale for the yard, £6,000, 3 weeks\n- stronger boxes, £9,000, 4 weeks\n\nNora Finch would take the scale.",
		owner: "Nora Finch",
		way: "scale",
	},
	de: {
		text: "Vorschläge\n- eine neue Waage für den Hof, 6.000 €, 3 Wochen\n- festere Kartons, 9.000 €, 4 Wochen\n\nFrau Lindner kümmert sich um die Waage.",
		owner: "Lindner",
		way: "Waage",
	},
	fr: {
		text: "Pistes\n- une nouvelle balance pour la cour, 6 000 €, 3 semaines\n- des caisses plus fortes, 9 000 €, 4 semaines\n\nSophie Delmas prendrait en charge la balance.",
		owner: "Sophie Delmas",
		way: "balance",
	},
	es: {
		text: "Propuestas\n- una báscula nueva para el patio, 6.000 €, 3 semanas\n- envases más fuertes, 9.000 €, 4 semanas\n\nMarta Ruiz se encargará de la báscula.",
		owner: "Marta Ruiz",
		way: "báscula",
	},
	it: {
		text: "Proposte\n- una bilancia nuova per il cortile, 6.000 €, 3 settimane\n- imballi più forti, 9.000 €, 4 settimane\n\nGiulia Conti si occupa della bilancia.",
		owner: "Giulia Conti",
		way: "bilancia",
	},
	nl: {
		text: "Voorstellen\n- een nieuwe weegschaal voor de werf, € 6.000, 3 weken\n- sterkere verpakking, € 9.000, 4 weken\n\nJoost Bakker zorgt voor de weegschaal.",
		owner: "Joost Bakker",
		way: "weegschaal",
	},
};

describe("who takes on a way of the text", () => {
	it.each(Object.entries(ways) as [KnownLanguage, (typeof ways)[KnownLanguage]][])(
		"is its owner, and does not do it twice (%s)",
		(language, { text, owner, way }) => {
			const read = caseOfText(`${lostBoxes[language]}\n\n${text}`);
			const taken = read.options.filter((option) => option.owner === owner);
			expect(taken.map(({ label }) => label.includes(way))).toEqual([true]);
			const today = "2026-11-22";
			const rootCause = read.causes[0]?.text ?? "";
			const decisions = decide(read, null, null, { rootCause, today });
			const measures = decisions.find(({ id }) => id === "measures");
			const chosen = measures?.options.find(({ label }) => label.includes(way))?.id ?? "";
			const plan = makePlan(read, null, { rootCause, decisions, selected: { measures: chosen }, today });
			const names = plan.workstreams.flatMap((stream) => stream.tasks.map(({ name }) => name));
			expect(names.filter((name) => name.includes(owner))).toEqual([]);
			expect(names.some((name) => name.includes(way))).toBe(true);
		},
	);

	it("brings whom they do it with", () => {
		const read = caseOfText(
			`${lostBoxes.de}\n\nVorschläge\n- ein Merkblatt ins Internet stellen, kostet nichts, 2 Wochen\n- festere Kartons, 9.000 €, 4 Wochen\n\nFrau Brandt stellt mit Frau Lindner das Merkblatt bis zum 25.09.2026 online.`,
		);
		expect(read.actions.map(({ owner, joined }) => [owner, joined])).toEqual([["Brandt", ["Lindner"]]]);
	});

	it("is not who only decides on it", () => {
		const read = caseOfText(
			`${lostBoxes.en}\n\nOptions\n- a new scale for the yard, £6,000, 3 weeks\n- stronger boxes, £9,000, 4 weeks\n\nMr Kolb must decide about the scale by 4 December 2026.`,
		);
		expect(read.options.map(({ owner }) => owner)).toEqual([null, null]);
	});
});
