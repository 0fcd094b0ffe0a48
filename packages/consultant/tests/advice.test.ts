import { expect, it } from "vitest";
import { caseOf, decisionsOf } from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

const of = (content: string) => {
	const consultation = consultationOf(content);
	const advising = caseOf(consultation).playbooks.filter(({ advises }) => advises);
	const question = { rootCause: "Nobody decides", whysPath: ["Nobody decides"], research: null };
	return { advising, decisions: decisionsOf(consultation, question, today) };
};

const prices =
	"Prices and discounts\n\nOur gross margin fell from 31 % to 27 % because every sales representative grants discounts of his own and the price list has not been raised since 2023. Customers compare list prices with competitors. We want a margin of 30 % by 30 June 2027. A discount corridor with approval above 12 % would cost £140,000.";
const benches =
	"Report of 3 May 2026\n\nThe benches in the yard are wet every morning, 14 of 20. Nobody covers them in the evening. We want at most 2 wet benches by 30 June 2027.";

it("comes from the playbook that surely fits", () => {
	expect(of(prices).advising.map(({ id }) => id)).toEqual(["pricing-change"]);
});

it("comes from the general one where none surely fits", () => {
	expect(of(benches).advising).toEqual([expect.objectContaining({ id: "general" })]);
});

it.each([prices, benches])("asks for three decisions at least", (content) => {
	expect(of(content).decisions.length).toBeGreaterThanOrEqual(3);
});
