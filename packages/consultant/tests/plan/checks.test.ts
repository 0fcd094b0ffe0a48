import { describe, expect, it } from "vitest";
import { type PaperLanguage, papers, planOfText, proposals } from "../planned-texts.ts";
import { caseOfText } from "../read-text.ts";

/** A sign-off before the first use, an approval by a day, and one that nothing may begin without. */
const told: Record<PaperLanguage, { signs: string; agrees: string; awaits: string }> = {
	en: {
		signs: "The safety inspector has to sign off the belt.",
		agrees: "The landlord must agree to the new door by 20 November.",
		awaits: "Nothing goes live before the fire officer has signed.",
	},
	de: {
		signs: "Der Sicherheitsprüfer muss das Band abnehmen.",
		agrees: "Der Betriebsrat muss bis 20. November zustimmen.",
		awaits: "Nichts geht in Betrieb, bevor die Feuerwehr unterschrieben hat.",
	},
	fr: {
		signs: "L'inspecteur du travail doit contrôler le tapis.",
		agrees: "Le propriétaire doit donner son accord avant le 20 novembre.",
		awaits: "Rien ne démarre avant le passage de la commission de sécurité.",
	},
	es: {
		signs: "El inspector de industria tiene que revisar la cinta.",
		agrees: "El comité de empresa debe dar su conformidad antes del 20 de noviembre.",
		awaits: "Nada se pone en marcha antes de que los bomberos lo hayan revisado.",
	},
	it: {
		signs: "L'ispettore deve collaudare il nastro.",
		agrees: "Il proprietario deve dare il consenso entro il 20 novembre.",
		awaits: "Niente si accende prima che i vigili del fuoco abbiano controllato il nastro.",
	},
	nl: {
		signs: "De keurmeester moet de band keuren.",
		agrees: "De ondernemingsraad moet voor 20 november instemmen.",
		awaits: "Niets gaat open voordat de brandweer heeft getekend.",
	},
};

const languages = Object.keys(told) as PaperLanguage[];

describe("a check by somebody from outside", () => {
	it.each(languages)("is a task and a criterion of the gate that it precedes (%s)", (language) => {
		const { signs, agrees } = told[language];
		const text = papers[language](proposals[language].slice(0, 2), `${signs} ${agrees}`);
		const plan = planOfText(text, "2026-11-16");
		const tasks = plan.workstreams.flatMap((stream) => stream.tasks);
		const bare = (text: string) => text.replace(/\.$/u, "");
		expect(tasks.map(({ name }) => name)).toEqual(expect.arrayContaining([bare(signs), bare(agrees)]));
		const criteria = (gate: string) =>
			plan.stage_gates.find((each) => each.gate === gate)?.criteria.join("\n") ?? "";
		expect(criteria("G2")).toContain(bare(signs));
		expect(criteria("G1")).toContain(bare(agrees));
	});

	it.each(languages)("stands at its day (%s)", (language) => {
		const [check] = caseOfText(papers[language](proposals[language], told[language].agrees)).checks;
		expect(check).toMatchObject({ due: "2026-11-20", gate: "G1" });
	});

	it.each(languages)("forbids and explains nothing where all waits for it (%s)", (language) => {
		const read = caseOfText(papers[language](proposals[language], told[language].awaits));
		expect(read.checks.map(({ text }) => text)).toEqual([told[language].awaits]);
		expect(read.mustNots).toEqual([]);
		expect(read.causes.map(({ text }) => text)).not.toContain(told[language].awaits);
	});

	it.each([
		["de", "Der neue Dienstplan gilt nicht ohne Zustimmung des Betriebsrats."],
		["nl", "Het rooster gaat niet in zonder advies van de ondernemingsraad."],
	] as const)("is one where nothing changes without it (%s)", (language, said) => {
		const read = caseOfText(papers[language](proposals[language], said));
		expect(read.checks.map(({ text }) => text)).toEqual([said]);
		expect(read.mustNots).toEqual([]);
	});

	it("names the person beside their work", () => {
		const said = "The surveyor, Mr Alder, has to approve the ramp.";
		expect(caseOfText(papers.en(proposals.en, said)).checks[0]?.by).toBe("Alder");
	});

	it.each([
		"The inspector signed the belt off in March.",
		"Nobody from the insurer ever inspects the belt.",
		"We must check the addresses twice.",
		"The landlord must not be asked for approval.",
	])("is none where it is over, does not happen, or is our own: %s", (said) => {
		expect(caseOfText(papers.en(proposals.en, said)).checks).toEqual([]);
	});
});
