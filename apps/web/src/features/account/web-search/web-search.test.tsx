import { screen, within } from "@testing-library/react";
import type { WebSearch } from "@throughline/domain/web-search";
import { describe, expect, test } from "vitest";
import { noWebSearch } from "../../../../tests/data/web-search.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { renderPart } from "../../../../tests/render-part.tsx";
import { WebSearchCard } from "./web-search-card.tsx";

const brave: WebSearch = {
	...noWebSearch,
	kind: "brave",
	state: "ready",
	keyStored: true,
	version: 2,
	changedBy: "Ada Lovelace",
	changedAt: "2026-11-29T09:00:00.000Z",
};

async function openCard(search: WebSearch, more: Parameters<typeof serve>[1] = {}) {
	const server = serve("Admin", { "webSearch.settings": () => search, ...more });
	const { user } = await renderPart(<WebSearchCard />);
	const card = within(await screen.findByRole("region", { name: /^Web search/ }));
	return { ...server, user, card };
}

describe("the web search", () => {
	test("An Admin chooses a service and enters its key, which is sent once and not shown again", async () => {
		let stored = noWebSearch;
		const { user, calls, card } = await openCard(noWebSearch, {
			"webSearch.settings": () => stored,
			"webSearch.change": () => {
				stored = brave;
				return brave;
			},
		});
		card.getByText("Not set up");
		expect(card.queryByRole("button", { name: /^Test connection/ })).toBeNull();
		await user.click(card.getByRole("button", { name: "Change the web search" }));
		await user.click(card.getByRole("combobox", { name: /^Service/ }));
		await user.click(await screen.findByRole("option", { name: "Brave Search" }));
		await user.click(card.getByLabelText(/^Key/));
		await user.paste("search-key-1");
		await user.click(card.getByRole("button", { name: "Save changes" }));
		await card.findByText("Ready");
		expect(sent(calls, "webSearch.change")).toEqual([{ version: 1, kind: "brave", apiKey: "search-key-1" }]);
		card.getByText(/Brave Search finds pages for every research/);
		card.getByText(/by Ada Lovelace$/);
		expect(document.body.textContent).not.toContain("search-key-1");
	});

	test("A refusal stands at its field, and what was typed stays", async () => {
		const message = "Enter the key again: the stored one was given for another service or address";
		const { user, card } = await openCard(brave, {
			"webSearch.change": () => {
				throw new Refusal(400, "INVALID_INPUT", message, { issues: [{ path: "apiKey", message }] });
			},
		});
		await user.click(card.getByRole("button", { name: "Change the web search" }));
		await user.click(card.getByLabelText(/^Base address/));
		await user.paste("https://gateway.example.org");
		await user.click(card.getByRole("button", { name: "Save changes" }));
		await card.findAllByText(message);
		expect(card.getByLabelText(/^Base address/)).toHaveProperty("value", "https://gateway.example.org");
	});

	test("Its test says what came of it", async () => {
		const { user, card } = await openCard(brave, {
			"webSearch.test": () => ({ passed: false, message: "Brave Search does not accept the key." }),
		});
		await user.click(card.getByRole("button", { name: "Test connection to the web search" }));
		await card.findByText("Brave Search does not accept the key.");
		card.getByText("Failed");
	});

	test("What the environment sets is named and cannot be entered", async () => {
		const { card } = await openCard({ ...brave, variable: "SEARCH_KIND" });
		card.getByText(/Set by SEARCH_KIND\.$/);
		expect(card.queryByRole("button", { name: "Change the web search" })).toBeNull();
	});

	test("It is removed once that is confirmed", async () => {
		const { user, calls, card } = await openCard(brave, { "webSearch.clear": () => noWebSearch });
		await user.click(card.getByRole("button", { name: "Change the web search" }));
		await user.click(card.getByRole("button", { name: "Remove web search" }));
		const dialog = within(await screen.findByRole("alertdialog"));
		await user.click(dialog.getByRole("button", { name: "Remove web search" }));
		await screen.findByText("The web search is removed");
		expect(sent(calls, "webSearch.clear")).toEqual([{ version: 2 }]);
	});
});
