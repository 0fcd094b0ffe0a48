import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { unplannedTours } from "../late-deliveries.ts";
import { walkOf } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const namesIn = (language: KnownLanguage, text: string) =>
	caseOfText(unplannedTours[language] + text).measures.map(({ name }) => name);

describe("what a measure is called", () => {
	it.each([
		[
			"en",
			"31 % of the parcels came back. The customer leaves if we are above 12 % on that date, 31 March 2027.",
			"parcels",
		],
		[
			"de",
			"31 % der Pakete kamen zurück. Bis zum Stichtag am 31. März 2027 müssen es höchstens 12 % sein.",
			"Pakete",
		],
		[
			"fr",
			"31 % des colis sont revenus. Au 31 mars 2027, il faut être à 12 % au plus à cette date.",
			"colis",
		],
		[
			"es",
			"El 31 % de los paquetes volvió. A 31 de marzo de 2027 hay que estar como máximo en el 12 % en esa fecha.",
			"paquetes",
		],
		[
			"it",
			"Il 31 % dei pacchi è tornato. Per quella data, il 31 marzo 2027, dobbiamo stare al 12 % al massimo.",
			"pacchi",
		],
		[
			"nl",
			"31 % van de pakketten kwam terug. Op die datum, 31 maart 2027, moeten we op hooguit 12 % zitten.",
			"pakketten",
		],
	] as const)("is what is measured, no date (%s: %s)", (language, text, name) => {
		const names = namesIn(language, text);
		expect(names).toEqual([expect.stringContaining(name)]);
		expect(names[0]).not.toMatch(/dat[eao]|stichtag|fecha|datum/i);
	});

	it.each([
		[
			"en",
			"The lift ran 81 % of the time in January. We need 97 % at the start of next season, on 12 December 2026.",
		],
		[
			"de",
			"Der Lift lief im Januar 81 % der Zeit. Wir brauchen 97 % zum Beginn der nächsten Saison am 12. Dezember 2026.",
		],
		[
			"fr",
			"Le téléski a tourné 81 % du temps en janvier. Il faut 97 % à l'ouverture de la saison prochaine, le 12 décembre 2026.",
		],
		[
			"es",
			"El telesquí funcionó el 81 % del tiempo en enero. Hay que llegar al 97 % al inicio de la próxima temporada, el 12 de diciembre de 2026.",
		],
		[
			"it",
			"Lo skilift ha girato l'81 % del tempo a gennaio. Serve il 97 % all'inizio della prossima stagione, il 12 dicembre 2026.",
		],
		[
			"nl",
			"De lift draaide in januari 81 % van de tijd. We willen 97 % bij de start van het volgende seizoen, op 12 december 2026.",
		],
	] as const)("is no season and no beginning of one (%s: %s)", (language, text) => {
		for (const name of namesIn(language, text)) {
			expect(name).not.toMatch(
				/^(?:the )?(?:start|beginn|ouverture|inicio|inizio|time|zeit|temps|tiempo|tempo|tijd)\b/i,
			);
			expect(name).not.toMatch(
				/^(?:next |nächsten? |la |próxima |prossima |volgende )?(?:season|saison|temporada|stagione|seizoen)/i,
			);
		}
	});

	it.each([
		[
			"de",
			"Von den Kisten kamen 31 % zurück. Bis zum 31. März 2027 sind 12 % nachzuweisen.",
			/nachzuweisen/i,
		],
		[
			"de",
			"Von den Kisten kamen 31 % zurück. Bis zum 31. März 2027 sind höchstens 12 % einzuhalten.",
			/einzuhalten/i,
		],
		["fr", "31 % des colis sont revenus. Un maximum de 12 % est à respecter au 31 mars 2027.", /respecter/i],
		[
			"es",
			"Volvió el 31 % de los paquetes. Se ha de cumplir un máximo del 12 % a 31 de marzo de 2027.",
			/cumplir/i,
		],
		[
			"it",
			"È tornato il 31 % dei pacchi. Il limite da rispettare è il 12 % entro il 31 marzo 2027.",
			/rispettare/i,
		],
		[
			"en",
			"A test restart took 165 minutes. By 31 March 2027 the hall must be restarted within 60 minutes.",
			/^restarted/i,
		],
		[
			"nl",
			"Begroot was € 48.000 per maand. Gemiddeld is het nu € 122.000 per maand, dat moet naar € 60.000.",
			/^begroot/i,
		],
	] as const)("is no verb (%s: %s)", (language, text, verb) => {
		for (const name of namesIn(language, text)) expect(name).not.toMatch(verb);
	});

	it.each([
		[
			"es",
			"En abril cada camión permaneció en promedio 118 minutos. El objetivo son 60 minutos antes del 1 de noviembre de 2026.",
			/promedio/,
		],
		[
			"it",
			"Per una pratica oggi impieghiamo in media 74 giorni. L'obiettivo: 45 giorni entro il 30 novembre 2026.",
			/impieghiamo|oggi|media/,
		],
		[
			"fr",
			"Le taux de rotation est élevé : dix-neuf départs, soit un taux de rotation de 36,5 %. Objectif : 15 % au 31 mars 2027.",
			/soit/,
		],
		[
			"de",
			"Über einen Antrag entscheidet das Amt zurzeit nach durchschnittlich 31 Wochen. Ziel: 14 Wochen bis 30. Juni 2027.",
			/entscheidet|zurzeit|durchschnittlich/,
		],
	] as const)("ends before its verb and its words of time (%s: %s)", (language, text, rest) => {
		const names = namesIn(language, text);
		expect(names).not.toEqual([]);
		for (const name of names) expect(name).not.toMatch(rest);
	});

	it.each([
		[
			"en",
			"Measure | Week 17 | Week 18 | Target\nRetests | 15 % | 17 % | 5 %\nLead time (days) | 24 | 26 | 12\nBatches on hold | 150 | 171 | 30",
			["Retests", "Lead time", "Batches on hold"],
		],
		[
			"de",
			"Kennzahl | KW 44 | KW 45 | Soll\nNachtests | 15 % | 17 % | 5 %\nDurchlaufzeit (Tage) | 24 | 26 | 12",
			["Nachtests", "Durchlaufzeit"],
		],
		[
			"fr",
			"Indicateur | Mars | Avril | Objectif\nContre-essais | 15 % | 17 % | 5 %\nLots bloqués | 150 | 171 | 30",
			["Contre-essais", "Lots bloqués"],
		],
		[
			"es",
			"Indicador | 2023/24 | 2024/25 | Objetivo\nRechazos | 15 % | 17 % | 5 %\nAccidentes con baja | 5 | 3 | 0",
			["Rechazos", "Accidentes con baja"],
		],
		[
			"it",
			"Indicatore | Marzo | Aprile | Obiettivo\nResi | 15 % | 17 % | 5 %\nLotti fermi | 150 | 171 | 30",
			["Resi", "Lotti fermi"],
		],
		[
			"nl",
			"Indicator | Week 17 | Week 18 | Norm\nHertesten | 15 % | 17 % | 5 %\nPartijen in de wacht | 150 | 171 | 30",
			["Hertesten", "Partijen in de wacht"],
		],
	] as const)(
		"is the name of its row, without the column's time or aim (%s: %s)",
		(language, text, expected) => {
			const names = namesIn(language, text);
			for (const each of expected) expect(names.some((name) => name.startsWith(each))).toBe(true);
			for (const name of names)
				expect(name).not.toMatch(/:|^(?:Norm|Target|Soll|Objectif|Objetivo|Obiettivo)$/);
		},
	);
});

describe("a measure", () => {
	it.each([
		[
			"en",
			"Retests are at 17 % now. Target: retests at 5 % by 30 June 2027. The customer insists: retests at 5 % by 30 June 2027, or he leaves.",
		],
		[
			"de",
			"Die Nachtests liegen heute bei 17 %. Ziel: Nachtests 5 % bis 30. Juni 2027. Der Kunde besteht darauf: Nachtests 5 % bis 30. Juni 2027, sonst kündigt er.",
		],
		[
			"fr",
			"Les contre-essais sont à 17 % aujourd'hui. Objectif : contre-essais à 5 % au 30 juin 2027. Le client exige : contre-essais à 5 % au 30 juin 2027, sinon il part.",
		],
		[
			"es",
			"Los rechazos están hoy en el 17 %. Objetivo: rechazos del 5 % antes del 30 de junio de 2027. El cliente exige: rechazos del 5 % antes del 30 de junio de 2027, si no se va.",
		],
		[
			"it",
			"I resi sono oggi al 17 %. Obiettivo: resi al 5 % entro il 30 giugno 2027. Il cliente esige: resi al 5 % entro il 30 giugno 2027, altrimenti se ne va.",
		],
		[
			"nl",
			"De hertesten staan nu op 17 %. Doel: hertesten 5 % op 30 juni 2027. De klant eist: hertesten 5 % op 30 juni 2027, anders vertrekt hij.",
		],
	] as const)("is one, however often its aim is said (%s: %s)", (language, text) => {
		const targets = caseOfText(unplannedTours[language] + text).measures.map(
			({ target }) => target?.figure.value,
		);
		expect(targets).toEqual([5]);
	});

	it.each([
		[
			"en",
			"Repairs take 9 hours now. The landlord (410 lifts, about 28 % of our sales) wrote: we want repairs in 4 hours by 31 January 2027.",
		],
		[
			"de",
			"Die Reparatur dauert heute 9 Stunden. Der Bauverein (410 Aufzüge, rund 28 % vom Umsatz) schreibt: Ziel sind 4 Stunden bis 31. Januar 2027.",
		],
		[
			"fr",
			"La réparation prend 9 heures aujourd'hui. Le bailleur (410 ascenseurs, 28 % de nos ventes) exige 4 heures au plus au 31 janvier 2027.",
		],
		[
			"es",
			"La reparación tarda hoy 9 horas. El arrendador (410 ascensores, el 28 % de las ventas) exige 4 horas como máximo a 31 de enero de 2027.",
		],
		[
			"it",
			"La riparazione richiede oggi 9 ore. Il locatore (410 ascensori, il 28 % delle vendite) esige al massimo 4 ore entro il 31 gennaio 2027.",
		],
		[
			"nl",
			"De reparatie duurt nu 9 uur. De verhuurder (410 liften, 28 % van onze omzet) wil dat het uiterlijk op 31 januari 2027 hooguit 4 uur is.",
		],
	] as const)("is nothing that a bracket says of somebody (%s: %s)", (language, text) => {
		const targets = caseOfText(unplannedTours[language] + text).measures.map(
			({ target }) => target?.figure.value,
		);
		expect(targets).toEqual([4]);
	});

	it.each([
		[
			"en",
			"By the schedule the handover is not to be expected before 19 February 2027, that is 29 weeks of delay.",
		],
		["de", "Mit der Übergabe ist nicht vor dem 19. Februar 2027 zu rechnen, das sind 29 Wochen Verzug."],
	] as const)("is no harm that nobody wants (%s: %s)", (language, text) => {
		expect(namesIn(language, text)).toEqual([]);
	});

	it.each([
		["de", "Kennzahl | KW 45 | KW 44 | Soll\nNachtests | 17 % | 15 % | 5 %"],
		["en", "Measure | Week 44 | Week 45 | Target\nRetests | 15 % | 17 % | 5 %"],
		["fr", "Indicateur | 2025/26 | 2024/25 | Objectif\nContre-essais | 17 % | 15 % | 5 %"],
	] as const)("stands today where the latest column says so (%s: %s)", (language, text) => {
		const { measures } = caseOfText(unplannedTours[language] + text);
		expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
			[17, 5],
		]);
	});
});

describe("the name of a measure is the noun of its figure", () => {
	it.each([
		["en", "31 % of the parcels came back. At 12 % we'd save £9,000 a month by 31 March 2027.", "parcels"],
		[
			"en",
			"The parcel loss is at 31 %. The insurer asks for 12 % at the renewal of the policy on 31 March 2027.",
			"parcel loss",
		],
		[
			"de",
			"Der Verlust liegt bei 31 %. Der Versicherer verlangt, bei der Verlängerung der Police auf höchstens 12 % zu kommen.",
			"Verlust",
		],
		[
			"fr",
			"Le taux de casse est de 31 %. Il faut être, lors du renouvellement de la police, à 12 % au plus le 31 mars 2027.",
			"casse",
		],
		[
			"es",
			"El 31 % de los paquetes llegó tarde. Queremos bajar al 12 % antes del 31 de marzo de 2027.",
			"paquetes",
		],
		["it", "Il 31 % dei pacchi torna indietro. Vogliamo scendere al 12 % entro il 31 marzo 2027.", "pacchi"],
		[
			"nl",
			"31 % van de pakketten kwam terug. Bij de verlenging van de polis moet het 12 % zijn, op 31 maart 2027.",
			"pakketten",
		],
		[
			"de",
			"Die Umbuchungen dauern nach der Liste 23 Tage. Vorgabe der Leitung: höchstens 14 Tage bis 31. März 2027.",
			"Umbuchungen",
		],
		[
			"fr",
			"Un lecteur attend 16 jours en moyenne. Cadre donné par la mairie : 7 jours avant le 31 mars 2027.",
			"lecteur",
		],
	] as const)("%s: %s", (language, text, name) => {
		const names = namesIn(language, text);
		expect(names.some((each) => each.toLowerCase().includes(name.toLowerCase()))).toBe(true);
		expect(names.join("\n")).not.toMatch(
			/save|renewal|Verlängerung|renouvellement|bajar|scendere|verlenging|dauern|Cadre/u,
		);
	});
});

describe("a measure is named by more than its first noun", () => {
	it.each([
		[
			"en",
			"The share of loaves that come back unsold or rejected has gone from 4 % to 11 %. The target is 5 % by 31 March 2027.",
			"share of loaves that come back unsold or rejected",
		],
		[
			"fr",
			"La consommation d'eau est passée de 140 à 215 litres par baigneur. Objectif : 150 litres au 31 mai 2027.",
			"consommation d'eau",
		],
		[
			"es",
			"Ahora mismo un perro espera 26 días para una operación. Objetivo: 12 días a 31 de marzo de 2027.",
			"un perro (espera)",
		],
		[
			"it",
			"Nel terzo trimestre è tornato indietro il 27 % delle scarpe vendute, l'anno scorso era il 16 %. Nel 61 % dei casi c'è scritto che la misura non va. Vorrei scendere al 18 % entro il 31 marzo 2027.",
			"quota delle scarpe vendute che è tornato indietro",
		],
		[
			"en",
			"In October 62 of 940 planned operations started late or were cancelled because a tray was missing. That is 6.6 %. The Board expects us to be back at 2 % by 31 March 2027. Patient satisfaction with the food has risen to 81 %.",
			"share of planned operations that started late or were cancelled",
		],
		[
			"de",
			"Im dritten Quartal kamen 23 % unserer Stühle zurück; vor dem Umzug waren es 8 %. Bis 30. Juni 2027 wollen wir wieder bei höchstens 9 % sein.",
			"Anteil der Stühle, die zurückkamen",
		],
		[
			"fr",
			"Depuis le printemps, 7,8 % des tubes qui nous arrivent des cabinets sont rejetés à la réception. L'objectif fixé par le comité est de revenir à 3 % au 30 juin 2027.",
			"part des tubes qui sont rejetés à la réception",
		],
		[
			"es",
			"Este curso se han suspendido 34 de cada 100 sesiones de prácticas; hace dos años eran 12. El decanato quiere quedarse en 10 de cada 100 antes del 1 de septiembre de 2027.",
			"proporción de sesiones de prácticas que se han suspendido",
		],
		[
			"it",
			"Da giugno il 27 % delle nostre biciclette è fermo in officina; nel 2025 era l'11 %. Il Comune si aspetta che torniamo al 12 % entro il 15 aprile 2027.",
			"quota delle biciclette che è fermo in officina",
		],
		[
			"nl",
			"Van wat we ophalen gooien we nu 21 % weg, vorig jaar was dat 9 %. Het bestuur heeft afgesproken dat het op 1 juli 2027 weer onder de 10 % zit. Volgens Driss rijdt de bus nooit langer dan een uur.",
			"aandeel van wat we ophalen dat we weggooien",
		],
		[
			"en",
			"We threw away 2.9 tonnes of food in October. The trustees want it down to 1 tonne a month by 31 March 2027.",
			"tonnes of food",
		],
	] as const)("(%s: %s)", (language, text, name) => {
		expect(namesIn(language, text)[0]).toBe(name);
	});
});

describe("a share that the writer speaks of as what we did", () => {
	it.each([
		[
			"en",
			"In October we threw away 14 % of the printed paper, because nobody checks the files. The board wants 7 % by 30 June 2027.",
			"share of the printed paper that we threw away",
		],
		[
			"fr",
			"Au troisième trimestre, nous avons jeté 14 % du papier imprimé, parce que personne ne contrôle les fichiers. La direction veut descendre à 7 % d'ici le 30 juin 2027.",
			"part du papier imprimé que nous avons jeté",
		],
		[
			"es",
			"En octubre hemos tirado el 14 % del papel impreso, porque nadie revisa los archivos. La dirección quiere bajar al 7 % antes del 30 de junio de 2027.",
			"proporción del papel impreso que hemos tirado",
		],
		[
			"it",
			"Nel terzo trimestre abbiamo buttato il 14,5 per cento della carta stampata. Nessuno controlla i file. La proprietà vuole che entro fine giugno 2027 si scenda al 7 per cento.",
			"quota della carta stampata che abbiamo buttato",
		],
	] as const)("is named by the thing and what becomes of it (%s: %s)", (language, text, name) => {
		expect(namesIn(language, text)[0]).toBe(name);
	});
});

it.each([
	[
		"en",
		"The hospitals pay us to report within 24 hours, and in October 27 % of the results went out later than that. What I want to see is at most 8 % late by 30 June 2027.",
	],
	["en", "And in October 27 % came too late. What I want is at most 8 % by 30 June 2027."],
	["de", "Und im Oktober war es bei 27 %. Wir wollen bis 30. Juni 2027 auf höchstens 8 % kommen."],
	["fr", "Et en octobre on en était à 27 %. Nous voulons 8 % au plus d'ici le 30 juin 2027."],
	["es", "Y en octubre llegó tarde el 27 %. Queremos un 8 % como máximo antes del 30 de junio de 2027."],
	["it", "E in ottobre è arrivato tardi il 27 %. Vogliamo al massimo l'8 % entro il 30 giugno 2027."],
	["nl", "En in oktober kwam 27 % te laat. We willen hooguit 8 % op 30 juni 2027."],
] as const)("takes no sentence that goes on with another for a name (%s: %s)", (language, text) => {
	for (const name of namesIn(language, text)) expect(name).not.toMatch(/^(?:and|und|et|y|e|en)\s/iu);
});

it("is said by its sentence, with the share of today, where nothing names it", () => {
	const { plan } = walkOf(
		"Van wat we ophalen houden we nu 21 % over, vorig jaar was dat 9 %. De koelwagen staat stil. Het bestuur heeft afgesproken dat het op 1 juli 2027 weer onder de 10 % zit.",
		"De koelwagen staat stil.",
	);
	expect(plan.kpis[0]?.name).toBe("Van wat we ophalen houden we nu 21 % over");
});

it("is said without the word that ties its sentence to the one before", () => {
	const { plan } = walkOf(
		"And in October 27 % came too late. The van is full. What I want is at most 8 % by 30 June 2027.",
		"The van is full.",
	);
	expect(plan.kpis[0]?.name).toMatch(/^In October/u);
});

it("counts of every hundred in per cent", () => {
	const { plan } = walkOf(
		"Este curso se han suspendido 34 de cada 100 sesiones de prácticas; hace dos años eran 12. Faltan reactivos. El decanato quiere quedarse en 10 de cada 100 antes del 1 de septiembre de 2027.",
		"Faltan reactivos.",
	);
	expect(plan.kpis[0]).toMatchObject({ baseline: "34", target: "10", unit: "%" });
});

describe("a target that leans on what was counted before", () => {
	it.each([
		[
			"en",
			"Memo of 25 November 2026\n\nNobody counts the empties. We lost 412 kegs between January and October; in the same months of 2025 it was 150. A new keg costs us £85. The directors agreed that losses must come down to 160 a year by 31 December 2027.",
			{ name: "kegs lost", baseline: 412, target: 160 },
		],
		[
			"de",
			"Von Juli bis September wurden 57 Medikationsfehler gemeldet, im gleichen Zeitraum des Vorjahres 19. Jeder Fehler bindet drei Stunden. Der Träger verlangt, dass die Zahl bis zum 31. März 2027 auf höchstens 20 im Quartal sinkt.",
			{ name: "Medikationsfehler", baseline: 57, target: 20 },
		],
		[
			"es",
			"En octubre tardamos de media 9 horas en atender una avería. El año pasado eran 4 horas. El contrato nos obliga a bajar a 5 horas antes del 30 de abril de 2027.",
			{ name: "tiempo para atender una avería", baseline: 9, target: 5 },
		],
	] as const)("is paired with it, and not with the year before (%s)", (language, text, wanted) => {
		const [measure] = caseOfText(language === "en" ? text : unplannedTours[language] + text).measures;
		expect(
			measure && {
				name: measure.name,
				baseline: measure.baseline?.figure.value,
				target: measure.target?.figure.value,
			},
		).toEqual(wanted);
	});
});

it("the title says what it is to become, where nothing names the measure", () => {
	const { plan } = walkOf(
		"En octubre pasan de media 9 horas hasta que alguien llega. Falta la pieza. El contrato nos obliga a bajar a 5 horas antes del 30 de abril de 2027.",
		"Falta la pieza.",
	);
	expect(plan.title).toBe("En octubre pasan de media 9 horas hasta que alguien llega: objetivo 5 horas");
});

it("an aim that is to become less has no lower value of an earlier year as today's", () => {
	const measures = caseOfText(
		`${unplannedTours.en}Last year a repair took 4 hours on average. The contract obliges the firm to come down to 5 hours for a repair by 30 April 2027.`,
	).measures;
	expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
		[undefined, 5],
	]);
});

describe("the name of a measure", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "Waste is 14 % today. Target: waste back to max 7 % by 1 May 2027.", "waste"],
		["de", "Der Ausschuss liegt heute bei 14 %. Ziel: Ausschuss max 7 % bis 1. Mai 2027.", "Ausschuss"],
		["fr", "Les rebuts sont à 14 % aujourd'hui. Objectif : rebuts max 7 % au 1er mai 2027.", "rebuts"],
		["nl", "De afkeur is nu 14 %. Doel: afkeur max 7 % per 1 mei 2027.", "afkeur"],
	])("has no bound at its end (%s)", (language, text, name) => {
		const [measure] = caseOfText(unplannedTours[language] + text).measures;
		expect(measure?.name.toLowerCase()).toBe(name.toLowerCase());
	});

	it("is what reaches so much of a whole, up to the verb", () => {
		const text =
			"Remakes at the Swindon lens lab hit 9.4 % of jobs in October. The chain wants us under 5 % by 31 March 2027.";
		expect(caseOfText(text).measures.map(({ name }) => name)).toEqual(["Remakes at the Swindon lens lab"]);
	});
});
