import { expect, test } from "@playwright/test";
import { findings } from "./axe.ts";
import { open, type Screen, screens } from "./screens.ts";
import { stateOf } from "./sign-in.ts";

test.describe.configure({ mode: "parallel" });

/** A screen itself is looked at in every theme and width; a window, tab or state of it in one of these in turn. */
function isLookedAt(shown: Screen, theme: string, width: number): boolean {
	if (shown.window === undefined && !/[?&](?!view=)/.test(shown.path)) return true;
	return screens.indexOf(shown) % 4 === Number(theme === "dark") + 2 * Number(width === 360);
}

for (const theme of ["light", "dark"] as const) {
	for (const width of [360, 1280]) {
		test(`axe finds nothing on any screen, ${theme}, ${width} px`, async ({ browser }) => {
			test.setTimeout(240_000);
			const context = await browser.newContext({
				storageState: stateOf("Admin"),
				viewport: { width, height: 800 },
			});
			const page = await context.newPage();
			for (const shown of screens.filter((each) => isLookedAt(each, theme, width))) {
				await open(page, shown, theme);
				expect(await findings(page), shown.name).toEqual([]);
			}
			await context.close();
			const anonymous = await browser.newContext({ viewport: { width, height: 800 } });
			const publicPage = await anonymous.newPage();
			await open(publicPage, { path: "/auth?error=ACCESS_DENIED" }, theme);
			expect(await findings(publicPage), "auth").toEqual([]);
			await anonymous.close();
		});
	}
}
