import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { licenceExpression } from "./licences.ts";

/** A package that the product needs to run, on some platform. */
export type Dependency = {
	/** Its package URL, such as `pkg:npm/%40trpc/server@11.19.0`. */
	purl: string;
	/** With its scope. */
	name: string;
	version: string;
	/** SHA-512 of its archive in hexadecimal, as the lock file records it. */
	sha512: string;
	/** An SPDX expression. */
	licence: string;
	author: string | null;
	/** Where it lies; null for one that serves one platform only, whose licence is that of the package that brings it. */
	folder: string | null;
	/** Whether a package of ours names it. */
	direct: boolean;
	/** The package URLs of what it needs itself, sorted. */
	needs: string[];
};

type Locked = {
	metadata: { component: { "bom-ref": string } };
	components: {
		purl: string;
		group?: string;
		name: string;
		version: string;
		externalReferences: { type: string; hashes?: { alg: string; content: string }[] }[];
	}[];
	dependencies: { ref: string; dependsOn: string[] }[];
};

type Installed = { license: string; author?: string; paths: string[] };

const root = join(import.meta.dirname, "../..");

async function pnpm(...args: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("pnpm", args, {
		cwd: root,
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === "win32",
	});
	return stdout;
}

/**
 * Every production dependency of the lock file, sorted by package URL: the same list on every platform.
 * @throws when the lock file has one without a SHA-512 hash or without a licence to be found.
 */
export async function readDependencies(): Promise<Dependency[]> {
	const [sbom, licences] = await Promise.all([
		pnpm("sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--prod", "--lockfile-only"),
		pnpm("--recursive", "licenses", "list", "--prod", "--json"),
	]);
	const { metadata, components, dependencies }: Locked = JSON.parse(sbom);
	const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn.toSorted()]));
	const direct = new Set(needs.get(metadata.component["bom-ref"]));
	const installed = readInstalled(Object.values<Installed[]>(JSON.parse(licences)).flat());
	const licenceOf = (purl: string): (InstalledPackage & { everywhere: boolean }) | undefined => {
		const entry = installed.get(purl);
		if (entry && !entry.isForOnePlatform) return { ...entry, everywhere: true };
		const bringer = [...needs].find(([ref, needed]) => needed.includes(purl) && installed.has(ref))?.[0];
		const brought = bringer === undefined ? undefined : licenceOf(bringer);
		return brought && { ...brought, everywhere: false };
	};
	return components
		.map(({ purl, group, name, version, externalReferences }) => {
			const sha512 = externalReferences
				.flatMap(({ hashes }) => hashes ?? [])
				.find(({ alg }) => alg === "SHA-512")?.content;
			const licence = licenceOf(purl);
			if (!sha512 || !licence) throw new Error(`${purl} has no ${sha512 ? "licence" : "SHA-512 hash"}.`);
			return {
				purl,
				name: group ? `${group}/${name}` : name,
				version,
				sha512,
				licence: licenceExpression(purl, licence.licence),
				author: licence.author,
				folder: licence.everywhere ? licence.folder : null,
				direct: direct.has(purl),
				needs: needs.get(purl) ?? [],
			};
		})
		.sort(({ purl: one }, { purl: other }) => (one < other ? -1 : 1));
}

type InstalledPackage = {
	licence: string;
	author: string | null;
	folder: string;
	isForOnePlatform: boolean;
};

/** The packages of node_modules by package URL. */
function readInstalled(listed: Installed[]): Map<string, InstalledPackage> {
	const packages = new Map<string, InstalledPackage>();
	for (const { license: licence, author = null, paths } of listed) {
		for (const folder of paths) {
			const { name, version, os, cpu } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
			const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
			packages.set(purl, { licence, author, folder, isForOnePlatform: Boolean(os ?? cpu) });
		}
	}
	return packages;
}
