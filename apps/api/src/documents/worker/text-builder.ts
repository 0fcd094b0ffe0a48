import { cleanText } from "@throughline/domain/consultant/text/clean";
import { limits } from "./limits.ts";

/** The text of a document and where its pages begin in it; null when it has none. */
export type BuiltText = { content: string; pageStarts: number[] | null };

/**
 * Puts a document's text together, block by block, in the form in which it is stored: a span that is found in it stays
 * valid.
 */
export class TextBuilder {
	readonly #parts: string[] = [];
	readonly #pageStarts: number[] = [];
	#length = 0;
	/** Pages that have begun since the last block: they begin where the next block does. */
	#begun = 0;
	/** Whether text was left out because the document is too long. */
	full = false;

	/** What follows stands on the next page (sheet). */
	page(): void {
		this.#begun++;
	}

	/** Adds a block. `separator` is what stands between it and the one before. */
	add(text: string, separator = "\n\n"): void {
		const clean = cleanText(text).trim();
		if (clean === "" || this.full) return;
		const between = this.#length === 0 ? "" : separator;
		if (this.#length + between.length + clean.length > limits.characters) {
			this.full = true;
			return;
		}
		this.#startPages(this.#length + between.length);
		this.#parts.push(between, clean);
		this.#length += between.length + clean.length;
	}

	text(): BuiltText {
		this.#startPages(this.#length);
		const pageStarts = this.#pageStarts.length > 0 ? this.#pageStarts : null;
		return { content: this.#parts.join(""), pageStarts };
	}

	#startPages(at: number): void {
		for (; this.#begun > 0; this.#begun--) this.#pageStarts.push(at);
	}
}
