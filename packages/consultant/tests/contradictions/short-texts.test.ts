import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildCase, type Case } from "../../src/case/build.ts";
import { wordsOf } from "../../src/languages/words.ts";
import { readMaterial } from "../../src/read/read.ts";

const Text = z.object({
	text: z.string(),
	asOf: z.string().default("2026-11-22"),
	contradictions: z.array(z.tuple([z.string(), z.string()])).default([]),
	caps: z.array(z.object({ value: z.number() })).default([]),
	deadlines: z.array(z.object({ date: z.string() })).default([]),
	mustNots: z.array(z.string()).default([]),
	people: z.array(z.string()).default([]),
});
type Text = z.infer<typeof Text>;

function textsIn(name: string): Text[] {
	const lines = readFileSync(new URL(`../../../../bench/short-texts/${name}.jsonl`, import.meta.url), "utf8");
	return lines
		.trim()
		.split("\n")
		.map((line) => Text.parse(JSON.parse(line)));
}

function caseOf({ text, asOf }: Text): Case {
	return buildCase(readMaterial([{ id: "text", name: "text", content: text }], [], asOf));
}

/** Most of the words of one stand in the other. */
function isSame(one: string, other: string): boolean {
	const [ones, others] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
	const shared = [...ones].filter((word) => others.has(word)).length;
	return shared / Math.min(ones.size, others.size) > 0.7;
}

type Tally = { found: number; wanted: number; wrong: number };

function tally<T, G>(wanted: readonly G[], got: readonly T[], is: (wanted: G, got: T) => boolean): Tally {
	return {
		found: wanted.filter((each) => got.some((one) => is(each, one))).length,
		wanted: wanted.length,
		wrong: got.filter((one) => !wanted.some((each) => is(each, one))).length,
	};
}

function sumOf(tallies: readonly Tally[]): Tally {
	const add = (key: keyof Tally) => tallies.reduce((sum, each) => sum + each[key], 0);
	return { found: add("found"), wanted: add("wanted"), wrong: add("wrong") };
}

/** A floor, a little below what was measured, that may only rise. */
function expectFloor(reached: Tally, { found, wrong }: { found: number; wrong: number }) {
	expect(reached.wanted).toBeGreaterThan(60);
	expect(reached.found).toBeGreaterThanOrEqual(found);
	expect(reached.wrong).toBeLessThanOrEqual(wrong);
}

test("Of 66 contradictions in short texts at least two in five are found, and hardly a wrong one", () => {
	const reached = textsIn("contradictions").map((text) =>
		tally(text.contradictions, caseOf(text).contradictions, ([one, other], found) => {
			const [a, b] = [found.one.plain, found.other.plain];
			return (isSame(one, a) && isSame(other, b)) || (isSame(one, b) && isSame(other, a));
		}),
	);
	expectFloor(sumOf(reached), { found: 27, wrong: 4 });
});

const limitTexts = textsIn("limits-and-people").map((text) => ({ text, read: caseOf(text) }));
const day = 86_400_000;

test("Of the caps in short texts at least nine in ten are found, and hardly a wrong one", () => {
	const reached = limitTexts.map(({ text: { caps }, read: { limits } }) =>
		tally(
			caps,
			limits.cap ? [limits.cap] : [],
			({ value }, { figure }) => Math.abs(figure.value - value) <= 0.005 * value,
		),
	);
	expectFloor(sumOf(reached), { found: 65, wrong: 3 });
});

test("Of the deadlines in short texts at least four in five are found, and hardly a wrong one", () => {
	const reached = limitTexts.map(({ text: { deadlines }, read: { limits } }) =>
		tally(
			deadlines,
			limits.deadline ? [limits.deadline] : [],
			({ date }, { figure }) => Math.abs(Date.parse(figure.date?.to ?? "") - Date.parse(date)) <= day,
		),
	);
	expectFloor(sumOf(reached), { found: 60, wrong: 6 });
});

test("Of what must not happen in short texts at least four in five are found, and hardly a wrong one", () => {
	const reached = limitTexts.map(({ text, read }) =>
		tally(text.mustNots, read.mustNots, (wanted, { text: found }) => isSame(wanted, found)),
	);
	expectFloor(sumOf(reached), { found: 123, wrong: 9 });
});

test("Of the people in short texts at least four in five are found, and few who are none", () => {
	const isOne = (wanted: string, { name }: { name: string }) => {
		const words = wordsOf(wanted);
		return wordsOf(name).some((word) => words.includes(word));
	};
	const reached = limitTexts.map(({ text, read }) => tally(text.people, read.people, isOne));
	expectFloor(sumOf(reached), { found: 225, wrong: 12 });
});
