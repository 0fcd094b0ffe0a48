import { standardWeek, type Weekday } from "@throughline/domain/task/calendar/working-week";
import { type AnyColumn, sql } from "drizzle-orm";
import { boolean, type CheckBuilder, check, customType, integer, numeric, uuid } from "drizzle-orm/pg-core";
import { newId } from "../id.ts";

const timestamptz = customType<{ data: string; driverData: string }>({
	dataType: () => "timestamp (3) with time zone",
	fromDriver: isoInstant,
});

/** PostgreSQL's text for an instant as ISO 8601: by position, since every session is in UTC; a list has thousands. */
export function isoInstant(value: string): string {
	if (value.length > 26 || value[10] !== " " || !value.endsWith("+00")) return new Date(value).toISOString();
	const time = value.slice(11, -3);
	return `${value.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, "0")}Z`;
}

/** A moment: `timestamptz(3)` in the database, an ISO-8601 UTC string with milliseconds in TypeScript. */
export function instant() {
	return timestamptz();
}

/** Primary key: a UUIDv7 made in code, so that keys sort by creation and are known before the insert. */
export function primaryId() {
	return uuid().primaryKey().$defaultFn(newId);
}

/** Money in its program's currency: exact, two decimals, below 100 trillion; a decimal string in TypeScript. */
export function money() {
	return numeric({ precision: 16, scale: 2 });
}

/** When a row came to be. */
export function createdAt() {
	return instant().notNull().default(sql`now()`);
}

/**
 * The three columns of every editable row. `version` counts changes from 1 and is what a writer must
 * have read; who updates adds 1 to it. `updatedAt` follows by itself.
 */
export function editable() {
	return {
		version: integer().notNull().default(1),
		createdAt: createdAt(),
		updatedAt: instant()
			.notNull()
			.default(sql`now()`)
			.$onUpdate(() => sql`now()`),
	};
}

/** On which days of the week there is work: Monday to Friday unless said otherwise. */
export function workingDays() {
	return {
		monday: boolean().notNull().default(standardWeek.monday),
		tuesday: boolean().notNull().default(standardWeek.tuesday),
		wednesday: boolean().notNull().default(standardWeek.wednesday),
		thursday: boolean().notNull().default(standardWeek.thursday),
		friday: boolean().notNull().default(standardWeek.friday),
		saturday: boolean().notNull().default(standardWeek.saturday),
		sunday: boolean().notNull().default(standardWeek.sunday),
	};
}

/** Longest texts, in characters. They stop abuse; the shapes of the domain may ask for less. */
export const maximumLength = { code: 40, name: 200, line: 500, address: 2_000, prose: 20_000 } as const;

/** A text that says something: not blank, at most `maximum` characters. Null passes. */
export function saysSomething(name: string, column: AnyColumn, maximum: number): CheckBuilder {
	return check(name, sql`${column} ~ '\\S' and length(${column}) <= ${sql.raw(String(maximum))}`);
}

/** At most `maximum` characters; blank is allowed. Null passes. */
export function atMost(name: string, column: AnyColumn, maximum: number): CheckBuilder {
	return check(name, sql`length(${column}) <= ${sql.raw(String(maximum))}`);
}

/** One of a closed set of words. Null passes. */
export function oneOf(name: string, column: AnyColumn, words: readonly string[]): CheckBuilder {
	return check(name, sql`${column} in (${sql.raw(words.map(quoted).join(", "))})`);
}

/** From `low` to `high`, both included. Null passes. */
export function between(name: string, column: AnyColumn, low: number, high: number): CheckBuilder {
	return check(name, sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`);
}

/** A number of at least nothing. PostgreSQL sorts NaN above every number, so it is refused by name. */
export function notNegative(name: string, column: AnyColumn): CheckBuilder {
	return check(name, sql`${column} >= 0 and ${column} <> 'NaN'`);
}

/** A number that can be computed with: neither NaN nor infinite. */
export function finite(name: string, column: AnyColumn): CheckBuilder {
	return check(name, sql`${column} not in ('NaN', 'Infinity', '-Infinity')`);
}

/** `last` is not before `first`. Passes while either is null. */
export function inOrder(name: string, first: AnyColumn, last: AnyColumn): CheckBuilder {
	return check(name, sql`${last} >= ${first}`);
}

/** Versions count from 1. */
export function countsFromOne(name: string, column: AnyColumn): CheckBuilder {
	return check(name, sql`${column} >= 1`);
}

/** Both null or both set. */
export function together(name: string, one: AnyColumn, other: AnyColumn): CheckBuilder {
	return check(name, sql`(${one} is null) = (${other} is null)`);
}

/** A JSON value of the given kind. Null passes. */
export function jsonKind(name: string, column: AnyColumn, kind: "object" | "array"): CheckBuilder {
	return check(name, sql`jsonb_typeof(${column}) = ${sql.raw(quoted(kind))}`);
}

/** There is work on one day of the week at least. */
export function hasWorkingDay(name: string, days: Record<Weekday, AnyColumn>): CheckBuilder {
	return check(
		name,
		sql`${days.monday} or ${days.tuesday} or ${days.wednesday} or ${days.thursday} or ${days.friday} or ${days.saturday} or ${days.sunday}`,
	);
}

function quoted(word: string): string {
	return `'${word.replaceAll("'", "''")}'`;
}
