import { createHash } from "node:crypto";
import { addDays } from "@throughline/domain/value/day";
import type { run, runEvent } from "../../schema.ts";
import { at } from "../calendar.ts";
import type { StrategyRows } from "./strategy.ts";
import type { Telling } from "./telling.ts";

/** The runs behind the strategy, as the ledger keeps them: both offline, without tokens or cost. */
export function runRows({ session }: StrategyRows, { random }: Telling) {
	const began = session.createdAt.slice(0, 10);
	const stories = [
		{
			kind: "research",
			key: `research/${session.id}/${hash(session.rootCause).slice(0, 16)}`,
			days: 2,
			result: { versionNumber: 1, sourcesAnalyzed: 1 },
			steps: ["Reading 12 passages", "Checking 3 claims"],
		},
		{
			kind: "conversion",
			key: `conversion/${session.id}/2`,
			days: 21,
			result: { versionNumber: 2 },
			steps: ["Planning 4 workstreams", "Checking the plan"],
		},
	];
	const runs: (typeof run.$inferInsert)[] = [];
	const events: (typeof runEvent.$inferInsert)[] = [];
	for (const { kind, key, days, result, steps } of stories) {
		const startedAt = at(addDays(began, days), 10);
		const id = random.id(startedAt);
		runs.push({
			id,
			kind,
			key,
			status: "succeeded",
			progress: 100,
			sessionId: session.id,
			result,
			attempts: 1,
			provider: "offline",
			startedAt,
			finishedAt: startedAt,
			version: 3,
			createdAt: startedAt,
			updatedAt: startedAt,
		});
		const messages = steps.map((message, index) => ({
			kind: "progress",
			data: { progress: 40 + index * 40, message },
		}));
		for (const [index, event] of [...messages, { kind: "complete", data: result }].entries()) {
			events.push({ runId: id, sequence: index + 1, ...event, at: startedAt });
		}
	}
	return { runs, events };
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
