import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const pages = ["CONTRIBUTING.md", "SECURITY.md", ...files.filter((file) => /^docs\/[^/]+\.md$/.test(file))];

/** All files and folders, as paths that begin and end with a slash. */
const places = `\n${[...new Set(files.flatMap((file) => [file, ...foldersOf(file)]))].map((path) => `/${path}/`).join("\n")}\n`;
/** Shortened as in the specification’s table of paths: `api-tests/…`. */
const isShort = /^(?:web|api|trpc|domain|db|ui)(?:-tests)?\//;
const isPath = /^(?:[\w@-][\w.@-]*\/)+[\w.-]*$|^\w[\w.-]*\.(?:tsx?|mjs|sql|sh|grit|css)$/;
/** No path of the working copy: what a run makes, a package, an address. */
const isElsewhere = /^(?:@|node_modules\/|eld\/|whys-tree\/)/;

/** Every word of the code. The rest of a page's words in code style are values, settings and commands. */
const words = new Set(
	files
		.filter(
			(file) =>
				/\.(?:tsx?|mjs|sql|ya?ml|json)$/.test(file) &&
				!file.includes("/meta/") &&
				existsSync(join(root, file)),
		)
		.flatMap((file) => read(file).match(/\w+/g) ?? []),
);
/** What the guide to an entity makes up, and what the code does without. */
const isNotOurs = /widget|^dangerouslySetInnerHTML$/i;
const isCodeName = /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$/;

describe.each(pages)("%s", (page) => {
	const prose = read(page).replaceAll(/```.*?```/gs, "");
	const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);

	test("names files and folders that are there", () => {
		const paths = quoted.filter(
			(text) => isPath.test(text) && !isShort.test(text) && !isElsewhere.test(text),
		);
		expect(paths.filter((path) => !places.includes(`/${path.replace(/\/$/, "")}/\n`))).toEqual([]);
	});

	test("links to pages that are there", () => {
		const links = [...prose.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
		expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
	});

	test("names what the code calls so", () => {
		const names = quoted
			.flatMap((text) => text.match(/\b\w+\b/g) ?? [])
			.filter((name) => isCodeName.test(name));
		expect(names.filter((name) => !words.has(name) && !isNotOurs.test(name))).toEqual([]);
	});
});

function foldersOf(file: string): string[] {
	const parts = file.split("/").slice(0, -1);
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
