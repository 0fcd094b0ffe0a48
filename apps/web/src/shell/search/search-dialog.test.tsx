import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { Found } from "@throughline/domain/search";
import { afterEach, describe, expect, test, vi } from "vitest";
import { viewAddress, withoutProgram } from "../../../tests/address.ts";
import { overview, programOf, summary } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { shellWindow } from "../shell-state.ts";

afterEach(() => shellWindow.set(null));

const [iberia, kassel] = [programOf(1, { name: "Iberia" }), programOf(2, { name: "Kassel" })];
const task: Found = {
	kind: "task",
	id: "01939000-0000-7000-8000-000000000101",
	parentId: null,
	programId: kassel.id,
	programName: "Kassel",
	code: null,
	title: "Train the pickers",
	excerpt: null,
	match: "beginning",
};
const risk: Found = {
	...task,
	kind: "risk",
	id: "01939000-0000-7000-8000-000000000102",
	programId: iberia.id,
	programName: "Iberia",
	code: "R-004",
	title: "Pickers leave",
	excerpt: "… before their training ends",
	match: "text",
};

/** What is typed, and where it leads. */
const actions = {
	"add risk": "/?view=risks&form=new",
	"add task": "/?view=timeline&form=new",
	"add kpi": "/?view=kpis&form=new",
	"add benefit": "/?view=benefits&form=new",
	"add funding": "/?view=funding&tab=sources&form=source",
	"add expense": "/?view=funding&tab=expenses&form=expense",
	"add resource": "/?view=resources&form=new",
	"add review": "/?view=stage-gates&form=new",
	"new program": "/programs?form=new",
	overdue: "/?view=timeline&display=list&due=overdue",
	"go to risks": "/?view=risks",
};

type Find = (input: { q: string }) => Found[] | Promise<Found[]>;

async function openPalette(role: Role = "Editor", find: Find = () => [task, risk]) {
	const server = serve(role, {
		"program.list": () => [iberia, kassel],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"search.find": find,
	});
	const router = await openScreen("/");
	const user = userEvent.setup();
	await user.keyboard("{Control>}k{/Control}");
	const dialog = within(await screen.findByRole("dialog", { name: "Search" }));
	return { server, router, user, dialog };
}

const options = (dialog: ReturnType<typeof within>): (string | null)[] =>
	dialog.getAllByRole("option").map((option: HTMLElement) => option.textContent);

describe("The palette", () => {
	test("has views, programs and actions before anything is typed, and asks the server nothing", async () => {
		const { server, dialog } = await openPalette();
		const lines = options(dialog).join("\n");
		for (const line of ["Stage Gates", "Kassel", "Dark theme", "New program"]) expect(lines).toContain(line);
		expect(server.calls.map(({ path }) => path)).not.toContain("search.find");
	});

	test("finds objects by kind with their program, the words marked, and says how many", async () => {
		const { user, dialog, server } = await openPalette();
		await user.keyboard("training");
		const group = within(await dialog.findByRole("group", { name: "Risks" }));
		expect(group.getByRole("option").textContent).toBe(
			"R-004Pickers leaveIberia… before their training ends",
		);
		expect(group.getByText("training").tagName).toBe("MARK");
		expect(within(dialog.getByRole("group", { name: "Tasks" })).getByText("Kassel")).toBeDefined();
		await waitFor(() => expect(dialog.getByRole("status").textContent).toBe("2 results"));
		const asked = server.calls.filter(({ path }) => path === "search.find").at(-1);
		expect(asked?.input).toEqual({ q: "training", limit: 40, perKind: 6, programId: iberia.id });
	});

	test("opens an object in its own program", async () => {
		const { router, user, dialog } = await openPalette();
		await user.keyboard("training");
		await dialog.findByRole("group", { name: "Tasks" });
		await user.keyboard("{Enter}");
		await waitFor(() => expect(viewAddress(router)).toBe(`/?view=timeline&item=${task.id}`));
		await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(kassel.id));
		expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull();
	});

	test("takes Enter ahead of the answer for the first of what comes, not of what was there", async () => {
		let answer: (found: Found[]) => void = () => {};
		const { router, user, dialog } = await openPalette("Editor", ({ q }) =>
			q === "pickers"
				? new Promise((resolve) => {
						answer = resolve;
					})
				: [task],
		);
		await user.keyboard("pi");
		await dialog.findByRole("group", { name: "Tasks" });
		await user.keyboard("ckers{Enter}");
		expect(screen.getByRole("dialog", { name: "Search" })).toBeDefined();
		answer([risk]);
		await waitFor(() => expect(viewAddress(router)).toBe(`/?view=risks&item=${risk.id}`));
	});

	test("takes back the call for fewer letters", async () => {
		const signals: AbortSignal[] = [];
		const { user } = await openPalette("Editor", () => new Promise(() => undefined));
		const fetched = vi.mocked(fetch);
		vi.stubGlobal("fetch", async (target: RequestInfo | URL, init?: RequestInit) => {
			if (String(target).includes("search.find") && init?.signal) signals.push(init.signal);
			return await fetched(target, init);
		});
		await user.keyboard("pal");
		await waitFor(() => expect(signals).toHaveLength(2));
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
	});

	test("says when nothing is found", async () => {
		const { user, dialog } = await openPalette("Editor", () => []);
		await user.keyboard("xylophone");
		expect(await dialog.findByText("Nothing found for “xylophone”.")).toBeDefined();
	});

	test("says when objects could not be searched, and tries again on request", async () => {
		const { server, user, dialog } = await openPalette("Editor", () => {
			throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
		});
		await user.keyboard("training");
		const alert = await dialog.findByRole("alert");
		server.procedures["search.find"] = () => [task];
		await user.click(within(alert).getByRole("button", { name: "Try again" }));
		expect(await dialog.findByRole("group", { name: "Tasks" })).toBeDefined();
	});

	test("does what it is told", async () => {
		const { router, user } = await openPalette("Editor", () => []);
		// Where it leads is asked; the views themselves are tested elsewhere.
		const navigate = vi.spyOn(router, "navigate").mockResolvedValue();
		const led: Record<string, string> = {};
		for (const action of Object.keys(actions)) {
			if (!screen.queryByRole("dialog", { name: "Search" })) await user.keyboard("{Control>}k{/Control}");
			await screen.findByRole("dialog", { name: "Search" });
			await user.keyboard(action);
			await screen.findByRole("option", { selected: true });
			await user.keyboard("{Enter}");
			led[action] = withoutProgram(router.buildLocation(navigate.mock.lastCall?.[0] ?? {}).href) ?? "";
		}
		expect(led).toEqual(actions);
	});

	test("offers a Viewer nothing that writes", async () => {
		const { dialog } = await openPalette("Viewer");
		expect(options(dialog).join("\n")).not.toMatch(/Add |New program/);
	});

	test("leads to an archived program where it is listed", async () => {
		const archived = { ...task, kind: "program" as const, id: programOf(9).id, title: "Old harbour" };
		const { router, user, dialog } = await openPalette("Editor", () => [archived]);
		await user.keyboard("old harbour");
		await dialog.findByRole("option", { name: /Old harbour/ });
		await user.keyboard("{Enter}");
		await waitFor(() => expect(router.state.location.pathname).toBe("/programs"));
		expect(router.state.location.search).toMatchObject({ archived: true, q: "Old harbour" });
	});
});
