import { unknownChoices } from "@throughline/domain/consultant/decision/selection";
import { Quote, verifyQuote } from "@throughline/domain/consultant/evidence";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { StrategyVersion } from "@throughline/domain/consultant/version";
import { WhysNode } from "@throughline/domain/consultant/whys";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as schema from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

let database: TestDatabase;
let versions: StrategyVersion[];
beforeAll(async () => {
	database = await createTestDatabase({ demo: true });
	const rows = await database.db
		.select()
		.from(schema.strategyVersion)
		.orderBy(schema.strategyVersion.versionNumber);
	versions = rows.map((row) => StrategyVersion.parse({ ...row, whysPath: row.whysPath ?? [] }));
});
afterAll(() => database.drop());

/** Every quote anywhere in a value. */
function quotesIn(value: unknown): Quote[] {
	if (typeof value !== "object" || value === null) return [];
	if ("verified" in value && "passageId" in value) return [Quote.parse(value)];
	return Object.values(value).flatMap(quotesIn);
}

describe("the demo's strategy", () => {
	test("has versions in the full shape, of which the newest is a program", () => {
		expect(
			versions.map(({ status, rootCause, whysPath }) => [status, rootCause !== null, whysPath.length]),
		).toEqual([
			["finalized", true, 4],
			["converted_to_program", true, 4],
		]);
		for (const { analysis, research, decisions, program } of versions) {
			expect([analysis, research, decisions, program]).not.toContain(null);
		}
		expect(versions[1]?.enhancedAnalysis).not.toBeNull();
	});

	test("has plans that are complete, made of the options that were chosen", () => {
		for (const { program, decisions, selectedDecisions } of versions) {
			if (!program || !decisions) throw new Error("a version has no plan");
			expect(validatePlan(program).ontology.completeness.missingFields).toEqual([]);
			expect(unknownChoices(decisions, selectedDecisions)).toEqual([]);
			for (const { decisionId, optionId } of program.workstreams)
				expect(selectedDecisions[decisionId]).toBe(optionId);
		}
	});

	test("says of every item of its plans what it rests on", () => {
		for (const { program } of versions) {
			if (!program) throw new Error("a version has no plan");
			const { workstreams, stage_gates, kpis, benefits, risks } = program;
			const items = [
				...workstreams.flatMap((stream) => [stream, ...stream.tasks]),
				...stage_gates,
				...kpis,
				...benefits,
				...risks,
			];
			expect(items.filter(({ mark }) => mark === undefined)).toEqual([]);
			const grounding = validatePlan(program).grounding;
			expect(grounding).toMatchObject({ total: items.length, hasOutcomeKpi: true });
			for (const count of [grounding?.quoted, grounding?.derived, grounding?.assumed])
				expect(count).toBeGreaterThan(0);
		}
	});

	test("spends in its plan what the chosen options cost", () => {
		for (const { program, decisions, selectedDecisions } of versions) {
			const options = (decisions ?? []).flatMap(({ id, options }) =>
				options.filter((option) => option.id === selectedDecisions[id]),
			);
			expect(program?.cost_estimate).toEqual({
				total_min: options.reduce((sum, { estimated_cost }) => sum + estimated_cost.min, 0),
				total_max: options.reduce((sum, { estimated_cost }) => sum + estimated_cost.max, 0),
			});
		}
	});

	test("quotes the stored memo verbatim, and links to passages that are there", async () => {
		const documents = await database.db.select().from(schema.sourceDocument);
		const sources = documents.map(({ id, name, content }) => ({ id, name, content }));
		const passages = new Set((await database.db.select().from(schema.passage)).map(({ id }) => id));
		const whys = await database.db.select().from(schema.whysNode);
		const quotes = quotesIn([versions, whys]);
		expect(quotes.length).toBeGreaterThan(60);
		for (const quote of quotes) {
			expect(verifyQuote(quote, sources).verified, quote.text).toBe(true);
			expect(passages).toContain(quote.passageId);
		}
		const places = JSON.stringify(versions).matchAll(/"(\/\?source=[^"]*)"/g);
		for (const [, place] of places)
			expect(passages).toContain(new URL(place ?? "", "http://here").searchParams.get("passage"));
	});

	test("has whys in the full shape, whose quotes are their evidence", async () => {
		const rows = await database.db.select().from(schema.whysNode);
		expect(rows.length).toBeGreaterThan(6);
		for (const row of rows) {
			const node = WhysNode.parse({
				id: row.id,
				option: row.option,
				question: row.question ?? "",
				consideration: row.consideration ?? "",
				supporting_evidence: row.supportingEvidence,
				counter_arguments: row.counterArguments,
				supporting_quotes: row.supportingQuotes,
				counter_quotes: row.counterQuotes,
				verdict: row.verdict,
				isCustom: row.isCustom,
				isLeaf: row.isLeaf,
				depth: row.depth,
				version: row.version,
				branches: [],
			});
			expect(node.supporting_quotes.map(({ text }) => text)).toEqual(node.supporting_evidence);
			expect(node.counter_quotes.map(({ text }) => text)).toEqual(node.counter_arguments);
		}
	});

	test("has assumptions that live figures can contradict", () => {
		const assumed = versions[1]?.decisions?.flatMap(({ assumptions }) => assumptions) ?? [];
		expect(assumed.length).toBeGreaterThanOrEqual(5);
		for (const { quote } of assumed) expect(quote?.verified).toBe(true);
	});
});
