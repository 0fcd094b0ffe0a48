import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { viewSearch } from "../../../tests/address.ts";
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
