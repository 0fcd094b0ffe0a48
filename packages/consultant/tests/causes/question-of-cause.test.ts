import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

const note = (cause: string) =>
	`Note of 3 March 2026\n\nOf 90 boilers 31 failed last winter. ${cause}\n\nProposals\n- A service contract for all boilers: £22,000\n- Spares on the shelf: £9,000`;

function questionOn(rootCause: string): string | undefined {
	const settled = { rootCause, whysPath: [rootCause], research: null };
	return decisionsOf(consultationOf(note(rootCause)), settled, today)[0]?.question;
}

describe("the question of a decision", () => {
	it.each([
		[
			"Shift changes of the ward reach the planning desk only by a fax that one person types by hand.",
			"What is to be done about this: Shift changes of the ward reach the planning desk only by a fax that one person types by hand?",
		],
		[
			"The spare parts for all boilers of the four northern estates that were built before nineteen ninety by the council come by ship from a single maker in the far south of Italy every spring",
			"What is to be done about the root cause?",
		],
	])("quotes the root cause whole or not at all: %s", (cause, question) => {
		expect(questionOn(cause)).toBe(question);
	});
});
