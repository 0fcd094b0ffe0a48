import {
	ExchangeRate,
	ExchangeRateChange,
	NewExchangeRate,
} from "@throughline/domain/organisation/exchange-rate";
import { z } from "zod";
import { describe, editRoutes, NoQuery, type RestApp } from "../route.ts";

const tag = "Exchange rates";
const path = "/api/exchange-rates";

/** The dated rates by which amounts of several currencies are brought into one. */
export function exchangeRateRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List exchange rates, by pair of currencies, the newest first",
		query: NoQuery,
		answer: z.array(ExchangeRate),
	});
	app.get(path, list, ({ procedures }) => procedures.exchangeRate.list());

	editRoutes(app, {
		tag,
		noun: "an exchange rate; for Admins",
		path,
		shape: ExchangeRate,
		create: NewExchangeRate,
		change: ExchangeRateChange,
		procedures: ({ exchangeRate }) => exchangeRate,
	});
}
