import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { demoStrategy, open, type Screen, screens, settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.describe.configure({ mode: "parallel" });

type Look = { theme: "light" | "dark"; width: number; at: "everything" | "contrast" };
const looks: Look[] = [
	{ theme: "light", width: 1280, at: "everything" },
	{ theme: "dark", width: 360, at: "everything" },
	{ theme: "dark", width: 1280, at: "contrast" },
];

/** `npm run audit` looks at everything; each test run at a sample, because axe reads a whole screen each time. */
const audits = process.env.AUDIT !== undefined;
const looksAtEach = 4;

/** A screen of its own, in place of a window, tab or state of one. */
const isWhole = ({ window, prepare, path }: Screen) =>
	window === undefined && prepare === undefined && !/[?&](?!view=)/.test(path);

/** The sample is of what the demo holds: a strategy of its own takes minutes to make, and has its journeys. */
const shownHere = screens.filter(
	({ path }, index) => audits || (index % looksAtEach === 0 && !path.replace(demoStrategy, "").includes("{")),
);

/** A screen itself is audited in every theme and width, everything else wide or narrow, in turn. */
function looksAt(shown: Screen, index: number): Look[] {
	if (audits && isWhole(shown)) return looks;
	return looks.slice(index % 2).slice(0, 1);
}

/** Opens a screen once, and looks at it as often as asked: theme and width change under it, as they do for people. */
async function look(page: Page, shown: Screen, wanted: Look[]): Promise<void> {
	for (const [turn, { theme, width, at }] of wanted.entries()) {
		await page.setViewportSize({ width, height: 800 });
		if (turn === 0) await open(page, shown, theme);
		await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
		await settled(page);
		expect(await findings(page, at), `${shown.name}, ${theme}, ${width} px`).toEqual([]);
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await settled(page);
	// What measures its own box draws itself anew a moment after the window has changed.
	const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
	await expect.poll(wide, `${shown.name} is wider than 360 px`).toBeLessThanOrEqual(360);
}

for (const half of [0, 1]) {
	test(`On no screen axe finds anything, and none scrolls sideways at 360 px: half ${half + 1} of them`, async ({
		browser,
	}) => {
		test.setTimeout(audits ? 900_000 : 300_000);
		const context = await browser.newContext({ storageState: stateOf("Admin") });
		const page = await context.newPage();
		for (const [index, shown] of shownHere.entries()) {
			if (index % 2 === half) await look(page, shown, looksAt(shown, Math.floor(index / 2)));
		}
		await context.close();
	});
}

test("axe finds nothing on the sign-in page", async ({ page }) => {
	await look(page, { name: "auth", path: "/auth?error=ACCESS_DENIED" }, looks);
});
