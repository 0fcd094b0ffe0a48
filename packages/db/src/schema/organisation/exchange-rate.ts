import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { atMost, countsFromOne, editable, maximumLength, primaryId } from "../columns.ts";

/** What one unit of a currency is worth in another from a day on, until a later day's rate. Codes of ISO 4217. */
export const exchangeRate = pgTable(
	"exchange_rate",
	{
		id: primaryId(),
		fromCurrency: text().notNull(),
		toCurrency: text().notNull(),
		rate: numeric().notNull(),
		validFrom: date({ mode: "string" }).notNull(),
		/** Where it was read, such as a central bank. */
		source: text(),
		...editable(),
	},
	(table) => [
		unique("exchange_rate_day_unique").on(table.fromCurrency, table.toCurrency, table.validFrom),
		check(
			"exchange_rate_codes",
			sql`${table.fromCurrency} ~ '^[A-Z]{3}$' and ${table.toCurrency} ~ '^[A-Z]{3}$' and ${table.fromCurrency} <> ${table.toCurrency}`,
		),
		check("exchange_rate_positive", sql`${table.rate} > 0 and ${table.rate} < 'Infinity'::numeric`),
		atMost("exchange_rate_source_length", table.source, maximumLength.name),
		countsFromOne("exchange_rate_version_positive", table.version),
	],
);
