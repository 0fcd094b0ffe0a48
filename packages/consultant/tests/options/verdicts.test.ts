import { describe, expect, test } from "vitest";
import { objectionsIn, type Standing, standingOf, successesIn } from "../../src/case/options/standing.ts";
import { decisionsOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

describe("What a text says of a way forward", () => {
	test.each<[KnownLanguage, string, Standing]>([
		["en", "A new scanner would change nothing.", "rejected"],
		["en", "In my view this is money down the drain.", "rejected"],
		["en", "The board refused it in June.", "rejected"],
		["en", "Changing the carrier: no, the contract runs until 2028.", "rejected"],
		["en", "Ten more docks, but not this financial year.", "rejected"],
		["en", "The second shift has been agreed.", "agreed"],
		["en", "The second shift has not been agreed yet.", "open"],
		["de", "Ein neuer Scanner würde nichts ändern.", "rejected"],
		["de", "Das ist rausgeworfenes Geld.", "rejected"],
		["de", "Der Vorstand hat das im Juni abgelehnt.", "rejected"],
		["de", "Die zweite Schicht ist bereits beschlossen.", "agreed"],
		["de", "Die zweite Schicht ist noch nicht beschlossen.", "open"],
		["fr", "Un nouveau scanner ne changerait rien.", "rejected"],
		["fr", "C'est de l'argent jeté par les fenêtres.", "rejected"],
		["fr", "La deuxième équipe a été validée.", "agreed"],
		["es", "Un escáner nuevo no cambiaría nada.", "rejected"],
		["es", "Es dinero tirado.", "rejected"],
		["es", "Cambiar de banco: no, hay contrato hasta 2028.", "rejected"],
		["es", "El segundo turno está acordado.", "agreed"],
		["it", "Un nuovo scanner non risolverebbe nulla.", "rejected"],
		["it", "Secondo me sono soldi buttati.", "rejected"],
		["it", "Il secondo turno è stato approvato.", "agreed"],
		["nl", "Een nieuwe scanner lost niets op.", "rejected"],
		["nl", "Dat is weggegooid geld.", "rejected"],
		["nl", "De tweede ploeg is al afgesproken.", "agreed"],
	])("is read (%s: %s)", (language, plain, standing) => {
		expect(standingOf([{ plain, language }])).toBe(standing);
	});

	test.each<[KnownLanguage, string, Standing]>([
		["en", "No. We told the tenants that it stays.", "rejected"],
		["en", "Not before the audit.", "rejected"],
		["en", "Agreed.", "agreed"],
		["en", "Nobody has asked the union.", "open"],
		["de", "Nein, das hatten wir schon.", "rejected"],
		["de", "Einverstanden, ab Montag.", "agreed"],
		["fr", "Non, pas avec ce contrat.", "rejected"],
		["fr", "D'accord.", "agreed"],
		["es", "No, ya lo probamos.", "rejected"],
		["es", "De acuerdo.", "agreed"],
		["it", "No, non prima di maggio.", "rejected"],
		["it", "D'accordo.", "agreed"],
		["nl", "Nee, dat doen we niet.", "rejected"],
		["nl", "Akkoord.", "agreed"],
	])("is also what the next speaker answers (%s: %s)", (language, plain, standing) => {
		expect(standingOf([{ plain: "A second shift, 4 weeks.", language: "en" }], { plain, language })).toBe(
			standing,
		);
	});
});

const read = (text: string) => caseOfText(`Note, 3 March 2026\n\n${text}`).statements.slice(1);

describe("The success of a trial", () => {
	test.each<[KnownLanguage, string]>([
		["en", "We tried it at the north gate; there losses fell from 27 % to 12 %."],
		["en", "Depot Moor did it in March and its on-time share rose from 88 % to 97 %."],
		["de", "In Moorbach wurde das 2024 eingeführt, die Reklamationen sanken von 27 % auf 12 %."],
		["fr", "La ville de Moret l'a fait en 2024 : les retards y sont passés de 27 % à 12 %."],
		["es", "El taller de Mora lo hizo en 2024 y bajó las quejas del 27 % al 12 %."],
		["it", "Il consorzio di Mori lo ha introdotto nel 2024 e le perdite sono scese dal 27 % al 12 %."],
		["nl", "In Moordrecht is dit in 2024 ingevoerd; daar is het verzuim gedaald van 27 % naar 12 %."],
	])("speaks for it, not against it (%s: %s)", (_, text) => {
		expect(successesIn(read(text))).not.toEqual([]);
		expect(objectionsIn(read(text))).toEqual([]);
	});

	test.each<[KnownLanguage, string]>([
		["en", "We tried it at the north gate, but complaints rose from 12 % to 27 %."],
		["en", "Depot Moor did it in March and customer satisfaction fell from 88 % to 61 %."],
		["de", "In Moorbach wurde das 2024 eingeführt, die Reklamationen stiegen von 12 % auf 27 %."],
		["fr", "La ville de Moret l'a fait en 2024 : la satisfaction y est passée de 71 % à 52 %."],
		["nl", "In Moordrecht is dit ingevoerd; daar zijn de klachten gestegen van 12 % naar 27 %."],
	])("is told from its failure (%s: %s)", (_, text) => {
		expect(successesIn(read(text))).toEqual([]);
	});
});

const memo = `Parcel note, 3 March 2026

In February 14 % of the parcels were late because nobody plans the second van. The target is 3 % by 30 September 2026. We paid 90 hours of overtime, roughly £4,000 for the month.

Proposals
1. Plan both vans each evening, £6,000, 4 weeks.
2. Sort at the north gate, £9,000, 5 weeks. Depot Moor did it in 2024 and its late parcels fell from 20 % to 6 %.
3. Hire a third driver, £8,000, 2 weeks. The board refused it.
4. A new label printer, £3,000, 3 weeks. It has been agreed with the works council.

At most £20,000 may be spent. Nobody else's yard is to be used.`;

describe("What is recommended", () => {
	const consultation = consultationOf(memo);
	const rootCause = "Nobody plans the second van";
	const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const optionOf = (words: string) => measures?.options.find(({ label }) => label.includes(words));

	test("is what has to do with the cause, and never what the text speaks against", () => {
		expect(optionOf("both vans")?.recommended).toBe(true);
		const together = measures?.options.find(({ id }) => id === "package");
		expect(together?.recommended).toBe(false);
		expect(together?.description).toMatch(/printer.*north gate.*both vans/);
		expect(together?.description).not.toContain("third driver");
		expect(optionOf("third driver")?.recommended).toBe(false);
	});

	test("tells of a success among the arguments for it", () => {
		const north = optionOf("north gate");
		expect(north?.pros.join()).toContain("fell from 20 % to 6 %");
		expect(north?.cons.join()).not.toContain("fell from");
	});

	test("is no money that has been spent already", () => {
		expect(optionOf("overtime")).toBeUndefined();
	});

	test("is nothing where the text speaks against all that it names", () => {
		const only = consultationOf(
			memo.replace(/1\. Plan[\s\S]*5 weeks\..*\n/u, "").replace(/4\. A new.*\n/u, ""),
		);
		const cause = only.case.causes[0]?.text ?? "";
		const [decision] = decisionsOf(only, { rootCause: cause, whysPath: [cause], research: null }, today);
		expect(decision?.options.find(({ label }) => label.includes("third driver"))?.recommended).toBe(false);
	});
});

test("what is proposed in a conversation has the standing that the next speaker gives it", () => {
	const { options } = caseOfText(`Review of the yard, 3 March 2026

Present: Ana Ruiz (lead), Tom Bale (yard), Lia Moss (IT)

Ana: Of 900 parcels 126 were late in February because nobody plans the vans. What do we do?

Tom: A planning board at the gate. The carpenter says two weeks and about £1,200.

Lia: And a daily call with the drivers. Half an hour, costs nothing.

Tom: Agreed. I'll own that.

Lia: We could rent a third van, £1,900 a month.

Ana: No. Not with this budget.

Ana: £9,000 until the end of May. That's all there is.`);
	expect(options.map(({ label, standing }) => [label, standing])).toEqual([
		["A planning board at the gate", "open"],
		["A daily call with the drivers", "agreed"],
		["Rent a third van", "rejected"],
	]);
});

test.each([
	["en", "We could put a second person on the desk, £1,400 a month; Martin is against it."],
	["de", "Wir könnten eine zweite Person an den Schalter setzen, 1.400 € im Monat; Martin ist dagegen."],
	["fr", "On pourrait mettre une deuxième personne au guichet, 1 400 € par mois ; Martin y est opposé."],
	["es", "Podríamos poner a una segunda persona en el mostrador, 1.400 € al mes; Martín está en contra."],
	["it", "Potremmo mettere una seconda persona allo sportello, 1.400 € al mese; Martino è contrario."],
	["nl", "We kunnen een tweede persoon aan de balie zetten, € 1.400 per maand; Martin is ertegen."],
])("what somebody is against is not recommended (%s)", (_, text) => {
	expect(caseOfText(text).options.map(({ standing }) => standing)).toEqual(["rejected"]);
});
