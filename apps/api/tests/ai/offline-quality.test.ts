import { fileURLToPath } from "node:url";
import { type Passage, type Source, verifyQuote } from "@throughline/domain/consultant/evidence";
import { hypothesisIn } from "@throughline/domain/consultant/offline/hypothesis";
import { offlineWhys, type WhyDraft } from "@throughline/domain/consultant/offline/whys";
import { gapsIn } from "@throughline/domain/consultant/reading/gaps";
import { readMaterial } from "@throughline/domain/consultant/reading/material";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { languageOf } from "@throughline/domain/consultant/text/words";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import type { StoredMaterial } from "@throughline/trpc/consultant/ports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixtures, type Planted } from "../../fixtures/planted.ts";
import type { Fixture } from "../../fixtures/text/fixture.ts";
import { serviceAudit } from "../../fixtures/text/service-audit.ts";
import { siteMinutes } from "../../fixtures/text/site-minutes.ts";
import { openDocumentReader } from "../../src/documents/reader.ts";

/** Scans are read by OCR, which has tests of its own and takes its time: here their text is what was typeset. */
const scanned: Record<string, Fixture> = {
	[serviceAudit.file]: serviceAudit,
	[siteMinutes.file]: siteMinutes,
};
const reader = openDocumentReader({
	pathOf: (file) => fileURLToPath(new URL(`../../fixtures/${file}`, import.meta.url)),
	discard: async () => {},
});
afterAll(() => reader.close());

async function contentOf(file: string): Promise<string> {
	const fixture = scanned[file];
	if (fixture) return typeset(fixture);
	const upload = { name: file, byteSize: 0, sha256: "", storageKey: file };
	const { content } = await reader.read(upload, { signal: new AbortController().signal, async say() {} });
	return content;
}

function typeset({ title, blocks }: Fixture): string {
	const texts = blocks.map((block) => {
		if ("heading" in block) return block.heading;
		if ("paragraph" in block) return block.paragraph.join(" ");
		if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
		return [block.caption, ...block.table.map((row) => row.join(" | "))].join("\n");
	});
	return [title, ...texts].join("\n\n");
}

let number = 0;
/** A material as it is stored, of one text; the ids are made up the same way every time. */
function stored(content: string): StoredMaterial {
	const id = "018f0000-0000-7000-8000-000000000001";
	const passages: Passage[] = sentencesOf(content, languageOf(content)).map(
		({ start, end, text }, position) => ({
			id: `018f0000-0000-7000-9000-${String(position).padStart(12, "0")}`,
			documentId: id,
			position,
			start,
			end,
			text,
		}),
	);
	return { key: String(number++), sources: [{ id, name: "Source", content }], passages };
}

const asking = { signal: new AbortController().signal, async spent() {} };
const plain = (text: string) => text.replaceAll(/\s+/g, " ").toLowerCase();

const article = /^(?:the|an?|each|der|die|das|eine?)$/;
const pronoun = /^(?:it|they|them|each|one|its|their|sie|er)$/;
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}’'-]+/gu) ?? [];
/** The words of a planted cause that an option keeps: a pronoun gives way to what it stands for. */
const telling = (cause: string) =>
	wordsOf(cause).filter((word) => !article.test(word) && !pronoun.test(word));
const holds = (whole: readonly string[], part: readonly string[]) =>
	part.every((word) => whole.includes(word));

/** Every option that can be reached, with the level below each: opened where it stands highest. */
function everything(material: StoredMaterial) {
	const whys = offlineWhys(readMaterial(material.sources, material.passages));
	const { rootQuestion, branches } = whys.tree();
	const levels: WhyDraft[][] = [];
	const opened = new Set<string>();
	let waiting = [{ path: [] as string[], level: branches }];
	while (waiting.length > 0) {
		levels.push(...waiting.map(({ level }) => level));
		waiting = waiting.flatMap(({ path, level }) =>
			level.flatMap(({ option, depth }) => {
				if (depth === 5 || opened.has(option)) return [];
				opened.add(option);
				return { path: [...path, option], level: whys.expand([...path, option]) };
			}),
		);
	}
	return { rootQuestion, levels, drafts: levels.flat() };
}

async function whole(material: StoredMaterial) {
	const consultant = offlineConsultant();
	const tree = await consultant.whysTree(material, asking);
	const whysPath = [tree.branches[0]?.option ?? "", tree.branches[0]?.branches[0]?.option ?? ""];
	const rootCause = whysPath[1] ?? "";
	const research = await consultant.research(material, { rootCause, whysPath }, asking);
	const settled = { rootCause, whysPath, research: { ...research, versionNumber: 1, timeElapsed: 0 } };
	const analysis = await consultant.analysis(material, settled, asking);
	const enhanced = await consultant.enhancedAnalysis(material, settled, asking);
	const decisions = await consultant.decisions(material, settled, asking);
	const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
	const plan = await consultant.plan(material, { rootCause, decisions, selected }, asking);
	return { tree, research, analysis, enhanced, decisions, plan };
}

describe.each(fixtures)("the offline consultant on $file", ({ file, language, planted }) => {
	let content: string;
	let material: StoredMaterial;
	let source: Source;
	let found: ReturnType<typeof everything>;
	let research: Awaited<ReturnType<typeof whole>>["research"];
	beforeAll(async () => {
		content = await contentOf(file);
		material = stored(content);
		source = { id: "018f0000-0000-7000-8000-000000000001", name: "", content };
		found = everything(material);
		research = (await whole(material)).research;
	});

	it("offers every planted cause, on the first level or where it leads", () => {
		const options = found.drafts.map(({ option }) => plain(option));
		const isOffered = (cause: string) => options.some((option) => holds(wordsOf(option), telling(cause)));
		const missing = planted.causes.filter(({ cause, answers }) => answers !== false && !isOffered(cause));
		expect(missing).toEqual([]);
		// What only says the problem again, or eases it, is no answer to the why.
		const offered = planted.causes.filter(
			({ cause, answers }) => answers === false && options.includes(plain(cause)),
		);
		expect(offered).toEqual([]);
	});

	it("quotes verbatim, at the quote's place", () => {
		const quotes = [
			...found.drafts.flatMap(({ supporting, counter }) => [...supporting, ...counter]),
			...research.validation.flatMap(({ contradiction }) => contradiction ?? []),
		];
		expect(quotes.length).toBeGreaterThanOrEqual(3);
		for (const quote of quotes) expect(verifyQuote(quote, [source])).toEqual({ ...quote, verified: true });
	});

	it("reports every planted contradiction", () => {
		const reported = research.validation
			.filter(({ contradicts }) => contradicts)
			.map(({ claim, contradiction }) => [plain(claim), plain(contradiction?.text ?? "")]);
		const missing = planted.contradictions.filter(([a, b]) => {
			const [one, other] = [plain(a), plain(b)];
			return !reported.some(
				([claim = "", against = ""]) =>
					(claim.includes(one) && against.includes(other)) ||
					(claim.includes(other) && against.includes(one)),
			);
		});
		expect(missing).toEqual([]);
	});

	it("contests nothing else", () => {
		const contested = research.validation.filter(({ contradicts }) => contradicts);
		const known = planted.contradictions.flat().map(plain);
		expect(
			contested
				.map(({ claim }) => claim)
				.filter((claim) => !known.some((each) => plain(claim).includes(each))),
		).toEqual([]);
	});

	it("names every planted gap, admitted or passed over in silence", () => {
		expect(
			planted.gaps.filter((gap) => !research.gaps.some((each) => plain(each).includes(plain(gap)))),
		).toEqual([]);
		const gaps = gapsIn(readMaterial(material.sources, material.passages));
		const silent = gaps.flatMap(({ about }) => about ?? []);
		expect(silent).toEqual(expect.arrayContaining([...planted.silentOn]));
		const admitted = gaps.flatMap(({ passage }) => passage?.text ?? []);
		expect(admitted).toHaveLength(planted.gaps.length);
	});

	it("asserts nothing that the text does not hold", () => {
		const text = plain(content);
		const known = new Set(wordsOf(text).flatMap((word) => [word, word.replace(/s$/, "")]));
		const options = found.drafts.map(({ option }) => option);
		for (const { option, consideration } of found.drafts) {
			// What the field supposes says so, and where it is about something, that is an option itself.
			if (hypothesisIn(option, language)) continue;
			// Its own are how often a register names a kind, articles, and where a German verb stands.
			const said = plain(option).replace(/ \([^)]*\)$/, "");
			expect(
				wordsOf(said).filter((word) => !known.has(word.replace(/’s?$/, "")) && !article.test(word)),
			).toEqual([]);
			for (const [, quoted = ""] of consideration.matchAll(/[“„]([^”“]+)[”“]/g))
				expect(options.includes(quoted) || text.includes(plain(quoted))).toBe(true);
		}
		const { sources, ...groups } = research.findings;
		expect(sources.length).toBeGreaterThan(0);
		for (const { fact } of Object.values(groups).flat()) expect(text).toContain(plain(fact));
	});

	it("offers three options or more on every level, short, each once, and asks in the text's language", () => {
		const question = language === "de" ? /^(?:Warum|Was|Worauf|Wo) .+\?$/su : /^(?:Why|What|Where) .+\?$/su;
		expect(found.rootQuestion).toMatch(question);
		for (const level of found.levels) {
			const options = level.map(({ option }) => plain(option));
			expect(new Set(options).size).toBe(options.length);
			for (const { option, question: next, depth } of level) {
				expect(option.length).toBeLessThanOrEqual(200);
				if (depth < 5) expect(next).toMatch(question);
			}
			expect(level.length).toBeGreaterThanOrEqual(3);
		}
	});

	it("says the same a second time", async () => {
		expect(await whole(stored(content))).toEqual(await whole(stored(content)));
	});
});

describe("hidden instructions", () => {
	const hostile = fixtures.find(({ planted }) => planted.hostile.length > 0);
	if (!hostile) throw new Error("no hostile fixture");

	it("change nothing: neither options nor facts, decisions or the plan", async () => {
		const clean = await contentOf(hostile.file);
		const honest = withoutOrders(clean, hostile.planted);
		const dirty = `${honest}\n\n${hostile.planted.hostile.join("\n\n")}`;
		expect(await whole(stored(dirty))).toEqual(await whole(stored(honest)));
	});

	it("are heard by nobody wherever they stand", async () => {
		const { hostile: orders } = hostile.planted;
		const said = JSON.stringify(await whole(stored(await contentOf(hostile.file))));
		for (const order of orders) expect(said).not.toContain(order);
		expect(said).not.toMatch(/APPROVED|unlimited|excellent|root cause of our success/);
	});
});

function withoutOrders(content: string, { hostile }: Planted): string {
	let honest = content;
	for (const order of hostile) honest = honest.replace(order, "");
	return honest.trim();
}
