import { createHash } from "node:crypto";
import { databaseTime } from "@throughline/db/clock";
import type { Executor, Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import { authorOf } from "@throughline/domain/consultant/author";
import { type Source, verifyQuote } from "@throughline/domain/consultant/evidence";
import { type Finding, findingGroups, type ResearchResult } from "@throughline/domain/consultant/research";
import { validateRootCause } from "@throughline/domain/consultant/root-cause/root-cause";
import { SessionId, type StartResearch } from "@throughline/domain/consultant/session";
import { firstFinalWhy } from "@throughline/domain/consultant/whys";
import { Provider } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import { askingOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import type { RunCaller } from "../../run/start.ts";
import type { RunTask } from "../../run/task.ts";
import type { Writer } from "../../writer.ts";
import { storeSnapshot } from "../document/store.ts";
import { loadMaterial } from "../material/material.ts";
import { requireChangeable } from "../session-access.ts";
import { pathToRootCause } from "../tree/find.ts";
import { versions } from "../version/entity.ts";
import { findVersionOfCause, lockVersion } from "../version/find.ts";
import { requireReplaceable } from "../version/require-draft.ts";
import { finalizeRootCause } from "../whys/finalize.ts";
import { findEarlierWork } from "./earlier-work.ts";
import { withOrigins } from "./origins.ts";
import { nextNumber, readPages } from "./pages.ts";
import { searchWeb } from "./search-web.ts";

const ResearchInput = z.object({
	sessionId: SessionId,
	rootCause: z.string(),
	whysPath: z.array(z.string()),
});

const missing = () => new CodedError("NOT_READY", "Missing required data from previous steps");

/** Finds what is known about a root cause; it is stored in the newest version that answers to it. */
export const research = defineRun({
	kind: "research",
	input: ResearchInput,
	key: ({ sessionId, rootCause }) => researchKey(sessionId, rootCause),
	// A slow search, twenty pages of one slow site, then a model that searches the web several times.
	deadlineMs: 1_800_000,
	async work(task, { sessionId, ...asked }, ports) {
		const { advisors, pages: reader } = ports;
		const serving = await advisors.serving(task.db);
		const researcher = serving.researcher(Provider.parse(task.run.provider));
		await task.say(2, "Reading your material");
		const material = await loadMaterial(task.db, sessionId);
		const earlier = await findEarlierWork(task.db, {
			sessionId,
			rootCause: asked.rootCause,
			whysPath: asked.whysPath,
			number: nextNumber(material.sources),
		});
		const web = await searchWeb(task, ports, material, asked.rootCause);
		const answers = (await researcher.search?.(asked, askingOf(task, [20, 40]))) ?? [];
		const pages = await readPages(task, reader, {
			sessionId,
			number: nextNumber([...material.sources, ...earlier.material.sources]),
			found: [...(web?.pages ?? []), ...answers.flatMap((each) => each.pages)],
		});
		const searched = { texts: answers.map(({ text }) => text), unread: pages.unread };
		const question = {
			...asked,
			pages: pages.material,
			searched,
			earlier: earlier.material,
			...(web && { questions: web.asked.questions }),
		};
		const drafted = await task.step("research", () =>
			researcher.research(material, question, askingOf(task, [50, 95])),
		);
		await task.say(96, "Checking every quote against its source");
		const read = [material, earlier.material, pages.material].flatMap(({ sources }) => sources);
		const checked = withOrigins(withCheckedQuotes(drafted, read), earlier);
		const version = await findVersionOfCause(task.db, sessionId, asked.rootCause);
		if (!version) throw missing();
		const result: ResearchResult = {
			versionNumber: version.versionNumber,
			timeElapsed: await secondsSince(task),
			...checked,
			author: authorOf(researcher),
			...(pages.outcomes.length > 0 && { pages: pages.outcomes }),
			...(web && { search: web.asked }),
		};
		return { result, found: { versionId: version.id, result, snapshots: pages.fresh } };
	},
	async save(tx, write, { versionId: id, result, snapshots }, { sessionId }) {
		const current = await lockVersion(tx, id);
		requireReplaceable(current, current.research !== null);
		for (const snapshot of snapshots) await storeSnapshot({ tx, write }, sessionId, snapshot);
		await write.update(versions, { id, version: "any" }, { research: result });
	},
});

/** How long the run has taken so far, waits included; in seconds with one decimal. */
async function secondsSince({ run, db }: RunTask): Promise<number> {
	const from = Date.parse(run.startedAt ?? run.createdAt);
	const now = (await databaseTime(db)).getTime();
	return Math.round(Math.max(0, now - from) / 100) / 10;
}

/** One research per session and root cause: whoever asks for it joins it. */
function researchKey(sessionId: string, rootCause: string): string {
	return `research/${sessionId}/${createHash("sha256").update(rootCause).digest("hex").slice(0, 16)}`;
}

/**
 * Starts or joins the research of a root cause: the given one, or the one that the session was finalized with. A cause
 * that a client brings along with its path is finalized first, as `finalize` would. Throws NOT_READY without cause and
 * path, and in a session without a tree; DECIDED when a closed version has its research already.
 */
export async function startResearch(
	caller: RunCaller,
	tx: Transaction,
	write: Writer,
	asked: z.infer<typeof StartResearch>,
): Promise<RunRow> {
	const { sessionId, provider, again } = asked;
	const session = await requireChangeable(tx, caller.person, sessionId, { lock: true });
	const rootCause = asked.rootCause ?? session.rootCause;
	const given = asked.whysPath?.length ? asked.whysPath : session.whysPath;
	if (!rootCause || !given) throw missing();
	const version = await findVersionOfCause(tx, sessionId, rootCause);
	const whysPath = version?.whysPath ?? pathToRootCause(rootCause, given);
	if (version === null) {
		const { valid, message } = validateRootCause(rootCause);
		if (!valid) throw new CodedError("INVALID_INPUT", message);
		if (given.length < firstFinalWhy || session.rootQuestion === null) throw missing();
		await finalizeRootCause(caller, tx, write, { sessionId, rootCause, whysPath, provider });
	}
	if (version && (again || (await startedResearch(tx, sessionId, rootCause)) === null))
		requireReplaceable(version, version.hasResearch);
	return await research.start(caller, tx, { sessionId, rootCause, whysPath }, { provider, again });
}

/** The research that was started for a root cause, in whatever state; null before anybody has. */
export async function startedResearch(
	db: Executor,
	sessionId: string,
	rootCause: string | null,
): Promise<{ id: string; status: string } | null> {
	if (rootCause === null) return null;
	const [row] = await db
		.select({ id: run.id, status: run.status })
		.from(run)
		.where(eq(run.key, researchKey(sessionId, rootCause)));
	return row ?? null;
}

type Found = Omit<ResearchResult, "versionNumber" | "timeElapsed" | "pages" | "search">;

/** Rechecks each quote. A finding whose quote is not at its place is not sure, and one that is no quote says so. */
function withCheckedQuotes(found: Found, sources: readonly Source[]): Found {
	const finding = (each: Finding): Finding => {
		const quote = each.quote && verifyQuote(each.quote, sources);
		return { ...each, quote, confidence: quote?.verified === false ? "low" : each.confidence };
	};
	const groups = Object.keys(findingGroups) as (keyof typeof findingGroups)[];
	const findings = { ...found.findings };
	for (const group of groups) {
		const ofGroup = findings[group];
		if (ofGroup) findings[group] = ofGroup.map(finding);
	}
	const validation = found.validation.map((each) => ({
		...each,
		contradiction: each.contradiction && verifyQuote(each.contradiction, sources),
	}));
	const nearest = found.nearest?.map(({ gap, quotes }) => ({
		gap,
		quotes: quotes.map((quote) => verifyQuote(quote, sources)),
	}));
	return { ...found, findings, validation, nearest };
}
