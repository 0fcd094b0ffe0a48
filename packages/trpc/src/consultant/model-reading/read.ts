import type { Database } from "@throughline/db/connect";
import { modelReading, run } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { ModelReading } from "@throughline/domain/consultant/case/model-reading";
import { Provider } from "@throughline/domain/run";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { eq } from "drizzle-orm";
import type { Advisors } from "../../ports/advisors.ts";
import { readingOf } from "../case/assess.ts";
import { loadMaterial } from "../material/material.ts";
import { requireSession } from "../session-access.ts";
import { toStepRun } from "../step/entered.ts";
import { expectReading } from "./expect.ts";
import { readingKey } from "./reread.ts";
import { textKeyOf } from "./text-key.ts";

type Caller = { db: Database; person: Person; advisors: Advisors };

/** How a model read a session's case, as far as nobody has decided on it. Throws NOT_FOUND for a session of somebody else. */
export async function readModelReading(
	{ db, person, advisors }: Caller,
	sessionId: string,
	signal: AbortSignal | undefined,
): Promise<ModelReading> {
	await requireSession(db, person, sessionId);
	const [reader] = await db
		.select()
		.from(run)
		.where(eq(run.key, readingKey(sessionId)));
	const [row] = await db.select().from(modelReading).where(eq(modelReading.sessionId, sessionId));
	const view = {
		sessionId,
		run: reader ? toStepRun(reader) : null,
		cost: reader ? costOf(reader) : null,
		expected: await expectReading(db, sessionId, advisors),
	};
	if (!row) return { ...view, reading: null };
	const material = await loadMaterial(db, sessionId);
	const kept = row.proposals.filter(({ id }) => !row.dismissed.includes(id));
	return {
		...view,
		reading: {
			id: row.id,
			provider: Provider.parse(row.provider),
			model: row.model,
			readAt: row.readAt,
			dropped: row.dropped,
			found: row.proposals.length,
			ofEarlierText: row.textKey !== textKeyOf(material.sources),
			proposals: await advisors.cases.openProposals(material, kept, readingOf(signal)),
		},
	};
}

/** Nothing from somebody whom one pays: its price is not known. */
function costOf({ cost, provider }: typeof run.$inferSelect): string | null {
	return Number(cost) === 0 && !isOwnServer(provider) ? null : cost;
}
