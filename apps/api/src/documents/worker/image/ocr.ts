import { createRequire } from "node:module";
import { dirname } from "node:path";
import { type Language, languageOf } from "@throughline/domain/consultant/text/words";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { joinCut, joinLines } from "../paragraph.ts";

/** Reads letters in pictures, without a network: the models of its languages come with the installation. */
export type Ocr = {
	/** The paragraphs of a picture (PNG, JPEG). */
	read(picture: Buffer): Promise<string[]>;
	close(): Promise<void>;
};

const require = createRequire(import.meta.url);
const models: Record<Language, { name: string; file: string }> = {
	en: { name: "eng", file: require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz") },
	de: { name: "deu", file: require.resolve("@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz") },
};

/** Less sure than this, it is no text but the grain of the paper. In percent. */
const leastConfidence = 35;
/** Fewer letters tell no language. */
const fewLetters = 150;

async function open(language: Language, onProgress: (share: number) => void): Promise<Worker> {
	const { name, file } = models[language];
	const worker = await createWorker(name, OEM.LSTM_ONLY, {
		langPath: dirname(file),
		cacheMethod: "none",
		logger: ({ status, progress }) => {
			if (status === "recognizing text") onProgress(progress);
		},
	});
	await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "220" });
	return worker;
}

/**
 * Starts the recognition. It begins with English; a page that turns out to be German is read again as German.
 * @param onProgress told which share of the picture has been read, 0 to 1
 */
export async function openOcr(onProgress: (share: number) => void): Promise<Ocr> {
	let language: Language = "en";
	let worker = await open(language, onProgress);

	async function recognize(picture: Buffer): Promise<string[]> {
		const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
		const texts = (data.blocks ?? []).flatMap(({ paragraphs }) =>
			paragraphs
				.filter(({ confidence }) => confidence >= leastConfidence)
				.map(({ lines }) => joinLines(lines.map(({ text }) => text))),
		);
		return joinCut(texts);
	}

	return {
		async read(picture) {
			const paragraphs = await recognize(picture);
			const text = paragraphs.join("\n");
			const seems = text.length < fewLetters ? language : languageOf(text);
			if (seems === language) return paragraphs;
			await worker.terminate();
			language = seems;
			worker = await open(language, onProgress);
			return await recognize(picture);
		},
		async close() {
			await worker.terminate();
		},
	};
}
