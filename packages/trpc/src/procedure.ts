import type { Transaction } from "@throughline/db/connect";
import { asKind } from "@throughline/db/limits/kind";
import { allows, type Permission, type Role } from "@throughline/domain/account";
import { initTRPC } from "@trpc/server";
import { withChosenIds, withStoredId } from "./consultant/session/chosen-id.ts";
import type { Context } from "./context.ts";
import { CodedError, toCoded } from "./error.ts";
import { once } from "./once.ts";
import { subscribers } from "./subscribers.ts";
import { transformer } from "./transformer.ts";
import { Writer } from "./writer.ts";
import { writtenFor } from "./writing.ts";

const t = initTRPC
	.context<Context>()
	.meta<{ permission: Permission; secretAnswer?: boolean; sessionOnly?: boolean; bulk?: boolean }>()
	.create({
		transformer,
		// A development build would send stack traces to clients.
		isDev: false,
		sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
		errorFormatter({ shape, error, ctx }) {
			const coded = toCoded(error);
			return {
				...shape,
				message: coded.message,
				data: { httpStatus: coded.status, ...coded.body(ctx?.requestId) },
			};
		},
	});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** The calls that name strategy sessions: see chosen-id.ts. */
const namesSessions = /^(?:consultant|run|search)\./;

/**
 * Lets the call through when the caller may make it, and turns whatever it throws into one coded error; the log gets
 * the cause of what nobody foresaw. One middleware, because each costs every call a copy of its context.
 */
const admitted = t.middleware(async ({ ctx, next, meta, path, type, getRawInput }) => {
	const { person } = ctx;
	if (!person) throw new CodedError("UNAUTHENTICATED", "Sign in to go on").toTRPC();
	const forbidden = whyForbidden(person.role, ctx, meta, type);
	if (forbidden !== null) throw new CodedError("FORBIDDEN", forbidden).toTRPC();
	const db = meta?.bulk ? ctx.bulkDb : ctx.db;
	const ids = namesSessions.test(path);
	let input: Promise<unknown> | undefined;
	const storedInput = () => (input ??= getRawInput().then((raw) => withStoredId(ctx.db, person, raw)));
	const answer = () =>
		asKind(path, () => next({ ctx: { person, db }, ...(ids && { getRawInput: storedInput }) }));
	const result = type === "query" ? await writtenFor(ctx.writing, answer) : await answer();
	if (result.ok) return ids ? { ...result, data: withChosenIds(person, result.data) } : result;
	const error = toCoded(result.error);
	if (error.code === "INTERNAL") {
		ctx.log.error({ err: error.detail.cause ?? error, path, requestId: ctx.requestId }, "procedure failed");
	}
	throw error.toTRPC();
});

function whyForbidden(
	role: Role,
	{ scope, sessionPublicId }: Pick<Context, "scope" | "sessionPublicId">,
	{ permission, sessionOnly }: { permission?: Permission; sessionOnly?: boolean } = {},
	type: string,
): string | null {
	if (!permission || !allows(role, permission)) return `Your role (${role}) does not allow this`;
	if (type === "mutation" && scope === "read") return "This access token may only read";
	if (sessionOnly && sessionPublicId === null) return "An access token cannot do this. Sign in in a browser.";
	return null;
}

/**
 * Runs the call in one transaction that a refusal rolls back, and answers a repeated `Idempotency-Key` with what the
 * first call answered. `ctx.db` is the transaction, `ctx.write` the way to change rows.
 */
const transacted = admitted.unstable_pipe(async ({ ctx, next, path, meta, getRawInput }) => {
	const { person } = ctx;
	const key = ctx.idempotencyKey;
	// Before the transaction: it may look up a session, and whoever holds one connection must not wait for another.
	const given = await getRawInput();
	const input = key === null ? undefined : given;
	const attempt = { personId: person.id, key, path, input, secretAnswer: meta?.secretAnswer ?? false };
	return await ctx.db.transaction((tx) =>
		once(tx, attempt, async () => {
			const write = new Writer(tx, person, ctx.requestId);
			const result = await next({ ctx: { db: tx, person, write } });
			// Thrown, so that the transaction rolls back.
			if (!result.ok) throw result.error;
			await write.finish(subscribers);
			return result;
		}),
	);
});

/**
 * Runs the call without a transaction of its own: what takes long must hold none. `ctx.commit` opens one for a part of
 * it; a repeated `Idempotency-Key` gets that part's first answer.
 */
const committing = admitted.unstable_pipe(async ({ ctx, next, path, meta, getRawInput }) => {
	const { person } = ctx;
	const key = ctx.idempotencyKey;
	const input = key === null ? undefined : await getRawInput();
	const attempt = { personId: person.id, key, path, input, secretAnswer: meta?.secretAnswer ?? false };
	const commit = async <T>(work: (tx: Transaction, write: Writer) => Promise<T>): Promise<T> => {
		const { data } = await ctx.db.transaction((tx) =>
			once(tx, attempt, async () => {
				const write = new Writer(tx, person, ctx.requestId);
				const data = await work(tx, write);
				await write.finish(subscribers);
				return { ok: true as const, data };
			}),
		);
		return data;
	};
	return await next({ ctx: { person, commit } });
});

/** The start of a query or subscription: `reads("read").input(…).query(…)`. `bulk`: it may read many rows. */
export const reads = (permission: Exclude<Permission, "public">, { bulk = false }: { bulk?: boolean } = {}) =>
	t.procedure.meta({ permission, bulk }).use(admitted);

/**
 * The start of a mutation: `writes("write").input(…).mutation(…)`. With `secretAnswer` the answer is given once and
 * not kept for its `Idempotency-Key`; `bulk`: it may change many rows.
 */
export const writes = (
	permission: Exclude<Permission, "public">,
	{ secretAnswer = false, bulk = false }: { secretAnswer?: boolean; bulk?: boolean } = {},
) => t.procedure.meta({ permission, secretAnswer, bulk }).use(transacted);

/**
 * The start of a mutation that decides who may come in and how far: people, sessions, tokens, limits. It takes a
 * signed-in session; an access token does its owner's work, and whoever stole one neither locks its owner out nor makes
 * it last.
 */
export const managesAccess = (
	permission: Exclude<Permission, "public">,
	{ secretAnswer = false }: { secretAnswer?: boolean } = {},
) => t.procedure.meta({ permission, secretAnswer, sessionOnly: true }).use(transacted);

/**
 * The start of a mutation that starts or joins a run and waits for it: `works("write").input(…).mutation(…)`. Its
 * writes go through `ctx.commit`, once per call. `bulk`: they may change many rows; `sessionOnly`: an access token cannot.
 */
export const works = (
	permission: Exclude<Permission, "public">,
	{ bulk = false, sessionOnly = false }: { bulk?: boolean; sessionOnly?: boolean } = {},
) => t.procedure.meta({ permission, bulk, sessionOnly }).use(committing);
