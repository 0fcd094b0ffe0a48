import { describe, expect, it } from "vitest";
import { accountableDecision } from "../../src/decisions/accountable-decision.ts";
import { papers, planOfText } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

const labels = (text: string) => accountableDecision(caseOfText(text), "")?.options.map(({ label }) => label);

const intro = {
	en: "Note of 3 March 2026\n\n14 % of our parcels arrive damaged, nobody checks the boxes. Anna Finch is responsible for the packing.",
	de: "Notiz vom 3. März 2026\n\n14 % unserer Pakete kommen beschädigt an, niemand prüft die Kartons. Anna Finch ist für das Packen zuständig.",
	fr: "Note du 3 mars 2026\n\n14 % de nos colis arrivent abîmés, personne ne vérifie les cartons. Anna Finch est responsable de l'emballage.",
	es: "Nota del 3 de marzo de 2026\n\nEl 14 % de nuestros paquetes llega dañado, nadie revisa las cajas. Anna Finch es responsable del embalaje.",
	it: "Nota del 3 marzo 2026\n\nIl 14% dei nostri pacchi arriva danneggiato, nessuno controlla le scatole. Anna Finch è responsabile dell'imballaggio.",
	nl: "Notitie, 3 maart 2026\n\n14% van onze pakketten komt beschadigd aan, niemand controleert de dozen. Anna Finch is verantwoordelijk voor het inpakken.",
};

describe("who may answer for the whole", () => {
	it.each([
		["en", "Mr Alder, the surveyor, looked at the roof. Mrs Pym complained about the noise."],
		[
			"de",
			"Der Gutachter, Herr Pöschl, hat das Dach besichtigt. Frau Huber hat sich über den Lärm beschwert.",
		],
		["fr", "Le commissaire aux comptes, M. Blin, a remis son rapport. Mme Vautier se plaint du bruit."],
		["es", "El perito, don Ramiro, miró el tejado. La señora Ortiz se queja del ruido."],
		["it", "L'avvocato Sarti ha inviato il suo parere. La signora Galli protesta per il rumore."],
		["nl", "De keurmeester, de heer Smit, bekeek het dak. Mevrouw De Boer klaagt over het lawaai."],
	] as const)("is nobody who only reports from outside or complains (%s)", (language, said) => {
		expect(labels(`${intro[language]} ${said}`)?.slice(0, -1)).toEqual(["Anna Finch"]);
	});

	it("is somebody from outside whom the text makes answer for it", () => {
		const said = "Mr Alder, the consultant, is responsible for the audit.";
		expect(labels(`${intro.en} ${said}`)).toContain("Mr Alder");
	});
});

describe("a supplier", () => {
	it("that only offers a measure does not do it yet", () => {
		const team = planOfText(
			papers.en(["Kranmann GmbH offered to repair the sorting belt: EUR 20,000, 4 months"], ""),
		).workstreams.flatMap(({ required_team }) => required_team.map(({ role }) => role));
		expect(team).not.toContain("Kranmann GmbH");
	});
});

describe("somebody called like a day", () => {
	it.each([
		["en", "Anna Friday keeps the keys and says that 12 of 40 boxes are late.", "Anna Friday"],
		["de", "Anna Freitag kümmert sich um die Schlüssel, 12 von 40 Kisten kommen zu spät.", "Anna Freitag"],
		["de, titled", "12 von 40 Kisten kommen zu spät, sagt Herr Anton Freitag.", "Anton Freitag"],
		["fr", "12 cartons sur 40 sont en retard, selon Marc Lundi, chef d'équipe.", "Marc Lundi"],
		["es", "Julio Domingo dice que 12 de 40 cajas llegan tarde.", "Julio Domingo"],
		["it", "Aldo Sabato dice che 12 scatole su 40 sono in ritardo.", "Aldo Sabato"],
		["nl", "Emma Zondag zegt dat 12 van de 40 dozen te laat zijn.", "Emma Zondag"],
	])("is named in whole (%s)", (_, text, name) => {
		expect(caseOfText(text).people.map((person) => person.name)).toEqual([name]);
	});

	it("is not made of a day behind a name", () => {
		expect(
			caseOfText("12 of 40 boxes are late. I see Graham Friday, Graham says.").people.map(({ name }) => name),
		).toEqual(["Graham"]);
	});
});
