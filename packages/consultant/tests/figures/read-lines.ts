import type { Figure } from "../../src/figures/figure.ts";
import { figuresIn } from "../../src/figures/figures.ts";
import type { Language } from "../../src/languages/language.ts";

/** A text and its figures, each in one line: kind, value and whatever else is known of it. */
export type Row = readonly [text: string, ...figures: string[]];

/** Figures of a text written on 11 November 2025, a line each. */
export function readLines(text: string, language: Language): string[] {
	return figuresIn(text, { language, asOf: "2025-11-11", currency: null }).map((figure) =>
		[text.slice(figure.start, figure.end), ...linesOf(figure)].join(" | "),
	);
}

function linesOf(figure: Figure): string[] {
	const { kind, date, change } = figure;
	if (date) {
		const span = date.from === date.to ? date.from : `${date.from}..${date.to}`;
		return [`date ${span}`, ...(figure.relation ? [figure.relation] : [])];
	}
	const high = figure.high === null ? "" : `–${figure.high}`;
	const of = figure.of === null ? "" : ` of ${figure.of}`;
	const from = change ? `${change.from} → ` : "";
	const unit = [figure.unit, figure.currency].filter((part) => part !== null).map((part) => ` ${part}`);
	const rest = [figure.per && `per ${figure.per}`, figure.each && "each", figure.bound];
	return [
		`${kind} ${from}${figure.value}${high}${of}${unit.join("")}`,
		...rest.filter((part) => typeof part === "string"),
	];
}
