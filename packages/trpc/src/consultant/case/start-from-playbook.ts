import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { StartFromPlaybook } from "@throughline/domain/consultant/session";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { z } from "zod";
import type { Writer } from "../../writer.ts";
import { openSession } from "../session/open.ts";
import { storeCorrection } from "./correct.ts";

type Call = { tx: Transaction; write: Writer; person: Person };

/**
 * Chooses the playbook that advises in a session, in a new one unless one is named. Without a text that session is not
 * ready, and the playbook's questions are asked. Whom a person chooses serves from the first step on.
 */
export async function startFromPlaybook(
	call: Call,
	{ sessionId, provider }: z.output<typeof StartFromPlaybook>,
	{ id: playbookId, name }: Playbook,
): Promise<{ sessionId: string }> {
	const session = await openSession(call, sessionId, inLanguage(name, "en").text, provider);
	await storeCorrection(call, session.id, { kind: "playbook", playbookId });
	return { sessionId: session.id };
}
