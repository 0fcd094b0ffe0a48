import type { Transaction } from "@throughline/db/connect";
import { playbookVersion } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { changedParts } from "@throughline/domain/playbook/changes";
import {
	NewPlaybook,
	PlaybookChange,
	PlaybookImport,
	type PlaybookVersion,
	summaryOf,
} from "@throughline/domain/playbook/library";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { PlaybookUse, UsedPlaybook } from "@throughline/domain/playbook/use";
import { PlaybookId, version } from "@throughline/domain/shape";
import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../context.ts";
import { CodedError, invalidInput } from "../error.ts";
import type { PlaybookFiles } from "../ports/playbook-files.ts";
import { reads, router, works } from "../procedure.ts";
import type { Writer } from "../writer.ts";
import { copyOf } from "./copy.ts";
import { playbooks as stored } from "./entity.ts";
import { findPlaybook, loadLibrary, shelvesOf } from "./library.ts";
import { type LibraryCall, storeChange, storeNew } from "./store.ts";
import { makeProgram } from "./use.ts";

const one = z.strictObject({ id: PlaybookId });

/** The library: what came with the product, and what the organisation adds to it or keeps in its place. */
export const playbookRouter = router({
	/** All of them, by English name. */
	list: reads("read").query(async ({ ctx }) => (await loadLibrary(await shelvesOf(ctx))).map(summaryOf)),

	get: reads("read")
		.input(one)
		.query(async ({ ctx, input }) => findPlaybook(await shelvesOf(ctx), input.id)),

	/**
	 * The states in which an own playbook was stored, the newest first, each with what it changed; none for a shipped one
	 * as it came.
	 */
	history: reads("read")
		.input(one)
		.query(async ({ ctx, input }): Promise<PlaybookVersion[]> => {
			const { version, savedAt, savedBy, content } = getTableColumns(playbookVersion);
			const states = await ctx.db
				.select({ version, savedAt, savedBy, content })
				.from(playbookVersion)
				.where(eq(playbookVersion.playbookId, input.id))
				.orderBy(desc(playbookVersion.version));
			const shipped = (await shelvesOf(ctx)).shipped.find(({ id }) => id === input.id);
			return states.map(({ content: state, ...row }, at) => {
				const before = states[at + 1]?.content ?? shipped;
				return { ...row, changes: before ? changedParts(before, state) : [] };
			});
		}),

	/** An own playbook as it was stored in a version. */
	versionOf: reads("read")
		.input(one.extend({ version }))
		.query(async ({ ctx, input }) => {
			const [row] = await ctx.db
				.select({ playbook: playbookVersion.content })
				.from(playbookVersion)
				.where(and(eq(playbookVersion.playbookId, input.id), eq(playbookVersion.version, input.version)));
			if (!row) throw new CodedError("NOT_FOUND", "This playbook has no such version");
			return row;
		}),

	exportYaml: reads("read")
		.input(one)
		.query(async ({ ctx, input }) => {
			const { playbook } = await findPlaybook(await shelvesOf(ctx), input.id);
			return await ctx.playbooks.write(playbook);
		}),

	/** Reads YAML and stores nothing: a playbook, or what is wrong with it by line. A mutation, since a file fits no address. */
	readYaml: works("write")
		.input(PlaybookImport.pick({ source: true }))
		.mutation(({ ctx, input }) => ctx.playbooks.read(input.source)),

	create: works("write")
		.input(NewPlaybook)
		.mutation(({ ctx, input }) => changeLibrary(ctx, (call) => storeNew(call, input.playbook))),

	/** Stores a copy under an id that is free. */
	copy: works("write")
		.input(one)
		.mutation(({ ctx, input }) =>
			changeLibrary(ctx, async (call) => {
				const { playbook } = await findPlaybook(call, input.id);
				const taken = new Set((await loadLibrary(call)).map((entry) => entry.id));
				return await storeNew(call, copyOf(playbook, taken));
			}),
		),

	/** Stores a playbook in the place of another; changing a shipped one makes it the organisation's own. */
	update: works("write")
		.input(PlaybookChange.extend({ id: PlaybookId }))
		.mutation(({ ctx, input: { id, ...change } }) =>
			changeLibrary(ctx, (call) => storeChange(call, id, change)),
		),

	/** Stores what a file holds. Throws INVALID_INPUT with its mistakes by line, and ALREADY_EXISTS unless it may replace. */
	importYaml: works("write")
		.input(PlaybookImport)
		.mutation(async ({ ctx, input: { source, replace, id, version } }) => {
			const playbook = await requireReadable(ctx.playbooks, source);
			return await changeLibrary(ctx, (call) =>
				replace ? storeChange(call, id ?? playbook.id, { version, playbook }) : storeNew(call, playbook),
			);
		}),

	/** Makes a program of a playbook: its work dated in the size, open roles, KPIs, benefits, risks and gate criteria. */
	use: works("write", { bulk: true })
		.input(PlaybookUse.extend({ playbookId: PlaybookId }))
		.output(UsedPlaybook)
		.mutation(({ ctx, input: { playbookId, ...use } }) =>
			changeLibrary(ctx, async (call) => makeProgram(call, await findPlaybook(call, playbookId), use)),
		),

	/** Deletes an own playbook; the shipped one behind it is there again. */
	delete: works("curate")
		.input(one.extend({ version: version.optional() }))
		.mutation(({ ctx, input }) =>
			changeLibrary(ctx, async (call) => {
				const { version } = await findPlaybook(call, input.id);
				if (version !== null) return await call.write.remove(stored, input);
				throw new CodedError("CONFLICT", "This playbook came with the product and cannot be deleted");
			}),
		),
});

type Changing = Pick<Context, "db" | "playbooks"> & {
	person: Person;
	commit<T>(work: (tx: Transaction, write: Writer) => Promise<T>): Promise<T>;
};

/** Changes the library, or what is made of it, in one transaction. */
async function changeLibrary<T>(ctx: Changing, work: (call: LibraryCall) => Promise<T>): Promise<T> {
	const { person } = ctx;
	const { shipped } = await shelvesOf(ctx);
	return await ctx.commit((db, write) => work({ db, person, shipped, write }));
}

/** The playbook that a file holds. Throws INVALID_INPUT with what is wrong, each with its line. */
async function requireReadable(files: PlaybookFiles, source: string): Promise<Playbook> {
	const { playbook, errors } = await files.read(source);
	if (playbook) return playbook;
	throw invalidInput(errors);
}
