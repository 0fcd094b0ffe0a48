import { newId } from "@throughline/db/id";
import type { ResearchPage } from "@throughline/domain/consultant/page";
import type { PageMaterial, StoredMaterial } from "../../ports/advisors.ts";
import { PageFailure, type PageReader } from "../../ports/page-reader.ts";
import type { RunTask } from "../../run/task.ts";
import { hasRoom, noRoom } from "../document/admit.ts";
import { findSnapshot, type Snapshot } from "../document/store.ts";
import { loadAddresses } from "./addresses.ts";

/** What became of an address: a snapshot, which may be stored already, or why there is none. */
type Outcome = { address: string } & (
	| { snapshot: Snapshot; isStored: boolean }
	| { failure: NonNullable<ResearchPage["failure"]> }
);

/** The pages of a research: what became of each, what is to be stored, and what is read of them. */
export type ReadPages = { outcomes: ResearchPage[]; fresh: Snapshot[]; material: PageMaterial };

/**
 * Reads the pages that a person wants the research to read; each once, whatever becomes of the attempt. Those of one site
 * are read one after the other. A page that cannot be read says why, and holds up nothing.
 */
export async function readPages(
	task: RunTask,
	sessionId: string,
	own: StoredMaterial,
	reader: PageReader,
): Promise<ReadPages> {
	const addresses = await loadAddresses(task.db, sessionId);
	const sites = Map.groupBy(addresses, (address) => new URL(address).host);
	const read = new Map<string, Outcome>();
	await Promise.all(
		[...sites.values()].map(async (ofSite) => {
			for (const address of ofSite) {
				const outcome = await task.step(`page ${address}`, () => readPage(task, sessionId, address, reader));
				read.set(address, outcome);
				await task.say(2, `Read ${read.size} of ${addresses.length} web pages`);
			}
		}),
	);
	const outcomes = addresses.flatMap((address) => read.get(address) ?? []);
	const snapshots = outcomes.flatMap((each) => ("snapshot" in each ? each : []));
	return {
		outcomes: outcomes.map(toResearchPage),
		fresh: snapshots.flatMap(({ snapshot, isStored }) => (isStored ? [] : snapshot)),
		material: toMaterial(
			snapshots.map(({ snapshot }) => snapshot),
			own,
		),
	};
}

async function readPage(
	task: RunTask,
	sessionId: string,
	address: string,
	reader: PageReader,
): Promise<Outcome> {
	const { db, signal, run } = task;
	if (run.personId !== null && !(await hasRoom(db, run.personId)))
		return { address, failure: { code: "quota", message: noRoom } };
	try {
		const document = await reader.readPage(address, signal);
		const stored = await findSnapshot(db, sessionId, document);
		const passages = document.passages.map((span, at) => ({
			...span,
			id: stored?.passageIds[at] ?? newId(),
		}));
		const snapshot = { ...document, passages, id: stored?.id ?? newId() };
		return { address, snapshot, isStored: stored !== null };
	} catch (error) {
		if (!(error instanceof PageFailure)) throw error;
		task.log.info({ address, reason: error.code, err: error.cause }, "a page was not read");
		return { address, failure: { code: error.code, message: error.message } };
	}
}

function toResearchPage(outcome: Outcome): ResearchPage {
	const { address } = outcome;
	if ("failure" in outcome) return { address, title: null, documentId: null, failure: outcome.failure };
	const { id, name } = outcome.snapshot;
	return { address, title: name, documentId: id, failure: null };
}

/** The pages as sources that are numbered behind the session's own. */
function toMaterial(snapshots: readonly Snapshot[], { sources, today }: StoredMaterial): PageMaterial {
	const next = Math.max(-1, ...sources.map(({ number = 0 }) => number)) + 1;
	return {
		sources: snapshots.map(({ id, name, content }, at) => ({
			id,
			name,
			content,
			received: today,
			number: next + at,
		})),
		passages: snapshots.map(({ id, passages }) => ({
			documentId: id,
			ids: passages.map((each) => each.id).join(" "),
			places: passages.map(({ start, end }, at) => `${at} ${start} ${end}`).join(" "),
		})),
	};
}
