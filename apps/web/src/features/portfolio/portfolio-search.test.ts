import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { expect, test } from "vitest";
import { groupOf, noPortfolio, ofHealth, programsOf, worstFirst } from "./portfolio-search.ts";

const program = (name: string, given: Partial<PortfolioProgram>) =>
	({ id: name, name, status: "Active", portfolioId: null, rating: null, ...given }) as PortfolioProgram;
const programs = [
	program("Harbour power", { rating: "Off track", portfolioId: "p1" }),
	program("Harbour rail", { rating: "On track", status: "Planning" }),
	program("Clinic", {}),
];
const names = (found: readonly PortfolioProgram[]) => found.map(({ name }) => name);

test("The address leaves what it asks for: every word of the name, a portfolio or none, a status", () => {
	expect(names(programsOf(programs, {}))).toHaveLength(3);
	expect(names(programsOf(programs, { q: "power  HARBOUR" }))).toEqual(["Harbour power"]);
	expect(names(programsOf(programs, { portfolio: "p1" }))).toEqual(["Harbour power"]);
	expect(names(programsOf(programs, { portfolio: noPortfolio }))).toEqual(["Harbour rail", "Clinic"]);
	expect(names(programsOf(programs, { status: "Planning" }))).toEqual(["Harbour rail"]);
});

test("Health is asked for by its words, those with nothing to judge them by too", () => {
	expect(names(ofHealth(programs, "Off track,No data"))).toEqual(["Harbour power", "Clinic"]);
	expect(names(ofHealth(programs, undefined))).toHaveLength(3);
});

test("What needs somebody soonest is on top, and what nothing is known of last", () => {
	const late = program("Bridge", { rating: "Off track" });
	expect(names(worstFirst([...programs, late]))).toEqual([
		"Harbour power",
		"Bridge",
		"Harbour rail",
		"Clinic",
	]);
});

test("Programs are grouped under the names that a person reads", () => {
	const portfolios = [{ id: "p1", name: "Growth" } as Portfolio];
	const groups = (by: Parameters<typeof groupOf>[1]) => programs.map((each) => groupOf(each, by, portfolios));
	expect(groups("portfolio")).toEqual(["Growth", "In no portfolio", "In no portfolio"]);
	expect(groups("health")).toEqual(["Off track", "On track", "No data"]);
	expect(groups("status")).toEqual(["Active", "Planning", "Active"]);
});
