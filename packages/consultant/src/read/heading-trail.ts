import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import type { Block } from "./blocks.ts";

type Heading = {
	text: string;
	level: number;
	/** It ends in a colon and so only leads in what follows. */
	leads: boolean;
	/** A list has followed. */
	listed: boolean;
	/** Behind the list a paragraph of its own stands. */
	ended: boolean;
	/** The last number that an item below it bears. */
	counted: number | null;
};

/** The headings above the place that is read, the nearest last. */
export class HeadingTrail {
	#headings: Heading[] = [];

	get names(): string[] {
		return this.#headings.map(({ text }) => text);
	}

	/** Whether the list of the nearest heading is over. */
	get hasEnded(): boolean {
		return this.#headings.at(-1)?.ended === true;
	}

	clear(): void {
		this.#headings = [];
	}

	open(text: string, level: number, { leads }: { leads: boolean }): void {
		const above = this.#headings.filter((each) => each.level < level);
		this.#headings = [...above, { text, level, leads, listed: false, ended: false, counted: null }];
	}

	/** "Helen and I went through it. My proposal for the 19th:" – the last sentence of a paragraph stands above the list. */
	leadIn(paragraph: string, language: Language): void {
		const lead = /(?:^|[.!?;]\s)([^.!?;:]{4,140}):\W*$/u.exec(paragraph)?.[1]?.replaceAll(/\s+/g, " ").trim();
		// Only where it says what the list is of.
		const words = wordsOf(lead ?? "");
		if (!lead || !Object.values(cuesOf(language).headings).some((list) => list.count(words) > 0)) return;
		this.open(lead, (this.#headings.at(-1)?.level ?? 0) + 1, { leads: true });
	}

	/** "3. Proposals", the proposals, and then "4. Dates: …": the next number stands beside such a heading, not below it. */
	count(mark: string): void {
		const number = /^\d{1,2}$/u.test(mark) ? Number(mark) : null;
		const last = this.#headings.at(-1);
		if (number === null || !last) return;
		const at = this.#headings.findLastIndex(
			({ text }) => Number.parseInt(numbered.exec(text)?.[1] ?? "", 10) === number - 1,
		);
		if (at >= 0 && last.counted !== number - 1) this.#headings = this.#headings.slice(0, at);
		else last.counted = number;
	}

	/** What leads in a list ends with it: "Our proposals:", the proposals, and then a paragraph of its own. */
	endLeadIn({ kind, gap }: Pick<Block, "kind" | "gap">, text: string, language: Language): void {
		const last = this.#headings.at(-1);
		if (!last) return;
		if (kind === "item") last.listed = true;
		else if (last.listed && (gap || isOfItsOwn(text, language))) {
			if (last.leads) this.#headings.pop();
			else last.ended = true;
		}
	}
}

const numbered = /^(\d{1,2})[.)]\s/u;

/** A whole sentence on the line below a list, that leans on nothing: it is no more of the last item. */
function isOfItsOwn(text: string, language: Language): boolean {
	const words = wordsOf(text);
	const isSentence = /^\p{Lu}.*[.!?]\s*$/su.test(text) && words.length >= fewestOfSentence;
	return isSentence && !cuesOf(language).anaphor.has(words[0] ?? "");
}

const fewestOfSentence = 8;
