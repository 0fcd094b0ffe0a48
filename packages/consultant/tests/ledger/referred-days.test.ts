import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { dueOf } from "../due-day.ts";

describe("a day that the next sentence refers to", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "The picking season starts on 12 September. Then late deliveries must be at 4 %.", "2026-09-12"],
		["en", "The new depot opens on 12 September. On that day everything has to be in place.", "2026-09-12"],
		[
			"en",
			"The auditors come on 12 September. We have to be at 4 % or better when they arrive.",
			"2026-09-12",
		],
		["en", "The lease begins on 12 September. Before it does, all tours must be planned anew.", "2026-09-12"],
		[
			"en",
			"Parliament sits again on 12 September 2026. Ahead of that the gate must be working.",
			"2026-09-12",
		],
		["en", "Everything must be ready when the depot opens. It opens on 12 September.", "2026-09-12"],
		["de", "Am 12. September beginnt die Ernte. Dann müssen die Verspätungen bei 4 % liegen.", "2026-09-12"],
		["de", "Der Markt öffnet am 12. September. An diesem Tag muss alles bereit sein.", "2026-09-12"],
		[
			"de",
			"Die Prüfer kommen am 12. September. Wenn sie da sind, müssen wir bei höchstens 4 % sein.",
			"2026-09-12",
		],
		["de", "Am 12. September zieht das Lager um. Vorher muss die Planung stehen.", "2026-09-12"],
		["de", "Alles muss fertig sein, wenn das Lager öffnet. Das ist am 12. September.", "2026-09-12"],
		["fr", "La récolte commence le 12 septembre. Alors les retards devront être à 4 %.", "2026-09-12"],
		["fr", "Le dépôt ouvre le 12 septembre. Ce jour-là, tout doit être prêt.", "2026-09-12"],
		["fr", "Les auditeurs arrivent le 12 septembre. Il faut être à 4 % quand ils arrivent.", "2026-09-12"],
		["fr", "Le dépôt déménage le 12 septembre. Avant cela, les tournées doivent être prêtes.", "2026-09-12"],
		["fr", "Tout doit être prêt quand le dépôt ouvrira. C'est le 12 septembre.", "2026-09-12"],
		[
			"es",
			"El 12 de septiembre empieza la cosecha. Entonces los retrasos deben estar en el 4 %.",
			"2026-09-12",
		],
		["es", "El almacén abre el 12 de septiembre. Ese día todo tiene que estar listo.", "2026-09-12"],
		["es", "Los auditores vienen el 12 de septiembre. Hay que estar en el 4 % cuando lleguen.", "2026-09-12"],
		[
			"es",
			"El almacén se muda el 12 de septiembre. Antes de eso las rutas deben estar listas.",
			"2026-09-12",
		],
		["es", "Todo tiene que estar listo cuando abra el almacén. Es el 12 de septiembre.", "2026-09-12"],
		["it", "Il 12 settembre comincia la raccolta. Allora i ritardi devono essere al 4 %.", "2026-09-12"],
		["it", "Il deposito apre il 12 settembre. Quel giorno tutto deve essere pronto.", "2026-09-12"],
		["it", "I revisori vengono il 12 settembre. Dobbiamo essere al 4 % quando arrivano.", "2026-09-12"],
		[
			"it",
			"Il deposito trasloca il 12 settembre. Prima di quel giorno i giri devono essere pronti.",
			"2026-09-12",
		],
		["it", "Tutto deve essere pronto quando apre il deposito. È il 12 settembre.", "2026-09-12"],
		["nl", "Op 12 september begint de oogst. Dan moeten de te late leveringen op 4 % zitten.", "2026-09-12"],
		["nl", "Het depot gaat open op 12 september. Die dag moet alles klaar zijn.", "2026-09-12"],
		["nl", "De accountants komen op 12 september. Als ze er zijn, moeten we op 4 % zitten.", "2026-09-12"],
		["nl", "Op 12 september verhuist het depot. Daarvoor moet de planning klaar zijn.", "2026-09-12"],
		["nl", "Alles moet klaar zijn als het depot opengaat. Dat is op 12 september.", "2026-09-12"],
	])("is the one by which it must be done (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});

	it.each<[KnownLanguage, string]>([
		["en", "The summer fair is on 12 September. Then the tents go back to the hall."],
		["en", "The consultation closes on 12 September. Then we must count the answers."],
		["en", "The auditors came on 12 March. Then everything had to be at 4 %."],
		["de", "Das Sommerfest ist am 12. September. Dann werden die Zelte abgebaut."],
		["de", "Der Chor singt am 12. September. Dann müssen wir die Stühle stapeln."],
		["fr", "La fête est le 12 septembre. Ensuite les tentes repartent."],
		["es", "La fiesta es el 12 de septiembre. Entonces hay que contar las sillas."],
		["it", "La festa è il 12 settembre. Poi bisogna contare le sedie."],
		["nl", "Het feest is op 12 september. Dan moeten we de stoelen tellen."],
		["nl", "Op 12 maart kwamen de accountants. Toen moest alles op 4 % zitten."],
	])("is none where the next thing only follows, or all is over (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});
});

describe("a day before a colon", () => {
	it.each<[KnownLanguage, string]>([
		["en", "4 % by 12 September: that day the bank looks at the loan."],
		["de", "4 % bis 12. September: an dem Tag schaut die Bank auf den Kredit."],
		["fr", "4 % avant le 12 septembre : ce jour-là la banque regarde le prêt."],
		["es", "4 % a más tardar el 12 de septiembre: ese día el banco revisa el crédito."],
		["it", "4 % entro il 12 settembre: quel giorno la banca guarda il prestito."],
		["nl", "4 % uiterlijk op 12 september: die dag kijkt de bank naar het krediet."],
	])("is due where something is wanted by it (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBe("2026-09-12");
	});

	it.each<[KnownLanguage, string]>([
		["en", "Note 12 May: the drivers wait at the gate."],
		["de", "Anruf Frau Kern 12.05.: Die Fahrer warten am Tor."],
	])("is the day on which something was said where nothing leads to it (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});
});

describe("a day in words", () => {
	it.each<[KnownLanguage, string, string]>([
		["en", "The two groups renew on the thirtieth of October. By then it has to be at 4 %.", "2026-10-30"],
		["en", "By October the first we must be at 4 %.", "2026-10-01"],
		["en", "It must be done by the twenty-second of October 2026.", "2026-10-22"],
		["de", "Bis zum dreißigsten Oktober muss es bei 4 % liegen.", "2026-10-30"],
		["de", "Bis zum einundzwanzigsten Oktober muss es bei 4 % liegen.", "2026-10-21"],
		["fr", "Il faut être à 4 % avant le trente octobre.", "2026-10-30"],
		["fr", "Il faut être à 4 % avant le premier octobre.", "2026-10-01"],
		["es", "Hay que estar en el 4 % antes del treinta de octubre.", "2026-10-30"],
		["es", "Hay que estar en el 4 % antes del primero de octubre.", "2026-10-01"],
		["it", "Dobbiamo essere al 4 % entro il trenta ottobre.", "2026-10-30"],
		["it", "Dobbiamo essere al 4 % entro il primo ottobre.", "2026-10-01"],
		["nl", "We moeten vóór dertig oktober op 4 % zitten.", "2026-10-30"],
		["nl", "We moeten vóór de eenentwintigste oktober op 4 % zitten.", "2026-10-21"],
	])("is read as a day (%s): %s", (language, sentence, due) => {
		expect(dueOf(language, sentence)).toBe(due);
	});
});

describe("a feast up to which something lasted", () => {
	it.each<[KnownLanguage, string]>([
		["en", "We had two checkers till Christmas, they went to picking."],
		["de", "Wir hatten bis Weihnachten zwei Prüfer, die gingen in die Kommissionierung."],
		["nl", "We hadden tot Kerstmis twee controleurs, die gingen naar de inkoop."],
	])("is the last one (%s): %s", (language, sentence) => {
		expect(dueOf(language, sentence)).toBeNull();
	});
});
