import type { ProductLanguage } from "../value/language.ts";
import { truncate } from "../value/truncate.ts";

import type { AnonymousText, LeftOut } from "./left-out.ts";
import { freeSlug, slugOf } from "./slug.ts";
import { shortened, uncut } from "./whole-text.ts";

type Part = LeftOut["part"];
/** A text in the one language of a draft. */
export type DraftText = { [language: string]: string };

const [title, name, prose] = [80, 200, 1_000];

/** Writes the lines of a draft, and keeps what had to be left out. */
export class DraftWriter {
	readonly #leftOut = new Map<string, LeftOut>();
	readonly #anonymous: AnonymousText;
	readonly #language: ProductLanguage;
	readonly #taken = new Set<string>();

	readonly #full: readonly string[];

	/** @param full texts in which what was cut for the screen stands in full */
	constructor(anonymous: AnonymousText, language: ProductLanguage, full: readonly string[] = []) {
		this.#anonymous = anonymous;
		this.#language = language;
		this.#full = full;
	}

	/** Each once, in the order of the program. */
	get leftOut(): LeftOut[] {
		return [...this.#leftOut.values()];
	}

	get language(): ProductLanguage {
		return this.#language;
	}

	/** A line of at most 200 characters; null where it cannot be said. */
	line(part: Part, given: string): string | null {
		return this.#say(part, given, "line", name);
	}

	/** A name of at most 80 characters; of one with a figure, say, what stands before that: "Late routes: to 3". */
	title(given: string): string | null {
		const whole = this.line("name", given);
		if (whole !== null && whole.length <= title) return whole;
		const ends = [...given.matchAll(/\s?:\s|\s[–—-]\s/gu)].map(({ index }) => index);
		const heads = ends.flatMap((end) => this.#anonymous.line(given.slice(0, end)).text ?? []);
		return heads.find(({ length }) => length <= title) ?? shortened(whole ?? "", title);
	}

	/** Prose of at most `most` characters, without the sentences that cannot be said; null where none is left. */
	prose(part: Part, given: string | null | undefined, most = prose): string | null {
		return given ? this.#say(part, given, "prose", most) : null;
	}

	/** Several lines, each prose of its own. */
	lines(part: Part, given: readonly string[]): DraftText[] {
		return given.flatMap((each) => {
			const said = this.prose(part, each, name);
			return said === null ? [] : [this.text(said)];
		});
	}

	text(said: string): DraftText {
		return { [this.#language]: said };
	}

	/** An id of a text, once among those of its kind. */
	idOf(kind: string, text: string): string {
		const free = freeSlug(slugOf(text, kind), { has: (id) => this.#taken.has(`${kind} ${id}`) });
		this.#taken.add(`${kind} ${free}`);
		return free;
	}

	#say(part: Part, given: string, kind: keyof AnonymousText, most: number): string | null {
		const said = this.#anonymous[kind](uncut(given, this.#full));
		for (const { text, because } of said.leftOut) {
			const left = { part, text: truncate(text.replace(/\s+/g, " "), name) ?? "…", because };
			this.#leftOut.set(`${part} ${left.text}`, left);
		}
		return shortened((said.text ?? "").replace(/\s+/g, " "), most);
	}
}
