import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	countsFromOne,
	createdAt,
	instant,
	maximumLength,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";

/** Something that a person should know of. */
export const notification = pgTable(
	"notification",
	{
		id: primaryId(),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		/** What it is about, and what a preference names: task-due, risk-raised, gate-decided, … */
		kind: text().notNull(),
		title: text().notNull(),
		body: text(),
		programId: uuid().references(() => program.id, { onDelete: "cascade" }),
		objectType: text(),
		objectId: text(),
		/** What a notice is given once for, such as `task-due/<id>/2026-11-21`; null: each time. */
		onceKey: text(),
		readAt: instant(),
		version: integer().notNull().default(1),
		createdAt: createdAt(),
	},
	(table) => [
		unique("notification_once_unique").on(table.personId, table.onceKey),
		index("notification_person_index").on(table.personId, table.createdAt, table.id),
		index("notification_unread_index").on(table.personId).where(sql`${table.readAt} is null`),
		index("notification_program_id_index").on(table.programId),
		index("notification_object_index").on(table.objectType, table.objectId),
		countsFromOne("notification_version_positive", table.version),
		saysSomething("notification_kind_length", table.kind, maximumLength.code),
		saysSomething("notification_title_length", table.title, maximumLength.line),
		atMost("notification_once_key_length", table.onceKey, maximumLength.name),
		atMost("notification_body_length", table.body, maximumLength.prose),
	],
);

/** Whether a person wants to be told of one kind of thing; without a row they do. */
export const notificationPreference = pgTable(
	"notification_preference",
	{
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		kind: text().notNull(),
		wanted: boolean().notNull(),
	},
	(table) => [
		primaryKey({ name: "notification_preference_pk", columns: [table.personId, table.kind] }),
		saysSomething("notification_preference_kind_length", table.kind, maximumLength.code),
	],
);
