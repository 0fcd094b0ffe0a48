import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const lock = readFileSync(join(import.meta.dirname, "../../pnpm-lock.yaml"), "utf8");

/** The versions of a package that the lock holds. */
const versionsOf = (name: string): string[] =>
	[...lock.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'(]+)/gm)].flatMap(([, found, version]) =>
		found === name && version ? [version] : [],
	);

test("The lock holds mammoth from 1.11 on: earlier ones follow what a document names", () => {
	const versions = versionsOf("mammoth");
	expect(versions).not.toEqual([]);
	for (const version of versions) {
		const [major = 0, minor = 0] = version.split(".").map(Number);
		expect(major * 1_000 + minor, version).toBeGreaterThanOrEqual(1_011);
	}
});

test("The lock holds the maintained fork of xlsx, and not the abandoned package", () => {
	expect(versionsOf("@e965/xlsx")).not.toEqual([]);
	expect(versionsOf("xlsx")).toEqual([]);
});

test("The lock names no address: packages come from the registry that is configured", () => {
	expect(lock.match(/\b[a-z+]+:\/\/\S+/g)).toBeNull();
	expect(lock).not.toContain("tarball:");
});
