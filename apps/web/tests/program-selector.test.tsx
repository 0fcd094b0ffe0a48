import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import { expect, test } from "vitest";
import { selectProgram } from "../src/workspace/program/selected-program.ts";
import { overview, programOf, summary } from "./data/portfolio.ts";
import { serve } from "./fake-server.ts";
import { openScreen } from "./render-screen.tsx";

const [first, second] = [programOf(1, { name: "Atlas" }), programOf(2, { name: "Beacon" })];

const given = (programs = [first, second], role: Role = "Viewer") =>
	serve(role, {
		"program.list": () => programs,
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
	});

const selector = () => screen.findByRole("combobox", { name: "Program" });
const stored = () => localStorage.getItem("selectedProgramId");

test("Without a stored choice the first program is selected and stored", async () => {
	given();
	await openScreen("/");
	expect((await selector()).textContent).toBe("Atlas");
	expect(stored()).toBe(first.id);
});

test("A stored choice is kept", async () => {
	selectProgram(second.id);
	given();
	await openScreen("/");
	expect((await selector()).textContent).toBe("Beacon");
	expect(stored()).toBe(second.id);
});

test("When the stored program is gone, the first is selected", async () => {
	selectProgram("01939000-0000-7000-8000-00000000dead");
	given();
	await openScreen("/");
	expect((await selector()).textContent).toBe("Atlas");
	expect(stored()).toBe(first.id);
});

test("Another choice is stored and shown", async () => {
	const { calls } = given();
	await openScreen("/");
	await userEvent.click(await selector());
	await userEvent.click(await screen.findByRole("option", { name: "Beacon" }));
	expect((await selector()).textContent).toBe("Beacon");
	expect(stored()).toBe(second.id);
	await screen.findByRole("heading", { name: "Beacon" });
	expect(calls).toContainEqual({ path: "dashboard.summary", input: { programId: second.id } });
});

test("What is pinned on the Programs page stands first in the list, until it is unpinned", async () => {
	given();
	const router = await openScreen("/programs");
	const pin = await screen.findByRole("button", { name: "Pin Beacon" });
	expect(pin.getAttribute("aria-pressed")).toBe("false");
	await userEvent.click(pin);
	expect(pin.getAttribute("aria-pressed")).toBe("true");
	await userEvent.click(await selector());
	expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
		"Beacon",
		"Atlas",
	]);
	screen.getByText("Pinned");
	await userEvent.keyboard("{Escape}");
	await userEvent.click(screen.getByRole("button", { name: "Pin Beacon" }));
	await userEvent.click(await selector());
	expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
		"Atlas",
		"Beacon",
	]);
	expect(screen.queryByText("Pinned")).toBeNull();
	expect(router.state.location.pathname).toBe("/programs");
});

test("A choice in another tab is left to that tab", async () => {
	given();
	const router = await openScreen("/");
	await waitFor(() => expect(router.state.location.search).toEqual({ program: first.id }));
	localStorage.setItem("selectedProgramId", second.id);
	act(() => {
		window.dispatchEvent(new StorageEvent("storage", { key: "selectedProgramId", newValue: second.id }));
	});
	expect((await selector()).textContent).toBe("Atlas");
	await act(() => router.navigate({ to: "/programs" }));
	await act(() => router.navigate({ to: "/", search: {} }));
	await waitFor(() => expect(router.state.location.search).toEqual({ program: first.id }));
});

test("The address names the program, and outranks what is stored", async () => {
	selectProgram(first.id);
	const { calls } = given();
	await openScreen(`/?program=${second.id}`);
	expect((await selector()).textContent).toBe("Beacon");
	await screen.findByRole("heading", { name: "Beacon" });
	await waitFor(() => expect(stored()).toBe(second.id));
	expect(calls).not.toContainEqual({ path: "dashboard.summary", input: { programId: first.id } });
});

test("Another program comes with the same view and without filters; back leads to the one before", async () => {
	given();
	const router = await openScreen(`/?view=kpis&tab=trends&q=waiting&program=${first.id}`);
	await userEvent.click(await selector());
	await userEvent.click(await screen.findByRole("option", { name: "Beacon" }));
	await waitFor(() =>
		expect(router.state.location.search).toEqual({ view: "kpis", tab: "trends", program: second.id }),
	);
	act(() => router.history.back());
	expect((await selector()).textContent).toBe("Atlas");
	expect(router.state.location.search).toMatchObject({ q: "waiting", program: first.id });
});

test.each(["01939000-0000-7000-8000-00000000dead", "nonsense"])(
	"A program that is not there (%s) is said to be, beside those that are",
	async (id) => {
		const { calls } = given();
		const router = await openScreen(`/?view=risks&program=${id}`);
		await screen.findByRole("heading", { name: "Program not found" });
		expect((await selector()).textContent).toBe("Select program");
		expect(stored()).toBeNull();
		expect(calls.filter(({ path }) => path.startsWith("risk"))).toEqual([]);
		// The list is asked once more before that is said: somebody may just have made it.
		expect(calls.filter(({ path }) => path === "program.list")).toHaveLength(2);
		await userEvent.click(screen.getByRole("button", { name: "Beacon" }));
		await waitFor(() => expect(router.state.location.search).toEqual({ view: "risks", program: second.id }));
		expect(screen.queryByRole("heading", { name: "Program not found" })).toBeNull();
	},
);

test("Many programs are found by typing, and those chosen last come first", async () => {
	const many = Array.from({ length: 12 }, (_, at) => programOf(at + 1, { name: `Program ${at + 1}` }));
	given(many);
	await openScreen(`/?program=${many[4]?.id}`);
	await userEvent.click(await selector());
	const recent = await screen.findByRole("group", { name: "Recent" });
	expect(within(recent).getAllByRole("option")).toHaveLength(1);
	within(recent).getByRole("option", { name: "Program 5" });
	await userEvent.keyboard("12{Enter}");
	await waitFor(async () => expect((await selector()).textContent).toBe("Program 12"));
});

test("Where there are no programs there is no selector, and nothing is asked about one", async () => {
	const { calls } = given([]);
	await openScreen("/");
	await screen.findByRole("link", { name: /Get Started/ });
	expect(screen.queryByRole("combobox", { name: "Program" })).toBeNull();
	expect(calls.filter(({ path }) => path.startsWith("dashboard"))).toEqual([]);
});

test.each([
	["timeline", "Please select a program from the dropdown above to view timeline and tasks."],
	["kpis", "Please select a program from the dropdown above to view KPI data."],
	["risks", "Please select a program from the dropdown above to view risk information."],
	["benefits", "Please select a program from the dropdown above to view benefits information."],
])("The %s view asks for a program in the specified words", async (view, sentence) => {
	given([]);
	await openScreen(`/?view=${view}`);
	expect(await screen.findByText(sentence)).toBeDefined();
});

test.each([
	["Viewer", "Programs", /As soon as somebody creates one/],
	["Editor", "Manage programs", /or create a program under Programs/],
] as const)("A %s is told only what the role allows", async (role, label, start) => {
	given([], role);
	await openScreen("/");
	const way = within(screen.getByRole("banner")).getByRole("link", { name: label });
	expect(way.getAttribute("href")).toBe("/programs");
	expect(await screen.findByText(start)).toBeDefined();
});
