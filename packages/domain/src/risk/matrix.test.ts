import fc from "fast-check";
import { expect, it, test } from "vitest";
import { impacts, likelihoods } from "../risk.ts";
import { type Assessed, matrixOf, movementsOf, positionOf, suggestedPriority, zoneOf } from "./matrix.ts";

/** The specification's zones, cell by cell: rows from Certain down to Rare, columns from Very Low to Very High. */
const specified = {
	Certain: ["green", "green", "orange", "red", "red"],
	Likely: ["green", "green", "yellow", "orange", "red"],
	Possible: ["green", "green", "yellow", "yellow", "orange"],
	Unlikely: ["green", "green", "green", "green", "yellow"],
	Rare: ["green", "green", "green", "green", "green"],
} as const;
const cells = likelihoods.flatMap((likelihood) =>
	impacts.map((impact, column) => [likelihood, impact, specified[likelihood][column]] as const),
);

test("the table below has all 25 cells", () => expect(cells).toHaveLength(25));

test.each(cells)("%s with %s is %s", (likelihood, impact, zone) => {
	expect(zoneOf(likelihood, impact)).toBe(zone);
	const priority = { red: "Critical", orange: "High", yellow: "Medium", green: "Low" }[zone ?? "green"];
	expect(suggestedPriority(likelihood, impact)).toBe(priority);
});

const anyRisk: fc.Arbitrary<Assessed> = fc
	.record({
		likelihood: fc.constantFrom(...likelihoods),
		impact: fc.constantFrom(...impacts),
		residual: fc.option(fc.tuple(fc.constantFrom(...likelihoods), fc.constantFrom(...impacts))),
	})
	.map(({ residual, ...risk }) => ({
		...risk,
		residualLikelihood: residual?.[0] ?? null,
		residualImpact: residual?.[1] ?? null,
	}));

it("puts every risk into exactly the cell of its position", () => {
	fc.assert(
		fc.property(fc.array(anyRisk), fc.constantFrom("inherent", "residual"), (risks, assessment) => {
			const all = matrixOf(risks, assessment).flatMap((row) => row.cells);
			expect(all).toHaveLength(25);
			expect(all.flatMap((cell) => cell.risks)).toHaveLength(risks.length);
			for (const { likelihood, impact, risks } of all)
				for (const risk of risks) expect(positionOf(risk, assessment)).toEqual({ likelihood, impact });
		}),
	);
});

it("reads from the worst likelihood down and from the mildest impact on", () => {
	const rows = matrixOf([], "inherent");
	expect(rows.map(({ likelihood }) => likelihood)).toEqual([...likelihoods].reverse());
	expect(rows[0]?.cells.map(({ impact }) => impact)).toEqual([...impacts]);
});

it("tells movements between two cells once, with all their risks, and none that stands still", () => {
	fc.assert(
		fc.property(fc.array(anyRisk), (risks) => {
			const movements = movementsOf(risks);
			const pairs = movements.map(({ from, to }) => JSON.stringify([from, to]));
			expect(new Set(pairs).size).toBe(pairs.length);
			const moved = risks.filter((risk) => {
				const [from, to] = [positionOf(risk, "inherent"), positionOf(risk, "residual")];
				return from.likelihood !== to.likelihood || from.impact !== to.impact;
			});
			expect(movements.flatMap((movement) => movement.risks)).toHaveLength(moved.length);
			const counts = movements.map((movement) => movement.risks.length);
			expect(counts).toEqual([...counts].sort((one, other) => other - one));
		}),
	);
});
