import { describe, expect, it } from "vitest";
import { type Glyphs, layOut } from "./layout.ts";

/** A piece of text at a place; as wide as half of its letters are high. */
const at = (x: number, y: number, text: string, more: Partial<Glyphs> = {}): Glyphs => ({
	text,
	x,
	y,
	width: text.length * 5,
	size: 10,
	font: "plain",
	...more,
});
const texts = (glyphs: Glyphs[]) => layOut(glyphs).map(({ text }) => text);

describe("a page's letters", () => {
	it("become one line for each paragraph, however narrow the paper is", () => {
		const lines = [
			at(50, 700, "Orders are late because the stock in the sys-"),
			at(50, 686, "tem is wrong, and nobody books the returns on the"),
			at(50, 672, "day."),
			at(50, 644, "A new paragraph begins below a gap."),
		];
		expect(texts(lines)).toEqual([
			"Orders are late because the stock in the system is wrong, and nobody books the returns on the day.",
			"A new paragraph begins below a gap.",
		]);
	});

	it("are joined where the program drew a word in pieces, and parted where it left a space", () => {
		expect(texts([at(50, 700, "Re"), at(60, 700, "turns"), at(88, 700, "are late")])).toEqual([
			"Returns are late",
		]);
	});

	it("part a heading from the text below it", () => {
		const heading = at(50, 700, "Causes", { size: 14, font: "bold" });
		expect(texts([heading, at(50, 680, "Orders are late.")])).toEqual(["Causes", "Orders are late."]);
	});

	it("part a title in the letters of the text from the sentence below it", () => {
		const lines = [
			at(50, 700, "Harbor Tram: strategy note"),
			at(50, 686, "Ridership fell 8% in 2025 because the trams"),
			at(50, 672, "are late."),
		];
		expect(texts(lines)).toEqual([
			"Harbor Tram: strategy note",
			"Ridership fell 8% in 2025 because the trams are late.",
		]);
	});

	it("keep the items of a list apart", () => {
		const items = [
			at(50, 700, "• Scan all vans"),
			at(50, 686, "• Raise the pay"),
			at(50, 672, "3. Change the routes"),
		];
		expect(layOut(items)).toEqual([
			{ kind: "item", text: "• Scan all vans" },
			{ kind: "item", text: "• Raise the pay" },
			{ kind: "item", text: "3. Change the routes" },
		]);
	});
});

describe("a table", () => {
	const row = (y: number, ...cells: string[]) => cells.map((text, column) => at(50 + column * 120, y, text));

	it("becomes a line for each row, its cells parted by bars", () => {
		const rows = [
			...row(700, "Country", "Spending"),
			...row(686, "Norway", "58"),
			...row(672, "Finland", "27"),
		];
		expect(layOut(rows)).toEqual([
			{ kind: "row", text: "Country | Spending" },
			{ kind: "row", text: "Norway | 58" },
			{ kind: "row", text: "Finland | 27" },
		]);
	});

	it("keeps a cell of several lines together", () => {
		const rows = [
			at(50, 700, "Aerovent"),
			at(170, 700, "Parts lockers in"),
			at(170, 688, "31 cities"),
			at(290, 700, "No night service"),
			...row(660, "Northline", "Monitoring", "Few engineers"),
		];
		expect(texts(rows)).toEqual([
			"Aerovent | Parts lockers in 31 cities | No night service",
			"Northline | Monitoring | Few engineers",
		]);
	});

	it("does not swallow the line above it", () => {
		const rows = [
			at(50, 714, "Table 1: Spending by country and year"),
			...row(700, "Norway", "58"),
			...row(686, "Finland", "27"),
		];
		expect(texts(rows)).toEqual(["Table 1: Spending by country and year", "Norway | 58", "Finland | 27"]);
	});

	it("is no pair of columns of text: each is read to its end", () => {
		const column = (x: number, words: string) =>
			Array.from({ length: 14 }, (_, line) => at(x, 700 - line * 14, `${words} line ${line} goes on here`));
		const [left, right, ...more] = texts([...column(50, "Left"), ...column(330, "Right")]);
		expect(left).toMatch(/^Left line 0 .* Left line 13 goes on here$/);
		expect(right).toMatch(/^Right line 0 .* Right line 13 goes on here$/);
		expect(more).toEqual([]);
	});
});
