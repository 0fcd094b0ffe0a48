import { act, screen, within } from "@testing-library/react";
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

test("A choice in another tab is followed", async () => {
	given();
	await openScreen("/");
	await selector();
	localStorage.setItem("selectedProgramId", second.id);
	act(() => {
		window.dispatchEvent(new StorageEvent("storage", { key: "selectedProgramId", newValue: second.id }));
	});
	expect((await selector()).textContent).toBe("Beacon");
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
