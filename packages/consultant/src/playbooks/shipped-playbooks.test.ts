import type { Playbook } from "@throughline/domain/playbook/playbook";
import { productLanguages } from "@throughline/domain/value/language";
import { expect, test } from "vitest";
import { shippedPlaybooks } from "./shipped-playbooks.ts";

const playbooks = shippedPlaybooks();
type Language = (typeof productLanguages)[number];

function taskNames({ workstreams }: Playbook, language: Language): string[] {
	return workstreams.flatMap(({ tasks }) => tasks.map(({ name }) => name[language] ?? ""));
}

function spokenBy({ name }: Playbook): Language[] {
	return productLanguages.filter((language) => name[language] !== undefined);
}

function words(name: string): string[] {
	return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether three quarters of the words of the longer name stand in the other one, too. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
	const rest = [...other];
	const shared = one.filter((word) => {
		const at = rest.indexOf(word);
		if (at >= 0) rest.splice(at, 1);
		return at >= 0;
	});
	return shared.length >= 0.75 * Math.max(one.length, other.length);
}

/** Every localized text within a value, with its path. */
function localizedTexts(value: unknown, path = ""): { path: string; text: Record<string, unknown> }[] {
	if (typeof value !== "object" || value === null) return [];
	const entries = Object.entries(value);
	if (path !== ".fits" && entries.some(([key]) => key === "en" || key === "de"))
		return [{ path, text: Object.fromEntries(entries) }];
	return entries.flatMap(([key, inner]) => localizedTexts(inner, `${path}.${key}`));
}

const each = playbooks.map((playbook) => ({ id: playbook.id, playbook }));

test.each(each)("$id says everything in each language that it speaks", ({ playbook }) => {
	const texts = localizedTexts(playbook);
	expect(texts.length).toBeGreaterThan(50);
	const spoken = spokenBy(playbook);
	// A further language of the product may come to the playbooks later, but to the general one, which then advises.
	expect(spoken).toEqual(expect.arrayContaining(["en", "de", "fr", "es", "it", "nl"]));
	if (playbook.id === "general") expect(spoken).toEqual([...productLanguages]);
	const missing = texts.flatMap(({ path, text }) =>
		spoken.flatMap((language) => (text[language] === undefined ? [`${path}, ${language}`] : [])),
	);
	expect(missing).toEqual([]);
});

test.each(each)("$id says nothing in the words of another language", ({ playbook }) => {
	const twice = localizedTexts(playbook).flatMap(({ path, text }) => {
		const said = productLanguages
			.map((language) => text[language])
			.filter((each) => words(String(each)).length > 3);
		return new Set(said).size < said.length ? [path] : [];
	});
	expect(twice).toEqual([]);
});

test.each(each)(
	"$id has causes with their evidence, decisions, roles, risks and what is measured",
	({ playbook }) => {
		expect(playbook.causes.length).toBeGreaterThanOrEqual(4);
		expect(playbook.causes.length).toBeLessThanOrEqual(10);
		expect(playbook.causes.filter(({ evidence }) => !evidence)).toEqual([]);
		expect(playbook.decisions.length).toBeGreaterThanOrEqual(2);
		expect(playbook.decisions.length).toBeLessThanOrEqual(4);
		const options = playbook.decisions.flatMap((decision) => decision.options);
		expect(options.filter(({ pros, cons }) => pros.length === 0 || cons.length === 0)).toEqual([]);
		expect(playbook.roles.length).toBeGreaterThanOrEqual(2);
		expect(playbook.workstreams.length).toBeGreaterThanOrEqual(2);
		const tasks = playbook.workstreams.flatMap((workstream) => workstream.tasks);
		expect(tasks.filter(({ role }) => role === undefined)).toEqual([]);
		expect(playbook.kpis.length).toBeGreaterThanOrEqual(2);
		expect(playbook.kpis.filter(({ measured }) => !measured)).toEqual([]);
		expect(playbook.benefits.length).toBeGreaterThanOrEqual(1);
		expect(playbook.risks.length).toBeGreaterThanOrEqual(3);
		expect(playbook.risks.filter(({ mitigation }) => !mitigation)).toEqual([]);
		expect(playbook.gates.length).toBeGreaterThanOrEqual(1);
	},
);

test.each(each)("$id asks for problem, cause, baseline, target, deadline and limit", ({ playbook }) => {
	const asked = playbook.interview.map(({ asks }) => asks);
	expect(asked).toEqual(
		expect.arrayContaining(["problem", "cause", "baseline", "target", "deadline", "limit"]),
	);
	expect(asked.length).toBeGreaterThanOrEqual(6);
	expect(asked.length).toBeLessThanOrEqual(12);
});

test.each(each)("$id names each task once, in three words or more", ({ playbook }) => {
	for (const language of spokenBy(playbook)) {
		const names = taskNames(playbook, language).map(words);
		expect(names.filter((name) => name.length < 3).map((name) => name.join(" "))).toEqual([]);
		const twice = names.filter((name, at) => names.slice(0, at).some((earlier) => areAlike(name, earlier)));
		expect(twice.map((name) => name.join(" "))).toEqual([]);
	}
});

test.each(each)("$id lets no task wait for one that another choice leaves out", ({ playbook }) => {
	const choices = new Map(
		playbook.workstreams.flatMap(({ serves, tasks }) =>
			tasks.map(({ id }) => [id, serves && `${serves.decision}: ${serves.option}`] as const),
		),
	);
	const tasks = playbook.workstreams.flatMap((workstream) => workstream.tasks);
	const stranded = tasks.filter(({ id, after }) =>
		after.some((earlier) => choices.get(earlier) && choices.get(earlier) !== choices.get(id)),
	);
	expect(stranded.map(({ id }) => id)).toEqual([]);
});

test.each(each)("$id takes longer the larger the case is, and days for a small one", ({ playbook }) => {
	const tasks = playbook.workstreams.flatMap((workstream) => workstream.tasks);
	const shrinking = tasks.filter(({ days: [small, medium, large] }) => small > medium || medium > large);
	expect(shrinking.map(({ id }) => id)).toEqual([]);
	expect(tasks.filter(({ days: [small] }) => small > 10).map(({ id }) => id)).toEqual([]);
});

test.each(each)("$id shares at most a tenth of its task names with any other playbook", ({ playbook }) => {
	for (const language of spokenBy(playbook)) {
		const own = taskNames(playbook, language).map(words);
		for (const other of playbooks) {
			if (other === playbook) continue;
			const theirs = taskNames(other, language).map(words);
			const shared = own.filter((name) => theirs.some((their) => areAlike(name, their)));
			expect(
				shared.length / own.length,
				`${other.id}: ${shared.map((name) => name.join(" ")).join("; ")}`,
			).toBeLessThanOrEqual(0.1);
		}
	}
});

test.each(each)("$id is recognised by words of each language, each named once", ({ playbook }) => {
	for (const language of productLanguages) {
		const fits = (playbook.fits[language] ?? []).map((text) => text.toLowerCase());
		expect(fits.length).toBeGreaterThanOrEqual(language === "en" || language === "de" ? 15 : 8);
		expect(new Set(fits).size).toBe(fits.length);
	}
});
