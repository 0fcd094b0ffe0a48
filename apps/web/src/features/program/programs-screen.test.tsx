import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { viewAddress } from "../../../tests/address.ts";
import { programOf } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { card, iberia, kassel, openMenu, openPrograms, sent } from "../../../tests/pages/programs-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { selectProgram } from "../../workspace/program/selected-program.ts";

describe("The grid", () => {
	test("shows each program's name, description, dates and status", async () => {
		await openPrograms();
		const first = await card("Iberia Market Entry");
		expect(first.getByText("Spain and Portugal")).toBeDefined();
		expect(first.getByText("Mar 9, 2026 – Jul 9, 2027")).toBeDefined();
		expect(first.getByText("Active")).toBeDefined();
		const second = await card("Kassel Warehouse");
		expect(second.getByText("From Jan 5, 2026")).toBeDefined();
		expect(second.getByText("Completed")).toBeDefined();
		expect(screen.queryByText("Old Pilot")).toBeNull();
	});

	test("opens a program: it becomes the selected one, and its workspace is shown", async () => {
		const { user, router } = await openPrograms();
		await user.click((await card("Kassel Warehouse")).getByRole("link", { name: "Kassel Warehouse" }));
		expect(await screen.findByRole("heading", { level: 2, name: "Kassel Warehouse" })).toBeDefined();
		expect(viewAddress(router)).toBe("/");
		await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(kassel.id));
	});

	test("leads back to the workspace", async () => {
		await openPrograms();
		const back = await screen.findByRole("link", { name: "Back to dashboard" });
		expect(back.getAttribute("href")).toBe("/");
	});

	test("shows the archived programs on request, and the address says so", async () => {
		const { user, router } = await openPrograms();
		await user.click(await screen.findByRole("radio", { name: "Archived (1)" }));
		expect((await card("Old Pilot")).getAllByText("Archived")).toHaveLength(1);
		expect(screen.queryByText("Kassel Warehouse")).toBeNull();
		expect(router.state.location.search).toMatchObject({ archived: true });
	});

	test("is searched by words of name and description once programs are many, and cleared when nothing is left", async () => {
		const many = Array.from({ length: 12 }, (_, index) =>
			programOf(index + 20, { name: `Café roll-out ${index}` }),
		);
		const { user } = await openPrograms({ programs: [...many, iberia] });
		const box = await screen.findByRole("searchbox", { name: "Search programs" });
		await user.type(box, "portugal iberia");
		await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1));
		expect(screen.getByText("1 of 13 programs")).toBeDefined();
		await user.clear(box);
		await user.type(box, "cafe 11");
		await waitFor(() =>
			expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Café roll-out 11"),
		);
		await user.type(box, " nowhere");
		await user.click(await screen.findByRole("button", { name: "Clear filters" }));
		await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(13));
		expect(box).toHaveProperty("value", "");
	});

	test("is searched by its address too, and the address follows what is typed", async () => {
		const many = Array.from({ length: 8 }, (_, index) => programOf(index + 20));
		const { user, router } = await openPrograms({ programs: [...many, iberia], path: "/programs?q=iberia" });
		const box = await screen.findByRole("searchbox", { name: "Search programs" });
		expect(box).toHaveProperty("value", "iberia");
		expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
		await user.type(box, " market");
		await waitFor(() => expect(router.state.location.search).toMatchObject({ q: "iberia market" }));
		await router.navigate({ to: "/programs", search: {} });
		await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(9));
		expect(box).toHaveProperty("value", "");
	});

	test("draws a thousand programs some at a time", async () => {
		const many = Array.from({ length: 1000 }, (_, index) => programOf(index + 20));
		const { user } = await openPrograms({ programs: many });
		expect(await screen.findByText("1,000 programs")).toBeDefined();
		expect(document.querySelectorAll("main li")).toHaveLength(60);
		await user.click(screen.getByRole("button", { name: "Show more (940 left)" }));
		expect(document.querySelectorAll("main li")).toHaveLength(120);
	});

	test("says that there are no programs yet, and offers to create one", async () => {
		const { user } = await openPrograms({ programs: [] });
		const empty = await screen.findByRole("heading", { name: "No programs yet" });
		expect(empty).toBeDefined();
		const [, inCard] = screen.getAllByRole("button", { name: "Create Program" });
		if (!inCard) throw new Error("The empty state offers nothing");
		await user.click(inCard);
		expect(await screen.findByRole("dialog", { name: "Create Program" })).toBeDefined();
	});

	test("says when it could not be loaded, and tries again on request", async () => {
		const { procedures } = serve("Editor", {
			"program.list": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong");
			},
		});
		await openScreen("/programs");
		expect(await screen.findByText("Failed to load programs. Please try refreshing the page.")).toBeDefined();
		procedures["program.list"] = () => [iberia];
		await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
		expect(await card("Iberia Market Entry")).toBeDefined();
	});
});

describe("The last row", () => {
	const field = () => screen.findByRole("textbox", { name: "Add a program" });

	test("says where the filters hide what it made, also from the archive, and clears them", async () => {
		const { user, router } = await openPrograms({ path: "/programs?archived=true&q=old" });
		await user.type(await field(), "Harbour{Enter}");
		expect(await screen.findByText("Added “Harbour”, which the filters hide")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await card("Harbour")).toBeDefined();
		await waitFor(() => expect(router.state.location.href).toBe("/programs"));
	});

	test("makes the first program too, and stays where it was", async () => {
		const { user } = await openPrograms({ programs: [] });
		await user.type(await field(), "Harbour{Enter}");
		expect(await screen.findByText("Added “Harbour”")).toBeDefined();
		expect(document.activeElement).toBe(await field());
	});

	test("makes a program of a name: it is the selected one, and Undo selects the one before again", async () => {
		selectProgram(kassel.id);
		const { user, calls, portfolio, procedures } = await openPrograms();
		const isSelected = async (name: string) =>
			expect(await (await card(name)).findByText("Selected")).toBeDefined();
		await isSelected("Kassel Warehouse");
		await user.type(await field(), "Harbour{Enter}");
		expect(await screen.findByText("Program created successfully")).toBeDefined();
		expect(sent(calls, "program.create")).toEqual([{ name: "Harbour" }]);
		expect((await card("Harbour")).getByText("Active")).toBeDefined();
		await isSelected("Harbour");
		procedures["undo.takeBack"] = ({ id }: { id: string }) => {
			portfolio.programs = portfolio.programs.filter(({ name }) => name !== "Harbour");
			return { id };
		};
		await pressUndo(user);
		await waitFor(() => expect(screen.queryByRole("heading", { name: "Harbour" })).toBeNull());
		await isSelected("Kassel Warehouse");
	});
});

test("A Viewer sees no button that would be refused, and one sentence why", async () => {
	await openPrograms({ role: "Viewer", path: "/programs?form=new" });
	await card("Iberia Market Entry");
	expect(screen.getByText(/As a Viewer you can open programs/)).toBeDefined();
	expect(screen.queryByRole("button", { name: "Create Program" })).toBeNull();
	expect(screen.queryByRole("textbox", { name: "Add a program" })).toBeNull();
	expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("What the address asks for in vain is taken out of it", async () => {
	const { router } = await openPrograms({ path: "/programs?status=Nonsense&form=gone&order=end" });
	expect(await card("Iberia Market Entry")).toBeDefined();
	await waitFor(() => expect(router.state.location.href).toBe("/programs?order=end"));
});

test("On paper the page says what it is and of which day, and has no menus", async () => {
	await openPrograms();
	expect((await screen.findByText(/^Programs · As of /)).dataset.print).toBe("only");
	const menu = screen.getByRole("button", { name: "Actions for Iberia Market Entry" });
	expect(menu.closest("[data-print=hide]")).not.toBeNull();
});

describe("The lessons of a program that is over", () => {
	const open = { id: kassel.id, cameTrue: null, didNotComeTrue: null, wouldDoAgain: null, version: 1 };
	const results = {
		kpis: [{ name: "On time", unit: "%", unitLabel: null, target: "95", current: "91", isMet: false }],
		benefits: [],
		tripwires: [],
	};

	test("are asked beside what its figures say, and saved", async () => {
		const { user, router, calls, procedures } = await openPrograms();
		procedures["program.lessons.byId"] = () => open;
		procedures["program.lessons.results"] = () => results;
		procedures["program.lessons.update"] = (change: object) => ({ ...open, ...change, version: 2 });
		await user.click(
			(await card("Kassel Warehouse")).getByRole("link", { name: "Lessons learned from Kassel Warehouse" }),
		);
		await screen.findByRole("dialog", { name: "Lessons learned: Kassel Warehouse" });
		await screen.findByText("On time: 91%, target 95%");
		screen.getByText("Not reached");
		await user.type(screen.getByRole("textbox", { name: /^What came true/ }), "The racks");
		await user.click(screen.getByRole("button", { name: "Save" }));
		await screen.findByText("Lessons learned saved");
		expect(sent(calls, "program.lessons.update")).toEqual([
			{ id: kassel.id, version: 1, cameTrue: "The racks" },
		]);
		await waitFor(() => expect(router.state.location.search).not.toHaveProperty("lessons"));
	});

	test("are asked once a program is completed", async () => {
		const { user, procedures } = await openPrograms();
		procedures["program.lessons.byId"] = () => ({ ...open, id: iberia.id });
		procedures["program.lessons.results"] = () => ({ kpis: [], benefits: [], tripwires: [] });
		await openMenu(user, "Iberia Market Entry", "Edit");
		await user.click(await screen.findByRole("combobox", { name: "Status" }));
		await user.click(await screen.findByRole("option", { name: "Completed" }));
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		await screen.findByRole("dialog", { name: "Lessons learned: Iberia Market Entry" });
	});

	test("are read by a Viewer", async () => {
		const { user, procedures } = await openPrograms({ role: "Viewer" });
		procedures["program.lessons.byId"] = () => ({ ...open, wouldDoAgain: "Ask the drivers first" });
		procedures["program.lessons.results"] = () => results;
		await user.click(
			(await card("Kassel Warehouse")).getByRole("link", { name: "Lessons learned from Kassel Warehouse" }),
		);
		await screen.findByText("Ask the drivers first");
		expect(screen.getAllByText("Nobody has answered yet.")).toHaveLength(2);
		expect(screen.queryByRole("textbox", { name: /came true/ })).toBeNull();
	});
});
