import { expect, test } from "@playwright/test";
import { consultantReply } from "../../../api/tests/ai/fake/consultant.ts";
import { startFakeLocal } from "../../../api/tests/ai/fake/local.ts";
import { startFakeOpenAi } from "../../../api/tests/ai/fake/openai.ts";
import { slowlyWithin } from "../../../api/tests/ai/fake/small-context.ts";
import { startProduct } from "../support/product.ts";
import { skipWelcome } from "../support/sign-in.ts";
import { goToPlan } from "../support/strategies.ts";

const text = `Every fifth order leaves the warehouse a day late.
Orders are late because pickers search for stock that is not where the system says.
Pickers search because the warehouse system learns of a movement of stock hours after it happened.
Late orders cost us 180,000 dollars last year.`;

test("A model server of one's own is entered in Settings, tested, and leads a text to a program", async ({
	browser,
}) => {
	test.setTimeout(300_000);
	// A product of its own: a provider that is set up is preselected for everybody.
	const [fake, product] = await Promise.all([startFakeLocal(), startProduct()]);
	try {
		fake.answerWith(slowlyWithin(8_192, 20, consultantReply));
		const context = await browser.newContext({ baseURL: product.url });
		const page = await context.newPage();
		await skipWelcome(page);
		await page.goto("/auth?returnTo=/%3Fsettings%3Dai-providers");
		await page.getByRole("button", { name: "Sign in" }).click();
		await page.getByRole("button", { name: "Continue as Admin" }).click();

		const settings = page.getByRole("dialog", { name: "Settings" });
		await settings.getByRole("button", { name: "Change Local model" }).click();
		const form = settings.getByRole("form", { name: "Settings of Local model" });
		// Of a private network only what the operator names.
		await form.getByLabel("Base address").fill("http://10.0.0.5:8080/v1");
		await form.getByRole("button", { name: "Save changes" }).click();
		await expect(form.getByText(/^10\.0\.0\.5 is on a private network: .*PRIVATE_HOSTS/)).toBeVisible();
		await form.getByLabel("Base address").fill(fake.url);
		await form.getByLabel("Model", { exact: true }).fill("qwen3:14b");
		await form.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByText("Local model is saved", { exact: true })).toBeVisible();
		await settings.getByRole("button", { name: "Test connection to Local model" }).click();
		await expect(settings.getByRole("list", { name: "Connection test of Local model" })).toContainText(
			"Passed",
		);

		await page.goto("/strategic-consultant/input");
		await page.getByLabel("Your text").fill(text);
		await page.getByRole("button", { name: "Start Analysis" }).click();
		await expect(page.getByRole("heading", { name: "Why do orders leave late?" })).toBeVisible({
			timeout: 60_000,
		});
		const tree = page.url();
		await page
			.getByRole("button", { name: "Check the case" })
			.or(page.getByRole("link", { name: "Check the case" }))
			.click();
		await expect(page.getByText("Costs nothing: it runs on your own server.")).toBeVisible();
		await page.getByRole("button", { name: "Let Local model read it" }).click();
		const reading = page.getByRole("region", { name: "qwen3:14b reads it otherwise" });
		await expect(reading).toBeVisible({ timeout: 60_000 });
		await expect(reading.getByText(/ · cost nothing/)).toBeVisible();
		await reading.getByRole("button", { name: /^Dismiss: New link/ }).click();
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect(reading.getByRole("button", { name: /^Dismiss: New link/ })).toBeVisible();
		await reading.getByRole("button", { name: /^Accept: Risk/ }).click();
		await expect(page.getByRole("button", { name: /^Undo: Risk/ })).toBeVisible();
		await page.goto(tree);
		await goToPlan(page);
		await expect(page.getByRole("combobox", { name: /Made by/ })).toContainText("Local model");
		await page.getByRole("button", { name: "Integrate to EPM Suite" }).click();
		await expect(page.getByText("EPM Integration Complete!").first()).toBeVisible();
		await page.getByRole("link", { name: "Open program" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Dashboard");
		await context.close();
	} finally {
		await Promise.all([fake.stop(), product.stop()]);
	}
});

test("Whom a person chooses serves the strategy in every browser, and the configured vendor is never asked", async ({
	browser,
}) => {
	test.setTimeout(240_000);
	const [vendor, own] = await Promise.all([startFakeOpenAi(), startFakeLocal()]);
	own.answerWith(slowlyWithin(8_192, 5, consultantReply));
	const product = await startProduct({
		...{ OPENAI_API_KEY: "sk-journey", OPENAI_BASE_URL: vendor.url, OPENAI_MODEL: "gpt-5.6-sol" },
		...{ LOCAL_MODEL_URL: own.url, LOCAL_MODEL: "qwen3:14b", AI_PROVIDER: "openai" },
	});
	try {
		const enter = async () => {
			const page = await (await browser.newContext({ baseURL: product.url })).newPage();
			await skipWelcome(page);
			await page.goto("/auth?returnTo=/strategic-consultant/input");
			await page.getByRole("button", { name: "Sign in" }).click();
			await page.getByRole("button", { name: "Continue as Admin" }).click();
			await expect(page.getByLabel("Your text")).toBeVisible();
			return page;
		};
		const first = await enter();
		await first.getByLabel("Your text").fill(text);
		await expect(first.getByRole("combobox", { name: "Analyzed by" })).toContainText("GPT-5");
		await first.getByRole("combobox", { name: "Analyzed by" }).click();
		await first.getByRole("option", { name: /^Local model/ }).click();
		await first.getByRole("button", { name: "Start Analysis" }).click();
		await expect(first.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });

		const second = await enter();
		await second.goto(first.url());
		await expect(second.getByTitle("Who this comes from")).toHaveText("Local model · qwen3:14b");
		await goToPlan(second);
		await expect(second.getByTitle("Who this comes from")).toHaveText("Local model · qwen3:14b");
		expect(vendor.requests).toHaveLength(0);
		expect(own.requests.length).toBeGreaterThan(5);
		for (const context of browser.contexts()) await context.close();
	} finally {
		await product.stop();
		await Promise.all([vendor.stop(), own.stop()]);
	}
});
