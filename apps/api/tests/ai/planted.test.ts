import { Quote } from "@throughline/domain/consultant/evidence";
import type { WhyDraft } from "@throughline/domain/consultant/whys";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import { describe, expect, test } from "vitest";
import { boardMemo } from "../../fixtures/text/board-memo.ts";
import type { Block, Fixture, Planted } from "../../fixtures/text/fixture.ts";
import { losses, lossHeader, lossRegister } from "../../fixtures/text/loss-register.ts";
import { marketStudy } from "../../fixtures/text/market-study.ts";
import { serviceAudit } from "../../fixtures/text/service-audit.ts";
import { siteMinutes } from "../../fixtures/text/site-minutes.ts";
import { supplierAssessment } from "../../fixtures/text/supplier-assessment.ts";
import { werkMinden } from "../../fixtures/text/werk-minden.ts";
import { materialOf } from "./material.ts";

const consultant = offlineConsultant();
const asking = { signal: new AbortController().signal, async spent() {} };

const blockText = (block: Block): string => {
	if ("heading" in block) return `# ${block.heading}`;
	if ("paragraph" in block) return block.paragraph.join(" ");
	if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
	return [...block.table.map((row) => row.join("\t")), block.caption].join("\n");
};
const textOf = ({ title, blocks }: Fixture) => [title, ...blocks.map(blockText)].join("\n\n");

type Case = { name: string; content: string; language: "en" | "de"; planted: Planted };
const cases: Case[] = [
	...[boardMemo, marketStudy, siteMinutes, serviceAudit, werkMinden, supplierAssessment].map((fixture) => ({
		name: fixture.file,
		content: textOf(fixture),
		language: fixture.language,
		planted: fixture.planted,
	})),
	{
		name: "the loss register",
		content: [lossHeader, ...losses].map((row) => row.join("\t")).join("\n"),
		language: "en",
		planted: lossRegister.planted,
	},
];

const flat = (text: string) => text.replaceAll(/\s+/g, " ");
const optionsOf = (branches: readonly WhyDraft[]): WhyDraft[] =>
	branches.flatMap((branch) => [branch, ...optionsOf(branch.branches)]);

/** Every quote anywhere in a value. */
function quotesIn(value: unknown): Quote[] {
	if (typeof value !== "object" || value === null) return [];
	if ("verified" in value && "passageId" in value) return [Quote.parse(value)];
	return Object.values(value).flatMap(quotesIn);
}

async function read(each: Case) {
	const material = materialOf({ ...each, key: each.name });
	const { rootQuestion, branches } = await consultant.whysTree(material, asking);
	const options = optionsOf(branches);
	const rootCause = branches[0]?.branches[0]?.option ?? "";
	const settled = { rootCause, whysPath: [rootCause], research: null };
	const decisions = await consultant.decisions(material, settled, asking);
	const selected = Object.fromEntries(
		decisions.map(({ id, options: [first] }): [string, string] => [id, first?.id ?? ""]),
	);
	return {
		...each,
		rootQuestion,
		options,
		/** What the quotes of each option say. */
		quoted: options.map(({ supporting }) => flat(supporting.map(({ text }) => text).join(" "))),
		case: await consultant.readCase(material, { from: 0 }, asking),
		analysis: await consultant.enhancedAnalysis(material, settled, asking),
		decisions,
		plan: await consultant.plan(material, { ...settled, decisions, selected }, asking),
	};
}

const walked = await Promise.all(cases.map(read));

const share = (counts: readonly (readonly [found: number, of: number])[]) =>
	counts.reduce((sum, [found]) => sum + found, 0) / counts.reduce((sum, [, of]) => sum + of, 0);

test("most of the causes that a text plants are among its whys", () => {
	const counts = walked.map(({ planted, quoted }) => {
		const causes = planted.causes.filter(({ answers }) => answers !== false);
		return [
			causes.filter(({ cause }) => quoted.some((text) => text.includes(flat(cause)))).length,
			causes.length,
		] as const;
	});
	expect(share(counts)).toBeGreaterThanOrEqual(0.68);
});

test("statements that cannot both hold are shown beside each other, and others hardly ever", () => {
	const pairs = walked.map(({ planted, case: { contradictions } }) => {
		const shown = contradictions.map(({ statements }) => statements.map(({ text }) => flat(text)));
		const isOf = (two: readonly string[], pair: readonly string[]) =>
			pair.every((one) => two.some((text) => text.includes(flat(one)) || flat(one).includes(text)));
		return {
			found: planted.contradictions.filter((pair) => shown.some((two) => isOf(two, pair))).length,
			planted: planted.contradictions.length,
			wrong: shown.filter((two) => !planted.contradictions.some((pair) => isOf(two, pair))).length,
		};
	});
	expect(share(pairs.map(({ found, planted }) => [found, planted]))).toBeGreaterThanOrEqual(0.65);
	expect(pairs.reduce((sum, { wrong }) => sum + wrong, 0)).toBeLessThanOrEqual(3);
});

describe.each(walked)("of $name", ({ content, planted, ...said }) => {
	test("every quote stands verbatim at its place", () => {
		const quotes = quotesIn(said);
		expect(quotes.length).toBeGreaterThan(20);
		for (const { text, start, end, verified } of quotes)
			expect([verified, content.slice(start, end)]).toEqual([true, text]);
	});

	test("nothing is concluded from a sentence that speaks to the machine", () => {
		const concluded = flat(
			JSON.stringify([said.rootQuestion, said.options, said.decisions, said.plan, said.case.problem]),
		);
		for (const sentence of planted.hostile) expect(concluded).not.toContain(flat(sentence));
	});
});
