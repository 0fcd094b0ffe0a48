import type { Quote } from "@throughline/domain/consultant/evidence";
import { type ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/figures.ts";

/** Of each text the figures that neither the case nor a validated finding of the research has, as they are written. */
export function unknownFigures(
	case_: Case,
	{ texts, research }: { texts: readonly string[]; research: ResearchResult | null },
): string[][] {
	const known = new KnownFigures(case_, factsOf(research));
	return texts.map((text) => known.lookUp(text).unknown);
}

/** What a research found and validated: its figures are believed. */
export function factsOf(research: ResearchResult | null): string[] {
	return research ? validatedFindings(research).map(({ finding }) => finding.fact) : [];
}

/** What was looked up for the figures of a text. */
export type Lookup = {
	/** The figures that the case does not have, as they are written. */
	unknown: string[];
	/** The statements that have the others. */
	quotes: Quote[];
};

type Known = { figure: Figure; statementId: string | null };

/** Smaller numbers count parts and steps, "two teams": they say nothing of the case. */
const leastNumber = 5;

/**
 * The figures that a case has: those of its ledger, as people left it, those in what people wrote themselves, and those
 * of other texts that are believed. What a person dropped is none of them.
 */
export class KnownFigures {
	readonly #case: Case;
	readonly #known: readonly Known[];

	constructor(case_: Case, believed: readonly string[] = []) {
		this.#case = case_;
		const own = [
			case_.problem?.confirmed ? case_.problem.text : "",
			...case_.corrections.constraints,
			...believed,
		];
		this.#known = [
			...case_.ledger.map(({ figure, statementId }) => ({ figure, statementId })),
			...own.flatMap((text) => this.#read(text).map((figure) => ({ figure, statementId: null }))),
		];
	}

	/** Looks up every figure of a text. */
	lookUp(...texts: string[]): Lookup {
		const unknown: string[] = [];
		const statements = new Set<string>();
		for (const text of texts) {
			for (const figure of this.#read(text)) {
				if (isCountingWord(figure)) continue;
				const found = this.#known.filter((known) => this.#isSame(figure, known.figure));
				if (found.length === 0) unknown.push(text.slice(figure.start, figure.end).trim());
				const [first] = found;
				if (first?.statementId) statements.add(first.statementId);
			}
		}
		return { unknown: [...new Set(unknown)], quotes: this.#quotesOf(statements) };
	}

	/** Whether the case names an amount in its own currency. */
	hasMoney(amount: number): boolean {
		return this.#known.some(
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

	#quotesOf(ids: ReadonlySet<string>): Quote[] {
		if (ids.size === 0) return [];
		return this.#case.statements.filter(({ id }) => ids.has(id)).map(quoteOf);
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
