import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { viewSearch } from "../../../tests/address.ts";
import { harbour } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

test("What is no currency in the address is left out of it, and the programs are shown", async () => {
	serve("Editor", {
		"program.list": () => [],
		"portfolio.list": () => [],
		"portfolio.programs": (input?: { currency?: string }) => {
			if (input?.currency !== undefined)
				throw new Refusal(400, "INVALID_INPUT", "This is not a currency code");
			return [];
		},
	});
	const router = await openScreen("/?view=portfolio&display=cards&currency=ZZZ");
	expect(await screen.findByRole("heading", { name: "No programs yet" })).toBeDefined();
	expect(screen.queryByText(/^Failed to load/)).toBeNull();
	await waitFor(() => expect(viewSearch(router)).toEqual({ view: "portfolio", display: "cards" }));
});

test("Several programs of the table are put into a portfolio in one call", async () => {
	const id = "01939000-0000-7000-8000-000000000055";
	const quay = { ...harbour, id: "01939000-0000-7000-8000-000000000056", name: "Quay" };
	const { calls } = serve("Editor", {
		"program.list": () => [],
		"portfolio.list": () => [{ id, name: "Ports", description: null, ownerId: null, version: 1 }],
		"portfolio.programs": () => [harbour, quay],
		"program.updateMany": () => [],
	});
	await openScreen("/?view=portfolio");
	const user = userEvent.setup();
	for (const name of ["Harbour", "Quay"])
		await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
	await user.click(screen.getByRole("button", { name: "Set portfolio" }));
	await user.click(await screen.findByRole("menuitem", { name: "Ports" }));
	expect(await screen.findByText("2 programs put into Ports")).toBeDefined();
	expect(calls.find(({ path }) => path === "program.updateMany")?.input).toEqual({
		changes: [harbour, quay].map(({ id: program, version }) => ({ id: program, version, portfolioId: id })),
	});
});

/** The portfolio with one view of one's own and one that Petra shares. */
async function openSavedViews(role: "Editor" | "Viewer") {
	const saved = { view: "portfolio", version: 1, shared: false, sharedBy: null };
	const server = serve(role, {
		"program.list": () => [],
		"portfolio.list": () => [],
		"portfolio.programs": () => [harbour],
		"task.savedView.list": () => [
			{ ...saved, id: "1", name: "Board", search: { display: "cards" } },
			{
				...saved,
				id: "2",
				name: "Board",
				search: { group: "health" },
				shared: true,
				sharedBy: "Petra Lindqvist",
			},
		],
		"task.savedView.save": (input: object) => input,
	});
	const router = await openScreen("/?view=portfolio");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: "Saved views" }));
	const others = within(await screen.findByRole("region", { name: "Shared by others" }));
	return { ...server, router, user, others };
}

test("An Editor shares a view of their own with everybody", async () => {
	const { user, calls } = await openSavedViews("Editor");
	await user.click(screen.getByRole("button", { name: "Share view Board" }));
	expect(await screen.findByText("View shared")).toBeDefined();
	expect(calls.find(({ path }) => path === "task.savedView.save")?.input).toEqual({
		...{ view: "portfolio", name: "Board", search: { display: "cards" }, shared: true },
	});
});

test("A view that somebody shares is used and copied by a Viewer, and not changed", async () => {
	const { user, calls, others, router } = await openSavedViews("Viewer");
	expect(screen.queryByRole("button", { name: /^Share view/ })).toBeNull();
	expect(others.getAllByRole("button").map((button) => button.textContent)).toEqual([
		"BoardPetra Lindqvist",
		"",
	]);
	await user.click(others.getByRole("button", { name: "Copy view Board" }));
	await waitFor(() =>
		expect(calls.find(({ path }) => path === "task.savedView.save")?.input).toEqual({
			...{ view: "portfolio", name: "Board (2)", search: { group: "health" } },
		}),
	);
	await user.click(others.getByRole("button", { name: /^Board ?Petra/ }));
	await waitFor(() => expect(viewSearch(router)).toEqual({ view: "portfolio", group: "health" }));
});
