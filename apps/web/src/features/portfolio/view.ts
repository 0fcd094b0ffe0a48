import { lazyRouteComponent } from "@tanstack/react-router";
import { healthWords } from "../../workspace/program/health-words.ts";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, someOf, text } from "../../workspace/view/fields.ts";

/** The ways to look at programs. A saved view keeps these; an open window is none of them. */
export const lookSearch = {
	/** A table where there is room for one, else cards, unless said. */
	display: oneOf(["table", "cards", "roadmap", "picture"]),
	q: text,
	/** A portfolio's id, or `none`. */
	portfolio: text,
	status: text,
	health: someOf(healthWords),
	group: oneOf(["portfolio", "health", "status", "currency"]),
	/** A column, with a minus for last first. */
	sort: text,
	/** In which all amounts are shown; each in its own, unless said. */
	currency: text,
};

/** All programs, with what they are judged by. */
export const portfolioView = defineView(
	{
		id: "portfolio",
		search: {
			...lookSearch,
			/** `new` or a portfolio's id, the list of portfolios, or the exchange rates. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./portfolio-view.tsx"), "PortfolioView"),
	},
	{
		load({ queries, ask }, { currency }) {
			ask(queries.portfolio.programs.queryOptions({ currency }));
			ask(queries.portfolio.list.queryOptions());
		},
	},
);
