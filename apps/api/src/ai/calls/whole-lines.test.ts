import { describe, expect, it } from "vitest";
import { wholeLines } from "./whole-lines.ts";

const text = Buffer.from("data: 顧客 🙂\n\ndata: two\r\n\r\n: comment\n\n\nhalf a line");

describe("lines put together from pieces", () => {
	it.each([1, 2, 3, 5, 8, 13, 100])("are whole and the same for pieces of %i bytes", (size) => {
		const lines = wholeLines();
		const given: string[] = [];
		for (let at = 0; at < text.length; at += size) {
			const whole = lines.take(text.subarray(at, at + size));
			if (whole) given.push(Buffer.from(whole).toString());
		}
		expect(given.every((whole) => whole.endsWith("\n"))).toBe(true);
		expect(lines.waiting).toBe("half a line".length);
		expect(given.join("") + Buffer.from(lines.rest()).toString()).toBe(text.toString());
		expect(lines.waiting).toBe(0);
	});

	it("grow with what they hold, and leave what they gave alone", () => {
		const lines = wholeLines();
		const first = lines.take(Buffer.from("first\n"));
		for (let piece = 0; piece < 5_000; piece++) expect(lines.take(Buffer.from("x"))).toBeNull();
		expect(Buffer.from(lines.take(Buffer.from("\n")) ?? []).toString()).toBe(`${"x".repeat(5_000)}\n`);
		expect(Buffer.from(first ?? []).toString()).toBe("first\n");
	});
});
