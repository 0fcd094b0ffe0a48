import {
	NewPortfolio,
	PeopleOfProgram,
	Portfolio,
	PortfolioChange,
	PortfolioProgram,
	RoadmapProgram,
} from "@throughline/domain/portfolio";
import { Currency } from "@throughline/domain/value/currency";
import { z } from "zod";
import { describe, editRoutes, NoQuery, type RestApp } from "./route.ts";

const tag = "Portfolios";
const path = "/api/portfolios";
const InCurrency = z.strictObject({
	currency: Currency.optional().describe(
		"Answers the amounts in this currency, too, by the rate that holds today",
	),
});

/** Portfolios, and all programs in use with their figures. */
export function portfolioRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List portfolios",
		query: NoQuery,
		answer: z.array(Portfolio),
	});
	app.get(path, list, ({ procedures }) => procedures.portfolio.list());

	const programs = describe({
		tag,
		summary: "List all programs in use with what they are judged by: health, progress, gates, money, people",
		query: InCurrency,
		answer: z.array(PortfolioProgram),
	});
	app.get(`${path}/programs`, programs, ({ procedures, query }) => procedures.portfolio.programs(query));

	const people = describe({
		tag,
		summary: "List how many people of each program a coming week asks for more than their time",
		query: NoQuery,
		answer: z.array(PeopleOfProgram).describe("Programs without any are left out"),
	});
	app.get(`${path}/people`, people, ({ procedures }) => procedures.portfolio.people());

	const roadmap = describe({
		tag,
		summary: "List the dated gate reviews and the milestones of all programs in use",
		query: NoQuery,
		answer: z.array(RoadmapProgram),
	});
	app.get(`${path}/roadmap`, roadmap, ({ procedures }) => procedures.portfolio.roadmap());

	editRoutes(app, {
		tag,
		noun: "a portfolio; for Admins",
		path,
		shape: Portfolio,
		create: NewPortfolio,
		change: PortfolioChange,
		procedures: ({ portfolio }) => portfolio,
	});
}
