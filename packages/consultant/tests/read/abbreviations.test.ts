import { describe, expect, it } from "vitest";
import { readText } from "../read-text.ts";

/** The sentences below a title, in so many languages as there are titles. */
const sentencesOf = (content: string) =>
	readText(content).statements.flatMap(({ kind, text }) => (kind === "title" ? [] : text));

describe("a full stop of an abbreviation", () => {
	it.each([
		["de", "Protokoll\n\nDer Ausschuss kostet uns also rd. 225 T€ im Jahr, das ist zu viel."],
		[
			"de",
			"Protokoll\n\nDer Kunde Seiler hat uns im Juli 3 Reklamationen wg. Farbabweichung geschickt, und keiner weiß warum.",
		],
		["de", "Protokoll\n\nDas Druckhaus Ambacher GmbH & Co. KG beliefert i.d.R. Verlage im Süden."],
		["de", "Protokoll\n\nDie Suche nach einem Springer dauert erfahrungsgem. 5 Monate."],
		["en", "Minutes\n\nThe board refers to sect. 4 of the plan and to Halden & Co. Ltd for the price."],
		["fr", "Note interne\n\nLe dossier réf. 4512 de la maison Martin & Cie. Paris attend une réponse."],
		["fr", "Note interne\n\nIl manque du personnel le soir, p.ex. Luçon et Fontenay n'ont personne."],
		["es", "Acta\n\nFaltan repuestos en varios sitios, p.ej. Madrid, y lo sabe el depto. Ventas."],
		["it", "Verbale\n\nIl sig. Bianchi e la sig.ra Neri dell'uff. Acquisti non hanno la lista."],
		["nl", "Notities\n\nOp 3,1 miljoen kilo is dat ong. 440.000 kg, zegt Peter van de Coöp. Zuidgroen."],
	])("ends no sentence (%s): %s", (_, text) => {
		expect(sentencesOf(text)).toHaveLength(1);
	});

	it.each([
		["de", "Protokoll\n\nDie Wartung kostet 3.400 € p.a. Niemand prüft die Rechnung."],
		["de", "Protokoll\n\nIn der Halle standen 5 kg. 12 Leute haben den Sack gesehen."],
		["en", "Minutes\n\nThe repair of the oven took 5 hrs. Nobody had told us."],
		["en", "Minutes\n\nWe sent the new rota by sms. Nobody read it."],
		["fr", "Note interne\n\nIl y a des camions, des bus, etc. Personne ne les compte."],
		["es", "Acta\n\nLa pieza cuesta 300 € al mes. Nadie la revisa."],
		["it", "Verbale\n\nLa firma tocca al direttore. Acquisti aspetta nove giorni."],
		["nl", "Notities\n\nDe doseerunit kost 3.400 euro. Niemand controleert het."],
	])("does, where the word stands for itself or for a unit (%s): %s", (_, text) => {
		expect(sentencesOf(text)).toHaveLength(2);
	});
});
