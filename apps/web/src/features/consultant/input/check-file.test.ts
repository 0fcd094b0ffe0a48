import { describe, expect, test } from "vitest";
import { fileProblem, fileSize } from "./check-file.ts";

const file = (name: string, size = 1000, type = "") => ({ name, size, type });
const megabyte = 1024 * 1024;

describe("A file that is to be sent", () => {
	test.each([
		"memo.pdf",
		"memo.docx",
		"plan.xlsx",
		"plan.XLS",
		"scan.jpeg",
		"scan.jpg",
		"a.png",
		"a.gif",
		"a.webp",
	])("may be %s", (name) => expect(fileProblem(file(name))).toBeNull());

	test.each(["memo.doc", "memo.txt", "archive.zip", "pdf", "memo.pdf.exe"])("may not be %s", (name) => {
		expect(fileProblem(file(name))).toBe(
			"Unsupported file format. Please upload: pdf, docx, xlsx, xls, jpeg, png, gif, webp",
		);
	});

	test("may be a picture from the clipboard, which has no name", () => {
		expect(fileProblem(file("image", 1000, "image/png"))).toBeNull();
	});

	test("is at most 50 MB, and not empty", () => {
		expect(fileProblem(file("memo.pdf", 50 * megabyte))).toBeNull();
		expect(fileProblem(file("memo.pdf", 51.25 * megabyte))).toBe("File size exceeds 50MB limit (51.3MB)");
		expect(fileProblem(file("memo.pdf", 0))).toBe("This file is empty");
	});

	test("tells its size in units that people know", () => {
		expect([fileSize(12), fileSize(850_000), fileSize(13_002_342)]).toEqual([
			"12 bytes",
			"830 KB",
			"12.4 MB",
		]);
	});
});
