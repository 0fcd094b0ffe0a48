import { describe, expect, it } from "vitest";
import { caseOfText, readText } from "../read-text.ts";

const copied = `#lagos-desk   Tue 14 April 2026

08:02 ada.okoro (Desk lead)  31 % of the refunds were sent twice in March.
08:03 tunde  nobody closes the ticket when the bank answers
08:05 tunde  so the night shift pays again
08:09 ines [Bank]  our answers come by fax, and the fax stands in the cellar
08:15 ada.okoro (Desk lead)  ok. ideas. there's 9,000 for the year and no new heads
08:16 tunde  close tickets by the bank's file. two weeks, 4,000
08:18 ines [Bank]  move the fax upstairs. zero euros
08:21 ada.okoro (Desk lead)  my favourite is Ines's, with Tunde's on top
`;

/** The same chat as other programs copy it. */
const forms: Record<string, string> = {
	"with a gap behind the name": copied,
	"with tabs": copied.replaceAll(/ {2}(?=\S)/g, "\t"),
	"with times in brackets": copied.replaceAll(/^(\d\d:\d\d) /gm, "[$1] "),
	"with names between angle brackets": copied.replaceAll(
		/^(\d\d:\d\d) ([a-z.]+)(?: [([][^)\]]+[)\]])? {2}/gm,
		"$1 <$2> ",
	),
};

describe("A chat whose writers stand before a gap", () => {
	it.each(Object.entries(forms))("is read as what each says: %s", (_form, chat) => {
		const said = readText(chat).statements.filter(({ kind }) => kind === "item");
		expect(said.map(({ speaker, plain }) => `${speaker}: ${plain}`)).toContain(
			"tunde: nobody closes the ticket when the bank answers",
		);
		for (const { text, start, end } of said) expect(chat.slice(start, end)).toBe(text);
		const { causes, options, people } = caseOfText(chat);
		expect(causes.map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/^tunde/iu));
		expect(options.map(({ label }) => label)).toEqual([
			expect.stringMatching(/^close tickets by the bank's file/u),
			"move the fax upstairs",
		]);
		expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(["ada.okoro", "tunde", "ines"]));
	});

	it("recommends the ways of whom the asker names", () => {
		expect(caseOfText(copied).options.map(({ standing }) => standing)).toEqual([
			"recommended",
			"recommended",
		]);
	});

	it("is none where words in small letters stand before the gap, as often as they may come", () => {
		const log = [
			"09:00 pump runs on  again",
			"09:05 pump runs on  again",
			"09:10 pump stands still  again",
			"09:15 pump stands still  now",
		];
		expect(readText(log.join("\n")).statements.filter(({ speaker }) => speaker !== null)).toEqual([]);
	});

	it("is no agenda, whose times stand before what happens once", () => {
		const agenda =
			"09:00 Welcome  by the chair\n09:30 Coffee  in the foyer\n10:00 Figures  of the year\n11:00 Lunch  downstairs";
		expect(readText(agenda).statements.filter(({ speaker }) => speaker !== null)).toEqual([]);
	});
});
