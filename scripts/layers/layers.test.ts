import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { circles } from "./circles.ts";
import { crossedFeatures } from "./features.ts";
import { misplacedNames } from "./names.ts";

const root = join(import.meta.dirname, "../..");
const risk = "packages/domain/src/risk";
const router = "packages/trpc/src/risk/router";
const web = "apps/web/src/features/risk/matrix";

const forbidden: [file: string, text: string, says: string][] = [
	[`${risk}-c.ts`, "export const now = Date.now();", "takes the instant or the value as an argument"],
	[`${risk}-d.ts`, "export const now = new Date();", "takes the instant or the value as an argument"],
	[`${risk}-e.ts`, "export const chance = Math.random();", "takes the instant or the value as an argument"],
	[`${risk}-f.ts`, "export const now = performance.now();", "global variable performance"],
	[`${risk}-g.ts`, 'export const answer = fetch("/");', "global variable fetch"],
	[`${risk}-h.ts`, 'import { readFile } from "node:fs";', "Node.js builtin module"],
	["packages/consultant/src/read/a.ts", "export const now = new Date();", "takes the instant or the value"],
	["packages/ui/src/a.ts", 'import { zoneOf } from "@throughline/domain/risk";', "knows no domain nouns"],
	[`${router}-c.ts`, 'import "../../../../apps/api/src/server.ts";', "Import another package by its name"],
	[
		`${router}-d.ts`,
		'import { db } from "../../../db/src/connect.ts";',
		"Import another package by its name",
	],
	[`${router}-e.ts`, "export const now = new Date();", "databaseTime() of the database"],
	["apps/api/src/ai/a.ts", 'import OpenAI from "openai";', "apps/api/src/ai/vendors"],
	["apps/api/src/b.ts", "export const began = Date.now();", "performance.now() for how long"],
	["apps/api/src/c.ts", "export const port = process.env.PORT;", "process.env"],
	["apps/api/src/d.ts", 'export const port = process["env"].PORT;', "process.env"],
	["apps/api/src/e.ts", 'import { env } from "node:process";', "Only apps/api/src/config.ts"],
	["apps/api/src/rest/a.ts", 'import { generateState } from "arctic";', "apps/api/src/auth"],
	["apps/api/src/auth/a.ts", 'import OpenAI from "openai";', "apps/api/src/ai/vendors"],
	["apps/api/src/ai/vendors/a.ts", 'import { Lucia } from "lucia";', "apps/api/src/auth"],
	["apps/api/src/f.ts", 'import { db } from "../../../packages/db/src/connect.ts";', "by its name"],
	[`${web}-b.ts`, 'import { appRouter } from "@throughline/trpc/router";', "write `import type`"],
	[`${web}-c.ts`, 'export { appRouter } from "@throughline/trpc/router";', "write `import type`"],
	[`${web}-d.ts`, 'export const red = "#e11d48";', "packages/ui/src/tokens.css"],
	[`${web}-e.tsx`, 'export const red = <b className="text-[#e11]" />;', "packages/ui/src/tokens.css"],
	[`${web}-f.ts`, "export const red = `rgb(200 0 0)`;", "packages/ui/src/tokens.css"],
	["packages/ui/src/a.css", "a { color: oklch(0.7 0.1 20) }", "packages/ui/src/tokens.css"],
	["packages/ui/src/b.css", "a { color: #e11d48 }", "packages/ui/src/tokens.css"],
];

const allowed: [file: string, text: string][] = [
	[`${risk}-y.ts`, 'import { z } from "zod"; export const day = new Date("2026-01-01");'],
	[
		`${risk}.test.ts`,
		'import { readFileSync } from "node:fs"; import { it } from "vitest"; it.each([Date.now()]);',
	],
	[`${router}-y.ts`, 'import { risk } from "@throughline/db/schema/risk";'],
	["packages/ui/src/y.ts", 'import { csvOf } from "@throughline/domain/value/spreadsheet";'],
	[`${web}-y.ts`, 'import type { AppRouter } from "@throughline/trpc/router";'],
	[`${web}-z.ts`, 'export const link = "/programs#risks"; export const text = "issue #12";'],
	["apps/api/src/auth/y.ts", 'import { generateState } from "arctic";'],
	["apps/api/src/ai/vendors/anthropic.ts", 'import type Anthropic from "@anthropic-ai/sdk";'],
	["apps/api/src/config.ts", "export const env = process.env;"],
	["apps/api/src/http/log.ts", "export const time = Date.now();"],
	["packages/ui/src/tokens.css", ":root { --red: #e11d48 }"],
	["packages/ui/src/y.css", "/* was #e11d48 */ a { color: var(--red) }"],
	["scripts/anything.ts", 'import "../apps/api/src/server.ts"; process.env.CI;'],
];

/** What each package may depend on of ours. An import of anything else finds nothing, and does not pass the type check. */
test.each([
	["packages/domain", []],
	["packages/consultant", ["domain"]],
	["packages/ui", ["domain"]],
	["packages/db", ["domain"]],
	["packages/trpc", ["consultant", "db", "domain"]],
	["apps/api", ["consultant", "db", "domain", "trpc"]],
	["apps/web", ["domain", "trpc", "ui"]],
])("%s depends on no layer above it", async (folder, layers) => {
	const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
	const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
	const ours = declared.filter((name) => name.startsWith("@throughline/")).sort();
	expect(ours).toEqual(layers.map((layer) => `@throughline/${layer}`));
});

describe("what Biome reads", () => {
	const messages = new Map<string, string[]>();

	beforeAll(async () => {
		const folder = await mkdtemp(join(tmpdir(), "throughline-layers-"));
		for (const path of ["biome.json", "scripts/lint"])
			await cp(join(root, path), join(folder, path), { recursive: true });
		for (const [file, text] of [...forbidden, ...allowed]) {
			await mkdir(dirname(join(folder, file)), { recursive: true });
			await writeFile(join(folder, file), `${text}\n`);
		}
		const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
		const lint = [biome, "lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=github"];
		const { stdout } = await promisify(execFile)(process.execPath, lint, { cwd: folder }).catch(
			(thrown: { stdout: string }) => thrown,
		);
		for (const line of stdout.split("\n")) {
			const [, title = "", path = "", message = ""] =
				/^::\w+ title=([^,]+),file=([^,]+),.*?::(.*)$/.exec(line) ?? [];
			if (!/noRestricted|noProcessEnv|noNodejsModules|plugin/.test(title)) continue;
			const file = path.slice(path.indexOf(folder) + folder.length + 1);
			messages.set(file, [...(messages.get(file) ?? []), message]);
		}
		await rm(folder, { recursive: true });
	}, 60_000);

	test.each(forbidden)("%s may not hold: %s", (file, _, says) => {
		expect(messages.get(file)).toContainEqual(expect.stringContaining(says));
	});

	test.each(allowed)("%s may hold: %s", (file) => {
		expect(messages.get(file)).toBeUndefined();
	});
});

test.each([
	['import { Chart } from "../kpi/chart.tsx";', "The feature risk may not import the feature kpi"],
	['const { Chart } = await import("../kpi/chart.tsx");', "The feature risk may not import the feature kpi"],
	['import { Route } from "../../routes/programs.tsx";', "may not import a route"],
])("a feature may not hold: %s", (text, says) => {
	const [violation] = crossedFeatures(`${web}.tsx`, text);
	expect(violation?.message).toContain(says);
});

test("a feature may import its own parts, and a route a feature", () => {
	expect(crossedFeatures(`${web}.tsx`, 'import { Cell } from "./cell.tsx";')).toEqual([]);
	const route = 'import { Matrix } from "../features/risk/matrix.tsx";';
	expect(crossedFeatures("apps/web/src/routes/programs.tsx", route)).toEqual([]);
});

const inDomain = (file: string, imported: string): [string, string] => [
	`packages/domain/src/${file}`,
	`import { it } from "${imported}";`,
];
const riskToKpi = inDomain("risk/score.ts", "../kpi/band.ts");
const kpiToTask = inDomain("kpi/band.ts", "../task/day.ts");
const taskToRisk = inDomain("task/day.ts", "../risk/zone.ts");

test("folders that import each other are named, also when others stand between them", () => {
	const found = circles(new Map([riskToKpi, kpiToTask, taskToRisk]));
	expect(found.map(({ file }) => file)).toEqual([riskToKpi[0], kpiToTask[0], taskToRisk[0]]);
	expect(found[0]?.message).toContain("packages/domain/src/risk imports kpi, which imports it back");
});

test("folders in a row, files beside folders and tests are no circle", () => {
	const texts = new Map([
		riskToKpi,
		kpiToTask,
		inDomain("task/day.test.ts", "../risk/zone.ts"),
		inDomain("task/week.ts", "../risk.ts"),
		inDomain("risk.ts", "./task/day.ts"),
	]);
	expect(circles(texts)).toEqual([]);
});

test.each([
	{ file: "packages/domain/src/utils.ts", says: "does not say what is inside" },
	{ file: "apps/web/src/shell/date-helpers.ts", says: "does not say what is inside" },
	{ file: "packages/domain/src/danger.ts", says: '"danger" is not an area' },
	{ file: "packages/db/src/schema/risks.ts", says: '"risks" is not an area' },
	{ file: "packages/trpc/src/hazard/router.ts", says: '"hazard" is not an area' },
	{ file: "apps/api/src/rest/risks.ts", says: '"risks" is not an area' },
	{ file: "apps/web/src/features/risk-matrix/matrix.tsx", says: '"risk-matrix" is not an area' },
])("$file is a name that nobody would look for", ({ file, says }) => {
	expect(misplacedNames([file]).map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
});

test("an area has its name in all five places", () => {
	const files = [
		"packages/domain/src/stage-gate.ts",
		"packages/domain/src/stage-gate/stage-gate.test.ts",
		"packages/domain/src/risk/zone.ts",
		"packages/db/src/schema/stage-gate.ts",
		"packages/trpc/src/stage-gate/router.ts",
		"packages/trpc/src/procedure.ts",
		"apps/api/src/rest/stage-gate.ts",
		"apps/web/src/features/stage-gate/review/review-dialog.tsx",
		"apps/web/src/routes/index.tsx",
	];
	expect(misplacedNames(files)).toEqual([]);
});
