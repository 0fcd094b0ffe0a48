import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";
import { showStated } from "../support/strategies.ts";

test.use({ storageState: stateOf("Editor") });
// Each of them is a whole walk.
test.describe.configure({ timeout: 120_000 });

const memo = fileURLToPath(new URL("../../../api/fixtures/board-memo.docx", import.meta.url));

/** Removes the walk that the page shows. */
async function remove(page: Page): Promise<void> {
	const session = /\/(?:whys-tree|research|analysis)\/([^/?]+)/.exec(page.url())?.[1];
	const headers = { origin: new URL(page.url()).origin };
	await page.request.delete(`/api/strategic-consultant/sessions/${session}`, { headers });
}

/** Goes on with the first option that the text states until the level. */
async function walkTo(page: Page, level: number): Promise<void> {
	await expect(page.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });
	for (let next = 2; next <= level; next++) {
		await page.getByRole("button", { name: "Continue to next Why" }).click();
		await expect(page.getByText(`Level ${next} of 5`)).toBeVisible();
		await expect(page.getByText(/^Option 1 of/)).toBeVisible({ timeout: 60_000 });
		await showStated(page);
	}
}

test("A board memo that is dropped leads by the whys to its research and the analysis, on another device too", async ({
	page,
	browser,
}) => {
	await page.goto("/strategic-consultant/input");
	const dropped = await page.evaluateHandle(
		([name, bytes]) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], name));
			return transfer;
		},
		["board-memo.docx", (await readFile(memo)).toString("base64")] as const,
	);
	const form = page.getByRole("form", { name: "What do you want to solve?" });
	await form.dispatchEvent("dragover", { dataTransfer: dropped });
	await form.dispatchEvent("drop", { dataTransfer: dropped });
	await expect(page.getByRole("list", { name: "Chosen files" })).toContainText("board-memo.docx");
	await page.getByRole("button", { name: "Start Analysis" }).click();

	await walkTo(page, 3);
	await expect(page.getByRole("complementary", { name: "Your path so far" })).toContainText("Why 2");
	const address = page.url();
	await page.reload();
	await expect(page.getByText("Level 3 of 5")).toBeVisible();
	expect(page.url()).toBe(address);
	await settled(page);
	expect(await findings(page)).toEqual([]);

	const cause = await page.getByRole("article").getByRole("heading").innerText();
	await page.getByRole("button", { name: "This is my root cause" }).click();
	await expect(page).toHaveURL(/\/research\//, { timeout: 60_000 });
	// The analysis opens by itself after a first research; who comes back reads in peace.
	await expect(page).toHaveURL(/\/analysis\//, { timeout: 60_000 });
	await page.goBack();
	await expect(page.getByText("Research complete")).toBeVisible();
	await expect(page.getByText(/Opening the strategic analysis/)).toHaveCount(0);
	await expect(page.getByRole("complementary", { name: "Your path so far" })).toContainText(cause);

	// From a fact to its place in the memo, and to what rests on it.
	await page
		.getByRole("link", { name: /^View source/ })
		.first()
		.click();
	const source = page.getByRole("dialog", { name: "board-memo.docx" });
	await expect(source.locator("mark")).toBeInViewport();
	await source.getByText("What rests on this").click();
	await settled(page);
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(source).toHaveCount(0);

	const other = await (await browser.newContext({ storageState: stateOf("Editor") })).newPage();
	await other.goto(page.url());
	await expect(other.getByText("Research complete")).toBeVisible();
	await other.getByRole("button", { name: /Five Whys/ }).click();
	await expect(other.getByText("Level 3 of 5")).toBeVisible();
	await other.context().close();

	await page.getByRole("button", { name: "Continue to Strategic Analysis" }).click();
	await expect(page).toHaveURL(/\/analysis\//);
	await remove(page);
});

test("A text is walked with the keyboard, on a phone, with one's own why and a cause that is turned away", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/strategic-consultant/input");
	await page.getByRole("button", { name: "Try it with a sample memo" }).click();
	await page.reload();
	await expect(page.getByLabel("Your text")).toHaveValue(/Zaragoza/);
	await page.getByRole("button", { name: "Start Analysis" }).click();
	await expect(page.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });
	await page.keyboard.press("ArrowRight");
	await expect(page.getByText(/^Option 2 of/)).toBeVisible();
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Level 2 of 5")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Level 3 of 5")).toBeVisible();
	await expect(page.getByText(/^Option 1 of/)).toBeVisible({ timeout: 60_000 });

	await page.getByLabel("Add your own Why").fill("It is the culture of the team");
	await page.getByRole("button", { name: "Add Custom Why" }).click();
	await expect(page.getByRole("article", { name: "It is the culture of the team" })).toBeVisible();
	await expect(page.getByText("No quote backs this option")).toBeVisible();
	await page.getByRole("button", { name: "This is my root cause" }).click();
	const dialog = page.getByRole("dialog", { name: "Cultural Observation Detected" });
	await expect(dialog).toContainText("market dynamics");
	await dialog.getByRole("button", { name: "Go Back" }).click();

	await page.getByRole("button", { name: "Edit this Why" }).click();
	await page.getByRole("textbox", { name: "Edit this Why" }).fill("Capacity was never planned");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByRole("article", { name: "Capacity was never planned" })).toBeVisible();
	await settled(page);
	expect(await findings(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
	await remove(page);
});

/** So long that the work on it can be watched. */
const longText = Array.from(
	{ length: 4_000 },
	(_, at) =>
		`Depot ${at} loses orders because truck ${at} leaves late. Truck ${at} leaves late because gate ${at} opens at ${at % 12} o'clock.`,
).join("\n");

test("What one tab has begun goes on after a reload, and a second tab arrives at the same place", async ({
	page,
	context,
}) => {
	await page.goto("/strategic-consultant/input");
	const headers = { origin: new URL(page.url()).origin };
	const analyzed = await page.request.post("/api/strategic-consultant/analyze", {
		data: { text: longText },
		headers,
	});
	const { sessionId } = await analyzed.json();
	const progress = async () =>
		await (await page.request.get(`/api/strategic-consultant/sessions/${sessionId}/progress`)).json();
	expect(await progress()).toMatchObject({ steps: [] });

	await page.goto(`/strategic-consultant/whys-tree/${sessionId}`);
	await expect(page.getByText("Generating Five Whys analysis...").first()).toBeVisible();
	await expect.poll(async () => (await progress()).steps.length, { timeout: 30_000 }).toBe(1);
	const begun = (await progress()).steps[0].run;
	await page.reload();
	const second = await context.newPage();
	await second.goto(page.url());
	for (const tab of [page, second]) {
		await expect(tab.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });
		await expect(tab.getByText(/^Option 1 of/)).toBeVisible();
	}
	const question = page.getByRole("heading", { level: 3 }).first();
	await expect(second.getByRole("heading", { level: 3 }).first()).toHaveText(await question.innerText());
	// One run, begun once, whoever came.
	expect((await progress()).steps).toMatchObject([
		{ step: "whys", run: { id: begun.id, edition: begun.edition, status: "succeeded" } },
	]);

	await second.close();
	await remove(page);
});
