import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const tests = ["src/**/*.test.ts", "tests/**/*.test.ts"];
const screens = ["src/**/*.test.tsx", "tests/**/*.test.tsx"];

/** A process reads the packages once for many files: what a test changes of them, it puts back. */
const onNode = {
	environment: "node" as const,
	isolate: false,
	// What is read of a text lives shortly: with V8's own room for that, a tenth of the time is spent on sweeping.
	execArgv: ["--max-semi-space-size=64"],
};

/** Node reads TypeScript itself, as in the product: through Vite each project would compile the packages again. */
const asTheProduct = { ...onNode, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Tests that need no page (those are named .test.tsx) and no database. */
const pure = (
	name: string,
	root: string,
	include = tests,
	reading: typeof onNode = asTheProduct,
): TestProjectConfiguration => ({
	// The limit only ends what hangs: these run at a low priority, on what others leave of the processors.
	test: { ...reading, name, root, include, testTimeout: 180_000 },
});

/**
 * Of what waits for other processes a second try tells a slow machine from a broken product; what needed one is named in
 * the output. The limits of time only end what hangs.
 */
const waiting = {
	retry: 1,
	testTimeout: 60_000,
	hookTimeout: 180_000,
	expect: { poll: { timeout: 30_000 } },
	setupFiles: `${import.meta.dirname}/scripts/testing/patience.ts`,
};

/** Tests on a real PostgreSQL, which the first of these projects starts for the whole run. */
const withDatabase = (
	name: string,
	root: string,
	include = tests,
	exclude: string[] = [],
): TestProjectConfiguration => ({
	test: {
		...asTheProduct,
		...waiting,
		name,
		root,
		include,
		exclude,
		globalSetup: `${import.meta.dirname}/scripts/testing/postgres.ts`,
	},
});

/** Tests of components by role and label, on a page. Files share the modules, and a setup file puts back what they keep. */
const components = { include: screens, environment: "jsdom", pool: "threads" } as const;

/** The React that people get: its development build draws the same at nearly twice the processor time. */
const builtReact = { oxc: { jsx: { development: false } }, env: { NODE_ENV: "production" } } as const;

export default defineConfig({
	test: {
		// On two processors. A test of a server waits for a third of its time, in which what runs beside it computes; each
		// further process reads the packages anew, for three seconds of processor time.
		maxWorkers: 2,
		projects: [
			pure("domain", "packages/domain"),
			pure("consultant", "packages/consultant"),
			withDatabase("db", "packages/db"),
			withDatabase("trpc", "packages/trpc"),
			withDatabase("api", "apps/api", tests, ["tests/faults/**"]),
			// What runs in a browser goes through Vite, as in the product.
			pure("ui-rules", "packages/ui", tests, onNode),
			{
				test: {
					...components,
					name: "ui",
					root: "packages/ui",
					isolate: false,
					testTimeout: 60_000,
					setupFiles: `${import.meta.dirname}/packages/ui/tests/each-part.ts`,
				},
			},
			pure("web-rules", "apps/web", tests, onNode),
			// Most of a screen's start is reading the app.
			{
				oxc: builtReact.oxc,
				test: {
					...components,
					env: builtReact.env,
					name: "web",
					root: "apps/web",
					isolate: false,
					retry: 1,
					setupFiles: `${import.meta.dirname}/apps/web/tests/each-screen.ts`,
				},
			},
			pure("scripts", "scripts", ["**/*.test.ts"]),
			// Real processes that are killed: not beside other tests of the same run, which would feel the load.
			{
				test: {
					...asTheProduct,
					...waiting,
					name: "faults",
					root: "apps/api",
					include: ["tests/faults/**/*.test.ts"],
					globalSetup: `${import.meta.dirname}/apps/api/tests/faults/started-folder.ts`,
					// A start takes seconds, and half a minute beside the journeys on a slow machine.
					testTimeout: 900_000,
					hookTimeout: 600_000,
				},
			},
		],
	},
});
