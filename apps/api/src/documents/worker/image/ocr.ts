import { createRequire } from "node:module";
import { dirname } from "node:path";
import { detectLanguage, foreignLanguageOf } from "@throughline/consultant/languages/detect";
import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { joinCut, joinLines } from "../paragraph.ts";

/** Reads letters in pictures, without a network: the models of its languages come with the installation. */
export type Ocr = {
	/** The paragraphs of a picture (PNG, JPEG). */
	read(picture: Buffer): Promise<string[]>;
	/** What to say of the pages read so far: whose letters cannot be recognised, and whose language could not be told. */
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
/** In fewer characters a language is only guessed: whether it fits, its letters tell. */
const fewCharacters = 150;
/** So sure a text is in its own language, and in hardly any other. In percent. */
const sureConfidence = 93;
/** By so much another language must be surer to be the better one: English words look alike in Dutch. In percent. */
const clearlySurer = 1.5;

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

/** What a picture says when its letters are taken for those of a language, and how sure that is, in percent. */
type Reading = { language: ProductLanguage; paragraphs: string[]; text: string; confidence: number };

/**
 * Starts the recognition. It begins with English; a page that turns out to be in another language with a model is read
 * again in that one. Of a page with too few words to tell its language that one counts in which its letters are surest.
 * @param onProgress told which share of the picture has been read, 0 to 1
 */
export async function openOcr(onProgress: (share: number) => void): Promise<Ocr> {
	/** In which the next page is read first. */
	let language: ProductLanguage = "en";
	let opened: ProductLanguage = language;
	const foreign = new Set<string>();
	const guessed = new Set<ProductLanguage>();
	let worker = await open(opened, onProgress);

	async function readIn(wanted: ProductLanguage, picture: Buffer): Promise<Reading> {
		if (wanted !== opened) {
			await worker.terminate();
			opened = wanted;
			worker = await open(opened, onProgress);
		}
		const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
		const all = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs);
		const texts = all
			.filter(({ confidence }) => confidence >= leastConfidence)
			.map(({ lines }) => joinLines(lines.map(({ text }) => text)));
		const paragraphs = joinCut(texts);
		return { language: wanted, paragraphs, text: paragraphs.join("\n"), confidence: meanConfidence(all) };
	}

	/** The surest of some readings; the first one, unless another is clearly surer. */
	async function surest(first: Reading, picture: Buffer): Promise<Reading> {
		const seems = detectLanguage(first.text);
		let best = first;
		for (const other of seems === "unknown" ? productLanguages : [seems]) {
			if (other === first.language) continue;
			const reading = await readIn(other, picture);
			if (reading.confidence > best.confidence) best = reading;
		}
		return best.confidence >= first.confidence + clearlySurer ? best : first;
	}

	/** Reads a page whose words are too few to tell its language, or tell none. */
	async function readUnsure(first: Reading, picture: Buffer): Promise<Reading> {
		const best = await surest(first, picture);
		if (best.confidence >= sureConfidence) return best;
		const code = foreignLanguageOf(first.text);
		if (code) foreign.add(nameOf(code));
		else if (detectLanguage(best.text) === "unknown") guessed.add(best.language);
		return best;
	}

	async function readPage(picture: Buffer): Promise<Reading> {
		const first = await readIn(language, picture);
		const seems = detectLanguage(first.text);
		if (seems === first.language || !/\p{L}/u.test(first.text)) return first;
		if (first.text.length < fewCharacters) return await readUnsure(first, picture);
		if (seems !== "unknown") return await readIn(seems, picture);
		const code = foreignLanguageOf(first.text);
		if (!code) return await readUnsure(first, picture);
		foreign.add(nameOf(code));
		return first;
	}

	return {
		async read(picture) {
			const page = await readPage(picture);
			language = page.language;
			return page.paragraphs;
		},
		notes: () => [
			...[...foreign].map(
				(name) =>
					`A page seems to be in ${name}, whose letters OCR does not know here: some may be wrong. Paste its text instead.`,
			),
			...[...guessed].map(
				(code) =>
					`OCR could not tell the language of a page and read it as ${nameOf(code)}: some letters may be wrong.`,
			),
		],
		async close() {
			await worker.terminate();
		},
	};
}

function nameOf(code: string): string {
	return languageNames.of(code) ?? code;
}

/** The more a paragraph says, the more it counts. */
function meanConfidence(paragraphs: readonly { text: string; confidence: number }[]): number {
	const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
	const sum = paragraphs.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
	return length === 0 ? 0 : sum / length;
}
