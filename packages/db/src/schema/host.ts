import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SnapshotRows } from "../trash/snapshot-rows.ts";
import { person } from "./account.ts";
import { createdAt, instant, maximumLength, primaryId, saysSomething } from "./columns.ts";

/**
 * The answer that was given to a write with an `Idempotency-Key`, so that the same write again gets the
 * same answer. `response` is null while the first one is still under way.
 */
export const idempotencyKey = pgTable(
	"idempotency_key",
	{
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		key: text().notNull(),
		requestHash: text().notNull(),
		response: jsonb().$type<unknown>(),
		createdAt: createdAt(),
	},
	(table) => [
		primaryKey({ name: "idempotency_key_pk", columns: [table.personId, table.key] }),
		index("idempotency_key_created_at_index").on(table.createdAt),
		saysSomething("idempotency_key_key_length", table.key, maximumLength.name),
	],
);

/** How often a bucket (a rule and whom it counts) was used in the window that began at `windowStart`. */
export const rateLimit = pgTable(
	"rate_limit",
	{
		bucket: text().notNull(),
		windowStart: instant().notNull(),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: "rate_limit_pk", columns: [table.bucket, table.windowStart] }),
		index("rate_limit_window_start_index").on(table.windowStart),
		saysSomething("rate_limit_bucket_length", table.bucket, maximumLength.line),
		check("rate_limit_count_not_negative", sql`${table.count} >= 0`),
	],
);

/** What Undo puts back: a deleted object and every row that went with it, as `trash/snapshot.ts` has them. */
export const deletedObject = pgTable(
	"deleted_object",
	{
		id: primaryId(),
		/** Who deleted it; null once that person is gone. */
		personId: uuid().references(() => person.id, { onDelete: "set null" }),
		objectType: text().notNull(),
		objectId: text().notNull(),
		title: text().notNull(),
		programId: uuid(),
		rows: jsonb().$type<SnapshotRows>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("deleted_object_person_id_index").on(table.personId),
		index("deleted_object_created_at_index").on(table.createdAt),
		saysSomething("deleted_object_type_length", table.objectType, maximumLength.code),
		saysSomething("deleted_object_id_length", table.objectId, maximumLength.name),
	],
);
