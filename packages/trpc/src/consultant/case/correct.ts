import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { displayName, type Person } from "@throughline/domain/account";
import type {
	CaseCorrection,
	PersonalCorrection,
	StoredCorrection,
	StrategyCase,
} from "@throughline/domain/consultant/case";
import { invalidInput } from "../../error.ts";
import { lookUpPlaybook, type Shelves } from "../../playbook/library.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session/require.ts";
import { corrections } from "./entity.ts";

type Caller = { person: Person; tx: Transaction; write: Writer };

/** Stores what a person says of a case. Throws what `requireChangeable` throws. */
export async function storeCorrection(
	{ person, tx, write }: Caller,
	sessionId: string,
	correction: CaseCorrection,
): Promise<StoredCorrection> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	const row = await write.insert(corrections, { sessionId, correction, madeBy: person.id });
	return { id: row.id, correction, madeBy: displayName(person), createdAt: row.createdAt };
}

/** An added figure gets an id that no other can have, so that it can be corrected in turn. */
export function withEntryId(correction: PersonalCorrection): PersonalCorrection {
	return correction.kind === "added figure" ? { ...correction, entryId: `added:${newId()}` } : correction;
}

/** Refuses a correction of something that the case does not have. Throws INVALID_INPUT with the field. */
export function requireInCase(read: StrategyCase, correction: PersonalCorrection): void {
	const issues = issuesOf(read, correction);
	if (issues.length > 0) throw invalidInput(issues);
}

/** The same of a playbook that the library does not have. */
export async function requireInLibrary(
	shelves: Shelves,
	{ playbookId }: Extract<PersonalCorrection, { kind: "playbook" }>,
): Promise<void> {
	if (await lookUpPlaybook(shelves, playbookId)) return;
	const message = "This playbook does not exist, or no longer does";
	throw invalidInput([{ path: "correction.playbookId", message }]);
}

function issuesOf({ statements, ledger, contradictions }: StrategyCase, correction: PersonalCorrection) {
	const issue = (field: string, message: string) => ({ path: `correction.${field}`, message });
	const unknown = (field: string, id: string) =>
		statements.some((statement) => statement.id === id)
			? []
			: [issue(field, "This is not a statement of this case")];
	switch (correction.kind) {
		case "role":
			return unknown("statementId", correction.statementId);
		case "link": {
			const { from, to } = correction;
			if (from === to) return [issue("to", "A statement cannot be linked to itself")];
			return [...unknown("from", from), ...unknown("to", to)];
		}
		case "figure":
		case "dropped figure":
			return ledger.some(({ id }) => id === correction.entryId)
				? []
				: [issue("entryId", "This is not a figure of this case")];
		case "contradiction": {
			const found = contradictions.find(({ id }) => id === correction.contradictionId);
			if (!found) return [issue("contradictionId", "This is not a contradiction of this case")];
			return found.statementIds.includes(correction.holds)
				? []
				: [issue("holds", "Say which of the two statements holds")];
		}
		default:
			return [];
	}
}
