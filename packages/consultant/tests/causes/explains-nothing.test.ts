import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A short paper in which one thing surely explains the problem, and one more is said. */
const papers: Record<string, (said: string) => string> = {
	en: (said) =>
		`Since March 31 % of our parcels arrive late.\n\nNobody releases the pallets after 16:00.\n\n${said}`,
	de: (said) =>
		`Seit März kommen 31 % unserer Pakete zu spät.\n\nNach 16 Uhr gibt niemand mehr die Paletten frei.\n\n${said}`,
	fr: (said) =>
		`Depuis mars, 31 % de nos colis arrivent en retard.\n\nPersonne ne libère les palettes après 16 h.\n\n${said}`,
	es: (said) =>
		`Desde marzo el 31 % de nuestros paquetes llega tarde.\n\nNadie libera los palés después de las 16 h.\n\n${said}`,
	it: (said) =>
		`Da marzo il 31 % dei nostri pacchi arriva in ritardo.\n\nNessuno libera i bancali dopo le 16.\n\n${said}`,
	nl: (said) =>
		`Sinds maart komt 31 % van onze pakketten te laat.\n\nNa 16 uur geeft niemand de pallets vrij.\n\n${said}`,
};

const causesWith = (language: string, said: string) =>
	caseOfText(papers[language]?.(said) ?? "")
		.causes.map(({ text }) => text)
		.join("\n");

describe("What explains nothing is offered as no cause", () => {
	it.each([
		["en", "The maker checked the scanners twice and they are within the norm, it is not that."],
		["de", "Der Hersteller hat die Scanner zweimal geprüft und nichts gefunden, daran liegt es nicht."],
		["fr", "Le fabricant a contrôlé les scanners deux fois et ils sont aux normes, ce n'est pas ça."],
		["es", "El fabricante revisó los escáneres dos veces y están en norma, no es eso."],
		["it", "Il produttore ha controllato gli scanner due volte e sono a norma, non è quello."],
		[
			"nl",
			"De fabrikant heeft de scanners twee keer nagekeken zonder iets te vinden, daar ligt het niet aan.",
		],
		["en", "The rain hardly affects the tours."],
		["de", "Der Regen beeinflusst die Touren kaum."],
		["fr", "La pluie n'influe pas sur les tournées."],
		["es", "La lluvia apenas influye en las rutas."],
		["it", "La pioggia influisce poco sui giri."],
		["nl", "De regen beïnvloedt de ritten nauwelijks."],
	])("a denial that points back (%s): %s", (language, said) => {
		expect(causesWith(language, said)).not.toContain(said.slice(0, 12));
	});

	it.each([
		["en", "Whether the new gate helps we do not know."],
		["de", "Ob das neue Tor hilft, wissen wir nicht."],
		["fr", "Si le nouveau portail aide, nous ne savons pas, personne ne sait."],
		["es", "Si la nueva puerta ayuda no lo sabemos, no se sabe."],
		["it", "Se il nuovo cancello aiuti non sappiamo."],
		["nl", "Of de nieuwe poort helpt weten we niet."],
	])("what nobody knows yet (%s): %s", (language, said) => {
		expect(causesWith(language, said)).not.toContain(said.slice(0, 10));
	});

	it.each([
		["en", "Outsourcing the tours to the carrier in Leeds: NO."],
		["de", "Die Touren an den Spediteur in Leeds vergeben: NEIN."],
		["fr", "Confier les tournées au transporteur de Leeds : NON."],
		["es", "Lo de dar las rutas al transportista de Leeds NO."],
		["it", "Dare i giri al corriere di Leeds: NO."],
		["nl", "De ritten uitbesteden aan de vervoerder in Leeds: NEE."],
	])("what is turned down in capitals (%s): %s", (language, said) => {
		expect(causesWith(language, said)).not.toContain("Leeds");
	});

	it.each([
		["en", "Leeds delivered 12,900 parcels, 200 fewer than in 2024, which is not bad."],
		["de", "Leeds hat 12.900 Pakete geliefert, 200 weniger als 2024, das ist nicht schlecht."],
		["es", "Leeds entregó 12.900 paquetes, 200 menos que en 2024, que no está mal."],
		["it", "Leeds ha consegnato 12.900 pacchi, 200 in meno del 2024, non è male."],
		["nl", "Leeds leverde 12.900 pakketten, 200 minder dan in 2024, dat is niet slecht."],
	])("what is not bad (%s): %s", (language, said) => {
		expect(causesWith(language, said)).not.toContain("12");
	});

	it.each([
		["en", "Karin Lohr oversees the tours of the hall."],
		["de", "Karin Löhr koordiniert die Touren der Halle."],
		["fr", "Karine Aubanel porte le planning des tournées."],
		["es", "Carmen Lozano coordina las rutas de la nave."],
		["it", "Carla Lodi coordina i giri del magazzino."],
		["nl", "Karin Loos coördineert de ritten van de hal."],
	])("who answers for what (%s): %s", (language, said) => {
		expect(causesWith(language, said)).not.toMatch(/Kari|Car[ml]/u);
	});

	it("how little a figure says", () => {
		expect(
			causesWith("en", "Drivers are 12 % less content than before, n=61, not much of a sample."),
		).not.toContain("n=61");
	});
});

describe("What only looks like it stays a cause", () => {
	it.each([
		["en", "The key to the gate is on the list, but it is not there.", "not there"],
		[
			"en",
			"Management explains little to the night crew, so every crew sorts its own way.",
			"explains little",
		],
		["de", "Beim Beladen spielt die Reihenfolge der Stopps keine Rolle.", "keine Rolle"],
		[
			"es",
			"La dirección explica poco los cambios a los turnos, y cada turno carga a su manera.",
			"explica poco",
		],
		["it", "La chiave del cancello è sulla lista, ma non è lì.", "non è lì"],
		["en", "Every contract with a carrier waits for the lawyers, because nobody else may sign.", "lawyers"],
		["de", "Der Prüfer nimmt nur eine kleine Stichprobe, weil er allein ist.", "Stichprobe"],
		["en", "The plan is not bad, but nobody follows it after 16:00.", "not bad"],
	])("(%s): %s", (language, said, telling) => {
		expect(causesWith(language, said)).toContain(telling);
	});
});
