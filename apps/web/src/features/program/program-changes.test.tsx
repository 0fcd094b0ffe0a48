import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { programOf } from "../../../tests/data/portfolio.ts";
import { Refusal } from "../../../tests/fake-server.ts";
import { card, iberia, kassel, openMenu, openPrograms, sent } from "../../../tests/pages/programs-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { windowsClosed } from "../../../tests/windows-closed.ts";

describe("Several programs", () => {
	test("are chosen, and get a status in one call that one Undo takes back", async () => {
		const { user, calls, procedures } = await openPrograms();
		procedures["portfolio.list"] = () => [];
		procedures["program.updateMany"] = () => [];
		await card("Iberia Market Entry");
		for (const { name } of [iberia, kassel])
			await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
		expect(screen.getByText("2 selected")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Set status" }));
		await user.click(await screen.findByRole("menuitem", { name: "On Hold" }));
		expect(await screen.findByText("Status of 2 programs changed to On Hold")).toBeDefined();
		expect(sent(calls, "program.updateMany")).toEqual([
			{ changes: [iberia, kassel].map(({ id, version }) => ({ id, version, status: "On Hold" })) },
		]);
		expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
		await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
	});
});

describe("Create Program", () => {
	test("asks for a name that is more than blanks", async () => {
		const { user, calls } = await openPrograms({ path: "/programs?form=new" });
		const dialog = within(await screen.findByRole("dialog", { name: "Create Program" }));
		await user.type(dialog.getByRole("textbox", { name: /Name/ }), "   ");
		await user.click(dialog.getByRole("button", { name: "Create Program" }));
		expect(await dialog.findByText("Program name is required")).toBeDefined();
		expect(sent(calls, "program.create")).toEqual([]);
	});

	test("sends open dates as null and status Active, says so, closes and shows the program", async () => {
		const { user, calls } = await openPrograms();
		await user.click(await screen.findByRole("button", { name: "Create Program" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Create Program" }));
		await user.type(dialog.getByRole("textbox", { name: /Name/ }), "  Harbour power ");
		await user.click(dialog.getByRole("button", { name: "Create Program" }));
		expect(await screen.findByText("Program created successfully")).toBeDefined();
		await windowsClosed();
		expect(await card("Harbour power")).toBeDefined();
		expect(sent(calls, "program.create")).toEqual([
			{
				name: "Harbour power",
				description: null,
				startDate: null,
				endDate: null,
				status: "Active",
				currency: "USD",
				portfolioId: null,
				leadId: null,
				sponsorId: null,
			},
		]);
	});

	test("starts empty again the next time", async () => {
		const { user } = await openPrograms({ path: "/programs?form=new" });
		const name = async () => await screen.findByRole("textbox", { name: /Name/ });
		await user.type(await name(), "Harbour power");
		await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create Program" }));
		await windowsClosed();
		await user.click(screen.getByRole("button", { name: "Create Program" }));
		expect(await name()).toHaveProperty("value", "");
	});

	test("keeps what was typed when the server refuses, with its complaint on the field that it is about", async () => {
		const { user, procedures } = await openPrograms({ path: "/programs?form=new" });
		procedures["program.create"] = () => {
			const issues = [{ path: "name", message: "Use a name that is not taken" }];
			throw new Refusal(400, "INVALID_INPUT", "name: Use a name that is not taken", { issues });
		};
		const name = await screen.findByRole("textbox", { name: /Name/ });
		await user.type(name, "Harbour power");
		await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create Program" }));
		expect(await screen.findByText("Failed to create program")).toBeDefined();
		expect(screen.getByRole("textbox", { name: /Name/, description: "Use a name that is not taken" })).toBe(
			name,
		);
		expect(name).toHaveProperty("value", "Harbour power");
	});

	test("names a request by one key for as long as its values are the same", async () => {
		const { user, procedures, idempotencyKeys } = await openPrograms({ path: "/programs?form=new" });
		procedures["program.create"] = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		};
		const name = await screen.findByRole("textbox", { name: /Name/ });
		const button = within(screen.getByRole("dialog")).getByRole("button", { name: "Create Program" });
		const send = async (count: number) => {
			await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"));
			await user.click(button);
			await waitFor(() => expect(idempotencyKeys).toHaveLength(count));
		};
		await user.type(name, "Harbour power");
		await send(1);
		await send(2);
		await user.type(name, " 2");
		await send(3);
		const [first, second, third] = idempotencyKeys;
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	test("does not accept an end before the start", async () => {
		const { user, calls } = await openPrograms({ path: "/programs?form=new" });
		await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Harbour power");
		await user.type(screen.getByRole("textbox", { name: "Start date" }), "2026-05-02");
		await user.type(screen.getByRole("textbox", { name: "End date" }), "2026-05-01");
		await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create Program" }));
		expect(await screen.findByText("The end date must not be before the start date")).toBeDefined();
		expect(sent(calls, "program.create")).toEqual([]);
	});
});

describe("Edit", () => {
	test("sends only what was changed, with the version that was read", async () => {
		const { user, calls, procedures } = await openPrograms();
		await openMenu(user, "Iberia Market Entry", "Edit");
		// What is shown afterwards is the answer to the change itself.
		procedures["program.list"] = () => new Promise(() => {});
		const start = await screen.findByRole("textbox", { name: "Start date" });
		await user.clear(start);
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		expect(await screen.findByText("Program updated successfully")).toBeDefined();
		expect(sent(calls, "program.update")).toEqual([{ id: iberia.id, version: 1, startDate: null }]);
		expect((await card("Iberia Market Entry")).getByText("Until Jul 9, 2027")).toBeDefined();
	});

	test("asks of another currency that amounts keep their figures, before it is saved", async () => {
		const { user, calls } = await openPrograms({ path: `/programs?form=${iberia.id}` });
		await user.click(await screen.findByRole("combobox", { name: /Currency/ }));
		await user.type(screen.getByPlaceholderText("Search currencies"), "euro");
		await user.click(await screen.findByRole("option", { name: "EUR · Euro" }));
		expect(
			screen.getByText(
				/^Amounts are not converted: each keeps its figure and is shown in EUR instead of USD. Once a program has amounts, only an Admin/,
			),
		).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		expect(await screen.findByText("Confirm that amounts keep their figures")).toBeDefined();
		expect(sent(calls, "program.update")).toEqual([]);
		await user.click(screen.getByRole("checkbox", { name: /Show every amount in EUR/ }));
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		await windowsClosed();
		expect(sent(calls, "program.update")).toEqual([{ id: iberia.id, version: 1, currency: "EUR" }]);
		expect((await card("Iberia Market Entry")).getByText("EUR")).toBeDefined();
		expect((await card("Kassel Warehouse")).queryByText("USD")).toBeNull();
	});

	test("shows what somebody else changed in the meantime, and applies one's own change on top", async () => {
		const { user, calls, procedures, put } = await openPrograms({ path: `/programs?form=${iberia.id}` });
		const accept = procedures["program.update"];
		procedures["program.update"] = () => {
			const current = put({ ...iberia, name: "Iberia and Morocco", status: "On Hold", version: 2 });
			procedures["program.update"] = accept ?? (() => null);
			throw new Refusal(409, "CONFLICT", "Somebody else changed this program in the meantime.", { current });
		};
		const description = await screen.findByRole("textbox", { name: "Description" });
		await user.clear(description);
		await user.type(description, "Three countries");
		await user.click(screen.getByRole("button", { name: "Save changes" }));

		const foreign = within(await screen.findByRole("region", { name: "Changed in the meantime" }));
		expect(foreign.getByText("Iberia and Morocco")).toBeDefined();
		expect(foreign.getByText("On Hold")).toBeDefined();
		expect(foreign.queryByText("You changed it too")).toBeNull();
		expect(screen.getByRole("textbox", { name: /Name/ })).toHaveProperty("value", "Iberia and Morocco");
		expect(description).toHaveProperty("value", "Three countries");

		await user.click(screen.getByRole("button", { name: "Apply my changes" }));
		await windowsClosed();
		expect(sent(calls, "program.update").at(-1)).toEqual({
			id: iberia.id,
			version: 2,
			description: "Three countries",
		});
		expect((await card("Iberia and Morocco")).getByText("Three countries")).toBeDefined();
	});
});

describe("A program that somebody else deleted while it was edited", () => {
	test("is said to be gone, and can be created anew from what was typed", async () => {
		const { user, calls, portfolio } = await openPrograms({ path: `/programs?form=${iberia.id}` });
		await user.type(await screen.findByRole("textbox", { name: "Description" }), " and Morocco");
		portfolio.programs = [kassel];
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		expect(await screen.findByText(/^Somebody else has deleted this program/)).toBeDefined();
		expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Create as a new program" }));
		await windowsClosed();
		expect(sent(calls, "program.create")).toMatchObject([
			{ name: "Iberia Market Entry", description: "Spain and Portugal and Morocco" },
		]);
	});
});

describe("Archive", () => {
	test("takes a program out before the server has answered, and Undo brings it back", async () => {
		const { user, calls, procedures } = await openPrograms();
		const accept = procedures["program.update"] ?? (() => null);
		const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
		procedures["program.update"] = async (input) => {
			await answered;
			return accept(input);
		};
		await openMenu(user, "Kassel Warehouse", "Archive");
		await waitFor(() => expect(screen.queryByRole("heading", { name: "Kassel Warehouse" })).toBeNull());
		expect(screen.queryByText("Program archived")).toBeNull();
		letAnswer();
		// The menu lets go of the page once it has closed.
		await pressUndo(user);
		expect(await card("Kassel Warehouse")).toBeDefined();
		expect(sent(calls, "program.update")).toEqual([
			{ id: kassel.id, version: 1, archived: true },
			{ id: kassel.id, version: 2, archived: false },
		]);
	});

	test("puts the program back when the server refuses", async () => {
		const { user, procedures } = await openPrograms();
		await card("Kassel Warehouse");
		const refuse = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		};
		// The list cannot be fetched either: only taking the change back shows the program again.
		Object.assign(procedures, { "program.update": refuse, "program.list": refuse });
		await openMenu(user, "Kassel Warehouse", "Archive");
		expect(await screen.findByText("Failed to archive program")).toBeDefined();
		expect(await card("Kassel Warehouse")).toBeDefined();
	});
});

describe("Delete", () => {
	test("asks once with what goes along, and Undo brings everything back", async () => {
		const { user, calls, portfolio, procedures, put } = await openPrograms();
		procedures["program.remove"] = ({ id }: { id: string }) => {
			portfolio.programs = portfolio.programs.filter((program) => program.id !== id);
			return { id, undoId: programOf(77).id };
		};
		procedures["trash.restore"] = () => ({ id: put(kassel).id });
		await openMenu(user, "Kassel Warehouse", "Delete");
		const question = within(await screen.findByRole("alertdialog", { name: "Delete “Kassel Warehouse”?" }));
		expect(await question.findByText(/^41 tasks, 14 active risks, 9 KPIs, and 7 benefits/)).toBeDefined();
		await user.click(question.getByRole("button", { name: "Delete program" }));
		expect(await screen.findByText("Program deleted")).toBeDefined();
		expect(screen.queryByRole("heading", { name: "Kassel Warehouse" })).toBeNull();
		expect(sent(calls, "program.remove")).toEqual([{ id: kassel.id, version: 1 }]);

		await pressUndo(user);
		expect(await card("Kassel Warehouse")).toBeDefined();
		expect(sent(calls, "trash.restore")).toEqual([{ undoId: programOf(77).id }]);
	});

	test("of a second program leaves the first one's Undo: it brings back both, and nobody asks for what is gone", async () => {
		const { user, calls, portfolio, procedures, put } = await openPrograms();
		const undoOf = new Map([
			[iberia.id, programOf(71).id],
			[kassel.id, programOf(72).id],
		]);
		procedures["program.remove"] = ({ id }: { id: string }) => {
			portfolio.programs = portfolio.programs.filter((program) => program.id !== id);
			return { id, undoId: undoOf.get(id) };
		};
		procedures["trash.restore"] = ({ undoId }: { undoId: string }) =>
			put(undoId === undoOf.get(iberia.id) ? iberia : kassel);
		for (const { name } of [kassel, iberia]) {
			await openMenu(user, name, "Delete");
			await user.click(await screen.findByRole("button", { name: "Delete program" }));
			await windowsClosed();
		}
		expect(await screen.findByText("2 programs deleted")).toBeDefined();
		const removals = calls.map(({ path }) => path).indexOf("program.remove");
		const askedAfter = calls.slice(removals).filter(({ path }) => path === "dashboard.summary");
		expect(askedAfter).not.toContainEqual({ path: "dashboard.summary", input: { programId: kassel.id } });

		await pressUndo(user);
		expect(await card("Kassel Warehouse")).toBeDefined();
		expect(await card("Iberia Market Entry")).toBeDefined();
		expect(await screen.findByText("2 programs restored")).toBeDefined();
	});

	test("keeps the question open and says why when the server refuses", async () => {
		const { user, procedures } = await openPrograms();
		procedures["program.remove"] = () => {
			throw new Refusal(409, "CONFLICT", "Somebody else changed this program in the meantime.");
		};
		await openMenu(user, "Kassel Warehouse", "Delete");
		await user.click(await screen.findByRole("button", { name: "Delete program" }));
		expect(await screen.findByText("Somebody else changed this program in the meantime.")).toBeDefined();
		expect(screen.getByRole("alertdialog")).toBeDefined();
	});
});
