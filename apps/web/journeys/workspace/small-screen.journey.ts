import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Admin"), viewport: { width: 360, height: 740 } });

test("The menu lies over the content, keeps the focus, and closes after a choice, by Escape and by a click beside it", async ({
	page,
}) => {
	await page.goto("/");
	const menu = page.getByRole("dialog", { name: "Menu" });
	const toggle = page.getByRole("button", { name: "Open menu" });
	await expect(page.getByRole("complementary", { name: "Sidebar" })).toHaveCount(0);

	await toggle.click();
	await expect(menu).toBeVisible();
	for (let stop = 0; stop < 20; stop++) {
		await page.keyboard.press("Tab");
		expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(menu).toHaveCount(0);
	await expect(toggle).toBeFocused();

	await toggle.click();
	await page.mouse.click(340, 400);
	await expect(menu).toHaveCount(0);

	await toggle.click();
	await menu.getByRole("link", { name: "Timeline" }).click();
	await expect(menu).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timeline & Schedule");
	const header = page.getByRole("banner");
	await expect(header.getByRole("button", { name: "Search" })).toBeHidden();
	await expect(header.getByRole("button", { name: "Notifications" })).toBeHidden();
});

test("From 1024 px on the sidebar stands beside the content", async ({ page }) => {
	const sidebar = page.getByRole("complementary", { name: "Sidebar" });
	await page.setViewportSize({ width: 1023, height: 740 });
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
	await expect(sidebar).toHaveCount(0);
	await page.setViewportSize({ width: 1024, height: 740 });
	await expect(sidebar).toBeVisible();
});

test("A toast stands at the top of a small screen, and at the bottom right of a larger one, at most 420 px wide", async ({
	page,
}) => {
	await page.goto("/strategic-consultant/input");
	await page.getByRole("button", { name: "Start Analysis" }).click();
	const toasts = page.locator("[data-toasts]");
	await expect(toasts.getByText("Input required")).toBeVisible();
	await toasts.hover();
	expect(await toasts.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });

	await page.setViewportSize({ width: 1280, height: 740 });
	const box = await toasts.boundingBox();
	expect(box).toMatchObject({ x: 860, width: 420 });
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(370);
});

test("The bar at the foot leads to one's work, search, notifications and the programs, in a thumb's reach", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/?view=risks");
	const bar = page.getByRole("navigation", { name: "Quick access" });
	const targets = bar.getByRole("link").or(bar.getByRole("button"));
	await expect(targets).toHaveText([/^My work$/, /^Search$/, /^\d*\+?Notifications/, /^Program$/]);
	for (const target of await targets.all()) {
		const box = await target.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
	}

	await bar.getByRole("link", { name: "My work" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My work");
	await expect(bar.getByRole("link", { name: "My work" })).toHaveAttribute("aria-current", "page");
	await settled(page);
	expect(await findings(page)).toEqual([]);

	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(bar.getByRole("button", { name: "Search" })).toBeFocused();

	await bar.getByRole("button", { name: /^Notifications/ }).click();
	const notifications = page.getByRole("dialog", { name: "Notifications" });
	await settled(page);
	expect(await findings(page)).toEqual([]);
	const close = await notifications.getByRole("button", { name: "Close" }).boundingBox();
	expect(close?.height).toBeGreaterThanOrEqual(48);
	expect(close?.y).toBeGreaterThan(500);
	await notifications.getByRole("button", { name: "Close" }).click();
	await expect(notifications).toHaveCount(0);

	await bar.getByRole("button", { name: "Program" }).click();
	const programs = page.getByRole("dialog", { name: "Program" });
	await settled(page);
	expect(await findings(page)).toEqual([]);
	await programs.getByRole("option", { name: "Kassel Warehouse Automation" }).click();
	await expect(programs).toHaveCount(0);
	await expect(page.getByRole("combobox", { name: "Program" })).toHaveText("Kassel Warehouse Automation");
});

test("The bar covers nothing: the end of the page stands above it, and so does what floats", async ({
	page,
}) => {
	await page.goto("/?view=funding");
	const bar = page.getByRole("navigation", { name: "Quick access" });
	await settled(page);
	const top = (await bar.boundingBox())?.y ?? 0;
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const content = await page.getByRole("main").boundingBox();
	expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(top);
	// The selector leaves with the page, the title stays.
	await expect(page.getByRole("combobox", { name: "Program" })).not.toBeInViewport();
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	const tab = await page.getByRole("button", { name: "Session Context" }).boundingBox();
	expect((tab?.y ?? 0) + (tab?.height ?? 0)).toBeLessThan(top);
	expect(tab?.x).toBeGreaterThanOrEqual(336);

	await page.setViewportSize({ width: 740, height: 740 });
	await page.goto("/strategic-consultant/input");
	await page.getByRole("button", { name: "Start Analysis" }).click();
	const toasts = page.locator("[data-toasts]");
	await expect(toasts.getByText("Input required")).toBeVisible();
	const toast = await toasts.getByRole("listitem").boundingBox();
	expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test("Every window is closed and sent where a thumb is", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/?settings=profile");
	const settings = page.getByRole("dialog", { name: "Settings" });
	await settled(page);
	expect(await findings(page)).toEqual([]);
	const foot = settings.getByText("Close", { exact: true });
	const box = await foot.boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(48);
	expect(box?.y).toBeGreaterThan(500);
	await foot.click();
	await expect(settings).toHaveCount(0);

	await page.goto("/?view=risks&form=new");
	const risk = page.getByRole("dialog", { name: "Add Risk" });
	for (const name of ["Cancel", "Add Risk"]) {
		const action = await risk.getByRole("button", { name, exact: true }).boundingBox();
		expect(action?.height).toBeGreaterThanOrEqual(48);
		expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(640);
	}
	await expect(risk.getByText("Close", { exact: true })).toBeHidden();
});

/** What is in sight, can be pressed and is less than 44 px in one direction; words in a sentence may be. */
function tooSmall(page: Page): Promise<string[]> {
	return page.getByRole("main").evaluate((main) =>
		[...main.querySelectorAll<HTMLElement>("button, input, [role=combobox], [role=checkbox]")].flatMap(
			(part) => {
				const { top, bottom, left, right, width, height } = part.getBoundingClientRect();
				const [x, y] = [left + width / 2, top + height / 2];
				const isHit = (dx: number, dy: number) => part.contains(document.elementFromPoint(x + dx, y + dy));
				// Under the head, the bar or a picture of the plan it is not pressed.
				if (top < 140 || bottom > 660 || right > 360 || !isHit(0, 0) || part.closest(".gantt")) return [];
				const reaches = (one: boolean, other: boolean) => one && other;
				const high = height >= 44 || reaches(isHit(0, -21), isHit(0, 21));
				const wide = width >= 44 || reaches(isHit(-21, 0), isHit(21, 0)) || left < 22;
				return high && wide ? [] : [`${part.ariaLabel ?? part.textContent}: ${width} × ${height}`];
			},
		),
	);
}

test.describe("With a finger", () => {
	test.use({ hasTouch: true, isMobile: true });

	for (const path of [
		"my-work",
		"timeline",
		"timeline&display=list",
		"risks",
		"kpis&tab=details",
		"resources",
	])
		test(`what is pressed under ${path} is 44 px, and the page stays in its width`, async ({ page }) => {
			await page.goto(`/?view=${path}`);
			await settled(page);
			expect(await tooSmall(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		});

	test("a keyboard that lies over the page leaves a window its foot, and letters no phone zooms into", async ({
		page,
	}) => {
		await page.goto("/?view=risks&form=new");
		const risk = page.getByRole("dialog", { name: "Add Risk" });
		const field = risk.getByRole("textbox").first();
		await field.fill("The quay sinks");
		expect(await field.evaluate((element) => getComputedStyle(element).fontSize)).toBe("16px");
		await page.evaluate(() => {
			Object.defineProperty(window.visualViewport, "height", { value: 400, configurable: true });
			window.visualViewport?.dispatchEvent(new Event("resize"));
		});
		const send = risk.getByRole("button", { name: "Add Risk", exact: true });
		await expect.poll(async () => (await send.boundingBox())?.y).toBeLessThan(356);
		expect((await risk.boundingBox())?.y).toBeGreaterThanOrEqual(0);
	});

	test("the bar makes room for the keyboard while something is typed", async ({ page }) => {
		await page.goto("/?view=risks&tab=register");
		const bar = page.getByRole("navigation", { name: "Quick access" });
		await expect(bar).toBeVisible();
		const field = page.getByRole("searchbox").first();
		await field.tap();
		await expect(bar).toBeHidden();
		await field.blur();
		await expect(bar).toBeVisible();
	});
});

test("The welcome's two buttons show all their words at 360 px", async ({ page }) => {
	await page.addInitScript(() => localStorage.removeItem("throughline.welcome.seen"));
	await page.goto("/");
	const welcome = page.getByRole("dialog", { name: "Welcome to Throughline" });
	for (const name of ["I'll Explore Later", "Start Strategic Consultant"]) {
		const isWhole = (button: Element) => {
			const words = document.createRange();
			words.selectNodeContents(button);
			const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
			return text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom;
		};
		expect(await welcome.getByRole("button", { name }).evaluate(isWhole)).toBe(true);
	}
});

test("A title says in two lines what a phone has no room for in one, and what is scrolled to stands below the head", async ({
	page,
}) => {
	await page.goto("/?view=risks");
	await settled(page);
	const subtitle = page.getByText("What could go wrong, how likely, and what is done about it", {
		exact: true,
	});
	expect(await subtitle.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);
	const matrix = page.getByRole("tabpanel");
	await matrix.evaluate((part) => part.scrollIntoView({ block: "start" }));
	const head = await page.getByRole("heading", { level: 1 }).boundingBox();
	expect((await matrix.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
});

test("On a phone that lies on its side the head leaves with the page", async ({ page }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	await page.goto("/?view=risks");
	await settled(page);
	await page.evaluate(() => window.scrollTo(0, 400));
	await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});

test.describe("Read at twice the size", () => {
	test("a choice has its words side by side, and cards, lines and an open risk keep their buttons in sight", async ({
		page,
	}) => {
		await page.addInitScript(() =>
			document.addEventListener("DOMContentLoaded", () => {
				document.documentElement.style.fontSize = "200%";
			}),
		);
		for (const path of ["/programs", "/?view=resources", "/?view=timeline"]) {
			await page.goto(path);
			await settled(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
		}
		for (const segment of await page.getByRole("radio").all())
			expect(await segment.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);

		const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
		const iberia = programs.find(({ name }) => name === "Iberia Market Entry")?.id;
		await page.goto(`/?program=${iberia}&view=risks&tab=register`);
		await page.getByRole("button", { name: "View R-001" }).click();
		const risk = page.getByRole("dialog", { name: "R-001" });
		await expect(risk.getByRole("button", { name: "Close" }).first()).toBeInViewport({ ratio: 1 });
		expect(await risk.evaluate((window) => window.scrollWidth)).toBe(360);
	});

	const paths = ["my-work", "portfolio", "dashboard", "strategies", "timeline", "risks", "kpis", "funding"];
	for (const path of paths)
		test(`${path} stays in the width of a phone`, async ({ page }) => {
			await page.addInitScript(() =>
				document.addEventListener("DOMContentLoaded", () => {
					document.documentElement.style.fontSize = "200%";
				}),
			);
			await page.goto(`/?view=${path}`);
			await settled(page);
			await expect(page.getByRole("navigation", { name: "Quick access" })).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		});
});

test("Back closes what lies over the page, the top one first, and then leads on as ever", async ({
	page,
}) => {
	await page.goto("/?view=portfolio");
	const bar = page.getByRole("navigation", { name: "Quick access" });
	const sheet = page.getByRole("dialog", { name: "Notifications" });
	const open = () => bar.getByRole("button", { name: /Notifications/ }).click();

	// On the first page of a visit, too: there Back would leave the product.
	await open();
	await expect(sheet).toBeVisible();
	await page.goBack();
	await expect(sheet).toHaveCount(0);
	await expect(page).toHaveURL(/view=portfolio/);

	// What was closed by hand leaves nothing behind.
	await bar.getByRole("link", { name: "My work" }).click();
	await expect(page).toHaveURL(/view=my-work/);
	await open();
	await sheet.getByRole("button", { name: "Close" }).click();
	await expect(sheet).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/view=portfolio/);

	// A question over a drawer goes first, the drawer after it.
	await page.goto("/?view=risks&tab=register");
	await page.getByRole("row").nth(1).getByRole("button").first().click();
	const drawer = page.getByRole("dialog");
	await drawer.getByRole("button", { name: /^Delete/ }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("alertdialog")).toHaveCount(0);
	await expect(drawer).toBeVisible();
	await page.goBack();
	await expect(drawer).toHaveCount(0);
	await expect(page).toHaveURL(/view=risks/);
});

test("Back closes a menu, a list and a calendar, and leaves the window below them with what was typed", async ({
	page,
}) => {
	await page.goto("/?view=timeline&display=list&form=new");
	const form = page.getByRole("dialog", { name: "Add Task" });
	await form.getByRole("textbox", { name: /^Name/ }).fill("Dredge the harbour");
	for (const [open, role] of [
		[form.getByRole("combobox", { name: "Status" }), "listbox"],
		[form.getByRole("combobox", { name: "Owner" }), "listbox"],
		[form.getByRole("button", { name: "Choose date" }).first(), "grid"],
	] as const) {
		await open.click();
		await expect(page.getByRole(role)).toBeVisible();
		await page.goBack();
		await expect(page.getByRole(role)).toHaveCount(0);
	}
	await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("Dredge the harbour");

	await page.goto("/?view=portfolio");
	await page.getByRole("navigation", { name: "Quick access" }).getByRole("link", { name: "My work" }).click();
	await expect(page).toHaveURL(/view=my-work/);
	await page.getByRole("button", { name: /^Account of/ }).click();
	await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toHaveCount(0);
	await expect(page).toHaveURL(/view=my-work/);
	await page.goBack();
	await expect(page).toHaveURL(/view=portfolio/);
});

test("A first page whose menu was closed by hand is left by one step back", async ({ page }) => {
	await page.goto("/auth");
	await page.goto("/?view=timeline&display=list");
	const view = page.getByRole("button", { name: "View", exact: true });
	await view.click();
	await expect(page.getByRole("menu")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("menu")).toHaveCount(0);
	await page.goBack();
	await expect(page).not.toHaveURL(/view=timeline/);
});

test("The task list has each task whole in a thumb's reach: its name, its days, its status and its progress", async ({
	page,
}) => {
	const name = "Agree with the harbour office on the times of dredging and the place for the spoil";
	const programId = await makeProgram(page.request, "Thumb");
	await post(page.request, "/api/tasks", { programId, name, status: "In Progress", progress: 10 });
	await page.goto(`/?view=timeline&display=list&program=${programId}`);
	const row = page.getByRole("row", { name: new RegExp(name) });
	expect((await row.boundingBox())?.y).toBeLessThan(330);
	const title = row.getByRole("button", { name, exact: true }).getByText(name);
	expect(await title.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);
	const progress = row.getByRole("button", { name: /^Progress of / });
	const box = await progress.boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(44);
	expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
	await progress.click();
	await page.getByRole("menuitemradio", { name: "60%" }).click();
	await expect(page.getByText("Progress changed to 60%", { exact: true })).toBeVisible();
	await expect(row).toContainText("60%");
	await settled(page);
	expect(await findings(page)).toEqual([]);
	// In which order they come is said in the menu: there are no heads to press.
	await page.getByRole("button", { name: "View", exact: true }).click();
	await page.getByRole("menuitemradio", { name: "Progress" }).click();
	await expect(page).toHaveURL(/sort=progress/);
	await removeProgram(page.request, programId);
});

/** Whether an earliest or latest date is whole before the divider. */
function endsBefore(date: Element): boolean {
	const divider = document.querySelector(".gantt-divider")?.getBoundingClientRect();
	return divider !== undefined && date.getBoundingClientRect().right <= divider.left + divider.width / 2;
}

for (const role of ["Editor", "Contributor"] as const)
	test.describe(`With a phone of 800 px, as ${role}`, () => {
		test.use({ storageState: stateOf(role), viewport: { width: 360, height: 800 } });

		for (const theme of ["light", "dark"])
			test(`the plan begins in the upper 40 %, as a chart and as a list, ${theme}`, async ({ page }) => {
				await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
				await page.goto("/?view=timeline");
				await settled(page);
				await expect(page.getByRole("navigation", { name: "Quick access" })).toBeVisible();
				const line = page.locator(".gantt-outline [role=rowgroup] [role=row]").first();
				expect((await line.boundingBox())?.y).toBeLessThanOrEqual(320);
				for (const date of await page.locator(".gantt-reach > span").all())
					expect(await date.evaluate(endsBefore)).toBe(true);
				await page.goto("/?view=timeline&display=list");
				await settled(page);
				expect((await page.locator("[data-row]").first().boundingBox())?.y).toBeLessThanOrEqual(320);
			});

		test("what no longer stands above it is one press away", async ({ page }) => {
			await page.goto("/?view=timeline");
			await settled(page);
			await expect(page.getByRole("searchbox", { name: "Search tasks" })).toBeHidden();
			await page.getByRole("button", { name: "Search and filter" }).click();
			for (const name of ["Saved views", "Filter"])
				await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
			await page.getByRole("searchbox", { name: "Search tasks" }).fill("customers");
			await expect(page.getByRole("button", { name: "Remove filter “customers”" })).toBeVisible();
			await page.getByRole("button", { name: "Marks" }).click();
			await page.getByRole("switch", { name: "Critical path" }).click();
			await expect(page).toHaveURL(/critical=on/);
			expect(await findings(page)).toEqual([]);
			await page.keyboard.press("Escape");
			await page.getByRole("combobox", { name: "Zoom" }).click();
			await page.getByRole("option", { name: "Month" }).click();
			await expect(page).toHaveURL(/zoom=month/);
			const words = page.getByText("Editors and Admins change it.");
			if (role === "Editor") await expect(words).toHaveCount(0);
			else {
				await page.getByRole("button", { name: "What you can do here" }).click();
				await expect(words.filter({ visible: true })).toBeVisible();
			}
		});
	});
