import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

const memo = `Wind service north, for Tuesday 11 November 2025

Availability is at 92.4% today, the contract guarantees 97%. Liquidated damages cost us EUR 1.35m this year.

What we found
- of 38 technician posts only 27 are filled
- course slots are booked out until February
- nobody sees who holds which certificate
- dispatch belongs to nobody since the reorganisation

Ideas
- second yard at Itzehoe, EUR 190k, 4 months
- retention bonus for all technicians, EUR 150k, 2 months

Jule Brandt owns hiring. Wanted: availability of 97% by 30 June 2026. We may spend at most EUR 600k.`;

const paragraphs = memo.split("\n\n");
const shuffled = [paragraphs[0], paragraphs[1], paragraphs[4], paragraphs[3], paragraphs[2]].join("\n\n");
const bare = (texts: readonly string[]) =>
	texts.map((text) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\d ]/gu, "")
			.trim(),
	);

describe("the case of a memo", () => {
	const read = caseOfText(memo);

	it("takes what is measured today for the problem, not a target, a limit or an idea", () => {
		expect(read.problem?.text).toContain("92.4%");
	});

	it("offers the findings as causes, and neither the ideas nor the limit", () => {
		const causes = bare(read.causes.map(({ text }) => text)).join("\n");
		for (const part of ["27 are filled", "booked out", "which certificate", "belongs to nobody"])
			expect(causes).toContain(part);
		for (const part of ["itzehoe", "retention", "at most"]) expect(causes).not.toContain(part);
	});

	it("pairs the value of today with the one that is wanted", () => {
		const [measure] = read.measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([92.4, 97]);
		expect(measure?.name.toLowerCase()).toContain("availability");
	});

	it("keeps limit and deadline with their places in the text", () => {
		const { cap, deadline } = read.limits;
		expect(cap?.figure).toMatchObject({ value: 600_000, currency: "EUR" });
		expect(memo.slice(cap?.start, cap?.end)).toBe("EUR 600k");
		expect(deadline?.figure.date?.to).toBe("2026-06-30");
	});

	it("reads ideas with price and time, and who answers for what", () => {
		expect(read.options.map(({ label, price, months }) => [label, price?.max, months])).toEqual([
			["second yard at Itzehoe", 190_000, 4],
			["retention bonus for all technicians", 150_000, 2],
		]);
		expect(read.people.map(({ name }) => name)).toEqual(["Jule Brandt"]);
	});

	it("finds the same causes in another order of paragraphs", () => {
		const other = caseOfText(shuffled);
		expect(bare(other.causes.map(({ text }) => text)).toSorted()).toEqual(
			bare(read.causes.map(({ text }) => text)).toSorted(),
		);
	});

	it.each([
		["in upper case", memo.toUpperCase()],
		["without full stops", memo.replaceAll(/\.(?=\s|$)/g, "")],
		[
			"as prose",
			memo
				.replaceAll(/\n- (.+)/g, " $1.")
				.replaceAll("\n\nWhat we found", "\n\nThis is what we found.")
				.replaceAll("\n\nIdeas", "\n\nThere are ideas."),
		],
		[
			"as a table",
			memo
				.replaceAll(/\n- (.+)/g, "\n| $1 | open |")
				.replace("What we found\n", "What we found\n| Finding | Status |\n|---|---|\n"),
		],
	])("finds at least four fifths of its causes %s", (_form, content) => {
		const wanted = ["27 are filled", "booked out", "which certificate", "belongs to nobody"];
		const causes = bare(caseOfText(content).causes.map(({ text }) => text)).join("\n");
		expect(wanted.filter((part) => causes.includes(part)).length).toBeGreaterThanOrEqual(
			wanted.length * 0.8 - 0.2,
		);
	});
});

describe("contradictions", () => {
	it.each([
		[
			"two reports of one thing",
			"El stock. Producción dice que el stock de blanco es de 12 días; compras dice que el stock de blanco es de 4 días.",
			1,
		],
		[
			"a claim that all is well",
			"Prüfung\n\nHerr Pfandl sagt: „In Trebnitz sind alle Etiketten in Ordnung.“\nElf der falschen Etiketten stammen aus Trebnitz.",
			1,
		],
		[
			"a value of today and one of last year",
			"Turnover of drivers is 19 % today. Last year turnover of drivers was 8 %.",
			0,
		],
		["a value and its target", "On-time service is 64 % today. The target for on-time service is 90 %.", 0],
		["two offers", "Offers\n- Mechelen, EUR 50k, four months\n- Breda, EUR 120k, seven months", 0],
	])("in %s", (_name, content, count) => {
		expect(caseOfText(content).contradictions).toHaveLength(count);
	});
});

describe("readiness", () => {
	it.each([
		["an idea in one sentence", "What if we offered our fittings at people's homes?", "too-little"],
		[
			"a recipe",
			"Plum cake\n\nKnead 500 g flour with 80 g butter for 5 minutes. Leave it in a warm place for 45 minutes. Stone the plums and set them in rows. Bake at 200 degrees for 35 minutes.",
			"no-business-case",
		],
		[
			"an agenda",
			"Tagesordnung\n\n1. Begrüßung\n2. Wahl der Protokollführung\n3. Bericht des Vorstands\n4. Bericht des Schatzmeisters\n5. Verschiedenes",
			"no-problem",
		],
	])("is refused to %s", (_kind, content, reason) => {
		expect(caseOfText(content).readiness).toMatchObject({ ready: false, reason });
	});

	it("is given to a memo", () => {
		expect(caseOfText(memo).readiness).toEqual({ ready: true, reason: "ready", missing: [] });
	});
});
