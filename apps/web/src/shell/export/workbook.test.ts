import { read } from "@e965/xlsx";
import { expect, test } from "vitest";
import { workbookOf } from "./workbook.ts";

test("A workbook counts with its numbers and days, and takes no text for a formula", async () => {
	const rows = [["=HYPERLINK(1)", "2026-11-30", "-1200.50", 7, true, null]];
	const columns = ["Text", "Day", "Money", "Count", "Done", "Nothing"];
	const blob = await workbookOf([{ title: "Tasks: all / open", columns, rows }]);
	const book = read(await blob.arrayBuffer(), { cellDates: true, UTC: true });
	const [name = ""] = book.SheetNames;
	expect(name).toBe("Tasks  all   open");
	const sheet = book.Sheets[name];
	expect(sheet?.A2).toMatchObject({ t: "s", v: "=HYPERLINK(1)" });
	expect(sheet?.A2.f).toBeUndefined();
	expect(sheet?.B2.t).toBe("d");
	expect(sheet?.B2.v.toISOString().slice(0, 10)).toBe("2026-11-30");
	expect(sheet?.C2).toMatchObject({ t: "n", v: -1200.5 });
	expect(sheet?.D2).toMatchObject({ t: "n", v: 7 });
	expect(sheet?.E2).toMatchObject({ t: "b", v: true });
	expect(sheet?.F2).toBeUndefined();
});

test("Sheets of one name, or of a name longer than a spreadsheet takes, are told apart", async () => {
	const sheet = { columns: ["A"], rows: [[1]] };
	const long = "What was measured against what was planned";
	const blob = await workbookOf([
		{ ...sheet, title: long },
		{ ...sheet, title: `${long} again` },
		{ ...sheet, title: "Risks" },
		{ ...sheet, title: "RISKS" },
	]);
	const names = read(await blob.arrayBuffer()).SheetNames;
	expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
	for (const name of names) expect(name.length).toBeLessThanOrEqual(31);
});
