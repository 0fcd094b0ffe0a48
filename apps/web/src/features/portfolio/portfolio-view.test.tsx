import { screen, waitFor } from "@testing-library/react";
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
