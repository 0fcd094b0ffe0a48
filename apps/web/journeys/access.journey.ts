import { expect, test } from "@playwright/test";
import { findings } from "./axe.ts";
import { open, screens } from "./screens.ts";
import { stateOf } from "./sign-in.ts";

for (const theme of ["light", "dark"] as const) {
	for (const width of [360, 1280]) {
		test(`axe finds nothing on any screen, ${theme}, ${width} px`, async ({ browser }) => {
			test.setTimeout(240_000);
			const context = await browser.newContext({
				storageState: stateOf("Admin"),
				viewport: { width, height: 800 },
			});
			const page = await context.newPage();
			for (const shown of screens) {
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
