import type { VendorId } from "@throughline/domain/run/vendors";
import { vendorIds } from "@throughline/domain/run/vendors";
import { sql } from "drizzle-orm";
import { check, date, index, integer, numeric, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "../account.ts";
import {
	countsFromOne,
	editable,
	maximumLength,
	notNegative,
	oneOf,
	primaryId,
	saysSomething,
	together,
} from "../columns.ts";

/** For a million tokens, or a currency's rate. */
const price = () => numeric({ precision: 12, scale: 6 });

/**
 * What Admins have entered for an AI provider; the environment's variables win over it, field by field. `sealedKey` is
 * its key, encrypted with one that comes from the session secret.
 */
export const aiProvider = pgTable(
	"ai_provider",
	{
		id: primaryId(),
		provider: text().$type<VendorId>().notNull(),
		baseUrl: text(),
		model: text(),
		sealedKey: text(),
		contextTokens: integer(),
		inputPrice: price(),
		outputPrice: price(),
		cachedPrice: price(),
		priceCurrency: text(),
		/** US dollars for one unit of the currency; null for US dollars. */
		priceDollars: price(),
		pricedOn: date(),
		changedBy: uuid().references(() => person.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("ai_provider_changed_by_index").on(table.changedBy),
		unique("ai_provider_provider_unique").on(table.provider),
		oneOf("ai_provider_known", table.provider, vendorIds),
		saysSomething("ai_provider_base_url_length", table.baseUrl, maximumLength.address),
		saysSomething("ai_provider_model_length", table.model, maximumLength.name),
		saysSomething("ai_provider_sealed_key_length", table.sealedKey, maximumLength.address),
		check("ai_provider_context_positive", sql`${table.contextTokens} >= 1`),
		notNegative("ai_provider_input_price_not_negative", table.inputPrice),
		notNegative("ai_provider_output_price_not_negative", table.outputPrice),
		notNegative("ai_provider_cached_price_not_negative", table.cachedPrice),
		notNegative("ai_provider_price_dollars_not_negative", table.priceDollars),
		together("ai_provider_prices_together", table.inputPrice, table.outputPrice),
		together("ai_provider_price_currency_together", table.inputPrice, table.priceCurrency),
		together("ai_provider_priced_on_together", table.inputPrice, table.pricedOn),
		check(
			"ai_provider_cached_price_with_others",
			sql`${table.cachedPrice} is null or ${table.inputPrice} is not null`,
		),
		check("ai_provider_price_currency_code", sql`${table.priceCurrency} ~ '^[A-Z]{3}$'`),
		check(
			"ai_provider_price_in_dollars",
			sql`(${table.priceCurrency} <> 'USD') = (${table.priceDollars} is not null)`,
		),
		countsFromOne("ai_provider_version_positive", table.version),
	],
);
