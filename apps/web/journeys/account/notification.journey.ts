import { type APIRequestContext, expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { fromHere, post, removeProgram } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test("What becomes mine is told live under the bell, leads to its place, and is told no more once I do not want it", async ({
	page,
	browser,
}) => {
	await page.goto("/");
	await settled(page);
	const admin = await browser.newContext({ storageState: stateOf("Admin") });
	const me = await (await page.request.get("/api/auth/user")).json();
	const ownerId = await memberOf(admin.request, me.id);
	const name = `Told ${Date.now()}`;
	const { id: programId } = await post(admin.request, "/api/programs", { name });
	const assign = (title: string) =>
		post(admin.request, "/api/tasks", { programId, name: title, ownerId, endDate: tomorrow() });

	const bell = page.getByRole("button", { name: /^Notifications/ });
	await assign(`${name}: first`);
	await expect(bell).toHaveAccessibleName(/new$/);
	await bell.click();
	const list = page.getByRole("dialog", { name: "Notifications" });
	const entries = list.getByRole("listitem").filter({ hasText: `${name}: first` });
	await expect(entries).toHaveText([/^Due soon/, /^Assigned to you/]);
	await settled(page);
	expect(await findings(page)).toEqual([]);

	await entries.last().getByRole("button", { name: "Mark as read" }).click();
	await expect(entries.last().getByRole("button", { name: "Mark as unread" })).toBeVisible();
	await entries.first().getByRole("link").click();
	// The list is a dialog with these words too: the task's drawer comes once it has gone.
	await expect(list).toHaveCount(0);
	await expect(page.getByRole("dialog").filter({ hasText: `${name}: first` })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("combobox", { name: "Program" })).toHaveText(name);

	await page.goto("/?settings=notifications");
	const choice = page.getByRole("switch", { name: /^Assigned to me/ });
	const kept = page.waitForResponse((response) => response.url().includes("notification.preference.update"));
	await choice.click();
	await kept;
	await assign(`${name}: second`);
	await page.goto("/");
	await bell.click();
	await expect(list.getByRole("listitem").filter({ hasText: `${name}: second` })).toHaveText([/^Due soon/]);

	await page.request.put("/api/notifications/preferences", {
		data: [{ kind: "assigned", wanted: true }],
		headers: fromHere(),
	});
	await removeProgram(admin.request, programId);
	await admin.close();
});

/** The team member as whom this person signs in; a new one when there is none. */
async function memberOf(request: APIRequestContext, personId: string): Promise<string> {
	const team: { id: string; personId: string | null }[] = await (await request.get("/api/resources")).json();
	const known = team.find((member) => member.personId === personId);
	return known?.id ?? (await post(request, "/api/resources", { name: "Elena Rossi", personId })).id;
}
