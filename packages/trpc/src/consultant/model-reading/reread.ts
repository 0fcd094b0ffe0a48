import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { modelReading } from "@throughline/db/schema";
import {
	proposalKey,
	type StartModelReading,
	type StoredProposal,
} from "@throughline/domain/consultant/case/model-reading";
import { SessionId } from "@throughline/domain/consultant/session";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import { providerOfSession } from "../../run/session-provider.ts";
import type { RunCaller } from "../../run/start.ts";
import { loadMaterial } from "../material/material.ts";
import { lockSession, requireChangeable } from "../session-access.ts";
import { modelReadings } from "./entity.ts";
import { findTextKey, textKeyOf } from "./text-key.ts";

const noModel = () =>
	new CodedError(
		"NO_PROVIDER",
		"Offline analysis has read this case already: choose an AI provider to read it otherwise.",
	);

const ReadingInput = z.object({
	sessionId: SessionId,
	/** Of another text, what was read of it so far counts no more. */
	textKey: z.string(),
});

export const readingKey = (sessionId: string) => `model-reading/${sessionId}`;

/** Lets a model read a session's case: what it reads otherwise is kept as proposals, and the case stays as it is. */
export const modelReadingRun = defineRun({
	kind: "model-reading",
	isAside: true,
	input: ReadingInput,
	key: ({ sessionId }) => readingKey(sessionId),
	deadlineMs: 900_000,
	async work(task, { sessionId }, { advisors }) {
		const strategist = await strategistOf(task, advisors);
		if (!strategist.rereadCase) throw noModel();
		await task.say(2, "Reading your material");
		const material = await loadMaterial(task.db, sessionId);
		if (material.passages.length === 0)
			throw new CodedError("NOT_READY", "This session has no text yet: there is nothing to read.");
		const { proposals, dropped } = await strategist.rereadCase(material, askingOf(task, [5, 95], "reading"));
		const found = {
			provider: strategist.provider,
			model: strategist.model,
			readAt: (await databaseTime(task.db)).toISOString(),
			textKey: textKeyOf(material.sources),
			proposals: proposals.map((each) => ({ id: newId(), ...each })),
			dropped,
			dismissed: [],
		};
		return { result: { sessionId, proposals: proposals.length, dropped }, found };
	},
	async save(tx, write, found, { sessionId }) {
		await lockSession(tx, sessionId);
		const [before] = await tx.select().from(modelReading).where(eq(modelReading.sessionId, sessionId));
		if (!before) await write.insert(modelReadings, { sessionId, ...found });
		else
			await write.update(
				modelReadings,
				{ id: before.id, version: "any" },
				{ ...found, ...beside(before, found.proposals) },
			);
	},
});

/** New proposals beside those that a person dismissed: what says the same is not proposed again. */
function beside(
	before: Pick<typeof modelReading.$inferSelect, "proposals" | "dismissed">,
	found: StoredProposal[],
) {
	const dismissed = before.proposals.filter(({ id }) => before.dismissed.includes(id));
	const known = new Set(dismissed.map(proposalKey));
	return {
		proposals: [...found.filter((each) => !known.has(proposalKey(each))), ...dismissed],
		dismissed: dismissed.map(({ id }) => id),
	};
}

/**
 * Starts or joins a model's reading of a session's case; one that is over is done anew.
 * @throws FORBIDDEN for who may not change the case, NO_PROVIDER for the offline consultant and one that is not set up
 */
export async function startModelReading(
	caller: RunCaller,
	tx: Transaction,
	{ sessionId, provider }: z.infer<typeof StartModelReading>,
): Promise<RunRow> {
	await requireChangeable(tx, caller.person, sessionId);
	const serving = await caller.advisors.serving(tx);
	const chosen = provider ?? (await providerOfSession(tx, sessionId)) ?? serving.preferred;
	if (!serving.strategist(chosen).rereadCase) throw noModel();
	const input = { sessionId, textKey: await findTextKey(tx, sessionId) };
	return await modelReadingRun.start(caller, tx, input, { provider: chosen, again: true });
}
