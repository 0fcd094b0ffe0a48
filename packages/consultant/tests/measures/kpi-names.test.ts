import { describe, expect, it } from "vitest";
import { EvidenceFinder } from "../../src/plan/evidence.ts";
import { kpisOf } from "../../src/plan/kpis.ts";
import { caseOfText } from "../read-text.ts";

function firstKpi(text: string) {
	const read = caseOfText(text);
	return kpisOf(read, null, new EvidenceFinder(read))[0];
}

describe("A KPI", () => {
	it.each([
		[
			"en",
			"Feeding a guest cost £9.40 per stay in May. By June 2027 it should be £7 per stay.",
			"GBP / stay",
		],
		[
			"de",
			"Die Wäsche kostete im Mai 9,40 € je Bett. Bis Juni 2027 sollen es 7 € je Bett sein.",
			"EUR / Bett",
		],
		[
			"fr",
			"Le nettoyage a coûté 9,40 € par chambre en mai. L'objectif est de 7 € par chambre.",
			"EUR / chambre",
		],
		["es", "La limpieza costó 9,40 € por cama en mayo. El objetivo es de 7 € por cama.", "EUR / cama"],
		["it", "La pulizia è costata 9,40 € per letto a maggio. L'obiettivo è di 7 € per letto.", "EUR / letto"],
		["nl", "Het wassen kostte in mei € 9,40 per bed. Het doel is € 7 per bed.", "EUR / bed"],
		["en", "Rent arrears stand at £612,000 today. The target is £260,000 of rent arrears.", "GBP"],
	])("in money for one of something says of what (%s)", (_, text, unit) => {
		expect(firstKpi(text)?.unit).toBe(unit);
	});

	it.each([
		[
			"en",
			"Letters nobody answers",
			"Last year 61 % of those who wrote got a reply. The target is 85 % by June 2027.",
		],
		[
			"de",
			"Briefe, die niemand beantwortet",
			"Im Vorjahr bekamen 61 %, die schrieben, Antwort. Ziel sind 85 % bis Juni 2027.",
		],
		[
			"fr",
			"Les lettres sans réponse",
			"L'an dernier, 61 % de ceux qui ont écrit ont été servis. L'objectif est de 85 %.",
		],
		[
			"nl",
			"Brieven die niemand beantwoordt",
			"Vorig jaar kreeg 61 % van wie schreef antwoord. Het doel is 85 %.",
		],
	])("that is to rise is not called by what is lacking (%s)", (_, title, said) => {
		const kpi = firstKpi(`${title}\n\n${said}`);
		expect([kpi?.baseline, kpi?.target]).toEqual(["61", "85"]);
		expect(kpi?.name).not.toBe(title);
	});

	it.each([
		[
			"en",
			"Letters nobody answers",
			"Last year 61 % of those letters lay unanswered. The target is 20 % by June 2027.",
		],
	])("that is to fall may be (%s)", (_, title, said) => {
		const kpi = firstKpi(`${title}\n\n${said}`);
		expect([kpi?.baseline, kpi?.target, kpi?.lower_is_better]).toEqual(["61", "20", true]);
	});

	it.each([
		["en", "Whoever rang us in spring hung 14 minutes in the queue. Agreed with the towns: 4 minutes."],
		[
			"de",
			"Wer uns im Frühjahr anrief, hing 14 Minuten in der Leitung. Vereinbart mit den Städten: 4 Minuten.",
		],
		["fr", "Les abonnés sont restés 14 heures sans eau. La préfecture demande 4 heures au plus."],
		[
			"nl",
			"Wie ons in het voorjaar belde, hing 14 minuten in de wacht. Afgesproken met de gemeenten: 4 minuten.",
		],
		[
			"en",
			"For all that, 31 % of calls in April were never answered. I want it under 8 % by the end of November.",
		],
	])("has a name without a hole (%s)", (_, text) => {
		const name = firstKpi(text)?.name ?? "…";
		expect(name).not.toContain("…");
	});
});

describe("Days of which the subject is only the thing", () => {
	it.each([
		[
			"en",
			"The pump is old and worn. The pool was shut on 23 days, in the whole year before on 6. 214 families have signed a complaint about it. We want at most 5 days in 2027.",
			"The pool was shut on …",
		],
		[
			"de",
			"Die Pumpe ist alt. Das Bad war an 23 Tagen geschlossen, im Jahr davor an 6. 214 Familien haben sich beschwert. 2027 sollen es höchstens 5 Tage sein.",
			"Das Bad war an … geschlossen",
		],
		[
			"fr",
			"La pompe est vieille. La piscine a été fermée 23 jours, l'année d'avant 6. 214 familles se sont plaintes. L'objectif pour 2027 est de 5 jours au plus.",
			"La piscine a été fermée …",
		],
		[
			"it",
			"La pompa è vecchia. La piscina è rimasta chiusa 23 giorni, l'anno prima 6. 214 famiglie si sono lamentate. Nel 2027 vogliamo al massimo 5 giorni.",
			"La piscina è rimasta chiusa …",
		],
		[
			"nl",
			"De pomp is oud. Het zwembad was 23 dagen dicht, het jaar ervoor 6. 214 gezinnen hebben geklaagd. In 2027 willen we hoogstens 5 dagen.",
			"Het zwembad was … dicht",
		],
	])(
		"are called by what the sentence says of them, with the later value as today's (%s)",
		(_, text, name) => {
			const [measure] = caseOfText(text).measures;
			expect([measure?.name, measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([
				name,
				23,
				5,
			]);
		},
	);

	it.each([
		[
			"de",
			"Wer ein Buch vormerkt, wartet im Mittel 39 Tage. Bis Juni 2027 sollen es 20 Tage sein.",
			"Wartezeit",
		],
		[
			"fr",
			"Qui réserve un livre attend en moyenne 39 jours. L'objectif est de 20 jours en juin 2027.",
			"Attente",
		],
		["es", "Quien reserva un libro espera de media 39 días. El objetivo son 20 días.", "Espera"],
		["it", "Chi prenota un libro aspetta in media 39 giorni. L'obiettivo sono 20 giorni.", "Attesa"],
	])("are the wait where somebody waits them (%s)", (_, text, name) => {
		expect(caseOfText(text).measures[0]?.name).toBe(name);
	});

	it("take what they are of where the text says that it takes them", () => {
		const [measure] = caseOfText("Die Lieferung dauert 23 Tage. Ziel sind 5 Tage.").measures;
		expect(measure?.name).toBe("Lieferung (Dauer)");
	});
});

describe("What is counted where a share is wanted", () => {
	it.each([
		["en", "131 of 412 jobs came back. The contract allows at most 5 % of jobs.", 31.8, 5],
		["en", "One in nine meals arrives cold. The target is 2 %.", 11.1, 2],
		["de", "Jedes neunte Essen kommt kalt an. Der Vertrag lässt höchstens 2 % zu.", 11.1, 2],
		["fr", "Un repas sur neuf arrive froid. Le contrat prévoit au plus 2 % de repas froids.", 11.1, 2],
	])("is the share that it comes to (%s)", (_, text, today, wanted) => {
		const [measure] = caseOfText(text).measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([today, wanted]);
	});

	it("says in the plan how it is reckoned, and comes after what is told as a share", () => {
		const counted = firstKpi("131 of 412 jobs came back. The contract allows at most 5 % of jobs.");
		expect(counted).toMatchObject({ baseline: "31.8", mark: "derived", derivation: "131 / 412 = 31.8%" });
		const told = firstKpi(
			"131 of 412 jobs came back, that is 31.8 %. The contract allows at most 5 % of jobs.",
		);
		expect(told).toMatchObject({ baseline: "31.8", mark: "quoted" });
	});
});
