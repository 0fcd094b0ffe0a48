import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** The pairs of a text that contradict each other, as "one | other". */
const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);

describe("what one says and another denies", () => {
	it.each([
		[
			"en",
			"Cold chain review, 3 March 2026\n\n9% of the vaccine boxes arrive too warm. Every box carries a temperature logger, the carrier assured us.\n\nAt the depot nobody puts temperature loggers into the boxes at weekends. The boxes are packed by hand because the machine is down.",
			"Every box carries",
			"nobody puts",
		],
		[
			"de",
			"Bericht vom 3. März 2026\n\n9 % der Impfstoffkisten kommen zu warm an. Laut Spedition liegt in jeder Kiste ein Temperaturschreiber.\n\nNach unserer Zählung liegt am Wochenende in den Kisten kein Temperaturschreiber. Gepackt wird von Hand, weil die Maschine steht.",
			"Laut Spedition",
			"kein Temperaturschreiber",
		],
		[
			"fr",
			"Note du 3 mars 2026\n\n9 % des caisses de vaccins arrivent trop chaudes. Selon le transporteur, chaque caisse contient un enregistreur de température.\n\nD'après notre relevé, le week-end aucune caisse ne contient d'enregistreur. On emballe à la main parce que la machine est en panne.",
			"Selon le transporteur",
			"aucune caisse",
		],
		[
			"es",
			"Nota del 3 de marzo de 2026\n\nEl 9 % de las cajas de vacunas llega demasiado caliente. El transportista asegura que cada caja lleva un registrador de temperatura.\n\nEn la inspección ninguna caja llevaba registrador de temperatura. Se embala a mano porque la máquina está parada.",
			"asegura",
			"ninguna caja",
		],
		[
			"it",
			"Nota del 3 marzo 2026\n\nIl 9% delle casse di vaccini arriva troppo caldo. Il trasportatore assicura che ogni cassa contiene un registratore di temperatura.\n\nAl controllo nessuna cassa conteneva un registratore di temperatura. Si imballa a mano perché la macchina è ferma.",
			"assicura",
			"nessuna cassa",
		],
		[
			"nl",
			"Notitie van 3 maart 2026\n\n9% van de vaccindozen komt te warm aan. De vervoerder zegt dat in elke doos een temperatuurlogger zit.\n\nVolgens onze telling zit er in het weekend geen temperatuurlogger in de doos. Er wordt met de hand ingepakt omdat de machine stilstaat.",
			"De vervoerder",
			"geen temperatuurlogger",
		],
	])("%s: is a contradiction", (_language, text, one, other) => {
		expect(pairsIn(text).filter((pair) => pair.includes(one) && pair.includes(other))).toHaveLength(1);
	});

	it("is one beside a count of what there is said to be none of", () => {
		const pairs = pairsIn(
			"Returns desk, 4 May 2026\n\n22% of the refunds are late.\n\nTom: there are no unread returns on the shelf since April.\n\nAnja: this morning 140 unread returns lay on the shelf, I counted them.",
		);
		expect(pairs).toHaveLength(1);
		expect(pairs[0]).toMatch(/no unread.*140 unread/);
	});

	it.each([
		[
			"what has to stay",
			"Memo\n\n12% of the calls are lost at night. The clinic was 52 hours without water in May.\n\nNo interruption of water at the clinic during the works, not one hour.",
		],
		[
			"what is asked for",
			"Memo\n\n12% of the calls are lost at night. There is no deputy for the duty manager.\n\nWe should name a deputy for the duty manager, €4,000, two weeks.",
		],
		[
			"another thing of the same name",
			"Memo\n\n12% of the orders are late. No driver signs the delivery note in Leeds.\n\nIn Hull the delivery note is printed twice.",
		],
	])("is none beside %s", (_what, text) => {
		expect(pairsIn(text)).toEqual([]);
	});
});

describe("what is said of every case and what was measured", () => {
	it.each([
		[
			"en",
			"Workshop, 3 March 2026\n\n40% of the hire bikes stand idle. On the website: every broken bike is back on the street within 48 hours.\n\nThe workshop's orders give another picture. A broken bike takes 11 days on average until it is back on the street.",
		],
		[
			"de",
			"Werkstatt, 3. März 2026\n\n40 % der Leihräder stehen still. Auf der Website: Jedes defekte Rad ist nach 48 Stunden wieder auf der Straße.\n\nDie Werkstattaufträge zeigen ein anderes Bild. Ein defektes Rad braucht im Schnitt 11 Tage, bis es wieder auf der Straße ist.",
		],
		[
			"fr",
			"Atelier, 3 mars 2026\n\n40 % des vélos restent immobiles. Sur le site : chaque vélo cassé revient dans la rue en 48 heures.\n\nLes ordres de l'atelier montrent autre chose. Un vélo cassé met 11 jours en moyenne à revenir dans la rue.",
		],
		[
			"nl",
			"Werkplaats, 3 maart 2026\n\n40% van de huurfietsen staat stil. Op de site: elke kapotte fiets is binnen 48 uur terug op straat.\n\nDe werkbonnen laten iets anders zien. Een kapotte fiets is pas na gemiddeld 11 dagen terug op straat.",
		],
	])("%s: contradict each other in different units of time", (_language, text) => {
		const pairs = pairsIn(text);
		expect(pairs.filter((pair) => /48/.test(pair) && /\b11\b/.test(pair))).toHaveLength(1);
	});

	it("do so in a table that its row names", () => {
		const pairs = pairsIn(
			"Permits, 3 March 2026\n\nA permit takes 31 weeks today, it should be 14. The completeness check is done within ten working days in all cases, says the unit.\n\nMeasure\t2022\t2025\nApplications received\t1,212\t1,038\nCompleteness check, median in working days\t12\t47",
		);
		expect(pairs.filter((pair) => /ten working days.*47/.test(pair))).toHaveLength(1);
	});
});

describe("two figures for one quarter or month", () => {
	it.each([
		"App churn, 11 May 2026\n\nChurn is 7.8% a month, we want 5%.\n\n- Onboarding: 62% of the people who cancel in month one never connected a bank account (Q1 2026)\n\nJonas pulled it again.\n\nOf the Q1 2026 month-one cancellers 29% had never connected a bank account.",
		"Transport committee, 14 October 2026\n\nThe buses run 41% full.\n\nFAULK: The drivers' count for October 2025 came to 1,430 riders on an average morning.\n\nRAMAN: The form that went to the state for that same October says 2,210 riders on an average morning.",
	])("contradict each other", (text) => {
		expect(pairsIn(text)).toHaveLength(1);
	});
});
