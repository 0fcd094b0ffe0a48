import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const memo = (line: string) =>
	`Note of 3 October 2026\n\nLate parcels are at 22 %, nobody plans the tours.\n\nProposals\n- ${line}\n- A second gate, £1,800, 2 weeks`;

it("What costs more than an amount has a price, and from where on a rule holds is none", () => {
	const [van] = caseOfText(memo("A second van costs over £20,000, 3 weeks")).options;
	expect(van?.price?.min).toBe(20_000);
	const [rule] = caseOfText(memo("A checker for all orders over £2,000, 3 weeks")).options;
	expect(rule?.price).toBeNull();
});
