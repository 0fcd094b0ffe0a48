import { defineConfig } from "@playwright/test";
import { findChromium } from "./journeys/support/chromium.ts";

const browser = await findChromium();
// The processes of the run take the same one.
process.env.CHROMIUM_PATH = browser.executablePath;
process.env.JOURNEYS_RUN ??= String(process.pid);

const timed = ["**/lighthouse.journey.ts", "**/drag.journey.ts"];
const personal = "**/reading.journey.ts";
const quiet = "**/queries.journey.ts";

/** A journey ends before code pays for being optimised: a tenth of all that the browser takes. */
const forShortVisits = ["--js-flags=--no-maglev,--no-turbofan"];

export default defineConfig({
	testDir: "journeys",
	// What changes how a person reads waits until nobody else is that person, what counts requests until nobody else
	// writes; what measures time is a run of its own.
	projects: [
		{ name: "journeys", testMatch: "**/*.journey.ts", testIgnore: [personal, quiet, ...timed] },
		{ name: "personal", testMatch: personal, dependencies: ["journeys"] },
		{ name: "quiet", testMatch: quiet, dependencies: ["personal"] },
		{ name: "timed", testMatch: timed, use: { launchOptions: browser, reuseContext: false } },
	],
	globalSetup: "./journeys/support/global-setup.ts",
	// A folder for each run: Playwright empties it at the start, also under another run.
	outputDir: `test-results/${process.env.JOURNEYS_RUN}`,
	preserveOutput: "failures-only",
	workers: 2,
	fullyParallel: false,
	forbidOnly: true,
	// A second try tells a slow machine from a broken product; what needed one is named in the output.
	retries: 1,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [["./journeys/support/counts-reporter.ts"]],
	use: {
		baseURL: process.env.BASE_URL,
		browserName: "chromium",
		launchOptions: { ...browser, args: [...browser.args, ...forShortVisits] },
		// The next test of the same role has the page of the one before, emptied: a new process would compile the app anew.
		reuseContext: true,
		viewport: { width: 1280, height: 800 },
		locale: "en-US",
		// What moves is drawn frame by frame, by the processor: a third of what a page costs.
		contextOptions: { reducedMotion: "reduce" },
		// Recording costs a third of the time: the second try of what failed is recorded.
		trace: "on-first-retry",
	},
});
