import { type Portfolio, type PortfolioProgram, ratings } from "@throughline/domain/portfolio";
import { healthWords } from "../../workspace/program/health-words.ts";
import { healthWord } from "../../workspace/program/rating-badge.tsx";
import { wordsIn } from "../../workspace/view/fields.ts";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { portfolioView } from "./view.ts";

export type PortfolioSearch = ViewSearch<typeof portfolioView>;

/** In the address, in place of a portfolio's id: programs that are in none. */
export const noPortfolio = "none";

/** The programs that the address leaves, whatever their health: what the counts by health are of. */
export function programsOf(
	programs: readonly PortfolioProgram[],
	{ q, portfolio, status }: Pick<PortfolioSearch, "q" | "portfolio" | "status">,
): PortfolioProgram[] {
	const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	return programs.filter(
		(program) =>
			words.every((word) => program.name.toLowerCase().includes(word)) &&
			(portfolio === undefined || (program.portfolioId ?? noPortfolio) === portfolio) &&
			(status === undefined || program.status === status),
	);
}

/** Those of them whose health is wanted. */
export function ofHealth(
	programs: readonly PortfolioProgram[],
	health: string | undefined,
): PortfolioProgram[] {
	const wanted = wordsIn(health, healthWords);
	return wanted.length === 0
		? [...programs]
		: programs.filter((program) => wanted.includes(healthWord(program)));
}

/** What needs somebody soonest on top; what there is nothing to judge by last. Equals stay in their order. */
export function worstFirst(programs: readonly PortfolioProgram[]): PortfolioProgram[] {
	const rank = ({ rating }: PortfolioProgram) => (rating === null ? -1 : ratings.indexOf(rating));
	return programs.toSorted((one, other) => rank(other) - rank(one));
}

/** What programs are called together, by what they are grouped by. */
export function groupOf(
	program: PortfolioProgram,
	group: NonNullable<PortfolioSearch["group"]>,
	portfolios: readonly Portfolio[],
): string {
	if (group === "portfolio") return portfolioName(program.portfolioId, portfolios);
	if (group === "health") return healthWord(program);
	return program[group];
}

export function portfolioName(id: string | null, portfolios: readonly Portfolio[]): string {
	return portfolios.find((portfolio) => portfolio.id === id)?.name ?? "In no portfolio";
}
