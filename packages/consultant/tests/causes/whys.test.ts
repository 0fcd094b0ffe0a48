import { describe, expect, it } from "vitest";
import { statedCause } from "../../src/case/causes/causes.ts";
import { levelBelow } from "../../src/consultant.ts";
import { consultationOf } from "../read-text.ts";

const below = (text: string, above: string) => {
	const consultation = consultationOf(text);
	const cause = consultation.case.causes.find((each) => each.text.includes(above));
	return levelBelow(consultation, [cause?.text ?? above]).map(({ option }) => option);
};

describe("below a cause that says itself why", () => {
	it.each([
		[
			"en",
			"Day unit, 3 March 2026\n\n33% of the treatments start late.\n\nThe repair of the second cabinet is not signed, because Estates and Pharmacy each think it belongs to the other's budget.",
			"is not signed",
			"Estates and Pharmacy each think it belongs to the other's budget",
		],
		[
			"de",
			"Tagesklinik, 3. März 2026\n\n33 % der Behandlungen beginnen zu spät.\n\nDie Reparatur der zweiten Werkbank ist nicht unterschrieben, weil Technik und Apotheke sie je im Budget des anderen sehen.",
			"nicht unterschrieben",
			"Es liegt daran, dass Technik und Apotheke sie je im Budget des anderen sehen",
		],
		[
			"fr",
			"Hôpital de jour, 3 mars 2026\n\n33 % des traitements commencent en retard.\n\nLa réparation de la seconde enceinte n'est pas signée, car la pharmacie et les travaux la voient dans le budget de l'autre.",
			"n'est pas signée",
			"La pharmacie et les travaux la voient dans le budget de l'autre",
		],
		[
			"es",
			"Hospital de día, 3 de marzo de 2026\n\nEl 33 % de los tratamientos empieza tarde.\n\nLa reparación de la segunda cabina no está firmada, ya que farmacia y obras creen que va al presupuesto del otro.",
			"no está firmada",
			"Farmacia y obras creen que va al presupuesto del otro",
		],
		[
			"it",
			"Day hospital, 3 marzo 2026\n\nIl 33% dei trattamenti inizia in ritardo.\n\nLa riparazione della seconda cappa non è firmata, perché farmacia e ufficio tecnico la vedono nel bilancio dell'altro.",
			"non è firmata",
			"Farmacia e ufficio tecnico la vedono nel bilancio dell'altro",
		],
		[
			"nl",
			"Dagbehandeling, 3 maart 2026\n\n33% van de behandelingen begint te laat.\n\nDe reparatie van de tweede kast is niet getekend, omdat apotheek en techniek denken dat ze bij de ander hoort.",
			"niet getekend",
			"Het komt doordat apotheek en techniek denken dat ze bij de ander hoort",
		],
	])("%s: that comes first", (_language, text, above, reason) => {
		expect(below(text, above)[0]).toBe(reason);
	});

	it("is nothing where the word only says when", () => {
		const options = below(
			"Day unit, 3 March 2026\n\n33% of the treatments start late.\n\nNobody has signed the repair, since 12 August 2025 it lies there.",
			"Nobody has signed",
		);
		expect(options.filter((option) => /^12 August|^Since/.test(option))).toEqual([]);
	});
});

describe("what follows from a cause", () => {
	const text =
		"Winterdienst, 3. März 2026\n\nAn 19 von 41 Tagen waren die Straßen nicht geräumt.\n\nSeit 2011 wurde keine Tour geändert, obwohl zwei Wohngebiete dazukamen. Tour 4 ist dadurch sechs Stunden lang und nicht zu schaffen.";

	it("is not offered as its reason, but the other way round", () => {
		expect(below(text, "keine Tour geändert").join("\n")).not.toContain("Tour 4 ist dadurch");
		expect(below(text, "Tour 4 ist dadurch").join("\n")).toContain("keine Tour geändert");
	});
});

it("takes a clause that a person picks out of a statement for stated", () => {
	const { case: case_ } = consultationOf(
		"Day unit, 3 March 2026\n\n33% of the treatments start late, since bloods are only taken when the patient arrives.",
	);
	expect(statedCause(case_, "Bloods are only taken when the patient arrives.")?.statements).toHaveLength(1);
	expect(statedCause(case_, "Nurses are too slow with the needle")).toBeUndefined();
});
