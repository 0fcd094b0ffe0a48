import type { Quote } from "@throughline/domain/consultant/evidence";
import { speaksOf } from "@throughline/domain/consultant/evidence/search";
import { type ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import type { Verdict } from "@throughline/domain/consultant/verdict";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/figures.ts";
import { spoken } from "../languages/language.ts";
import { wording } from "../wording/wording.ts";

/** What was found, as far as it proves a figure. */
type Researched = Pick<ResearchResult, "findings" | "validation">;

/** Of each text the figures that neither the case nor a verified quote of the research has, as they are written. */
export function unknownFigures(
	case_: Case,
	{ texts, research }: { texts: readonly string[]; research: Researched | null },
): string[][] {
	const known = new KnownFigures(case_, research);
	return texts.map((text) => known.lookUp(text).unknown);
}

/** What was looked up for the figures of a text. */
export type Lookup = {
	/** The figures that the case does not have, as they are written. */
	unknown: string[];
	/** The statements and found quotes that have the others. */
	quotes: Quote[];
};

/** Where a figure stands: a statement of the case, a quote of a source, or words of a person, which have no place. */
type Known = { figure: Figure; statementId: string | null; quote: Quote | null };

/** Smaller numbers count parts and steps, "two teams": they say nothing of the case. */
const leastNumber = 5;

/**
 * The figures that a case has: those of its ledger, as people left it, those in what people wrote themselves, and those
 * that stand in what a research found. What a person dropped is none of them.
 */
export class KnownFigures {
	readonly #case: Case;
	readonly #known: readonly Known[];

	/** @param said what people decided themselves, in their words */
	constructor(case_: Case, research: Researched | null = null, said: readonly string[] = []) {
		this.#case = case_;
		const findings = research ? validatedFindings(research).map(({ finding }) => finding) : [];
		// What a finding says in other words than its source is a model's own, and proves no figure.
		const found = findings.map(({ quote, words = "" }) =>
			quote?.verified ? { text: quote.text, quote } : { text: words, quote: null },
		);
		const own = [
			case_.problem?.confirmed ? case_.problem.text : "",
			...case_.corrections.constraints,
			...said,
		].map((text) => ({ text, quote: null }));
		this.#known = [
			...case_.ledger.map(({ figure, statementId }) => ({ figure, statementId, quote: null })),
			...[...own, ...found].flatMap(({ text, quote }) =>
				this.#read(text).map((figure) => ({ figure, statementId: null, quote })),
			),
		];
	}

	/** Looks up every figure of a text. */
	lookUp(...texts: string[]): Lookup {
		const unknown: string[] = [];
		const places: Known[] = [];
		for (const text of texts) {
			for (const figure of this.#read(text)) {
				if (isCountingWord(figure)) continue;
				const found = this.#known.filter((known) => this.#isSame(figure, known.figure));
				if (found.length === 0) unknown.push(text.slice(figure.start, figure.end).trim());
				places.push(...found.slice(0, 1));
			}
		}
		return { unknown: [...new Set(unknown)], quotes: this.#quotesOf(places) };
	}

	/**
	 * A model's text that says itself which of its figures are the model's.
	 * @param besides what is shown above it and has no room to say so: a question, a name
	 */
	marked(text: string, ...besides: string[]): string {
		return this.#named(text, this.lookUp(text, ...besides).unknown);
	}

	/** A text of the product's own that repeats a model's: it says which figures of those are the model's. */
	markedAs(text: string, repeated: readonly string[]): string {
		const { unknown } = this.lookUp(...repeated.filter((each) => each !== "" && text.includes(each)));
		return this.#named(text, unknown);
	}

	/** A critic's verdict, with what came of it, in the same way. */
	markedVerdict(verdict: Verdict | undefined): Verdict | undefined {
		if (!verdict) return undefined;
		const { reason, revision } = verdict;
		if (!revision) return { ...verdict, reason: this.marked(reason) };
		const { objection, before, outcome, open } = revision;
		return {
			...verdict,
			reason: this.marked(reason),
			revision: {
				...revision,
				objection: this.marked(objection),
				before: before === null ? null : this.marked(before),
				// Those figures are named as not in the text already.
				open: outcome === "figures" ? open : this.marked(open),
			},
		};
	}

	#named(text: string, unknown: readonly string[]): string {
		if (unknown.length === 0) return text;
		return `${text} (${wording(this.#case.reading.language).model.figures(unknown)})`.trim();
	}

	/** Whether the case names an amount in its own currency. */
	hasMoney(amount: number): boolean {
		return this.#money(amount).length > 0;
	}

	/** The statements and found quotes that name an amount in the currency of the case. */
	quotesOfMoney(amount: number): Quote[] {
		return this.#quotesOf(this.#money(amount).slice(0, 1));
	}

	/** Whether a quote says a text: its words, or a figure of it. */
	isSaidBy(quote: Quote, text: string): boolean {
		if (speaksOf(quote.text, text, spoken(this.#case.reading.language))) return true;
		const there = this.#read(quote.text);
		return this.#read(text).some(
			(figure) => !isCountingWord(figure) && there.some((each) => this.#isSame(figure, each)),
		);
	}

	#money(amount: number): Known[] {
		return this.#known.filter(
			({ figure }) =>
				figure.kind === "money" &&
				this.#currencyOf(figure) === this.#currency &&
				valuesOf(figure).includes(amount),
		);
	}

	/** Whether the case names a span of so many months. */
	hasMonths(months: number): boolean {
		return this.#known.some(
			({ figure }) =>
				figure.kind === "duration" && daysOf(figure).some((days) => isNear(days / 30.4, months)),
		);
	}

	get #currency(): string {
		return this.#case.currency ?? "USD";
	}

	#currencyOf(figure: Figure): string {
		return figure.currency ?? this.#currency;
	}

	#read(text: string): Figure[] {
		const { language, asOf } = this.#case.reading;
		return figuresIn(text, { language, asOf, currency: this.#case.currency });
	}

	#quotesOf(places: readonly Known[]): Quote[] {
		if (places.length === 0) return [];
		const ids = new Set(places.map(({ statementId }) => statementId));
		const found = new Set(places.flatMap(({ quote }) => quote ?? []));
		return [...this.#case.statements.filter(({ id }) => ids.has(id)).map(quoteOf), ...found];
	}

	/** Of a range both ends must be known. */
	#isSame(said: Figure, known: Figure): boolean {
		if (said.kind === "date" || known.kind === "date") return isSameDate(said, known);
		if (groupOf(said) !== groupOf(known)) return false;
		if (said.kind === "money" && this.#currencyOf(said) !== this.#currencyOf(known)) return false;
		if (said.kind === "duration")
			return daysOf(said).every((days) => daysOf(known).some((each) => isNear(each, days)));
		const values = valuesOf(known);
		return valuesOf(said).every((value) => values.includes(value));
	}
}

function isCountingWord({ kind, value }: Figure): boolean {
	return (kind === "number" || kind === "count") && Math.abs(value) < leastNumber;
}

/** Months are counted as days: "3 months" is "a quarter" and "13 weeks". */
function isNear(one: number, other: number): boolean {
	return Math.abs(one - other) <= 0.02 * Math.max(one, other);
}

/** Counts and plain numbers are written alike. */
function groupOf({ kind }: Figure): string {
	return kind === "count" || kind === "number" || kind === "ratio" ? "number" : kind;
}

function valuesOf({ value, high, of, change }: Figure): number[] {
	return [
		value,
		...(high === null ? [] : [high]),
		...(of === null ? [] : [of]),
		...(change ? [change.from] : []),
	];
}

const days: Record<string, number> = {
	hour: 1 / 24,
	day: 1,
	"working-day": 1,
	week: 7,
	month: 30.4,
	quarter: 91.3,
	year: 365,
};

function daysOf(figure: Figure): number[] {
	return valuesOf(figure).map((value) => value * (days[figure.unit ?? ""] ?? 1));
}

/** A year is known where any day of it is. */
function isSameDate({ date: said }: Figure, { date: known }: Figure): boolean {
	return said !== null && known !== null && said.from <= known.to && known.from <= said.to;
}

/** So many quotes are shown of one item. */
const mostQuotes = 4;

/** The first few quotes, each place once. */
export function distinctQuotes(quotes: readonly Quote[]): Quote[] {
	const byPlace = new Map(quotes.map((quote) => [`${quote.documentId}/${quote.start}`, quote]));
	return [...byPlace.values()].slice(0, mostQuotes);
}
