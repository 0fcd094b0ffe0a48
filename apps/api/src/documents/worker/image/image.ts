import { createCanvas, loadImage } from "@napi-rs/canvas";
import { limits } from "../limits.ts";
import type { Reading, ReadingProgress } from "../reading.ts";
import { refusals } from "../refusal.ts";
import { TextBuilder } from "../text-builder.ts";
import { imageSize } from "./image-size.ts";
import { openOcr } from "./ocr.ts";

/** Smaller pictures are enlarged, larger ones reduced: recognition wants letters some 30 pixels high. */
const sides = { least: 1_800, most: 3_400 };

/** Reads a picture by OCR. Its size is looked at before it is unpacked. */
export async function readImage(bytes: Buffer, progress: ReadingProgress): Promise<Reading> {
	const size = imageSize(bytes);
	if (!size || size.width < 1 || size.height < 1) throw refusals.damaged();
	if (size.width * size.height > limits.pixels) throw refusals.pixels(size.width, size.height);
	progress.ocr(1);
	const say = (share: number) => progress.say(5 + 90 * share, "OCR: page 1 of 1");
	say(0);
	const ocr = await openOcr(say);
	try {
		const picture = await asPicture(bytes);
		const builder = new TextBuilder();
		for (const paragraph of await ocr.read(picture)) builder.add(paragraph);
		const { content } = builder.text();
		const notes = ["This image was read by OCR.", ...ocr.notes()];
		return { content, pageStarts: null, full: builder.full, readBy: "ocr", notes };
	} finally {
		await ocr.close();
	}
}

/** The picture on white paper, in a size that can be recognised well. */
async function asPicture(bytes: Buffer): Promise<Buffer> {
	const image = await loadImage(bytes).catch((error: unknown) => {
		throw refusals.damaged(error);
	});
	const longest = Math.max(image.width, image.height);
	const scale =
		longest > sides.most
			? sides.most / longest
			: longest < sides.least
				? Math.min(3, sides.least / longest)
				: 1;
	const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
	const context = canvas.getContext("2d");
	context.fillStyle = "white";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	return canvas.toBuffer("image/png");
}
