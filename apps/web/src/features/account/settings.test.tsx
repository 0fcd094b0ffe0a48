import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PersonEntry } from "@throughline/domain/account";
import { expect, test } from "vitest";
import { personOf, Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
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

test("People stand in the order in which their names are read", async () => {
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
			.map((row) => row.querySelector("td:nth-child(2)")?.textContent);
	await waitFor(() => expect(names()).toEqual(["Ada Lovelace", "Marie Curie", "Zora Abel"]));
});

test("An Admin sees who is in the team, and adds who is not, with the name and address of the account", async () => {
	const marie = { ...person("Marie", "Curie"), email: "marie@example.com" };
	const ada = person("Ada", "Lovelace");
	const { calls } = serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [
			ada,
			marie,
			{ ...person("Somebody", "Gone"), disabledAt: "2026-01-02T00:00:00.000Z" },
		],
		"resource.list": () => [{ id: "019a0000-0000-7000-8000-000000000077", name: "Ada L.", personId: ada.id }],
		"resource.create": (input: object) => ({ ...input, version: 1 }),
	});
	await openSettings("people");
	expect(await screen.findByRole("link", { name: "Ada L." })).toBeDefined();
	expect(screen.queryByRole("button", { name: "Add Somebody Gone to the team" })).toBeNull();
	await userEvent.setup().click(screen.getByRole("button", { name: "Add Marie Curie to the team" }));
	await waitFor(() =>
		expect(sent(calls, "resource.create")).toEqual([
			{ name: "Marie Curie", email: "marie@example.com", personId: marie.id },
		]),
	);
	expect(await screen.findByText("Team member added")).toBeDefined();
});

test("An Admin gives several people a role and disables them in one call each, but not oneself", async () => {
	const [ada, marie] = [person("Ada", "Lovelace"), person("Marie", "Curie")];
	const { calls } = serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [ada, marie, { ...ada, ...personOf("Admin") }],
		"account.people.changeMany": ({ changes }: { changes: { id: string; version: number }[] }) =>
			changes.map((change) => ({ ...ada, ...change, version: change.version + 1 })),
		"resource.list": () => [],
	});
	await openSettings("people");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("checkbox", { name: "Select all rows" }));
	await user.click(await screen.findByRole("button", { name: "Set role" }));
	await user.click(await screen.findByRole("menuitem", { name: "Viewer" }));
	expect(await screen.findByText("Role of 2 people changed to Viewer")).toBeDefined();
	await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
	expect(await screen.findByText("Roles changed back")).toBeDefined();
	await user.click(screen.getByRole("checkbox", { name: "Select all rows" }));
	await user.click(await screen.findByRole("button", { name: "Disable" }));
	const question = within(await screen.findByRole("alertdialog", { name: "Disable 2 people?" }));
	await user.click(question.getByRole("button", { name: "Disable 2 people" }));
	expect(await screen.findByText("2 people signed out and disabled")).toBeDefined();
	expect(sent(calls, "account.people.changeMany")).toEqual([
		{ changes: [ada, marie].map(({ id, version }) => ({ id, version, role: "Viewer" })) },
		{ changes: [ada, marie].map(({ id, version, role }) => ({ id, version: version + 1, role })) },
		{ changes: [ada, marie].map(({ id, version }) => ({ id, version, disabled: true })) },
	]);
});

test("Escape lets go of selected people before it closes the settings, and the focus stays in the list", async () => {
	serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [person("Ada", "Lovelace"), personOf("Admin")],
		"resource.list": () => [],
	});
	await openSettings("people");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("checkbox", { name: "Select all rows" }));
	screen.getByRole("button", { name: "Set role" }).focus();
	await user.keyboard("{Escape}");
	expect(screen.queryByRole("button", { name: "Set role" })).toBeNull();
	expect(document.activeElement?.closest("table")).not.toBeNull();
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("An Admin links an account to a team member who has none, the one of the same name first, or makes a new one", async () => {
	const marie = person("Marie", "Curie");
	const member = (id: string, name: string) => ({
		id,
		name,
		role: null,
		email: null,
		personId: null,
		version: 4,
	});
	const { calls } = serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [marie],
		"resource.list": () => [member("member-1", "Ada L."), member("member-2", "marie curie")],
		"resource.update": (input: object) => input,
	});
	await openSettings("people");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: "Add Marie Curie to the team" }));
	const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
	expect(offered).toEqual(["Link to marie curie", "New team memberMarie Curie", "Link to Ada L."]);
	await user.click(screen.getByRole("option", { name: "Link to marie curie" }));
	await screen.findByText("Account linked");
	expect(sent(calls, "resource.update")).toEqual([{ id: "member-2", version: 4, personId: marie.id }]);
	expect(sent(calls, "resource.create")).toEqual([]);
});

test("An Admin ends the sessions of a person, with their access tokens if wanted, and learns how many", async () => {
	const ada = person("Ada", "Lovelace");
	const { calls, procedures } = serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [ada],
		"account.people.endSessions": () => {
			throw new Refusal(403, "FORBIDDEN", "Sign in to do this.");
		},
	});
	await openSettings("people");
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: "Actions for Ada Lovelace" }));
	await user.click(await screen.findByRole("menuitem", { name: "End sessions" }));
	const dialog = await screen.findByRole("alertdialog", { name: "End all sessions of Ada Lovelace?" });
	await user.click(within(dialog).getByRole("checkbox", { name: /^Revoke access tokens too/ }));
	await user.click(within(dialog).getByRole("button", { name: "End sessions" }));
	expect((await within(dialog).findByRole("alert")).textContent).toBe("Sign in to do this.");

	procedures["account.people.endSessions"] = () => ({ sessions: 2, accessTokens: 1 });
	await user.click(within(dialog).getByRole("button", { name: "End sessions" }));
	await screen.findByText("Ada Lovelace: 2 sessions ended, 1 access token revoked");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(sent(calls, "account.people.endSessions")).toEqual([
		{ id: ada.id, accessTokens: true },
		{ id: ada.id, accessTokens: true },
	]);
});

test.each([
	["who is disabled", { disabledAt: "2026-01-01T00:00:00.000Z" }, ["Enable"]],
	["who never signed in", { hasSignedIn: false }, ["Disable"]],
])("A person %s has no sessions to end", async (_who, fields, offered) => {
	serve("Admin", {
		"program.list": () => [],
		"account.people.list": () => [{ ...person("Ada", "Lovelace"), ...fields }],
	});
	await openSettings("people");
	await userEvent.click(await screen.findByRole("button", { name: "Actions for Ada Lovelace" }));
	const items = await screen.findAllByRole("menuitem");
	expect(items.map(({ textContent }) => textContent)).toEqual(offered);
});
