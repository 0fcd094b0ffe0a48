import type { InterviewTopic } from "@throughline/domain/consultant/case";
import { expect, test } from "vitest";
import { buildCase, type Case } from "../src/case/build.ts";
import { orderCorrections } from "../src/case/corrections.ts";
import { caseOf } from "../src/consultant.ts";
import { readMaterial } from "../src/read/read.ts";
import { consultationOf, today } from "./read-text.ts";

type Answer = { asks: InterviewTopic; question: string; text: string };

/** The case of a note after answers, and after a person gave a statement with these words a role. */
function answered(note: string, answers: readonly Answer[], chosen?: string): Case {
	const documents = [
		{ id: "note", name: "Note", content: note },
		...answers.map(({ question, text }, at) => ({
			id: `answer ${at}`,
			name: "Answer",
			content: `# ${question}\n\n${text}`,
		})),
	];
	const reading = readMaterial(documents, [], today);
	const given = answers.map(({ asks, question }, at) => ({
		kind: "answer" as const,
		questionId: `q${at}`,
		asks,
		question,
		documentId: `answer ${at}`,
	}));
	const statement = reading.statements.find(({ plain }) => chosen !== undefined && plain.includes(chosen));
	const role = statement && { kind: "role" as const, statementId: statement.id, role: "problem" as const };
	return buildCase(reading, orderCorrections(role ? [...given, role] : given, reading));
}

const interviews: [language: string, note: string, answers: Answer[]][] = [
	[
		"en",
		"We are losing customers.",
		[
			{
				asks: "baseline",
				question: "How much is lost a year?",
				text: "38 of 410 contracts were lost in 2026.",
			},
			{
				asks: "cause",
				question: "Why do they leave?",
				text: "Customers wait 11 days because two technicians left.",
			},
			{ asks: "target", question: "What would be enough?", text: "At most 12 lost contracts a year." },
		],
	],
	[
		"de",
		"Uns laufen die Kunden weg.",
		[
			{
				asks: "baseline",
				question: "Wie viel geht im Jahr verloren?",
				text: "38 von 410 Verträgen gingen 2026 verloren.",
			},
			{
				asks: "cause",
				question: "Warum gehen sie?",
				text: "Kunden warten 11 Tage, weil zwei Techniker gegangen sind.",
			},
			{ asks: "target", question: "Was wäre genug?", text: "Höchstens 12 verlorene Verträge im Jahr." },
		],
	],
	[
		"fr",
		"Nous perdons des clients.",
		[
			{
				asks: "baseline",
				question: "Combien en perdez-vous par an ?",
				text: "38 contrats sur 410 ont été perdus en 2026.",
			},
			{
				asks: "cause",
				question: "Pourquoi partent-ils ?",
				text: "Les clients attendent 11 jours parce que deux techniciens sont partis.",
			},
			{ asks: "target", question: "Que voulez-vous ?", text: "Au plus 12 contrats perdus par an." },
		],
	],
];

test.each(interviews)("%s: a problem that is made of answers is confirmed by nobody", (_, note, answers) => {
	const { problem, causes } = answered(note, answers);
	expect(problem).toMatchObject({ confirmed: false });
	// What the interview began with says the same in fewer words, and is no cause of it.
	expect(causes.map(({ text }) => text)).not.toContain(note);
	expect(causes.length).toBeGreaterThan(0);
});

test("A problem is confirmed where a person gave its statement that role", () => {
	const [, note, answers] = interviews[0] ?? ["", "", []];
	expect(answered(note, answers, note).problem).toMatchObject({ text: note, confirmed: true });
});

test.each([
	["en", "We need a new ERP system.", /order system/, true],
	["en", "We should do something about our customer portal.", /Meter readings/u, true],
	["en", "We must cut the energy bill of our swimming pools.", /tonne of product/, true],
	["en", "We want to hire more nurses.", /40 filled/, true],
	["de", "Das neue Gesetz trifft uns.", /50 Kriterien/, true],
	["en", "We should talk more.", /training centre/, false],
])("an example comes from the nearest field, in the text's language (%s: %s)", (_, text, told, isNear) => {
	const { questions } = caseOf(consultationOf(text)).readiness;
	const examples = questions.map(({ example }) => example).join("\n");
	expect(examples).toMatch(told);
	expect(/training centre|Schulungszentrum/u.test(questions[0]?.example ?? "")).toBe(!isNear);
});
