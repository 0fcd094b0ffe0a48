import type { Transaction } from "@throughline/db/connect";
import type { Provider, RunKind } from "@throughline/domain/run";
import type { z } from "zod";
import { CodedError } from "../error.ts";
import type { Advisors } from "../ports/advisors.ts";
import type { DocumentReader } from "../ports/document-reader.ts";
import type { PageReader } from "../ports/page-reader.ts";
import type { WebSearchDesk } from "../ports/web-search-desk.ts";
import type { Writer } from "../writer.ts";
import type { RunRow } from "./enqueue.ts";
import { settleProvider } from "./session-provider.ts";
import { type RunCaller, startRun } from "./start.ts";
import type { RunHandler, RunTask } from "./task.ts";

/** What the host plugs in for long work. */
export type RunPorts = {
	advisors: Advisors;
	reader: DocumentReader;
	pages: PageReader;
	searches: Pick<WebSearchDesk, "searcher">;
};

type RunDefinition<Input extends object, Found> = {
	kind: RunKind;
	/** What is stored of the request. Runs of earlier releases wait in the database: a new field needs a default. */
	input: z.ZodType<Input>;
	/** What it is about, in at most 500 characters: who asks for the same thing joins the same run. */
	key(input: Input, asker: { personId: string; provider: Provider }): string;
	/** Longest time of one attempt; a model takes the time that it needs. */
	deadlineMs: number;
	/** Who does it is asked for each time, and does not serve its session from then on. */
	isAside?: boolean;
	/**
	 * Does it. `result` becomes the run's; `found` goes to `save`, and nothing is saved without it. What it throws becomes
	 * the run's failure: a CodedError with its own sentence.
	 */
	work(task: RunTask, input: Input, ports: RunPorts): Promise<{ result: unknown; found?: Found }>;
	/** Stores what was found together with the run's success, or not at all; as the person who asked for it. */
	save?(tx: Transaction, write: Writer, found: Found, input: Input): Promise<void>;
};

/** A kind of long work. */
export type DefinedRun<Input extends object> = {
	kind: RunKind;
	/** Starts it for a caller, or joins it: see `startRun`. */
	start(
		caller: RunCaller,
		tx: Transaction,
		input: Input,
		options?: { provider?: Provider | undefined; again?: boolean | undefined },
	): Promise<RunRow>;
	handler(ports: RunPorts): RunHandler;
};

/** Defines one kind of long work: how it is asked for, done and stored. */
export function defineRun<Input extends object, Found>({
	kind,
	input: shape,
	key,
	deadlineMs,
	isAside = false,
	work,
	save,
}: RunDefinition<Input, Found>): DefinedRun<Input> {
	return {
		kind,
		async start(caller, tx, input, { provider: chosen, again = false } = {}) {
			const { id: personId } = caller.person;
			const serving = await caller.advisors.serving(tx);
			const { preferred } = serving;
			const sessionId = "sessionId" in input ? String(input.sessionId) : null;
			const provider =
				sessionId === null || isAside
					? (chosen ?? preferred)
					: await settleProvider(tx, sessionId, { chosen, preferred });
			return await startRun(caller, tx, serving, {
				kind,
				key: key(input, { personId, provider }),
				sessionId,
				provider,
				input,
				again,
			});
		},
		handler: (ports) => ({
			deadlineMs,
			async work(task) {
				const stored = shape.safeParse(task.run.input);
				if (!stored.success) throw fromOtherRelease();
				const { result, found } = await work(task, stored.data, ports);
				if (found === undefined || !save) return { result };
				return { result, save: (tx, write) => save(tx, write, found, stored.data) };
			},
		}),
	};
}

const fromOtherRelease = () =>
	new CodedError("CONFLICT", "This was started by another release of the product. Start it again.");
