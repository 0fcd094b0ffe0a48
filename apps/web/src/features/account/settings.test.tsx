import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PersonEntry } from "@throughline/domain/account";
import { expect, test } from "vitest";
import { serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/programs-page.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

/** Over a screen that is there already. */
async function openSettings(settings: "tokens" | "people") {
	const router = await openScreen("/programs");
	await act(() => router.navigate({ to: "/programs", search: { settings } }));
}

test.each([
	["Viewer", ["Read"]],
	["Editor", ["Read", "Read and write"]],
] as const)("%s makes an access token with the access %j", async (role, offered) => {
	const { calls } = serve(role, {
		"program.list": () => [],
		"account.tokens.list": () => [],
		"account.tokens.create": () => new Promise(() => undefined),
	});
	await openSettings("tokens");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: "New token" }));
	await user.type(screen.getByRole("textbox", { name: /Name/ }), "Nightly report");
	await user.click(screen.getByRole("combobox", { name: "Access" }));
	expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual(offered);
	await user.click(screen.getByRole("option", { name: "Read" }));
	await user.click(screen.getByRole("button", { name: "Create token" }));
	await waitFor(() =>
		expect(sent(calls, "account.tokens.create")).toEqual([
			{ name: "Nightly report", scope: "read", expiresInDays: 30 },
		]),
	);
});

test("People stand in the order in which their names are read", async () => {
	const person = (firstName: string, lastName: string): PersonEntry => ({
		id: `019a0000-0000-7000-8000-00000000000${firstName.length}`,
		email: null,
		firstName,
		lastName,
		profileImageUrl: null,
		role: "Viewer",
		disabledAt: null,
		hasSignedIn: true,
		builtIn: false,
		version: 1,
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
	});
	serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [
			person("Zora", "Abel"),
			person("Marie", "Curie"),
			person("Ada", "Lovelace"),
		],
	});
	await openSettings("people");
	const table = await screen.findByRole("table", { name: "People" });
	const names = () =>
		within(table)
			.getAllByRole("row")
			.slice(1)
			.map((row) => row.querySelector("td")?.textContent);
	await waitFor(() => expect(names()).toEqual(["Ada Lovelace", "Marie Curie", "Zora Abel"]));
});
