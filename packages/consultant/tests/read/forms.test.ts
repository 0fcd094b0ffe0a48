import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { caseOfText } from "../read-text.ts";

const bench = join(import.meta.dirname, "../../../../bench");
const Gold = z.object({
	language: z.enum(["en", "de", "fr", "es", "it", "nl"]),
	ready: z.boolean(),
	causes: z.array(z.object({ pattern: z.string() })),
});

/** Every second text that states causes; those that are one of them in another form are left out. */
const texts = ["cases", "own-cases"]
	.flatMap((folder) => readdirSync(join(bench, folder)).map((file) => join(bench, folder, file)))
	.filter((file) => file.endsWith(".txt") && !/\.(?:because|plain|bullets)\.txt$/.test(file))
	.flatMap((file) => {
		const gold = Gold.parse(JSON.parse(readFileSync(file.replace(/\.txt$/, ".gold.json"), "utf8")));
		const causes = gold.causes.map(({ pattern }) => new RegExp(pattern, "iu"));
		return gold.ready && causes.length > 2
			? [{ language: gold.language, causes, content: readFileSync(file, "utf8") }]
			: [];
	})
	.filter((_, at) => at % 2 === 0);

const offeredAtMost = 12;

const read = new Map<string, readonly string[]>();

/** The causes of a text, which is read once, however many tests compare them. */
function causesIn(content: string): readonly string[] {
	const causes = read.get(content) ?? caseOfText(content).causes.map(({ text }) => text);
	read.set(content, causes);
	return causes;
}

/** How many of the stated causes are among the first that are offered. */
function statedCauses(form: (content: string) => string, language: string): number {
	return texts
		.filter((text) => text.language === language)
		.reduce((sum, { content, causes }) => {
			const offered = causesIn(form(content)).slice(0, offeredAtMost);
			return sum + causes.filter((cause) => offered.some((text) => cause.test(text))).length;
		}, 0);
}

function thoughtsOf(content: string): string[] {
	return content
		.split(/\n+/)
		.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
		.map((thought) => thought.replace(/^\s*[-*•]\s+/, "").trim())
		.filter(Boolean);
}

/** With its paragraphs of prose in another order; headings, lists and tables stay where they are. */
function inOtherOrder(content: string): string {
	const isProse = (paragraph: string) =>
		paragraph.length >= 120 && !paragraph.includes("\n") && !/^\s*(?:[-*•>#|]|\d+[.)])/.test(paragraph);
	const reordered: string[] = [];
	let run: string[] = [];
	for (const paragraph of content.split(/\n\s*\n/)) {
		if (isProse(paragraph)) run.push(paragraph);
		else {
			reordered.push(...run.toReversed(), paragraph);
			run = [];
		}
	}
	return [...reordered, ...run.toReversed()].join("\n\n");
}

const forms: [string, (content: string) => string, number][] = [
	["in upper case", (content) => content.toUpperCase(), 0.9],
	["without full stops", (content) => content.replaceAll(/\.(?=\s|$)/g, ""), 0.9],
	[
		"as a list",
		(content) =>
			thoughtsOf(content)
				.map((thought) => `- ${thought}`)
				.join("\n"),
		0.8,
	],
	[
		"as a table",
		(content) =>
			[
				"| Point | State |",
				"|---|---|",
				...thoughtsOf(content).map((thought) => `| ${thought.replaceAll("|", "/")} | open |`),
			].join("\n"),
		0.8,
	],
	["in another order", inOtherOrder, 0.97],
];

describe.each(["en", "de", "fr", "es", "it", "nl"])("the causes that texts state (%s)", (language) => {
	const asWritten = statedCauses((content) => content, language);

	it.each(forms)("are found %s too", (_form, form, least) => {
		expect(asWritten).toBeGreaterThan(0);
		expect(statedCauses(form, language)).toBeGreaterThanOrEqual(asWritten * least);
	});
});

it("the causes of a text are the same ones in another order of its paragraphs", () => {
	const ofItself = (cause: string) => cause.replace(/[.;:,]+$/, "");
	const reordered = texts.filter(({ content }) => inOtherOrder(content) !== content);
	const inEither = reordered.flatMap(({ content }) => {
		const [before = [], after = []] = [content, inOtherOrder(content)].map((text) =>
			causesIn(text).map(ofItself),
		);
		return [...new Set([...before, ...after])].map(
			(cause) => before.includes(cause) && after.includes(cause),
		);
	});
	expect(reordered.length).toBeGreaterThan(10);
	expect(inEither.filter(Boolean).length / inEither.length).toBeGreaterThanOrEqual(0.9);
});

it("a mail whose ends of lines were lost is read on behind its head", () => {
	const mail =
		"From: Siobhan Kettle To: Marcus Oyelaran; Jo Brindley Sent: Thu 6 Nov 2025 17:42 Subject: cancelled sessions. We cancelled 47 of 310 donor sessions this quarter. Twenty-nine were cancelled because no registered nurse was on the rota. The nurses' contracts ended in March and nobody renewed them.";
	expect(causesIn(mail).join("\n")).toMatch(/no registered nurse/);
});
