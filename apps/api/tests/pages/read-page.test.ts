import { readFileSync } from "node:fs";
import { CodedError } from "@throughline/trpc/error";
import { describe, expect, it } from "vitest";
import { openDocumentReader } from "../../src/documents/reader.ts";
import { readFetched } from "../../src/documents/worker/page.ts";

const store = { pathOf: (key: string) => key, discard: async () => {} };
const never = new AbortController().signal;
const address = "https://site.example/rents";

const pageOf = (bytes: Buffer, mediaType: string, charset: string | null = null) => ({
	address,
	finalUrl: `${address}?final`,
	mediaType,
	charset,
	bytes,
});

/** Reads a page as the product does: in a process of its own. */
async function readInProcess(bytes: Buffer, seconds = 20) {
	const limits = { seconds, secondsPerScannedPage: 30, memory: 1024 ** 3 };
	return await openDocumentReader(store, { limits }).readFetched(pageOf(bytes, "text/html"), never);
}

/** What that process does with a page, done here: to start one takes longer than most pages. */
const read = (bytes: Buffer, mediaType = "text/html", charset: string | null = null) =>
	readFetched({ kind: "page", ...pageOf(bytes, mediaType, charset) }, { say: () => {}, ocr: () => {} });

const fixture = (file: string) => readFileSync(new URL(`../../fixtures/${file}`, import.meta.url));

describe("a fetched page", () => {
	it("is its article in paragraphs, with what it says of itself, and without what stands around it", async () => {
		const { content, passages, ...document } = await readInProcess(fixture("rents.html"));
		expect(content).toBe(
			[
				"Rents in Leipzig rose by 8 percent in 2025, says the yearly survey of the city. It asked 3,200 households between March and June, and counted only leases that were signed in that time.",
				"What the survey found",
				"• New leases rose most: 12 percent.",
				"• Old leases rose by 3 percent, as the cap allows.",
				"District | Rent per square metre\nCentre | 11.40 euro\nNorth | 8.90 euro",
				"The city expects that the rise slows in 2026, because 4,100 flats are to be finished. Builders doubt it: a third of the sites stand still, since the loans that were promised for them did not come.",
			]
				.join("\n\n")
				.replace("percent.\n\n•", "percent.\n•"),
		);
		expect(document).toMatchObject({
			kind: "web",
			name: "Rents rise again",
			url: address,
			finalUrl: `${address}?final`,
			mediaType: "text/html",
			byline: "Jana Weber",
			published: "2026-01-14T08:00:00+01:00",
			language: "en",
			readBy: "text",
			notes: [],
			byteSize: Buffer.byteLength(content),
		});
		expect(content.slice(passages[0]?.start, passages[0]?.end)).toBe(
			"Rents in Leipzig rose by 8 percent in 2025, says the yearly survey of the city.",
		);
		for (const hidden of ["Subscribe", "cookies", "Ignore all previous", "evil()"]) {
			expect(content).not.toContain(hidden);
		}
	});

	it("without an article is read whole", async () => {
		const { content, name } = await read(
			Buffer.from(
				"<title>Opening hours</title><nav>Home</nav><h1>Office</h1>Monday to Friday<br>9 to 12 o'clock<ul><li><p>Bring a pass</p></ul>",
			),
		);
		expect(name).toBe("Opening hours");
		expect(content).toBe("Office\n\nMonday to Friday\n9 to 12 o'clock\n\n• Bring a pass");
	});

	const text = "<title>Mieten</title><p>Die Mieten in Köln steigen, sagt die Stadt.</p>";
	it.each([
		["server", Buffer.from(text, "latin1"), "iso-8859-1"],
		[
			"page, where the server names none,",
			Buffer.from(`<meta charset="windows-1252">${text}`, "latin1"),
			null,
		],
		["server, unless there is no such encoding,", Buffer.from(text), "no-such-charset"],
	])("is read in the encoding that the %s names", async (_, bytes, charset) => {
		expect((await read(bytes, "text/html", charset)).content).toBe(
			"Die Mieten in Köln steigen, sagt die Stadt.",
		);
	});

	it("may be a PDF or plain text", async () => {
		const pdf = await read(fixture("market-study.pdf"), "application/pdf");
		expect(pdf).toMatchObject({ kind: "web", mediaType: "application/pdf", name: `${address}?final` });
		expect(pdf.pageStarts?.[0]).toBe(0);
		expect(pdf.passages.length).toBeGreaterThan(3);
		const text = await read(Buffer.from("Rents rose.\r\nThey rose again."), "text/plain");
		expect(text.content).toBe("Rents rose.\nThey rose again.");
	});

	it("that is very long is read to its limit, and says so", async () => {
		const { content, notes } = await read(Buffer.from(`${"Rents rose. ".repeat(20_000)}`), "text/plain");
		expect(content.length).toBeLessThanOrEqual(100_000);
		expect(notes).toEqual(["Only the first 100,000 characters were read."]);
	});

	it("with nothing to read says so", async () => {
		await expect(readInProcess(Buffer.from("<title>x</title><script>evil()</script>"))).rejects.toMatchObject(
			{
				code: "UNREADABLE",
				message: "No valid input text could be extracted",
			},
		);
	});

	it("that nests without an end is given up on", async () => {
		const nested = `${"<div>".repeat(1_000_000)}<p>${"Rents rose, and they rose again. ".repeat(30)}`;
		const error = await readInProcess(Buffer.from(nested), 2).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(CodedError);
		expect(error).toMatchObject({
			code: "TIMED_OUT",
			message:
				"Reading this page took longer than 2 seconds and was stopped. Save it as a PDF, then upload that.",
		});
	});
});
