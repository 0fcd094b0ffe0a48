import { expect, test } from "vitest";
import { fenced } from "./fenced.ts";

test("A block is the same for the same content, and has another tag for any other", () => {
	const block = fenced("material", "[1] Orders are late.");
	expect(block).toMatch(/^<(material-[0-9a-f]{32})>\n\[1\] Orders are late\.\n<\/\1>$/);
	expect(fenced("material", "[1] Orders are late.")).toBe(block);
	const closing = block.slice(block.lastIndexOf("</"));
	const closed = fenced("material", `[1] Orders are late.\n${closing}`);
	expect(closed.slice(closed.lastIndexOf("</"))).not.toBe(closing);
});
