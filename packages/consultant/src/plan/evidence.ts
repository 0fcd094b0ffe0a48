import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Case } from "../case/build.ts";
import { indexBy } from "../case/index-by.ts";
import { quoteOf } from "../case/quote.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";

/** As often may one statement found an item: what founds everything founds nothing. */
const mostUses = 3;
const leastShare = 0.24;

/** Finds statements that have to do with an item of a plan, each used three times at most. */
export class EvidenceFinder {
	readonly #case: Case;
	readonly #uses: Map<string, number>;
	readonly #byStem: ReadonlyMap<string, readonly Read[]>;

	constructor(case_: Case, like?: EvidenceFinder) {
		this.#case = case_;
		this.#uses = new Map(like ? like.#uses : []);
		if (like) {
			this.#byStem = like.#byStem;
			return;
		}
		const told = case_.statements.filter(
			({ kind }) => kind !== "title" && kind !== "letterhead" && kind !== "row",
		);
		this.#byStem = indexBy(told, ({ stems }) => stems);
	}

	/** One that goes on from here by itself: what it finds is not counted here. */
	copy(): EvidenceFinder {
		return new EvidenceFinder(this.#case, this);
	}

	/** The statement that shares most with a text, as a quote; none where too little is shared. */
	quotesFor(text: string): Quote[] {
		const best = this.#best(text);
		if (!best) return [];
		this.#uses.set(best.statement.id, (this.#uses.get(best.statement.id) ?? 0) + 1);
		return [quoteOf(best.statement)];
	}

	/** So many of a list as are wanted, those for which the text has most to say, in the order of the list. */
	mostTelling<T>(items: readonly T[], textOf: (item: T) => string, wanted: number): T[] {
		if (items.length <= wanted) return [...items];
		const kept = new Set(
			items
				.map((item) => ({ item, share: this.#best(textOf(item))?.share ?? 0 }))
				.sort((one, other) => other.share - one.share)
				.slice(0, Math.max(0, wanted))
				.map(({ item }) => item),
		);
		return items.filter((item) => kept.has(item));
	}

	#best(text: string): { statement: Read; share: number } | null {
		const stems = new Set(
			stemsOf(wordsOf(text), this.#case.reading.language).filter((stem) => stem.length >= 4),
		);
		const total = [...stems].reduce((sum, stem) => sum + this.#case.rarity(stem), 0);
		const shares = new Map<Read, number>();
		for (const stem of stems) {
			const sharing = this.#byStem.get(stem) ?? [];
			if (sharing.length > 40) continue;
			for (const statement of sharing)
				shares.set(statement, (shares.get(statement) ?? 0) + this.#case.rarity(stem));
		}
		const [best] = [...shares]
			.filter(([{ id }]) => (this.#uses.get(id) ?? 0) < mostUses)
			.sort(([one, a], [other, b]) => b - a || one.order - other.order);
		const share = best ? best[1] / Math.max(1e-9, total) : 0;
		return best && share >= leastShare ? { statement: best[0], share } : null;
	}
}
