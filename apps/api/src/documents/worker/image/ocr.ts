import { createRequire } from "node:module";
import { dirname } from "node:path";
import { detectLanguage, foreignLanguageOf } from "@throughline/consultant/languages/detect";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { joinCut, joinLines } from "../paragraph.ts";

/** Reads letters in pictures, without a network: the models of its languages come with the installation. */
export type Ocr = {
	/** The paragraphs of a picture (PNG, JPEG). */
	read(picture: Buffer): Promise<string[]>;
	/** What to say of the pages read so far: the languages in them whose letters cannot be recognised. */
	notes(): string[];
	close(): Promise<void>;
};

const require = createRequire(import.meta.url);
const models: Record<ProductLanguage, { name: string; file: string }> = {
	en: { name: "eng", file: require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz") },
	de: { name: "deu", file: require.resolve("@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz") },
	es: { name: "spa", file: require.resolve("@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz") },
	fr: { name: "fra", file: require.resolve("@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz") },
	it: { name: "ita", file: require.resolve("@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz") },
	nl: { name: "nld", file: require.resolve("@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz") },
};
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** Less sure than this, it is no text but the grain of the paper. In percent. */
const leastConfidence = 35;
/** Fewer letters tell no language. */
const fewLetters = 150;

async function open(language: ProductLanguage, onProgress: (share: number) => void): Promise<Worker> {
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
 * Starts the recognition. It begins with English; a page that turns out to be in another language with a model is read
 * again in that one.
 * @param onProgress told which share of the picture has been read, 0 to 1
 */
export async function openOcr(onProgress: (share: number) => void): Promise<Ocr> {
	let language: ProductLanguage = "en";
	const foreign = new Set<string>();
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
			const seems = text.length < fewLetters ? language : detectLanguage(text);
			if (seems === "unknown") {
				const code = foreignLanguageOf(text);
				if (code) foreign.add(languageNames.of(code) ?? code);
			}
			if (seems === language || seems === "unknown") return paragraphs;
			await worker.terminate();
			language = seems;
			worker = await open(language, onProgress);
			return await recognize(picture);
		},
		notes: () =>
			[...foreign].map(
				(name) =>
					`A page seems to be in ${name}, whose letters OCR does not know here: some may be wrong. Paste its text instead.`,
			),
		async close() {
			await worker.terminate();
		},
	};
}
