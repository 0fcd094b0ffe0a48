import { createIsomorphicCanvasFactory } from "unpdf";
import { openOcr } from "../image/ocr.ts";
import type { ReadingProgress } from "../reading.ts";
import type { LaidOut } from "./layout.ts";
import type { Pdf } from "./pdf.ts";

/** The types know the canvas of a browser only; ours does the same. */
type BrowserContext = NonNullable<
	Parameters<Awaited<ReturnType<Pdf["getPage"]>>["render"]>[0]["canvasContext"]
>;

/** Longer side of a rendered page: letters of ten points are then some 30 pixels high. */
const longestSide = 2_600;

/** Reads pages by OCR, one after the other: by page number, and what to say of them. */
export async function readScannedPages(
	pdf: Pdf,
	numbers: readonly number[],
	progress: ReadingProgress,
): Promise<{ pages: Map<number, LaidOut[]>; notes: string[] }> {
	progress.ocr(numbers.length);
	const { createCanvas } = await import("@napi-rs/canvas");
	await createIsomorphicCanvasFactory(() => import("@napi-rs/canvas"));
	let done = 0;
	const say = (share: number) =>
		progress.say((95 * (done + share)) / numbers.length, `OCR: page ${done + 1} of ${numbers.length}`);
	const ocr = await openOcr(say);
	const read = new Map<number, LaidOut[]>();
	try {
		for (const number of numbers) {
			say(0);
			const page = await pdf.getPage(number);
			const natural = page.getViewport({ scale: 1 });
			const scale = longestSide / Math.max(natural.width, natural.height, 1);
			const viewport = page.getViewport({ scale });
			const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
			const canvasContext = canvas.getContext("2d") as unknown as BrowserContext;
			await page.render({ canvas: null, canvasContext, viewport }).promise;
			const paragraphs = await ocr.read(canvas.toBuffer("image/png"));
			read.set(
				number,
				paragraphs.map((text) => ({ kind: "paragraph", text })),
			);
			page.cleanup();
			done++;
		}
	} finally {
		await ocr.close();
	}
	return { pages: read, notes: ocr.notes() };
}
