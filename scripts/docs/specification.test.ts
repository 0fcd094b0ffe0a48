import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = ["docs/specification.md", "docs/trust.md"].map((page) =>
	readFileSync(join(root, page), "utf8"),
);

/** The short paths of the page, as its table of them has it. The longest match wins. */
const short: Record<string, string> = {
	"web/": "apps/web/src/",
	"features/": "apps/web/src/features/",
	"web-tests/": "apps/web/tests/",
	"journeys/": "apps/web/journeys/",
	"api/": "apps/api/src/",
	"api-tests/": "apps/api/tests/",
	"trpc/": "packages/trpc/src/",
	"trpc-tests/": "packages/trpc/tests/",
	"domain/": "packages/domain/src/",
	"db/": "packages/db/src/",
	"db-tests/": "packages/db/tests/",
	"ui/": "packages/ui/src/",
	"ui-tests/": "packages/ui/tests/",
};

function whole(path: string): string {
	const start = Object.keys(short).find((each) => path.startsWith(each));
	return join(root, start ? short[start] + path.slice(start.length) : path);
}

const rows = pages
	.join("\n")
	.split("\n")
	.filter((line) => line.startsWith("| "));
const isFile = /^[\w./{}$-]+\.(?:tsx?|mjs|json|md|css)$/;

test("Every file that the walk through the specification names is there", () => {
	const files = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
	const named = files.filter((name) => isFile.test(name));
	expect(named.length).toBeGreaterThan(400);
	expect(named.filter((name) => !existsSync(whole(name)))).toEqual([]);
});
