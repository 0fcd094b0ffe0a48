import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { limits } from "../limits.ts";
import { isCutIn } from "../paragraph.ts";
import { hiddenTextNote, type Reading, type ReadingProgress } from "../reading.ts";
import { refusals } from "../refusal.ts";
import { TextBuilder } from "../text-builder.ts";
import { type Glyphs, type LaidOut, layOut } from "./layout.ts";
import { readScannedPages } from "./scanned-pages.ts";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A page with fewer letters than these is a picture, if it has one. */
const fewLetters = 12;

/** Smaller letters nobody reads, in points. */
const tiniest = 2.5;

/** Opens a PDF without executing anything in it and without fetching anything for it. */
async function open(bytes: Uint8Array): Promise<Pdf> {
	try {
		return await getDocumentProxy(bytes, {
			disableFontFace: true,
			useSystemFonts: false,
			stopAtErrors: false,
			enableXfa: false,
			useWorkerFetch: false,
			verbosity: 0,
			maxImageSize: limits.pixels,
		});
	} catch (error) {
		const encrypted = error instanceof Error && error.name === "PasswordException";
		throw encrypted ? refusals.encrypted() : refusals.damaged(error);
	}
}

/** Reads a PDF: its text layer, and by OCR those pages that have none. */
export async function readPdf(bytes: Uint8Array, progress: ReadingProgress): Promise<Reading> {
	const pdf = await open(bytes);
	const total = pdf.numPages;
	const pages: LaidOut[][] = [];
	const scanned: number[] = [];
	let hidden = false;
	for (let number = 1; number <= Math.min(total, limits.pages); number++) {
		const page = await readPage(pdf, number);
		pages.push(page.blocks);
		if (page.scanned) scanned.push(number);
		hidden ||= page.hidden;
		if (number % 20 === 0)
			progress.say((90 * number) / Math.min(total, limits.pages), `Page ${number} of ${total}`);
	}
	const notes: string[] = hidden ? [hiddenTextNote] : [];
	if (total > limits.pages) notes.push(`Only the first ${limits.pages} of its ${total} pages were read.`);
	const byOcr = scanned.slice(0, limits.scannedPages);
	if (byOcr.length > 0) {
		const read = await readScannedPages(pdf, byOcr, progress);
		for (const [number, blocks] of read.pages) pages[number - 1] = blocks;
		notes.push(...scanNotes(scanned, byOcr, pages.length), ...read.notes);
	}
	await pdf.loadingTask.destroy();
	const builder = new TextBuilder();
	putTogether(builder, withoutRunningHeads(pages));
	return { ...builder.text(), full: builder.full, readBy: byOcr.length > 0 ? "ocr" : "text", notes };
}

type ReadPage = { blocks: LaidOut[]; scanned: boolean; hidden: boolean };

async function readPage(pdf: Pdf, number: number): Promise<ReadPage> {
	try {
		const page = await pdf.getPage(number);
		const { items } = await page.getTextContent();
		const glyphs: Glyphs[] = [];
		for (const item of items) {
			if (!("str" in item)) continue;
			const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
			const size = Math.hypot(a, b) || item.height || 1;
			glyphs.push({ text: item.str, x, y, width: item.width, size, font: item.fontName });
		}
		const letters = glyphs.reduce((sum, { text }) => sum + text.trim().length, 0);
		const scanned = letters < fewLetters && (await showsPicture(page));
		page.cleanup();
		const hidden = glyphs.some(({ text, size }) => size < tiniest && /\p{L}{3}/u.test(text));
		return { blocks: layOut(glyphs), scanned, hidden };
	} catch (error) {
		if (error instanceof RangeError) throw refusals.damaged(error);
		// One page that is broken does not take the others away.
		return { blocks: [], scanned: false, hidden: false };
	}
}

type Page = Awaited<ReturnType<Pdf["getPage"]>>;

async function showsPicture(page: Page): Promise<boolean> {
	const { OPS } = await getResolvedPDFJS();
	const { fnArray } = await page.getOperatorList();
	const pictures = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
	return fnArray.some((operator) => pictures.has(operator));
}

function scanNotes(scanned: readonly number[], byOcr: readonly number[], pages: number): string[] {
	const whole = scanned.length === pages;
	const few = scanned.length <= 5 ? `Pages ${scanned.join(", ")}` : `${scanned.length} pages`;
	const which = scanned.length === 1 ? `Page ${scanned[0]} has` : `${few} have`;
	const pronoun = scanned.length === 1 ? "it was" : "they were";
	const notes = [
		whole
			? "This PDF has no text layer; its pages were read by OCR."
			: `${which} no text layer; ${pronoun} read by OCR.`,
	];
	if (byOcr.length < scanned.length) {
		notes.push(`Only the first ${byOcr.length} of ${scanned.length} scanned pages were read.`);
	}
	return notes;
}

/** Without the lines that stand at the head or foot of most pages: they would part sentences. */
function withoutRunningHeads(pages: readonly LaidOut[][]): LaidOut[][] {
	if (pages.length < 3) return [...pages];
	const shape = ({ text }: LaidOut) => text.replaceAll(/\d+/g, "#");
	const counts = new Map<string, number>();
	for (const blocks of pages) {
		for (const each of new Set([...blocks.slice(0, 2), ...blocks.slice(-2)].map(shape))) {
			counts.set(each, (counts.get(each) ?? 0) + 1);
		}
	}
	return pages.map((blocks) =>
		blocks.filter((block, at) => {
			// On a page with little else such a line is the text.
			const edge = blocks.length > 4 && (at < 2 || at >= blocks.length - 2);
			return !(edge && block.text.length < 120 && (counts.get(shape(block)) ?? 0) > 0.6 * pages.length);
		}),
	);
}

function putTogether(builder: TextBuilder, pages: readonly LaidOut[][]): void {
	let before: LaidOut | null = null;
	for (const blocks of pages) {
		builder.page();
		for (const block of blocks) {
			const continued = before?.kind === "paragraph" && block.kind === "paragraph" && block === blocks[0];
			if (continued && before && isCutIn(before.text, block.text)) builder.add(block.text, " ");
			else builder.add(block.text, before?.kind === block.kind && block.kind !== "paragraph" ? "\n" : "\n\n");
			before = block;
		}
	}
}
