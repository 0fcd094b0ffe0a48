import type { RiskScore } from "@throughline/domain/risk/score";
import { expect, test } from "vitest";
import { scoreSeries } from "./score-series.ts";

const score = (scoredAt: string, inherentScore: number, residualScore: number | null): RiskScore => ({
	scoredAt,
	likelihood: "Likely",
	impact: "High",
	residualLikelihood: null,
	residualImpact: null,
	inherentScore,
	residualScore,
});
const dayOf = (instant: string) => instant.slice(0, 10);
const series = (scores: RiskScore[], today: string) =>
	scoreSeries(scores, today, dayOf).map(({ points }) => points.map(({ date, value }) => `${date} ${value}`));

test("a score holds until the next one and until today", () => {
	const scores = [score("2026-03-01T09:00:00Z", 16, null), score("2026-03-10T09:00:00Z", 12, 6)];
	expect(series(scores, "2026-03-20")).toEqual([
		["2026-03-01 16", "2026-03-09 16", "2026-03-10 12", "2026-03-20 12"],
		["2026-03-10 6", "2026-03-20 6"],
	]);
});

test("the last of a day counts, and a risk of today is one point", () => {
	const scores = [score("2026-03-01T09:00:00Z", 16, 3), score("2026-03-01T10:00:00Z", 4, null)];
	expect(series(scores, "2026-03-01")).toEqual([["2026-03-01 4"], []]);
});

test("scores of neighbouring days need no level between them", () => {
	const scores = [score("2026-02-28T09:00:00Z", 16, null), score("2026-03-01T09:00:00Z", 4, null)];
	expect(series(scores, "2026-03-01")[0]).toEqual(["2026-02-28 16", "2026-03-01 4"]);
});

test("without an assessment there is nothing to draw", () => {
	expect(series([], "2026-03-01")).toEqual([[], []]);
});
