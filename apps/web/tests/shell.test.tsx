import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sidebarWidth } from "../src/shell/shell-state.ts";
import { viewAddress, withoutProgram } from "./address.ts";
import { overview, programOf, summary } from "./data/portfolio.ts";
import { personOf, serve } from "./fake-server.ts";
import { openScreen, startApp } from "./render-screen.tsx";

const portfolio = {
	"program.list": () => [programOf(1)],
	"dashboard.summary": () => summary,
	"dashboard.overview": () => overview,
};

const sidebar = () => within(screen.getByRole("complementary", { name: "Sidebar" }));

describe("The sidebar", () => {
	test("names all ten views with their descriptions, in the specified order", async () => {
		serve("Viewer", portfolio);
		await openScreen("/");
		const links = within(screen.getByRole("list", { name: "Views" })).getAllByRole("link");
		expect(
			links.map((link) => [...link.querySelectorAll("span span")].map((part) => part.textContent)),
		).toEqual([
			["Dashboard", "Program overview"],
			["Strategic Decisions", "Strategy analysis & EPM"],
			["Timeline", "Schedule & tasks"],
			["Stage Gates", "Milestone checkpoints"],
			["KPIs", "Performance metrics"],
			["Risks", "Risk management"],
			["Benefits", "Value realization"],
			["Funding", "Budget & expenses"],
			["Resources", "Team management"],
			["AI Orchestrator", "Multi-agent AI system"],
		]);
		expect(sidebar().getByText("Strategic EPM")).toBeDefined();
	});

	test("has the playbooks, which belong to no program, in a list of their own", async () => {
		serve("Viewer", portfolio);
		await openScreen("/");
		const link = within(screen.getByRole("list", { name: "Library" })).getByRole("link", {
			name: /^Playbooks/,
		});
		expect(withoutProgram(link.getAttribute("href"))).toBe("/?view=playbooks");
	});

	test("has Strategic Consultant, Settings and Logout lead where they should", async () => {
		serve("Viewer", portfolio);
		await openScreen("/?view=risks");
		const address = (name: RegExp) =>
			withoutProgram(sidebar().getByRole("link", { name }).getAttribute("href"));
		expect(address(/^Strategic Consultant/)).toBe("/strategic-consultant/input");
		expect(address(/^Settings/)).toBe("/?view=risks&settings=profile");
		expect(address(/^Logout/)).toBe("/api/logout");
	});

	test("remembers that it is collapsed, and every view keeps its name", async () => {
		serve("Viewer", portfolio);
		await openScreen("/");
		await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar" }));
		expect(sidebarWidth.get()).toBe("collapsed");
		expect(sidebar().getByRole("link", { name: "Stage Gates" })).toBeDefined();
		act(() => sidebarWidth.set(null));
	});

	test("is closed at first on a small screen, and closes once a view is chosen", async () => {
		const wide = window.matchMedia;
		vi.stubGlobal("matchMedia", (query: string) => ({ ...wide(query), matches: false }));
		serve("Viewer", portfolio);
		await openScreen("/");
		expect(screen.queryByRole("complementary", { name: "Sidebar" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
		const menu = await screen.findByRole("dialog", { name: "Menu" });
		await userEvent.click(within(menu).getByRole("link", { name: /^Timeline/ }));
		await screen.findByRole("heading", { level: 1, name: "Timeline & Schedule" });
		expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
		vi.stubGlobal("matchMedia", wide);
	});
});

describe("The bar of a small screen", () => {
	const wide = window.matchMedia;
	beforeEach(() => vi.stubGlobal("matchMedia", (query: string) => ({ ...wide(query), matches: false })));
	afterEach(() => vi.stubGlobal("matchMedia", wide));

	const openBar = async (path: string, more: Record<string, () => unknown> = {}) => {
		serve("Viewer", { ...portfolio, ...more });
		const router = await openScreen(path);
		return { router, bar: within(await screen.findByRole("navigation", { name: "Quick access" })) };
	};

	test("marks My work where one is there, and nothing elsewhere", async () => {
		const { router, bar } = await openBar("/?view=risks");
		const link = bar.getByRole("link", { name: "My work" });
		expect(link.getAttribute("aria-current")).toBeNull();
		await userEvent.click(link);
		await screen.findByRole("heading", { level: 1, name: "My work" });
		expect(link.getAttribute("aria-current")).toBe("page");
		expect(viewAddress(router)).toBe("/?view=my-work");
	});

	test("counts what is new, and opens the list as a sheet that is closed at its foot", async () => {
		const { bar } = await openBar("/", {
			"notification.unread": () => 120,
			"notification.list": () => [],
		});
		const button = await bar.findByRole("button", { name: "Notifications, 120 new" });
		expect(button.textContent).toBe("99+Notifications, 120 new");
		await userEvent.click(button);
		const sheet = within(await screen.findByRole("dialog", { name: "Notifications" }));
		await sheet.findByText("You're all caught up.");
		await userEvent.click(sheet.getByRole("button", { name: "Close" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(button);
	});

	test("lists the programs as the selector does, and chooses one", async () => {
		const { bar } = await openBar("/", {
			"program.list": () => [programOf(1, { name: "Atlas" }), programOf(2, { name: "Beacon" })],
		});
		await userEvent.click(bar.getByRole("button", { name: "Program" }));
		const sheet = within(await screen.findByRole("dialog", { name: "Program" }));
		expect(sheet.getByRole("link", { name: "Programs" }).getAttribute("href")).toBe("/programs");
		await userEvent.click(sheet.getByRole("option", { name: "Beacon" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByRole("combobox", { name: "Program" }).textContent).toBe("Beacon");
	});

	test("stands in for the header's search and bell", async () => {
		const { bar } = await openBar("/");
		const header = within(screen.getByRole("banner"));
		expect(header.queryByRole("button", { name: /Search|Notifications/ })).toBeNull();
		await userEvent.click(bar.getByRole("button", { name: "Search" }));
		await screen.findByRole("dialog", { name: "Search" });
	});
});

test.each([
	["/", "Program Dashboard"],
	["/?view=strategies", "Strategic Decisions"],
	["/?view=timeline", "Timeline & Schedule"],
	["/?view=stage-gates", "Stage Gates"],
	["/?view=kpis", "Key Performance Indicators"],
	["/?view=risks&tab=matrix", "Risk Management"],
	["/?view=benefits", "Benefits Realization"],
	["/?view=funding", "Funding & Budget"],
	["/?view=resources", "Resource Management"],
	["/?view=ai-orchestrator", "AI Orchestrator"],
	["/?view=playbooks", "Playbooks"],
	["/?view=my-work", "My work"],
	["/?view=nonsense", "Program Dashboard"],
	["/programs", "Programs"],
])("%s is titled %s, on the screen and with its program in the browser's tab", async (path, title) => {
	serve("Viewer", portfolio);
	await openScreen(path);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
	const ofNone = ["Playbooks", "My work", "Programs"].includes(title);
	const whole = [title, ...(ofNone ? [] : [programOf(1).name]), "Throughline"].join(" · ");
	await waitFor(() => expect(document.title).toBe(whole));
});

describe("The user badge", () => {
	test.each([
		[{}, "Elena Rossi", "E"],
		[{ lastName: null }, "elena.rossi@example.org", "E"],
		[{ firstName: null, email: "zoe@example.org" }, "zoe@example.org", "Z"],
		[{ firstName: null, lastName: null, email: null }, "User", "U"],
	])("of somebody with %j reads %s and shows %s", async (given, name, letter) => {
		serve("Viewer", portfolio, { ...personOf("Viewer"), ...given });
		await openScreen("/");
		expect(sidebar().getByText(name)).toBeDefined();
		expect(sidebar().getByText(letter)).toBeDefined();
	});

	test.each(["Admin", "Editor", "Viewer"] as const)("shows the role %s", async (role) => {
		serve(role, portfolio);
		await openScreen("/");
		expect(sidebar().getByText(role)).toBeDefined();
	});

	test("shows the profile image where there is one", async () => {
		serve("Viewer", portfolio, { ...personOf("Viewer"), profileImageUrl: "https://example.org/elena.png" });
		await openScreen("/");
		const images = [...document.querySelectorAll("img")].map((image) => image.src);
		expect(images).toContain("https://example.org/elena.png");
	});
});

test("The notifications button has no alert dot while there is nothing to know", async () => {
	serve("Viewer", portfolio);
	await openScreen("/");
	expect(screen.getByRole("button", { name: "Notifications" })).toBeDefined();
	expect(document.querySelector('[data-testid="alert-dot"]')).toBeNull();
});

test("Settings opens over the screen, and closing it leads back to the screen's own address", async () => {
	serve("Viewer", portfolio);
	const router = startApp("/?view=kpis&settings=profile");
	const dialog = await screen.findByRole("dialog", { name: "Settings" });
	expect(within(dialog).getByText(/To make changes, ask an Admin/)).toBeDefined();
	await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
	expect(viewAddress(router)).toBe("/?view=kpis");
});
