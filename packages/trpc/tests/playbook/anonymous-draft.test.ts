import { expect, test } from "vitest";
import { startAnalysis } from "../../src/consultant/analysis/analyze.ts";
import { makeVersion } from "../../src/consultant/version/create.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { Writer } from "../../src/writer.ts";
import { createWorld, offlineOnly } from "../world.ts";

const mails = `From: Priya Nair
To: Tom Hallett
Date: 2 October 2026

Dialysis runs - we can't go on like this. On 41 of 62 working days a patient came late to the dialysis unit, which costs us £420,000 a year in overtime and lost slots.

Shift changes of the ward reach the planning desk only by a fax that one person types. They are typed by hand by Gwen, and when Gwen was on leave in August nobody typed them.

Ines is right, the slots are planned before the shift changes are known. Medivan told us in July that their drivers wait at the gate for 40 minutes because nobody tells Medivan of a change.

What we could do:
- Put the shift changes into the planning portal, £12,000, 6 weeks (Tom Hallett)
- Rent two vans from Medivan, £1,400 a month; Martin is against it.
- Let the ward enter its shift changes itself, £8,000

At most £25,000 may be spent. It is due by 31 January 2027. Late arrivals should fall from 41 to 10 by then.

Martin, please decide by Friday 16 October.
Priya`;

test("the draft of a case full of names, figures and dates has none of them, and tells what it leaves out", async () => {
	const world = await createWorld();
	try {
		const engine = await world.work();
		const editor = world.as("Editor", { runs: engine });
		const { sessionId } = await editor.consultant.session.analyzeText({ text: mails });
		const rootCause = "Shift changes of the ward reach the planning desk only by a fax that one person types";
		const whysPath = ["Patients come late to the dialysis unit", "They are typed by hand by Gwen", rootCause];
		const runId = await world.db.transaction(async (tx) => {
			const write = new Writer(tx, world.people.Editor, "request-1");
			await makeVersion(tx, write, { sessionId, rootCause, whysPath, provider: "offline" });
			const caller = { address: "192.0.2.1", advisors: offlineOnly, person: world.people.Editor };
			return (await startAnalysis(caller, tx, { sessionId, versionNumber: 1 })).id;
		});
		await finishedRun({ db: world.db, runs: engine }, runId);
		const version = { sessionId, versionNumber: 1 };
		const { decisions } = await editor.consultant.version.byNumber(version);
		const selectedDecisions = Object.fromEntries(
			(decisions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]),
		);
		await editor.consultant.decision.select({ ...version, selectedDecisions });
		await editor.consultant.plan.convert(version);
		const { programId } = await editor.consultant.integration.integrate(version);
		const { playbook, leftOut } = await editor.consultant.playbook.fromProgram({ programId });
		const { sources: _, ...said } = playbook;
		const inNumbers = new Set(["days", "months", "person_days", "gate"]);
		const text = JSON.stringify(said, (key, value) => (inNumbers.has(key) ? undefined : value));
		expect(text).not.toMatch(/Priya|Nair|Tom|Hallett|Gwen|Ines|Martin|Medivan/i);
		// The library's own words stay, whatever they count.
		const own = text.replace("Sample of 20 cases a week", "");
		expect(own).not.toMatch(/\d|£|January|October|Friday/);
		for (const sentence of ["At most", "It is due by", "Late arrivals should fall", "can't go on like this"])
			expect(text).not.toContain(sentence);
		expect(playbook.fits.en).toEqual(expect.arrayContaining(["ward", "dialysis", "fax"]));
		expect(playbook.name.en).toBe("Playbook of a program");
		expect(playbook.summary.en).toMatch(
			/^Cause: Shift changes of the ward .* types\. What was done: Let the ward enter .*[.…]$/,
		);
		expect(text).not.toMatch(/your text|accountable/i);
		const tasks = playbook.workstreams.flatMap((stream) => stream.tasks);
		expect(tasks.map(({ name }) => name.en)).toContain("Let the ward enter its shift changes itself");
		for (const expected of [
			{ part: "causes", text: "They are typed by hand by Gwen", because: "name" },
			{ part: "decisions", text: "Rent two vans from Medivan", because: "figure" },
			// Once that Friday is over, the step has lost its day, and the name is left out.
			{
				part: "tasks",
				text: expect.stringMatching(/^Martin, please decide/),
				because: expect.stringMatching(/^(?:date|name)$/),
			},
			{ part: "benefits", text: expect.stringContaining("£420,000"), because: "figure" },
		])
			expect(leftOut).toContainEqual(expected);
		expect(new Set(leftOut.map((each) => JSON.stringify(each))).size).toBe(leftOut.length);
	} finally {
		await world.drop();
	}
});
