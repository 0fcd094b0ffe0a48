import { roles, tokenScopes } from "@throughline/domain/account";
import { weekStarts } from "@throughline/domain/organisation/organisation";
import { dateForms, numberForms } from "@throughline/domain/value/writing";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { newId } from "../id.ts";
import {
	atMost,
	countsFromOne,
	createdAt,
	editable,
	instant,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
	together,
} from "./columns.ts";

/**
 * Somebody who signs in. The identity is `issuer` and `subject`, never the e-mail address; both are
 * null for a person who is named in data but has not signed in yet. `disabledAt` shuts them out.
 */
export const person = pgTable(
	"person",
	{
		id: primaryId(),
		issuer: text(),
		subject: text(),
		email: text(),
		firstName: text(),
		lastName: text(),
		profileImageUrl: text(),
		role: text({ enum: roles }).notNull().default("Viewer"),
		disabledAt: instant(),
		...editable(),
	},
	(table) => [
		unique("person_identity_unique").on(table.issuer, table.subject),
		index("person_email_index").on(sql`lower(${table.email})`),
		together("person_identity_complete", table.issuer, table.subject),
		saysSomething("person_issuer_length", table.issuer, maximumLength.address),
		saysSomething("person_subject_length", table.subject, maximumLength.line),
		saysSomething("person_email_length", table.email, 320),
		atMost("person_first_name_length", table.firstName, maximumLength.name),
		atMost("person_last_name_length", table.lastName, maximumLength.name),
		atMost("person_profile_image_url_length", table.profileImageUrl, maximumLength.address),
		oneOf("person_role_known", table.role, roles),
		countsFromOne("person_version_positive", table.version),
	],
);

/** How a person reads dates, numbers and calendars; null, or no row: as the organisation does. */
export const personPreference = pgTable(
	"person_preference",
	{
		personId: uuid()
			.primaryKey()
			.references(() => person.id, { onDelete: "cascade" }),
		dateForm: text({ enum: dateForms }),
		numberForm: text({ enum: numberForms }),
		firstDayOfWeek: text({ enum: weekStarts }),
	},
	(table) => [
		oneOf("person_preference_date_form_known", table.dateForm, dateForms),
		oneOf("person_preference_number_form_known", table.numberForm, numberForms),
		oneOf("person_preference_first_day_known", table.firstDayOfWeek, weekStarts),
	],
);

/**
 * One signed-in browser. `id` is the HMAC-SHA256 of the cookie's token with the session secret, so
 * that a leaked table signs nobody in; `publicId` is what the list of sessions shows.
 */
export const session = pgTable(
	"session",
	{
		id: text().primaryKey(),
		publicId: uuid().notNull().$defaultFn(newId),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		expiresAt: timestamp({ mode: "date", withTimezone: true, precision: 3 }).notNull(),
		createdAt: createdAt(),
		lastSeenAt: instant().notNull().default(sql`now()`),
		userAgent: text(),
		ipAddress: text(),
	},
	(table) => [
		unique("session_public_id_unique").on(table.publicId),
		index("session_person_id_index").on(table.personId),
		index("session_expires_at_index").on(table.expiresAt),
		saysSomething("session_id_length", table.id, maximumLength.name),
		atMost("session_user_agent_length", table.userAgent, maximumLength.address),
		atMost("session_ip_address_length", table.ipAddress, maximumLength.name),
	],
);

/**
 * What an external client sends as its bearer. Only the SHA-256 of the token is stored; `hint` is its
 * last four characters, by which its owner knows it again. A token with scope `read` never writes.
 */
export const personalAccessToken = pgTable(
	"personal_access_token",
	{
		id: primaryId(),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		name: text().notNull(),
		tokenHash: text().notNull(),
		hint: text().notNull(),
		scope: text({ enum: tokenScopes }).notNull(),
		expiresAt: instant(),
		lastUsedAt: instant(),
		revokedAt: instant(),
		createdAt: createdAt(),
	},
	(table) => [
		unique("personal_access_token_hash_unique").on(table.tokenHash),
		index("personal_access_token_person_id_index").on(table.personId),
		saysSomething("personal_access_token_name_length", table.name, maximumLength.name),
		saysSomething("personal_access_token_hash_length", table.tokenHash, maximumLength.name),
		check("personal_access_token_hint_length", sql`length(${table.hint}) = 4`),
		oneOf("personal_access_token_scope_known", table.scope, tokenScopes),
	],
);

/** A sign-in on its way to the identity provider and back. Used once, then deleted. */
export const signInAttempt = pgTable(
	"sign_in_attempt",
	{
		stateHash: text().primaryKey(),
		nonce: text().notNull(),
		codeVerifier: text().notNull(),
		/** Path on our own origin to which the person goes back. */
		returnTo: text().notNull(),
		expiresAt: instant().notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("sign_in_attempt_expires_at_index").on(table.expiresAt),
		atMost("sign_in_attempt_return_to_length", table.returnTo, maximumLength.address),
	],
);
