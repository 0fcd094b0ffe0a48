import { describe, expect, it } from "vitest";
import { tellsPlace } from "../../src/languages/subjects/places.ts";
import { causeStream } from "../../src/plan/work/cause-stream.ts";
import { type PaperLanguage, papers, planOfText, proposals, terms } from "../planned-texts.ts";
import { consultationOf } from "../read-text.ts";

const languages = Object.keys(papers) as PaperLanguage[];
const teamsOf = (text: string) =>
	planOfText(text)
		.workstreams.filter(({ tasks }) => tasks.some(({ id }) => /^m\d+-do$/.test(id)))
		.flatMap(({ required_team }) => required_team.map(({ role }) => role));
const withTerm = (language: PaperLanguage, line: string) => `${line}: ${terms[language](20, 4)}`;

describe("Who does a measure", () => {
	it.each([
		["en", "Maintenance"],
		["de", "Instandhaltung"],
		["fr", "Maintenance"],
		["es", "Mantenimiento"],
		["it", "Manutenzione"],
		["nl", "Onderhoud"],
	] as const)("is the open role that such work needs, in the text's language (%s)", (language, role) => {
		expect(teamsOf(papers[language]([withTerm(language, proposals[language][0] ?? "")], ""))).toEqual([role]);
	});

	it("is nobody twice: work of four kinds has four roles, none of them the lead", () => {
		for (const language of languages) {
			const lines = proposals[language].map((line) => withTerm(language, line));
			const teams = new Set(teamsOf(papers[language](lines, "")));
			expect(teams.size, language).toBe(4);
		}
	});

	it.each([
		[
			"en",
			"Repair the sorting belt (Nora Finch): EUR 20,000, 4 months",
			"Nora Finch is the head of the depot.",
		],
		["de", "Das Sortierband reparieren (Nora Finch): 20.000 €, 4 Monate", "Nora Finch leitet das Depot."],
		["fr", "Réparer le tapis de tri (Nora Finch) : 20 000 €, 4 mois", "Nora Finch dirige le dépôt."],
		["es", "Reparar la cinta (Nora Finch): 20.000 €, 4 meses", "Nora Finch dirige el almacén."],
		["it", "Riparare il nastro (Nora Finch): 20.000 €, 4 mesi", "Nora Finch dirige il deposito."],
		["nl", "De sorteerband repareren (Nora Finch): € 20.000, 4 maanden", "Nora Finch leidt het depot."],
	] as const)("is whom the proposal names (%s)", (language, line, person) => {
		expect(teamsOf(papers[language]([line], person))).toEqual(["Nora Finch"]);
	});

	it("is who proposes it in a talk", () => {
		const talk =
			"Minutes of 3 November 2026\n\nToday 31 % of the parcels arrive late, the target is 8 %. The belt stops because nobody oils it.\n\nOptions\nPaul Vane: We could repair the sorting belt for EUR 20,000 in 4 months.\nMira Holt: I propose to train the loaders, EUR 3,000, 4 months.\n";
		expect(teamsOf(talk).toSorted()).toEqual(["Mira Holt", "Paul Vane"]);
	});

	it("is the supplier, or the part of the organisation, that the proposal names as doing it", () => {
		const lines = [
			"Repair of the sorting belt by Kranmann GmbH: EUR 20,000, 4 months",
			"Train the loaders: EUR 3,000, 4 months (Operations)",
		];
		expect(teamsOf(papers.en(lines, "")).toSorted()).toEqual(["Kranmann GmbH", "Operations"]);
	});

	it("is an open role for the measure where nothing tells what kind of work it is", () => {
		expect(teamsOf(papers.en(["Do it the Danish way: EUR 20,000, 4 months"], ""))).toEqual(["Measure owner"]);
	});
});

describe("A line of a plan's work", () => {
	const english = /\b(?:measure|compare|check with|agree who|order and|serves|stated in|today)\b/iu;

	it.each(["de", "fr", "es", "it", "nl"] as const)(
		"is in the language of the text's words in it (%s)",
		(language) => {
			const lines = proposals[language].slice(0, 2).map((line) => withTerm(language, line));
			const { workstreams, stage_gates } = planOfText(papers[language](lines, ""));
			const own = workstreams
				.filter(({ derivation }) => derivation === undefined)
				.flatMap(({ title, tasks }) => [title, ...tasks.map(({ name }) => name)]);
			const composed = [...own, ...stage_gates.flatMap(({ criteria }) => criteria)].filter((line) =>
				line.includes(":"),
			);
			expect(composed.length).toBeGreaterThan(3);
			for (const line of composed) expect(line).not.toMatch(english);
		},
	);
});

describe("The tasks on a cause", () => {
	const long =
		"the sorting belt stops twice a shift because nobody oils it, and since the spring a stop takes the late crew forty minutes on most days of the week";
	const content = papers
		.en(["Train the loaders: EUR 20,000, 4 months"], "")
		.replace("the sorting belt stops twice a shift", long);

	it("call it by a short name, and say what to confirm", () => {
		const [stream] = planOfText(content).workstreams;
		for (const { name } of stream?.tasks ?? []) expect(name).not.toContain("forty minutes");
		expect(stream?.tasks[0]).toMatchObject({ id: "c-prove" });
	});

	it.each([
		["en", "most of the delays happen at the Norwich depot"],
		["de", "die meisten Verspätungen entstehen im Depot Norderstedt"],
		["fr", "les retards se produisent surtout au dépôt de Nantes"],
		["es", "los retrasos se producen sobre todo en el almacén de Lugo"],
		["it", "i ritardi si verificano soprattutto nel deposito di Lodi"],
		["nl", "de vertragingen ontstaan vooral in het depot van Tiel"],
	] as const)(
		"ask why there, not who stops it, where it says where something happens (%s)",
		(language, cause) => {
			expect(tellsPlace(cause, language)).toBe(true);
			const [, other = ""] = /^- (.+)$/mu.exec(papers[language]([], "")) ?? [];
			expect(other).not.toBe("");
			expect(tellsPlace(other, language)).toBe(false);
		},
	);

	it("say so in the plan", () => {
		const { case: case_ } = consultationOf(content);
		const given = {
			rootCause: "most of the delays happen at the Norwich depot",
			selected: {},
			size: "S",
		} as const;
		const { tasks } = causeStream(case_, { ...given, isNothingDone: false }, []);
		expect(tasks.map(({ name }) => name)).toContain(
			"Find out on the spot why there: Most of the delays happen at the Norwich depot",
		);
	});
});
