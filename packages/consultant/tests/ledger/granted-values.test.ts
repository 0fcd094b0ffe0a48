import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairOf = (content: string) => {
	const [measure] = caseOfText(content).measures;
	return [measure?.baseline?.figure.value, measure?.target?.figure.value];
};

describe("what somebody allows, agreed or promised", () => {
	it.each([
		["en", "Leakage is 26 %. The regulator allows us 15 %.", 26, 15],
		["en", "Our first-time fix rate is 57 %. We have signed up to 80 % with the association.", 57, 80],
		["de", "22 % der Züge fahren verspätet ab. Der Aufgabenträger lässt 6 % zu.", 22, 6],
		["de", "Wir brauchen 38 Tage für einen Bescheid. Mit dem Land vereinbart sind 15 Tage.", 38, 15],
		["fr", "Nous perdons 31 % de l'eau. L'agence nous en tolère 18 %.", 31, 18],
		["fr", "7,5 % des pots reviennent mal fermés, contre 2 % inscrits dans le contrat.", 7.5, 2],
		["es", "Un 29 % del agua no llega a las parcelas. El organismo nos permite un 15 %.", 29, 15],
		["es", "El 12 % de las dosis se tira. El pliego fija un máximo del 4 %.", 12, 4],
		["it", "Oggi consegniamo in orario il 71 %. Il contratto prevede il 95 %.", 71, 95],
		["it", "Il 19 % dei treni parte in ritardo. Il contratto di servizio ammette il 7 %.", 19, 7],
		["nl", "Het verzuim staat op 11%. Met de gemeente is 6% afgesproken.", 11, 6],
		["nl", "Nu komt 21% van de bussen te laat. De provincie staat 8% toe.", 21, 8],
	])("is what is wanted (%s): %s", (_language, content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});

	it.each([
		"The fair allows 10 % of the stands to food stalls. The gate is always late and we have too few volunteers.",
		"Der Tarifvertrag erlaubt 20 % Überstunden. Die Schichten sind schlecht geplant, und niemand weiß, wer kommt.",
		"Le prêt prévoit un taux de 3 %. Les machines tombent en panne et personne ne les répare.",
	])("is none where nothing is measured: %s", (content) => {
		expect(caseOfText(content).measures).toEqual([]);
	});
});

describe("how often what is allowed was passed", () => {
	it.each([
		["en", "The flow fell below what is permitted on 37 of 92 days. Nobody reads the gauge at night."],
		["de", "An 37 von 92 Tagen lag der Abfluss unter dem Erlaubten. Nachts liest niemand den Pegel ab."],
		[
			"fr",
			"Le débit est passé en dessous du seuil autorisé 37 jours sur 92. La nuit, personne ne lit la jauge.",
		],
		["es", "El caudal quedó por debajo de lo permitido 37 de 92 días. De noche nadie lee el medidor."],
		[
			"it",
			"La portata è scesa sotto il valore consentito in 37 giorni su 92. Di notte nessuno legge l'asta.",
		],
		["nl", "Op 37 van 92 dagen lag de afvoer onder het toegestane. 's Nachts leest niemand de peilschaal."],
	])("is no target (%s): %s", (_language, content) => {
		expect(caseOfText(content).measures.map(({ target }) => target)).not.toContainEqual(
			expect.objectContaining({ figure: expect.objectContaining({ value: 37 }) }),
		);
		expect(caseOfText(content).ledger.filter(({ role }) => role === "target")).toEqual([]);
	});
});

describe("what a day will ask for", () => {
	it.each([
		["en", "Wrong picks are at 2.1 %. The auditor comes on 12 June 2027; by then we're at 0.4 %.", 2.1, 0.4],
		[
			"en",
			"It takes 44 days to fill a vacancy. The money is for us to be at 20 days by 31 October 2027.",
			44,
			20,
		],
		["en", "Today 27 of 90 shops are connected. So 90 of 90 by Easter 2028.", 27, 90],
		["en", "Wastage is 12 %. Above 6 % on that day the bonus is gone.", 12, 6],
		["de", "Die Fehlerquote liegt bei 4,4 %. Mehr als 1 % an diesem Tag, und die Zulassung ist weg.", 4.4, 1],
		["fr", "Le taux de tri est de 41 %. En dessous de 60 % à cette échéance, la région reprend.", 41, 60],
		[
			"it",
			"La raccolta differenziata è ferma al 39 %. Sotto il 60 % a fine 2027 arriva il commissario.",
			39,
			60,
		],
		["nl", "We doen 24 dagen over een aanvraag. Per die datum zitten we op 10 dagen.", 24, 10],
	])("is what is wanted (%s): %s", (_language, content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});
});

describe("a value beside its label", () => {
	it.each([
		["Auslastung 58 % (2024: 66 %)      Soll 80 %", 58, 80],
		["Uptime of the lift: 91 %, target 99 %.", 91, 99],
		["Disponibilité de la ligne : 68 % (2024 : 75 %), objectif 90 %.", 68, 90],
	])("is what is wanted: %s", (content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});
});

describe("a bare number behind a share", () => {
	it.each([
		[
			"en",
			"Last month 3.4 per cent of invoices were wrong. I promised the two big customers we'd be down at 0.8.",
			3.4,
			0.8,
		],
		["de", "6,2 % der Fahrten fallen aus. Versprochen habe ich 1,5.", 6.2, 1.5],
		["fr", "5,8 % des colis reviennent. Il faut redescendre à 1,5.", 5.8, 1.5],
		["it", "La differenziata è al 44 %. La legge vuole il 65.", 44, 65],
	])("is a share where it is wanted (%s): %s", (_language, content, today, wanted) => {
		const [measure] = caseOfText(content).measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([today, wanted]);
		expect(measure?.target?.figure.unit).toBe("%");
	});
});

describe("a bare number behind a value with a unit", () => {
	it.each([
		["en", "Callers wait 26 minutes. In 2021 it was 11. We have set ourselves 8.", 26, 8],
		[
			"en",
			"Of all parcels 61 per cent arrive undamaged. The service contract says 90 and Hull insists on it.",
			61,
			90,
		],
		["en", "A repair takes 19 days. The charter says 6.", 19, 6],
		[
			"de",
			"Im Schnitt stehen die Lkw 54 Minuten am Tor. Vor dem Umbau waren es 30. Wir haben uns 20 vorgenommen.",
			54,
			20,
		],
		["de", "In diesem Winter stand der Aufzug 44 Stunden still, erlaubt wären nach dem Vertrag 12.", 44, 12],
		["de", "Nur 58 % der Proben kommen gekühlt an. Die Rahmenvereinbarung nennt 98.", 58, 98],
		["fr", "La prise en charge dure 52 minutes. En 2020 c'était 31. La charte en tolère 20.", 52, 20],
		["fr", "Le bus est en retard dans 18 % des cas. La convention dit 6.", 18, 6],
		["es", "La grúa tarda de media 48 minutos en llegar a la obra. Nos hemos fijado 25.", 48, 25],
		["es", "Se rechaza el 13 % de las piezas. El contrato dice 4.", 13, 4],
		[
			"it",
			"Il 14,5 % dei vasi torna rotto. Nel 2021 eravamo al 5. La direzione ne vuole al massimo 3,5.",
			14.5,
			3.5,
		],
		["it", "Un'ambulanza arriva in 21 minuti. La convenzione dice 12.", 21, 12],
		["nl", "Een monteur is er na 33 uur. In 2022 was het 18. Het contract zegt 8.", 33, 8],
		["nl", "Van alle aanvragen is 47 % op tijd klaar; het convenant noemt 85 %.", 47, 85],
	])("is one of that where it is wanted (%s): %s", (_language, content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});

	it.each([
		"The lift was down for 44 hours. We want to see all 12 of you on Monday.",
		"Die Wartezeit liegt bei 38 Minuten. Vorgenommen haben wir uns 3 Gespräche.",
		"L'attente est de 40 minutes. On voudrait en parler le 12.",
	])("stays what it is where it counts something: %s", (content) => {
		expect(caseOfText(content).measures.filter(({ target }) => target !== null)).toEqual([]);
	});

	it("is named by what is measured, and once, however often it is wanted", () => {
		const { measures } = caseOfText(
			"Only 61 % of parcels arrive undamaged. The service contract says 90. What the depot manager wants is 90 % by Easter 2028.",
		);
		expect(measures.map(({ name }) => name)).toEqual(["share of parcels that arrive undamaged"]);
	});

	it.each([
		["La direzione ne vuole al massimo 20 minuti. Oggi l'attesa allo sportello è di 45 minuti.", /attesa/],
		[
			"Le séchage d'une tonne revient à 312 €. Le conseil vise 240 € la tonne pour la campagne prochaine.",
			/séchage/,
		],
		["Attendance stands at 40 %. The governor wants 75.", /attendance/i],
	])("is not named by who wants it: %s", (content, name) => {
		expect(caseOfText(content).measures[0]?.name).toMatch(name);
	});
});

describe("the only share of a text and the only one that is wanted", () => {
	it.each([
		[
			"en",
			"Of 180 guests 27 never turned up. That makes 15 %, because nobody reminds them. Heating is dear.\n\nThe roof leaks, too. By Christmas 2027 I want to be under 6 %.",
			15,
			6,
		],
		[
			"de",
			"Von 214 Terminen fielen 31 aus. Das sind 14,5 %, weil niemand erinnert. Die Heizung ist teuer.\n\nDas Dach ist undicht. Bis Weihnachten 2027 will ich unter 7 % sein.",
			14.5,
			7,
		],
		[
			"fr",
			"Sur 180 clients, 27 ne sont pas venus. Cela fait 15 %, parce que personne ne rappelle. Le chauffage coûte cher.\n\nLe toit fuit aussi. D'ici Noël 2027 je veux être sous les 6 %.",
			15,
			6,
		],
		[
			"es",
			"De 180 clientes, 27 no vinieron. Eso es el 15 %, porque nadie avisa. La calefacción es cara.\n\nEl techo gotea. Antes de Navidad de 2027 quiero estar por debajo del 6 %.",
			15,
			6,
		],
		[
			"it",
			"Su 180 clienti, 27 non sono venuti. Fa il 15 %, perché nessuno avvisa. Il riscaldamento è caro.\n\nAnche il tetto perde. Entro Natale 2027 voglio essere sotto il 6 %.",
			15,
			6,
		],
		[
			"nl",
			"Van de 180 gasten kwamen er 27 niet. Dat is 15 %, omdat niemand belt. De verwarming is duur.\n\nHet dak lekt ook. Voor Kerstmis 2027 wil ik onder de 6 % zitten.",
			15,
			6,
		],
	])("are a pair (%s): %s", (_language, content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});

	it("are none where another share could be meant", () => {
		const { measures } = caseOfText(
			"Rent is 15 % of our costs. Staff is 60 % of our costs. The roof leaks. The heating is old. No-shows must be under 6 % by Christmas 2027.",
		);
		expect(measures.every(({ baseline }) => baseline === null)).toBe(true);
	});
});

describe("what is allowed beside what was", () => {
	it.each([
		["Im letzten Winter stand die Anlage an der Bergstation 61 Stunden still, zulässig wären 20.", 61, 20],
		["Last winter the lift stood still for 61 hours, the permit says 20.", 61, 20],
		["L'hiver dernier, la télécabine est restée arrêtée 61 heures, la concession en tolère 20.", 61, 20],
	])("is wanted though the day is over: %s", (content, today, wanted) => {
		expect(pairOf(content)).toEqual([today, wanted]);
	});

	it("is no value of today where something is only supposed", () => {
		expect(
			pairOf(
				"Of all words 27 % came back. Rework has to be under 10 % by June 2027. If we lose Orlan, which is 31 % of our turnover, four of us go.",
			),
		).toEqual([27, 10]);
	});
});
