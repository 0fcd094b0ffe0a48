import type { CaseCorrection, StatementRole } from "@throughline/domain/consultant/case";
import { describe, expect, it } from "vitest";
import { buildCase, type Case } from "../../src/case/build.ts";
import { orderCorrections } from "../../src/case/corrections.ts";
import { readText } from "../read-text.ts";

/** A text's case once a person has said what the statement with some words in it is, and whatever else they said. */
function caseWith(
	text: string,
	words: string,
	role: StatementRole | null,
	...others: CaseCorrection[]
): Case {
	const reading = readText(text);
	const statementId = reading.statements.find((each) => each.text.includes(words))?.id ?? "";
	const roles: CaseCorrection[] = role ? [{ kind: "role", statementId, role }] : [];
	return buildCase(reading, orderCorrections([...roles, ...others], reading));
}

const rolesOf = ({ ledger, statements }: Case, words: string) => {
	const id = statements.find((each) => each.text.includes(words))?.id;
	return ledger.filter(({ statementId }) => statementId === id).map(({ role }) => role);
};

describe("the figures of what a person made a limit", () => {
	it.each([
		["en", "Late parcels are at 32%.", "The sum that was mentioned is £40,000, by 31 March 2027."],
		["de", "32 % der Pakete kommen zu spät.", "Frau Kern sprach von 40.000 €, bis zum 31. März 2027."],
		["fr", "32 % des colis arrivent en retard.", "La direction parle de 40 000 € d'ici le 31 mars 2027."],
		["es", "El 32 % llega tarde.", "La dirección habla de 40.000 € hasta el 31 de marzo de 2027."],
		["it", "Il 32% arriva in ritardo.", "Con 40.000 € ci si deve arrangiare, entro il 31 marzo 2027."],
		["nl", "32% komt te laat.", "De directie sprak over € 40.000, vóór 31 maart 2027."],
	])(
		"%s: are cap and deadline, and are what they were once it is taken back",
		(_language, problem, limit) => {
			const text = `${problem} ${limit}`;
			const { limits } = caseWith(text, "40", "constraint");
			expect(limits.cap?.figure.value).toBe(40_000);
			expect(limits.deadline?.figure.date?.to).toBe("2027-03-31");
			expect(limits.cap?.confirmed).toBe(true);
			expect(caseWith(text, "40", null).ledger).toEqual(buildCase(readText(text)).ledger);
			expect(caseWith(text, "40", null).ledger.some(({ confirmed }) => confirmed)).toBe(false);
		},
	);

	const text =
		"32% of the parcels arrive late. Please no new hall, and the capital freeze holds: we have £150k. A third belt costs £20,000.";

	it("outrank the price of an option, and what is forbidden beside them is still watched", () => {
		const { limits, mustNots } = caseWith(text, "£150k", "constraint");
		expect(limits.cap?.figure.value).toBe(150_000);
		expect(mustNots.map((each) => each.text)).toEqual([expect.stringContaining("no new hall")]);
	});

	it("stay what a person said of the figure itself", () => {
		const entry = caseWith(text, "£150k", null).ledger.find(({ figure }) => figure.value === 150_000);
		const figure: CaseCorrection = {
			kind: "figure",
			entryId: entry?.id ?? "",
			subject: "",
			type: "money",
			value: 150_000,
			unit: null,
			currency: "GBP",
			date: null,
			role: "funding",
		};
		const { limits } = caseWith(text, "£150k", "constraint", figure);
		expect(limits.cap).toBeNull();
		const own: CaseCorrection = { ...figure, kind: "added figure", value: 90_000, role: "limit" };
		expect(caseWith(text, "£150k", "constraint", own).limits.cap?.figure.value).toBe(90_000);
	});

	it("leave a day alone until which something is barred, or on which somebody decides", () => {
		const barred = caseWith(
			"32% of the parcels arrive late. Work in the hall is forbidden until 31 March 2027. There is £30,000.",
			"forbidden",
			"constraint",
		);
		expect(barred.limits.deadline).toBeNull();
		const decided = caseWith(
			"32% of the parcels arrive late. The board decides on 31 March 2027 about £30,000.",
			"£30,000",
			"constraint",
		);
		expect(decided.limits.deadline).toBeNull();
		expect(decided.limits.cap?.figure.value).toBe(30_000);
	});
});

describe("the figures of what a person made a target", () => {
	it.each([
		["en", "32% of the parcels arrive late. Other depots have 12%.", "Other depots"],
		["de", "32 % der Pakete kommen zu spät. Andere Depots haben 12 %.", "Andere Depots"],
		["fr", "32 % des colis arrivent en retard. Les autres dépôts ont 12 %.", "autres dépôts"],
		["it", "Il 32% dei pacchi arriva in ritardo. Gli altri depositi hanno il 12%.", "altri depositi"],
	])("%s: say what is wanted", (_language, text, words) => {
		const { measures } = caseWith(text, words, "target");
		expect(measures.map(({ target }) => target?.figure.value)).toEqual([12]);
		expect(caseWith(text, words, null).measures.map(({ target }) => target?.figure.value)).toEqual([]);
	});

	it("are the value that is bounded or said last, not the one of today", () => {
		const text = "Parcels arrive late. Today 32% are late, in Leeds under 12%.";
		expect(rolesOf(caseWith(text, "Leeds", "target"), "Leeds").at(-1)).toBe("target");
		expect(rolesOf(caseWith(text, "Leeds", "target"), "Leeds")[0]).not.toBe("target");
	});
});

describe("the figures of what a person made an option", () => {
	it.each([
		["en", "32% of the parcels arrive late. Kettering lost £20,000 on a third belt.", "Kettering"],
		["de", "32 % der Pakete kommen zu spät. Das Band in Köln war mit 20.000 € zu teuer.", "Köln"],
		["fr", "32 % des colis arrivent en retard. Lyon a perdu 20 000 € avec un troisième tapis.", "Lyon"],
	])("%s: are its price", (_language, text, words) => {
		const case_ = caseWith(text, words, "option");
		expect(rolesOf(case_, words)).toEqual(["option cost"]);
		expect(case_.options.map(({ price }) => price?.max)).toEqual([20_000]);
	});

	it("are no price where they say what it brings", () => {
		const text = "32% of the parcels arrive late. A third belt saves us £20,000 a year.";
		expect(rolesOf(caseWith(text, "third belt", "option"), "third belt")).toEqual(["benefit"]);
	});
});
