import { describe, expect, test } from "vitest";
import { findQuote, type Passage } from "./evidence.ts";

const documentId = "018f2b6c-0000-7000-8000-000000000001";
const content =
	"Orders arrive late.\nPickers search  for\nstock (38 % of a shift). Sales blames the forecast.";
const source = { id: documentId, name: "Memo", content };
const passage = (position: number, text: string): Passage => ({
	id: `018f2b6c-0000-7000-8000-00000000010${position}`,
	documentId,
	position,
	start: content.indexOf(text),
	end: content.indexOf(text) + text.length,
	text,
});
const [late, search, blame] = [
	passage(0, "Orders arrive late."),
	passage(1, "Pickers search  for\nstock (38 % of a shift)."),
	passage(2, "Sales blames the forecast."),
] as const;
const material = { sources: [source], passages: [late, search, blame] };

describe("a quote", () => {
	test.each([
		{ name: "word for word", said: "Orders arrive late.", near: late, at: late },
		{ name: "with other white space", said: "search for stock (38 % of a shift)", near: search, at: search },
		{ name: "in quotation marks", said: "„Sales blames the forecast.“", near: blame, at: blame },
		{
			name: "in another passage than the one that was named",
			said: "Sales blames the forecast",
			near: late,
			at: blame,
		},
		{ name: "with no passage named", said: "Sales blames the forecast", near: null, at: blame },
	])("is found $name", ({ said, near, at }) => {
		const quote = findQuote(said, near, material);
		expect(quote).toMatchObject({ verified: true, passageId: at.id });
		expect(content.slice(quote?.start, quote?.end)).toBe(quote?.text);
	});

	test.each([
		{ name: "words that nobody wrote", said: "Nobody searches for stock." },
		{ name: "another letter case", said: "orders arrive late." },
		{ name: "too few words to prove anything", said: "late." },
	])("is marked as not verified: $name", ({ said }) => {
		expect(findQuote(said, late, material)).toMatchObject({
			verified: false,
			passageId: late.id,
			text: said,
		});
	});

	test("of nothing and from nowhere is none", () => {
		expect(findQuote("", late, material)).toBeNull();
		expect(findQuote("Nobody wrote these words.", null, material)).toBeNull();
	});
});
