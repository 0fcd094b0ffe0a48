import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const labels = (text: string) => caseOfText(text).options.map(({ label }) => label);

describe("several ways that a text names beside each other", () => {
	it("are each an option where one answer to a question names them", () => {
		expect(
			labels(
				"Sala d'attesa\n\nD. Perché aspettiamo due ore?\nR. Mancano due medici da marzo.\n\nD. Che cosa pensate di fare?\nR. (Greco) Due idee. Un medico a gettone: 38.000 euro, tre settimane. Un portale per le prenotazioni: 21.000 euro, quattro mesi.",
			),
		).toEqual([
			expect.stringContaining("Un medico a gettone"),
			expect.stringContaining("Un portale per le prenotazioni"),
		]);
	});

	it("are each an option in turns of a chat, also where one costs nothing and one names no currency", () => {
		expect(
			labels(
				"[03.03.26, 08:02] Anke Küche: Seit Januar kommt jedes dritte Tablett kalt an\n[03.03.26, 08:05] Jens Fahrdienst: Weil die Wagen zwanzig Minuten am Aufzug stehen\n[03.03.26, 08:10] Anke Küche: Warmhaltewagen 14.200 Euro, in sechs Wochen da\n[03.03.26, 08:12] Jens Fahrdienst: zweiter Aufzugschlüssel für die Küche. Gratis\n[03.03.26, 08:14] Mira Haustechnik: eigene Stromkreise auf Station 4 rund 7.800, drei Wochen",
			),
		).toEqual([
			expect.stringContaining("Warmhaltewagen"),
			expect.stringContaining("zweiter Aufzugschlüssel"),
			expect.stringContaining("eigene Stromkreise"),
		]);
	});

	it("are none where they tell what has been spent", () => {
		expect(
			labels(
				"Tyres\n\nThe fleet loses a van a week to flat tyres. New tyres cost £4,200 and took three weeks to come. The hired vans cost £2,900 and stayed for two months.",
			),
		).toEqual([]);
	});
});
