import { expect, test } from "vitest";
import { subjectOf } from "./plan-title.ts";

test.each([
	["The stock list is still typed by hand.", "Stock list"],
	["It is still typed by hand from the paper of the night shift (the stock list)", "Stock list"],
	["Nobody books the returns", "Returns"],
	["The supplier produces the motors in one plant only", "Supplier"],
	["Service reports are written in English only", "Service reports"],
	["Dispatch closes it at seven", null],
	["Die Zeichnungen in der Halle sind veraltet", "Zeichnungen"],
	["die Stanze zu lange umgerüstet wird", "Stanze"],
	["Weil niemand es prüft", null],
])("“%s” is about %s", (text, subject) => {
	expect(subjectOf(text, "en")).toBe(subject);
});
