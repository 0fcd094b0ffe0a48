import { expect, test } from "vitest";
import { researchSteps } from "../src/consultant.ts";
import { consultationOf } from "./read-text.ts";

function researchOf(content: string) {
	const steps = researchSteps(consultationOf(content), { rootCause: "Carts fail", whysPath: ["Carts fail"] });
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

test("A sum that nobody called a limit is offered where no limit was found, and speaks of the search only", () => {
	const { gaps, nearest = [] } = researchOf(
		"Deliveries from the depot arrive late every Monday because the carts fail.\nCustomers complain and two of them left us.\nTwo years ago a first set of carts cost 200,000 euros.",
	);
	const asked = nearest.find(({ gap }) => gap.includes("may be spent"));
	expect(asked?.gap).toBe("I found no sum that may be spent at most. Is it in one of these statements?");
	expect(asked?.quotes.map(({ text }) => text)).toEqual([
		"Two years ago a first set of carts cost 200,000 euros.",
	]);
	expect(gaps).toContain("I found no day by which it must be done. Which one is it?");
	expect(gaps).not.toEqual(expect.arrayContaining([expect.stringContaining("material")]));
});
