import { type Connection, connect } from "@throughline/db/connect";
import { person } from "@throughline/db/schema";
import { createTestDatabase } from "@throughline/db/testing/database";
import type { Person, Role } from "@throughline/domain/account";
import { eq } from "drizzle-orm";
import { offlineConsultant } from "../src/consultant/offline-advisors.ts";
import { readTyped } from "../src/consultant/reading/read-typed.ts";
import type { ChangeFeed, Context, Log, RunFeed } from "../src/context.ts";
import { offlineAgents } from "../src/orchestrator/offline-agents.ts";
import type { Advisors, Serving } from "../src/ports/advisors.ts";
import type { AiProviderDesk } from "../src/ports/ai-provider-desk.ts";
import type { DocumentReader } from "../src/ports/document-reader.ts";
import type { PageReader } from "../src/ports/page-reader.ts";
import type { WebSearchDesk } from "../src/ports/web-search-desk.ts";
import { createCaller } from "../src/router.ts";
import { openRuns, type RunEngine, type RunHandlers } from "../src/run/engine/engine.ts";
import { runHandlers } from "../src/run-handlers.ts";
import { playbookFiles } from "./playbook-files.ts";

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const noChanges: ChangeFeed = { position: "", async *subscribe() {} };
const noRuns: RunFeed = { async *follow() {} };
const offline = offlineConsultant();
export const offlineServing: Serving = {
	providers: [{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null }],
	preferred: "offline",
	strategist: () => offline,
	researcher: () => offline,
	agents: () => offlineAgents,
};
/** Advisors of whom the offline consultant serves what `others` does not. */
export const advisorsWith = (others: Partial<Serving>): Advisors => ({
	serving: async () => ({ ...offlineServing, ...others }),
	cases: offline,
	async close() {},
});
export const offlineOnly = advisorsWith({});
/** In this world no provider is known: apps/api/tests/ai-provider has some. */
const noDesk: AiProviderDesk = {
	describe: () => [],
	addressMistake: async () => null,
	seal() {
		throw new Error("There are no keys in this world");
	},
	test: async () => ({ passed: false, model: null, lines: [] }),
	models: async () => [],
};

/** No web search is set up in this world: apps/api/tests/web-search has some. */
export const noSearch: WebSearchDesk = {
	describe: () => ({
		kind: null,
		state: "off",
		variable: null,
		keyStored: false,
		baseUrl: null,
		version: 1,
		changedBy: null,
		changedAt: null,
	}),
	addressMistake: async () => null,
	seal() {
		throw new Error("There are no keys in this world");
	},
	test: async () => ({ passed: false, message: "No web search is set up." }),
	searcher: () => null,
};

/** Reads what was typed here and now. */
export const texts: DocumentReader = {
	readText: async (text) => readTyped(text),
	async read() {
		throw new Error("There are no files in this world");
	},
	async discard() {},
	async close() {},
};

/** A web in which nothing is to be read. */
export const noPages: PageReader = {
	async readPage(address) {
		throw new Error(`${address} is not to be read in this world`);
	},
};

/** A database of its own with one person per role, and the procedures called as any of them. */
export async function createWorld(options?: { demo?: boolean }) {
	const database = await createTestDatabase(options);
	const { db } = database;
	const people: Record<Role, Person> = {
		Admin: await addPerson("Admin"),
		Editor: await addPerson("Editor"),
		Contributor: await addPerson("Contributor"),
		Viewer: await addPerson("Viewer"),
	};

	async function addPerson(role: Role): Promise<Person> {
		const [row] = await db
			.insert(person)
			.values({ issuer: "https://id.test", subject: role, firstName: role, lastName: "Example", role })
			.returning();
		if (!row) throw new Error("no person");
		return row;
	}

	let calls = 0;
	/** Whoever it is, in a call of its own. */
	function as(who: Role | null, overrides: Partial<Context> = {}) {
		return createCaller({
			db,
			bulkDb: db,
			person: who && people[who],
			scope: "write",
			sessionPublicId: null,
			requestId: `request-${++calls}`,
			address: "192.0.2.1",
			writing: null,
			idempotencyKey: null,
			log: silent,
			changes: noChanges,
			runs: working?.engine ?? noRuns,
			advisors: offlineOnly,
			desk: noDesk,
			searchDesk: noSearch,
			playbooks: playbookFiles,
			texts,
			...overrides,
		});
	}

	let working: { connection: Connection; engine: RunEngine } | undefined;

	/** Lets this world work on runs, with the product's own handlers unless others are given. */
	async function work(
		handlers: RunHandlers = runHandlers({
			advisors: offlineOnly,
			reader: texts,
			pages: noPages,
			searches: noSearch,
		}),
	): Promise<RunEngine> {
		const connection = connect(database.url, { max: 6 });
		const engine = await openRuns({ ...connection, handlers, log: silent });
		working = { connection, engine };
		return engine;
	}

	return {
		...database,
		people,
		as,
		work,
		async drop() {
			await working?.engine.close();
			await working?.connection.close();
			await database.drop();
		},
		async remember(who: Role) {
			const [row] = await db.select().from(person).where(eq(person.id, people[who].id));
			return row;
		},
	};
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The coded refusal that a call meets; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>) {
	const { CodedError } = await import("../src/error.ts");
	const error = await call.then(
		() => {
			throw new Error("the call was not refused");
		},
		(thrown: unknown) => thrown,
	);
	if (error instanceof Error && error.cause instanceof CodedError) {
		return { code: error.cause.code, message: error.cause.message, ...error.cause.detail };
	}
	throw error;
}
