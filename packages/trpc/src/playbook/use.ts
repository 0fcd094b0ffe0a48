import type { Transaction } from "@throughline/db/connect";
import type { PlaybookEntry } from "@throughline/domain/playbook/library";
import { programFromPlaybook } from "@throughline/domain/playbook/program-from-playbook";
import { choiceIssues, type PlaybookUse, type UsedPlaybook } from "@throughline/domain/playbook/use";
import { invalidInput } from "../error.ts";
import { writeProgram } from "../integration/write-program.ts";
import { readSettings } from "../organisation/read.ts";
import type { Writer } from "../writer.ts";

/** Makes a program of a playbook, all of it or nothing. Throws INVALID_INPUT for a choice that the playbook does not have. */
export async function makeProgram(
	call: { db: Transaction; write: Writer },
	{ id, version, playbook }: PlaybookEntry,
	use: PlaybookUse,
): Promise<UsedPlaybook> {
	const issues = choiceIssues(playbook, use.choices);
	if (issues.length > 0) throw invalidInput(issues);
	const currency = use.currency ?? (await readSettings(call.db)).defaultCurrency;
	const planned = programFromPlaybook(playbook, { ...use, currency });
	const { programId } = await writeProgram(call, planned);
	await call.write.record({
		action: "started from playbook",
		area: "program",
		objectType: "program",
		objectId: programId,
		objectTitle: planned.program.name,
		programId,
		after: { playbook: id, playbookVersion: version, size: use.size, choices: use.choices },
	});
	return { programId, workstreams: planned.workstreams.length, tasks: planned.tasks.length };
}
