import { MigrationError } from "@throughline/db/migration/migrate";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { explainFailure } from "./explain.ts";

const external = readConfig({
	DATABASE_URL: "postgres://ada:geheim@db.internal:5433/throughline",
	SESSION_SECRET: "s".repeat(32),
});
const embedded = readConfig({ DATA_DIR: "/srv/throughline" });
const full = Object.assign(new Error("could not extend file"), { code: "53100" });

test.each([
	{ what: "a statement", error: full },
	{ what: "a query of the driver above", error: new Error("Failed query", { cause: full }) },
	{
		what: "a server that does not start",
		error: new Error("FATAL: could not write: No space left on device"),
	},
])("a full disk met by $what is one sentence, without the password", ({ error }) => {
	expect(explainFailure(error, external)).toBe(
		"The disk of the database at db.internal:5433 is full. No data was lost: make room there, then start again.",
	);
	expect(explainFailure(error, embedded)).toContain("The disk that holds /srv/throughline/postgres is full.");
});

test("a migration that met a full disk is named", () => {
	const error = new MigrationError("failed", { cause: full, migration: "20990101000000_grow" });
	expect(explainFailure(error, external)).toContain('The migration "20990101000000_grow" was rolled back');
});

test("another failure is not a full disk", () => {
	expect(explainFailure(new MigrationError("failed: division by zero"), external)).toBe(
		"failed: division by zero",
	);
	const lost = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
	expect(explainFailure(lost, external)).toContain("cannot be reached");
});
