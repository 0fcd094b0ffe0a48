import { utils, write } from "@e965/xlsx";
import { createCanvas, PDFDocument } from "@napi-rs/canvas";
import { docx } from "../fixtures/make/docx.ts";
import { imagePdf } from "../fixtures/make/image-pdf.ts";
import { scan } from "../fixtures/make/scan.ts";
import { boardMemo } from "../fixtures/text/board-memo.ts";
import { serviceAudit } from "../fixtures/text/service-audit.ts";

/** The sentences of the memo over and over, each time with another number. */
function* sentences(): Generator<string, never> {
	const own = boardMemo.blocks.flatMap((block) => ("paragraph" in block ? block.paragraph : []));
	for (let round = 1; ; round++)
		for (const sentence of own) yield sentence.replace(/\.$/, ` in case ${round}.`);
}

function take(from: Generator<string, never>, count: number): string[] {
	return Array.from({ length: count }, () => from.next().value);
}

/** A PDF of so many full pages, its lines wrapped. */
export function longPdf(pages: number): Buffer {
	const measuring = createCanvas(1, 1).getContext("2d");
	const font = "11px DejaVu Serif, Georgia, serif";
	measuring.font = font;
	const pdf = new PDFDocument({ title: "Long" });
	const words = (function* () {
		for (const sentence of sentences()) yield* sentence.split(" ");
	})();
	let word = words.next().value ?? "";
	for (let page = 0; page < pages; page++) {
		const context = pdf.beginPage(595, 842);
		context.font = font;
		for (let row = 0; row < 42; row++) {
			let line = "";
			while (measuring.measureText(`${line} ${word}`).width < 455) {
				line = `${line} ${word}`;
				word = words.next().value ?? "";
			}
			context.fillText(line.trim(), 70, 80 + row * 16);
		}
		pdf.endPage();
	}
	return pdf.close();
}

/** A Word document of so many pages of some 400 words. */
export function longDocx(pages: number): Buffer {
	const from = sentences();
	const blocks = Array.from({ length: pages * 4 }, () => ({ paragraph: take(from, 7) }));
	return Buffer.from(docx({ ...boardMemo, blocks }));
}

/** A workbook of so many rows of six cells, one of them a sentence. */
export function longWorkbook(rows: number, format: "xlsx" | "biff8"): Buffer {
	const from = sentences();
	const head = ["No.", "Date", "Region", "Loss in USD", "What happened", "Measure"];
	const lines = take(from, rows).map((text, at) => [
		at + 1,
		new Date(Date.UTC(2026, 0, 1 + (at % 300))),
		["North", "South", "Wales"][at % 3],
		1_000 + at,
		text,
		"None yet",
	]);
	const book = utils.book_new();
	utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...lines], { UTC: true }), "Register");
	return Buffer.from(write(book, { type: "array", bookType: format, compression: true }) as ArrayBuffer);
}

/** Scanned pages without a text layer. */
export function scannedPdf(pages: number): Buffer {
	const [page] = scan(serviceAudit.title, serviceAudit.blocks, 30);
	if (!page) throw new Error("The audit has no page");
	const picture = { jpeg: page.toBuffer("image/jpeg", 72), width: page.width, height: page.height };
	return Buffer.from(imagePdf(Array(pages).fill(picture)));
}

/** One scanned page. */
export function scannedPage(): Buffer {
	const [page] = scan(serviceAudit.title, serviceAudit.blocks, 30);
	if (!page) throw new Error("The audit has no page");
	return page.toBuffer("image/png");
}
