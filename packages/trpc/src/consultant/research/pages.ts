import { newId } from "@throughline/db/id";
import type { Source } from "@throughline/domain/consultant/evidence";
import { mostFoundPages, type ResearchPage, WebAddress } from "@throughline/domain/consultant/page";
import type { FoundPage, PageMaterial } from "../../ports/advisors.ts";
import { PageFailure, type PageReader } from "../../ports/page-reader.ts";
import type { RunTask } from "../../run/task.ts";
import { hasRoom, noRoom } from "../document/admit.ts";
import { findSnapshot, type Snapshot } from "../document/store.ts";
import { loadAddresses } from "./addresses.ts";

type Wanted = Pick<ResearchPage, "address" | "by"> & { title: string | null };

/** What became of an address: a snapshot, which may be stored already, or why there is none. */
type Read = { snapshot: Snapshot; isStored: boolean };
type Outcome = Read | { failure: NonNullable<ResearchPage["failure"]> };

export type ReadPages = {
	/** What became of each page. */
	outcomes: ResearchPage[];
	/** What is to be stored. */
	fresh: Snapshot[];
	material: PageMaterial;
	/** Of those that a search came upon, the ones that could not be read. */
	unread: FoundPage[];
};

/**
 * Reads the pages that a person gave and those that searches came upon; each once, whatever becomes of the attempt. Those
 * of one site are read one after the other. A page that cannot be read says why, and holds up nothing.
 */
export async function readPages(
	task: RunTask,
	reader: PageReader,
	{ sessionId, number, found }: { sessionId: string; number: number; found: readonly FoundPage[] },
): Promise<ReadPages> {
	const wanted = withFound(await loadAddresses(task.db, sessionId), found);
	const sites = Map.groupBy(wanted, ({ address }) => new URL(address).host);
	const read = new Map<Wanted, Outcome>();
	await Promise.all(
		[...sites.values()].map(async (ofSite) => {
			for (const page of ofSite) {
				const { address } = page;
				const outcome = await task.step(`page ${address}`, () => readPage(task, sessionId, address, reader));
				read.set(page, outcome);
				await task.say(45, `Read ${read.size} of ${wanted.length} web pages`);
			}
		}),
	);
	const pages = wanted.flatMap((page) => {
		const outcome = read.get(page);
		return outcome ? { page, outcome } : [];
	});
	const { outcomes, snapshots } = eachOnce(pages.map(({ outcome }) => outcome));
	return {
		outcomes: pages.map(({ page, outcome }, at) => toResearchPage(page, outcomes[at] ?? outcome)),
		fresh: snapshots.flatMap(({ snapshot, isStored }) => (isStored ? [] : snapshot)),
		material: toMaterial(
			snapshots.map(({ snapshot }) => snapshot),
			number,
		),
		unread: pages.flatMap(({ page: { by, title, address }, outcome }) =>
			by === "search" && "failure" in outcome ? { title: title ?? address, url: address } : [],
		),
	};
}

/** Two addresses may lead to one page, which then speaks once: both show the snapshot that was stored, else the first. */
function eachOnce(outcomes: readonly Outcome[]): { outcomes: Outcome[]; snapshots: Read[] } {
	const byText = new Map<string, Read>();
	for (const outcome of outcomes) {
		if (!("snapshot" in outcome)) continue;
		const { content } = outcome.snapshot;
		const known = byText.get(content);
		if (!known || (outcome.isStored && !known.isStored)) byText.set(content, outcome);
	}
	return {
		outcomes: outcomes.map((outcome) =>
			"snapshot" in outcome ? (byText.get(outcome.snapshot.content) ?? outcome) : outcome,
		),
		snapshots: [...byText.values()],
	};
}

/** The addresses that a person gave, then the first of those that searches came upon, each once. */
function withFound(given: readonly string[], found: readonly FoundPage[]): Wanted[] {
	const hits = new Map<string, string>();
	for (const { url, title } of found) {
		const { data: address } = WebAddress.safeParse(url);
		if (address && !given.includes(address) && !hits.has(address)) hits.set(address, title);
	}
	return [
		...given.map((address) => ({ address, by: "person" as const, title: null })),
		...[...hits]
			.slice(0, mostFoundPages)
			.map(([address, title]) => ({ address, by: "search" as const, title })),
	];
}

async function readPage(
	task: RunTask,
	sessionId: string,
	address: string,
	reader: PageReader,
): Promise<Outcome> {
	const { db, signal, run } = task;
	if (run.personId !== null && !(await hasRoom(db, run.personId)))
		return { failure: { code: "quota", message: noRoom } };
	try {
		const document = await reader.readPage(address, signal);
		const stored = await findSnapshot(db, sessionId, document);
		const passages = document.passages.map((span, at) => ({
			...span,
			id: stored?.passageIds[at] ?? newId(),
		}));
		const snapshot = { ...document, passages, id: stored?.id ?? newId() };
		return { snapshot, isStored: stored !== null };
	} catch (error) {
		if (!(error instanceof PageFailure)) throw error;
		task.log.info(
			{ site: new URL(address).host, reason: error.code, err: error.cause },
			"a page was not read",
		);
		return { failure: { code: error.code, message: error.message } };
	}
}

function toResearchPage({ address, by, title }: Wanted, outcome: Outcome): ResearchPage {
	if ("failure" in outcome) return { address, by, title, documentId: null, failure: outcome.failure };
	const { id, name, byline, published } = outcome.snapshot;
	return {
		address,
		by,
		title: name,
		documentId: id,
		failure: null,
		...(byline && { byline }),
		...(published && { published }),
	};
}

/** Which number a source has that comes behind others. */
export function nextNumber(sources: readonly Source[]): number {
	return Math.max(-1, ...sources.map(({ number = 0 }) => number)) + 1;
}

/** The pages as sources. */
function toMaterial(snapshots: readonly Snapshot[], first: number): PageMaterial {
	return {
		sources: snapshots.map(({ id, name, content }, at) => ({
			id,
			name,
			content,
			number: first + at,
		})),
		passages: snapshots.map(({ id, passages }) => ({
			documentId: id,
			ids: passages.map((each) => each.id).join(" "),
			places: passages.map(({ start, end }, at) => `${at} ${start} ${end}`).join(" "),
		})),
	};
}
