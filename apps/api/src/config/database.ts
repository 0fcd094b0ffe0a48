import type { z } from "zod";
import { optional, url } from "./variable.ts";

/** Where the database is. */
export type DatabaseConfig =
	| { kind: "embedded" }
	| {
			kind: "external";
			/** As the role that the product runs with. */
			url: string;
			/** As the role that owns the tables, for migrations and a restore; the same address where one role does both. */
			migrationUrl: string;
	  };

const postgresUrl = url(["postgres:", "postgresql:"]);

/** The variables behind it, for the shape of the environment. */
export const databaseVariables = {
	DATABASE_URL: optional(postgresUrl),
	MIGRATION_DATABASE_URL: optional(postgresUrl),
};
type Variables = z.infer<z.ZodObject<typeof databaseVariables>>;

/** What is wrong between these variables; reads the raw values, so that it is listed beside what is wrong in one. */
export function databaseMistakes(raw: Record<string, string | undefined>): string[] {
	if (!raw.MIGRATION_DATABASE_URL?.trim() || raw.DATABASE_URL?.trim()) return [];
	return [
		"DATABASE_URL must be set too: MIGRATION_DATABASE_URL only names the role that owns the tables of that database",
	];
}

export function databaseConfig({ DATABASE_URL, MIGRATION_DATABASE_URL }: Variables): DatabaseConfig {
	if (!DATABASE_URL) return { kind: "embedded" };
	return { kind: "external", url: DATABASE_URL, migrationUrl: MIGRATION_DATABASE_URL ?? DATABASE_URL };
}
