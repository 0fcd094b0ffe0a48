import { Playbook } from "@throughline/domain/playbook/playbook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const falconry = Playbook.parse({
	id: "falconry-courses",
	name: { en: "Falconry courses" },
	summary: { en: "For a falconry that teaches." },
	causes: [{ text: { en: "Nobody asks the guests why they cancel" } }],
	workstreams: [
		{
			id: "birds",
			title: { en: "Birds and gloves" },
			tasks: [{ id: "moult", name: { en: "Plan courses around the moult" }, days: [2, 4, 8] }],
		},
	],
});
const text = `Falconry courses in autumn

Bookings of the falconry courses fell from 60 to 35 a month because the birds moult until October.
Guests cancel since nobody answers the telephone at weekends.
We want 70 bookings a month by June and may spend at most €9,000.`;

const firstOf = async (sessionId: string) =>
	(await world.as("Editor").consultant.case.read({ sessionId })).playbooks[0];

test("the organisation's own playbook advises as soon as it is there, and no longer once it is deleted", async () => {
	const editor = world.as("Editor");
	const { sessionId } = await editor.consultant.session.analyzeText({ text });
	expect((await firstOf(sessionId))?.id).not.toBe(falconry.id);
	await editor.playbook.create({ playbook: falconry });
	expect(await firstOf(sessionId)).toMatchObject({ id: falconry.id, name: "Falconry courses" });
	const renamed = { ...falconry, name: { en: "Falconry courses and shows" } };
	await editor.playbook.update({ id: falconry.id, version: 1, playbook: renamed });
	expect(await firstOf(sessionId)).toMatchObject({ name: "Falconry courses and shows" });
	await world.as("Admin").playbook.delete({ id: falconry.id });
	expect((await firstOf(sessionId))?.id).not.toBe(falconry.id);
});

test("a changed one advises in the place of the shipped one of its id", async () => {
	const editor = world.as("Editor");
	const { sessionId } = await editor.consultant.session.startFromPlaybook({ playbookId: "pricing-change" });
	// Without a text nothing is in another language than the product's sentences.
	const languages = { language: "en", sentences: "en" };
	expect(await editor.consultant.case.standing({ sessionId })).toMatchObject(languages);
	const { playbook, version } = await editor.playbook.get({ id: "pricing-change" });
	const ours = { ...playbook, name: { en: "How we change prices" } };
	await editor.playbook.update({ id: "pricing-change", version, playbook: ours });
	expect(await firstOf(sessionId)).toMatchObject({ id: "pricing-change", name: "How we change prices" });
	await world.as("Admin").playbook.delete({ id: "pricing-change" });
});

test("a session begun with a playbook asks its questions before there is a text, and its answers are read", async () => {
	const editor = world.as("Editor");
	const { sessionId } = await editor.consultant.session.startFromPlaybook({ playbookId: "market-entry" });
	expect(await editor.consultant.session.byId({ sessionId })).toMatchObject({ inputText: "", documents: [] });
	const { playbook } = await editor.playbook.get({ id: "market-entry" });
	const { readiness } = await editor.consultant.case.assess({ sessionId });
	expect(readiness).toMatchObject({ ready: false, reason: "too-little" });
	expect(readiness.questions.map(({ question }) => question).sort()).toEqual(
		playbook.interview.map(({ question }) => question.en).sort(),
	);
	const [question] = readiness.questions;
	if (!question) throw new Error("no question");
	await editor.consultant.case.answer({
		sessionId,
		questionId: question.id,
		question: question.question,
		asks: question.asks,
		text: "We sell nothing in Poland although half of our enquiries come from there.",
	});
	const read = await editor.consultant.case.read({ sessionId });
	expect(read.answers).toHaveLength(1);
	expect(read.statements.map(({ quote }) => quote.text)).toContain(
		"We sell nothing in Poland although half of our enquiries come from there.",
	);
	expect(read.playbooks[0]).toMatchObject({ id: "market-entry", chosen: true });
});

test("a chosen playbook outranks what fits better, until that is undone", async () => {
	const editor = world.as("Editor");
	const { sessionId } = await editor.consultant.session.analyzeText({ text });
	const before = await firstOf(sessionId);
	await editor.consultant.session.startFromPlaybook({ sessionId, playbookId: "merger-integration" });
	const correction = { kind: "playbook", playbookId: "security-improvement" } as const;
	const { id } = await editor.consultant.case.correct({ sessionId, correction });
	expect(await firstOf(sessionId)).toMatchObject({ id: "security-improvement", chosen: true });
	await editor.consultant.case.undo({ sessionId, id });
	expect(await firstOf(sessionId)).toMatchObject({ id: "merger-integration", chosen: true });
	const [left] = await editor.consultant.case.corrections({ sessionId });
	await editor.consultant.case.undo({ sessionId, id: left?.id ?? "" });
	expect(await firstOf(sessionId)).toEqual(before);
	const unknown = { kind: "playbook", playbookId: "no-such-thing" } as const;
	expect(await refusalOf(editor.consultant.case.correct({ sessionId, correction: unknown }))).toMatchObject({
		code: "INVALID_INPUT",
		issues: [{ path: "correction.playbookId" }],
	});
});
