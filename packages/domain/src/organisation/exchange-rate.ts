import { z } from "zod";
import {
	changedLine,
	changeOf,
	day,
	decimal,
	type Issue,
	id,
	instant,
	optionalLine,
	version,
} from "../shape.ts";
import { Currency } from "../value/currency.ts";
import { sameScale } from "../value/decimal.ts";
import { divide, fromCents, toCents } from "../value/money.ts";

const rateSentence = "Enter what one unit is worth: a number above 0, such as 0.92";
const rate = decimal.refine((value) => !value.startsWith("-") && value !== "0", rateSentence);
const source = 200;

/** What one unit of a currency is worth in another, from a day on. */
export const ExchangeRate = z.object({
	id,
	fromCurrency: z.string().describe("An ISO 4217 code"),
	toCurrency: z.string().describe("An ISO 4217 code"),
	rate: z.string().describe("What one unit of fromCurrency is worth in toCurrency: a decimal above 0"),
	validFrom: z.iso.date().describe("It holds from this day on, until the day of a later rate"),
	source: z.string().nullable().describe("Where it was read, such as a central bank"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** What creates a rate. */
export const NewExchangeRate = z
	.strictObject({
		fromCurrency: Currency,
		toCurrency: Currency,
		rate,
		validFrom: day,
		source: optionalLine(source),
	})
	.superRefine((given, context) => {
		for (const { path, message } of exchangeRateIssues(given))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewExchangeRate = z.infer<typeof NewExchangeRate>;

/** What changes a rate: only the fields that are given. Another pair of currencies is another rate. */
export const ExchangeRateChange = changeOf({
	rate: rate.optional(),
	validFrom: day.optional(),
	source: changedLine(source),
});
export type ExchangeRateChange = z.infer<typeof ExchangeRateChange>;

/** What is wrong with a rate, judged on the whole row as it would be stored. */
export function exchangeRateIssues(rate: Pick<ExchangeRate, "fromCurrency" | "toCurrency">): Issue[] {
	return rate.fromCurrency === rate.toCurrency
		? [{ path: "toCurrency", message: "Choose two different currencies" }]
		: [];
}

/** A rate as it is used: as it was entered, or turned around where only the other direction is known. */
export const UsedRate = z.object({
	fromCurrency: z.string(),
	toCurrency: z.string(),
	rate: z.string().describe("As it was entered"),
	validFrom: z.iso.date(),
	inverse: z.boolean().describe("Whether it was entered the other way round: amounts are divided by it"),
});
export type UsedRate = z.infer<typeof UsedRate>;

type Entered = Pick<ExchangeRate, "fromCurrency" | "toCurrency" | "rate" | "validFrom">;

/**
 * The rate that holds on a day between two currencies: the newest in either direction, the asked one first of two of
 * the same day. Null where none was entered by then; a rate over a third currency is not made up.
 */
export function rateOn(rates: readonly Entered[], from: string, to: string, day: string): UsedRate | null {
	let newest: UsedRate | null = null;
	for (const { fromCurrency, toCurrency, rate, validFrom } of rates) {
		const inverse = fromCurrency === to && toCurrency === from;
		if ((!inverse && (fromCurrency !== from || toCurrency !== to)) || validFrom > day) continue;
		const isNewer =
			newest === null ||
			validFrom > newest.validFrom ||
			(validFrom === newest.validFrom && newest.inverse && !inverse);
		if (isNewer) newest = { fromCurrency, toCurrency, rate, validFrom, inverse };
	}
	return newest;
}

/** An amount at a rate, rounded half away from zero to the cent. Exact decimal strings. */
export function convert(amount: string, { rate, inverse }: Pick<UsedRate, "rate" | "inverse">): string {
	const [scaled, one] = sameScale(rate, "1");
	const cents = toCents(amount);
	return fromCents(inverse ? divide(cents * one, scaled) : divide(cents * scaled, one));
}
