import { expect, test } from "vitest";
import { researchSteps } from "../src/consultant.ts";
import { searchQuestions } from "../src/research/questions.ts";
import { consultationOf } from "./read-text.ts";

/** What each statement on the root cause does to it. */
function stancesOn(content: string, rootCause: string): Record<string, string | undefined> {
	const steps = researchSteps(consultationOf(content), { rootCause, whysPath: [rootCause] });
	for (;;) {
		const { done, value } = steps.next();
		if (!done) continue;
		const all = Object.values(value.findings).flatMap((group) => group.filter((each) => "fact" in each));
		return Object.fromEntries(all.map(({ fact, stance }) => [fact, stance]));
	}
}

const rootCause = "Nobody books the returns on the day they arrive.";

test("What states the cause supports it, what another contradicts it with weakens it, and the rest does neither", () => {
	const stances = stancesOn(
		`Stock counts differ and pickers search for goods.\n\n${rootCause}\n\nAccording to the booking log, 96 percent of the returns are booked on the day they arrive.\n\nThe returns come in by a ramp that two carriers share.`,
		rootCause,
	);
	expect(stances[rootCause]).toBe("supports");
	expect(stances).toMatchObject({
		"According to the booking log, 96 percent of the returns are booked on the day they arrive.": "weakens",
	});
	expect(Object.values(stances)).not.toContain(undefined);
});

test("What says the same elsewhere supports it; what is only wanted does not", () => {
	const auditors = "Our auditors saw that nobody books returns on the day of arrival in three of the halls.";
	const wanted = "We should book the returns on the day they arrive from March on.";
	const stances = stancesOn(
		`Stock counts differ and pickers search for goods.\n\n${rootCause}\n\n${auditors}\n\n${wanted}`,
		rootCause,
	);
	expect(stances[auditors]).toBe("supports");
	expect(stances[wanted] ?? "neutral").toBe("neutral");
});

test("What affirms where the cause denies does not support it, however alike it is", () => {
	const affirming = "Returns are booked on the day they arrive by hall four.";
	const stances = stancesOn(
		`Stock counts differ and pickers search for goods.\n\nThe ramp is shared by two carriers.\n\n${affirming}`,
		rootCause,
	);
	expect(stances[affirming]).toBe("neutral");
});

test("A root cause that a person worded is supported by what says the same", () => {
	const stances = stancesOn(
		"Stock counts differ and pickers search for goods.\n\nThe night shift has no scanner for the returns of the day.",
		"There is no scanner for the returns at night",
	);
	expect(stances["The night shift has no scanner for the returns of the day."]).toBe("supports");
});

test.each([
	["en", "Repairs take 9 days and tenants cancel because nobody orders spare parts before the van is empty."],
	[
		"de",
		"Reparaturen dauern 9 Tage, und Mieter kündigen, weil niemand Ersatzteile bestellt, bevor das Lager leer ist.",
	],
	[
		"fr",
		"Les réparations durent 9 jours et les clients partent, car personne ne commande les pièces détachées.",
	],
])("The questions to a search are five, in the language of the text: %s", (language, content) => {
	const asked = searchQuestions(consultationOf(content).case, content);
	expect(asked.language).toBe(language);
	expect(new Set(asked.questions).size).toBe(5);
	for (const question of asked.questions) {
		expect(question.length).toBeLessThan(400);
		expect(question.split(/\s+/).length).toBeLessThan(50);
	}
});

test("The questions name nobody and hold no figure", () => {
	const content =
		"Deliveries of Hartwell Logistics Ltd arrive late. Maria Keller plans the tours by hand. Maria Keller was ill in May, and 38 percent of the tours were late. The tours are planned by hand by Maria Keller for Hartwell Logistics Ltd.";
	const { questions } = searchQuestions(
		consultationOf(content).case,
		"38 percent of the tours are planned by hand by Maria Keller for Hartwell Logistics Ltd",
	);
	expect(questions[0]).toContain("tours are planned by hand");
	expect(questions.join()).not.toMatch(/Maria|Keller|Hartwell|38/);
});

test("What is said to be as it should be weakens the cause that says otherwise", () => {
	const assured = "The seals of the returns ramp passed the inspection in May.";
	const stances = stancesOn(
		`Stock counts differ and pickers search for goods.\n\nThe seals of the returns ramp leak.\n\n${assured}`,
		"The seals of the returns ramp leak.",
	);
	expect(stances[assured]).toBe("weakens");
});
