import { describe, expect, it } from "vitest";
import { forcesOf } from "../src/analysis/forces.ts";
import { researchSteps } from "../src/consultant.ts";
import { caseOfText, consultationOf } from "./read-text.ts";

const head =
	"Memo of 3 May 2026\n\nLate starts are at 14 %. Nobody plans the tours and the drivers wait at the gate.";

describe("a force", () => {
	it.each([
		["en", "Two of the three fitters left in March and we only replaced one of them."],
		["en", "Priya answers for the drivers, Sam for the customers and the bookings."],
	])("is none where a statement only has one of its words (%s): %s", (_, sentence) => {
		const found = forcesOf(caseOfText(`${head} ${sentence}`));
		expect(Object.values(found).flatMap(({ said }) => said.map(({ plain }) => plain))).not.toContain(
			sentence,
		);
	});

	it("is one where customers turn to something else", () => {
		const sentence = "Our customers switch to the ferry instead.";
		const found = forcesOf(caseOfText(`${head} ${sentence}`));
		expect(found.threat_of_substitution.said.map(({ plain }) => plain)).toContain(sentence);
	});
});

describe("the weight of a force", () => {
	it("is unknown where statements only name those who could press", () => {
		const read = caseOfText(
			`${head} The customers are schools and shops. The customers get a list on Monday.`,
		);
		expect(forcesOf(read).buyer_power.level).toBe("unknown");
	});

	it("is no less where they press", () => {
		const read = caseOfText(
			`${head} The customers complain about the delays. Two customers cancelled in May.`,
		);
		expect(forcesOf(read).buyer_power.level).toBe("medium");
	});
});

describe("what was counted", () => {
	it("stands above what somebody only thinks", () => {
		const text = `${head}\n\nTom says 70 of the 131 failures were batteries. According to the log batteries were 41 of the 131 failures.`;
		const steps = researchSteps(consultationOf(text), { rootCause: "Batteries fail", whysPath: [] });
		let step = steps.next();
		while (!step.done) step = steps.next();
		const of = (start: string) =>
			step.value && "validation" in step.value
				? step.value.validation.find(({ claim }) => claim.startsWith(start))?.strength
				: undefined;
		expect(of("According")).toBe("MODERATE");
		expect(of("Tom")).toBe("WEAK");
	});
});
