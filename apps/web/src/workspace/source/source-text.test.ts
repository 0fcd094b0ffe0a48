import { describe, expect, test } from "vitest";
import { paragraphsOf, passagesWith, type SourcePassage } from "./source-text.ts";

const passage = (
	position: number,
	start: number,
	text: string,
	page: number | null = null,
): SourcePassage => ({
	id: `019a0000-0000-7000-8000-${String(position).padStart(12, "0")}`,
	position,
	start,
	end: start + text.length,
	text,
	page,
});

describe("The text of a source", () => {
	test("stands in the paragraphs that it had", () => {
		const passages = [
			passage(0, 0, "Margins fell."),
			passage(1, 14, "Costs rose."),
			passage(2, 27, "A new paragraph."),
		];
		expect(paragraphsOf(passages).map(({ passages }) => passages.map(({ text }) => text))).toEqual([
			["Margins fell.", "Costs rose."],
			["A new paragraph."],
		]);
	});

	test("breaks where a page ends", () => {
		const passages = [passage(0, 0, "Margins fell.", 1), passage(1, 14, "Costs rose.", 2)];
		expect(paragraphsOf(passages).map(({ page }) => page)).toEqual([1, 2]);
	});

	test("is searched whatever the case; no words find nothing", () => {
		const passages = [passage(0, 0, "Margins fell."), passage(1, 14, "Kosten für Lager ÜBER Plan.")];
		expect(passagesWith(" margins ", passages)).toHaveLength(1);
		expect(passagesWith("über plan", passages)).toHaveLength(1);
		expect(passagesWith("  ", passages)).toHaveLength(0);
	});
});
