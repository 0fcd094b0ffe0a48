import { expect, test } from "vitest";
import { readFacts } from "./facts.ts";
import { judgeNames } from "./names.ts";
import { judge } from "./rules.ts";

const messagesOf = (file: string, text: string): string[] =>
	judge(file, readFacts(file, text)).map(({ message }) => message);

const web = "apps/web/src/features/risk/matrix.tsx";

test.each([
	{
		file: "packages/domain/src/risk.ts",
		text: 'import { db } from "@throughline/db/connect";',
		says: "pass what it needs as an argument",
	},
	{
		file: "packages/domain/src/risk.ts",
		text: 'import type { Db } from "@throughline/db/connect";',
		says: "may not import @throughline/db",
	},
	{
		file: "packages/ui/src/structure/card.tsx",
		text: 'import { zoneOf } from "@throughline/domain/risk";',
		says: "knows no domain nouns",
	},
	{
		file: "packages/db/src/connect.ts",
		text: 'export { appRouter } from "@throughline/trpc/router";',
		says: "a use case in packages/trpc",
	},
	{
		file: "packages/db/src/connect.ts",
		text: 'export * from "@throughline/trpc/router";',
		says: "a use case in packages/trpc",
	},
	{
		file: "packages/trpc/src/router.ts",
		text: 'const server = await import("@throughline/api/server");',
		says: "name a port",
	},
	{
		file: "packages/trpc/src/router.ts",
		text: 'import server = require("@throughline/api/server");',
		says: "name a port",
	},
	{
		file: "packages/trpc/src/router.ts",
		text: 'const server = require("@throughline/api/server");',
		says: "name a port",
	},
	{
		file: "packages/trpc/src/router.ts",
		text: 'type Server = import("@throughline/api/server").Server;',
		says: "name a port",
	},
	{
		file: "packages/trpc/src/router.ts",
		text: 'import "../../../apps/api/src/server.ts";',
		says: "Import another package by its name, @throughline/api",
	},
	{
		file: "apps/api/src/server.ts",
		text: 'import "@throughline/ui/button";',
		says: "serves the built web app as files",
	},
	{
		file: "apps/api/src/server.ts",
		text: 'const it = await import("./" + name);',
		says: "Write the path out",
	},
	{ file: web, text: 'import { db } from "@throughline/db/connect";', says: "through the tRPC client" },
	{ file: web, text: 'import { appRouter } from "@throughline/trpc/router";', says: "write `import type`" },
	{
		file: web,
		text: 'import { type AppRouter } from "@throughline/trpc/router";',
		says: "write `import type`",
	},
	{ file: web, text: 'export { appRouter } from "@throughline/trpc/router";', says: "write `import type`" },
	{
		file: web,
		text: 'import { Chart } from "../kpi/chart.tsx";',
		says: "The feature risk may not import the feature kpi",
	},
	{ file: web, text: 'import { Route } from "../../routes/programs.tsx";', says: "may not import a route" },
	{
		file: "apps/web/src/app.css",
		text: '@import "../../../packages/db/x.css";',
		says: "Import another package by its name",
	},
	{
		file: "apps/api/src/rest/account.ts",
		text: 'import { generateState } from "arctic";',
		says: "apps/api/src/auth",
	},
	{
		file: "packages/trpc/src/consultant/ask.ts",
		text: 'import OpenAI from "openai";',
		says: "apps/api/src/ai/vendors/openai.ts",
	},
	{
		file: "apps/api/src/ai/vendors/openai.ts",
		text: 'import Anthropic from "@anthropic-ai/sdk";',
		says: "apps/api/src/ai/vendors/anthropic.ts",
	},
	{
		file: "apps/api/src/server.ts",
		text: "const port = process.env.PORT;",
		says: "Only apps/api/src/config.ts reads the environment",
	},
	{
		file: "apps/api/src/server.ts",
		text: 'const port = process["env"].PORT;',
		says: "Only apps/api/src/config.ts reads the environment",
	},
	{
		file: "apps/api/src/server.ts",
		text: 'import { env } from "node:process";',
		says: "Only apps/api/src/config.ts reads the environment",
	},
	{
		file: "packages/domain/src/risk.ts",
		text: "const now = Date.now();",
		says: "Take the instant or the value as an argument",
	},
	{
		file: "packages/domain/src/risk.ts",
		text: "const now = new Date();",
		says: "Take the instant or the value as an argument",
	},
	{
		file: "packages/trpc/src/risk/router.ts",
		text: "const now = new Date();",
		says: "this machine's clock, which may jump",
	},
	{
		file: "apps/api/src/server.ts",
		text: "const began = Date.now();",
		says: "performance.now() for how long something takes",
	},
	{
		file: "packages/domain/src/risk.ts",
		text: 'import { readFile } from "node:fs";',
		says: "no input or output",
	},
	{ file: web, text: 'const red = "#e11d48";', says: "packages/ui/src/tokens.css" },
	{ file: web, text: 'const red = <b className="text-[#e11]" />;', says: "The colour #e11 would stay" },
	{ file: web, text: "const red = `rgb(200 0 0)`;", says: "packages/ui/src/tokens.css" },
	{
		file: "packages/ui/src/styles.css",
		text: "a { color: oklch(0.7 0.1 20) }",
		says: "packages/ui/src/tokens.css",
	},
])("$file may not hold: $text", ({ file, text, says }) => {
	expect(messagesOf(file, text)).toEqual([expect.stringContaining(says)]);
});

test.each([
	{
		file: "packages/domain/src/risk.ts",
		text: 'import { z } from "zod"; const day = new Date("2026-01-01");',
	},
	{ file: "packages/trpc/src/risk/router.ts", text: 'import { risk } from "@throughline/db/schema/risk";' },
	{ file: web, text: 'import type { AppRouter } from "@throughline/trpc/router";' },
	{ file: web, text: 'export type { AppRouter } from "@throughline/trpc/router";' },
	{ file: web, text: 'import { Cell } from "./cell.tsx"; import { Button } from "@throughline/ui/button";' },
	{ file: "apps/web/src/routes/programs.tsx", text: 'import { Matrix } from "../features/risk/matrix.tsx";' },
	{ file: "apps/api/src/auth/sign-in.ts", text: 'import { generateState } from "arctic";' },
	{ file: "apps/api/src/config.ts", text: "const env = process.env;" },
	{ file: "packages/ui/src/tokens.css", text: ":root { --red: #e11d48 }" },
	{
		file: "packages/ui/src/tables/table.tsx",
		text: 'import { csvOf } from "@throughline/domain/value/spreadsheet";',
	},
	{ file: "packages/ui/src/styles.css", text: "/* was #e11d48 */ a { color: var(--red) }" },
	{ file: web, text: 'class A { #abc = 1 } const link = "/programs#risks"; const text = "issue #12";' },
	{ file: "scripts/anything.ts", text: 'import "../apps/api/src/server.ts"; process.env.CI;' },
])("$file may hold: $text", ({ file, text }) => {
	expect(messagesOf(file, text)).toEqual([]);
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
	expect(judgeNames([file]).map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
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
		"apps/web/src/features/stage-gate/review-dialog.tsx",
		"apps/web/src/routes/index.tsx",
	];
	expect(judgeNames(files)).toEqual([]);
});

test("of the API, a journey may import the choice of a port and nothing else", () => {
	const journey = "apps/web/journeys/product.ts";
	const port = 'import { freePort } from "../../api/src/database/free-port.ts";';
	expect(messagesOf(journey, port)).toEqual([]);
	expect(messagesOf("apps/web/src/main.tsx", port)).not.toEqual([]);
	expect(messagesOf(journey, 'import { connect } from "../../api/src/database/cluster.ts";')).not.toEqual([]);
});
