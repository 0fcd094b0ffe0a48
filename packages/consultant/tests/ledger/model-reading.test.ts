import type { CaseCorrection } from "@throughline/domain/consultant/case";
import { findQuote } from "@throughline/domain/consultant/evidence";
import { expect, test } from "vitest";
import { consult } from "../../src/consultant.ts";
import { groundReading } from "../../src/grounding/model-reading.ts";
import { materialOf } from "../read-text.ts";

const content = `Late orders

From: Elena Rossi, Rossi Logistics, budget 60,000 euros
To: the board

Every fifth order leaves the warehouse a day late. Late orders cost us 180,000 euros a year.`;
const material = materialOf(content);

/** What becomes of a figure that a model says to stand in a quote. */
function figureIn(said: string, value: number, corrections: readonly CaseCorrection[] = []) {
	const { case: case_ } = consult({ ...material, corrections }, []);
	const quote = findQuote(said, null, material);
	const figures = [{ quote, value, subject: "Budget", role: "limit", reason: "It says so." }];
	return { case_, ...groundReading(case_, { roles: [], links: [], figures }) };
}

test("A figure that the ledger lacks is proposed as the product reads it in its quote", () => {
	const { case_, proposals, dropped } = figureIn("Rossi Logistics, budget 60,000 euros", 60_000);
	expect(case_.ledger.some(({ figure }) => figure.value === 60_000)).toBe(false);
	expect(dropped).toBe(0);
	expect(proposals).toMatchObject([
		{ correction: { kind: "added figure", type: "money", value: 60_000, currency: "EUR", role: "limit" } },
	]);
	expect(figureIn("Rossi Logistics, budget 60,000 euros", 70_000)).toMatchObject({
		proposals: [],
		dropped: 1,
	});
});

test("A figure that a person dropped does not come back by a model", () => {
	const said = "Late orders cost us 180,000 euros a year.";
	const { case_, proposals } = figureIn(said, 180_000);
	const entryId = case_.ledger.find(({ figure }) => figure.value === 180_000)?.id ?? "";
	expect(proposals).toMatchObject([{ correction: { kind: "figure", entryId, role: "limit" } }]);
	const dropped: CaseCorrection = { kind: "dropped figure", entryId };
	expect(figureIn(said, 180_000, [dropped]).proposals).toEqual([]);
});
