import { screen, waitFor, within } from "@testing-library/react";
import type { AiProvider, ConnectionTest } from "@throughline/domain/ai-provider";
import { describe, expect, test } from "vitest";
import { noWebSearch } from "../../../../tests/data/web-search.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { sent } from "../../../../tests/pages/programs-page.ts";
import { renderPart } from "../../../../tests/render-part.tsx";
import { AiProvidersPage } from "./ai-providers-page.tsx";

const nothing = { value: null, variable: null };
const openai: AiProvider = {
	provider: "openai",
	label: "GPT-5",
	state: "no-key",
	key: { stored: false, variable: null },
	baseUrl: nothing,
	model: nothing,
	usualModel: "gpt-5.6-sol",
	contextTokens: null,
	prices: null,
	listPrices: { input: "5", output: "30", cached: null, currency: "USD", dollars: null, asOf: "2026-11-29" },
	version: 1,
	changedBy: null,
	changedAt: null,
};
const ready: AiProvider = {
	...openai,
	state: "ready",
	key: { stored: true, variable: null },
	version: 4,
	changedBy: "Ada Lovelace",
	changedAt: "2026-11-29T09:00:00.000Z",
};
const local: AiProvider = {
	...openai,
	provider: "local",
	label: "Local model",
	state: "no-address",
	usualModel: null,
	contextTokens: { value: 8192, variable: null },
	listPrices: null,
};

async function openPage(providers: AiProvider[], more: Parameters<typeof serve>[1] = {}) {
	const server = serve("Admin", {
		"aiProvider.list": () => providers,
		"aiProvider.models": () => [
			{ id: "gpt-5.4-mini", contextTokens: 400_000 },
			{ id: "gpt-5.6-sol", contextTokens: null },
		],
		"consultant.session.providers": () => ({ providers: [], preferred: "offline" }),
		"webSearch.settings": () => noWebSearch,
		...more,
	});
	return { ...server, ...(await renderPart(<AiProvidersPage />)) };
}
const cardOf = async (name: string) =>
	within(await screen.findByRole("region", { name: new RegExp(`^${name}`) }));
const changed = (calls: Parameters<typeof sent>[0]) => sent(calls, "aiProvider.change");

describe("the AI providers", () => {
	test("Each says how it stands, which model serves and who changed it last", async () => {
		await openPage([ready, { ...local, state: "enter-again" }]);
		const card = await cardOf("OpenAI");
		card.getByText("Ready");
		card.getByText(/GPT-5 · gpt-5.6-sol/);
		card.getByText(/by Ada Lovelace$/);
		(await cardOf("Local model")).getByText("Enter the key again");
		expect(screen.queryByText("No AI provider is set up")).toBeNull();
	});

	test("Where a stored key cannot be read any more, the page asks for it again", async () => {
		await openPage([{ ...openai, state: "enter-again" }]);
		await screen.findByText("A key must be entered again");
		expect(screen.queryByText("No AI provider is set up")).toBeNull();
	});

	test("A model that is its own name is named once, and its entered prices are said to count", async () => {
		const prices = {
			input: "1",
			output: "2",
			cached: null,
			currency: "USD",
			dollars: null,
			asOf: "2026-11-29",
		};
		const gateway = { ...ready, label: "qwen3:8b", model: { value: "qwen3:8b", variable: null } };
		const { user } = await openPage([{ ...gateway, prices, listPrices: null }]);
		const card = await cardOf("OpenAI");
		card.getByText("qwen3:8b");
		await user.click(card.getByRole("button", { name: "Change OpenAI" }));
		await screen.findByText(/prices that are entered here count/);
		expect(screen.queryByText(/counts as nothing/)).toBeNull();
	});

	test("Without any it says so, and when they cannot be loaded it offers to try again", async () => {
		let fails = true;
		const { user } = await openPage([], {
			"aiProvider.list": () => {
				if (fails) throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
				return [openai, local];
			},
		});
		await screen.findByText("Failed to load the AI providers. Please try again.");
		fails = false;
		await user.click(screen.getByRole("button", { name: /Retry|Try again/ }));
		await screen.findByText("No AI provider is set up");
		expect(screen.queryByRole("button", { name: /^Test connection/ })).toBeNull();
	});

	test("An Admin enters a key, which is sent once and not shown again", async () => {
		let stored = openai;
		const { user, calls } = await openPage([], {
			"aiProvider.list": () => [stored],
			"aiProvider.change": () => {
				stored = ready;
				return ready;
			},
		});
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		const form = within(screen.getByRole("form", { name: "Settings of OpenAI" }));
		const key = form.getByLabelText("Key");
		expect(key.getAttribute("type")).toBe("password");
		const save = form.getByRole("button", { name: "Save changes" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(key, "sk-entered");
		await user.click(save);
		await screen.findByText("OpenAI is saved");
		expect(changed(calls)).toEqual([{ provider: "openai", version: 1, apiKey: "sk-entered" }]);
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		const again = screen.getByLabelText("Key");
		expect(again).toHaveProperty("value", "");
		expect(again.getAttribute("placeholder")).toMatch(/^Stored/);
	});

	test("A model is chosen from the provider's list, and prices with their currency and day", async () => {
		const { user, calls } = await openPage([ready], {
			"aiProvider.change": () => ({ ...ready, version: 5 }),
		});
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		await user.click(await screen.findByRole("combobox", { name: /^Model/ }));
		await screen.findByText("400,000 tokens of context");
		await user.click(screen.getByRole("option", { name: /gpt-5.4-mini/ }));
		screen.getByText(/the list price of Nov 29, 2026 counts: \$5 read, \$30 written/);
		await user.type(screen.getByRole("spinbutton", { name: "Read" }), "2");
		await user.type(screen.getByRole("spinbutton", { name: "Written" }), "8.5");
		const day = screen.getByRole("textbox", { name: /Price list of/ });
		await user.clear(day);
		await user.type(day, "2026-11-01");
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		await waitFor(() =>
			expect(changed(calls)).toEqual([
				{
					provider: "openai",
					version: 4,
					model: "gpt-5.4-mini",
					prices: {
						input: "2",
						output: "8.5",
						cached: null,
						currency: "USD",
						dollars: null,
						asOf: "2026-11-01",
					},
				},
			]),
		);
	});

	test("A model is typed where the list cannot be had, which says why", async () => {
		const { user } = await openPage([{ ...ready, model: { value: "gpt-5.4", variable: null } }], {
			"aiProvider.models": () => {
				throw new Refusal(502, "PROVIDER_FAILED", "OpenAI cannot be reached.");
			},
		});
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		await screen.findByText("The list of models could not be loaded: OpenAI cannot be reached.");
		expect(screen.getByRole("textbox", { name: /^Model/ })).toHaveProperty("value", "gpt-5.4");
	});

	test("What the environment sets is named and cannot be entered", async () => {
		const { user } = await openPage([
			{
				...ready,
				key: { stored: false, variable: "OPENAI_API_KEY" },
				model: { value: "gpt-5", variable: "OPENAI_MODEL" },
			},
		]);
		(await cardOf("OpenAI")).getByText("Set by environment");
		await user.click(screen.getByRole("button", { name: "Change OpenAI" }));
		for (const label of ["Key", "Base address", "Model"]) {
			expect(screen.getByLabelText(label), label).toHaveProperty("disabled", true);
		}
		screen.getByText("Set by OPENAI_API_KEY.");
		screen.getByText("Set by OPENAI_MODEL.");
		expect(screen.queryByRole("button", { name: "Remove key" })).toBeNull();
	});

	test("A refusal lands on its field, and what was typed stays", async () => {
		const { user } = await openPage([ready], {
			"aiProvider.change": () => {
				const issues = [{ path: "apiKey", message: "Enter the key again" }];
				throw new Refusal(400, "INVALID_INPUT", "Enter the key again", { issues });
			},
		});
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		const address = screen.getByLabelText("Base address");
		await user.type(address, "gateway.example.org");
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		await screen.findByText(/Enter an address that begins with https/);
		await user.clear(address);
		await user.type(address, "https://gateway.example.org/v1");
		await user.click(screen.getByRole("button", { name: "Save changes" }));
		await screen.findByText("Enter the key again");
		expect(screen.getByLabelText("Key").getAttribute("aria-invalid")).toBe("true");
		expect(address).toHaveProperty("value", "https://gateway.example.org/v1");
	});

	test("A connection test tells line by line what it found, and waits for unsaved changes", async () => {
		const result: ConnectionTest = {
			passed: false,
			model: "gpt-5.6-sol",
			lines: [
				{ check: "reachable", outcome: "passed", message: "OpenAI answers." },
				{ check: "key", outcome: "failed", message: "OpenAI does not accept this key: enter another." },
			],
		};
		const { user, calls } = await openPage([ready], { "aiProvider.test": () => result });
		const button = await screen.findByRole("button", { name: "Test connection to OpenAI" });
		await user.click(button);
		const lines = within(await screen.findByRole("list", { name: "Connection test of OpenAI" }));
		expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"ReachablePassedOpenAI answers.",
			"KeyFailedOpenAI does not accept this key: enter another.",
		]);
		screen.getByText("OpenAI cannot serve as it is set up.");
		expect(sent(calls, "aiProvider.test")).toEqual([{ provider: "openai" }]);
		await user.click(screen.getByRole("button", { name: "Change OpenAI" }));
		await user.type(screen.getByLabelText("Key"), "sk");
		expect(button).toHaveProperty("disabled", true);
		await user.click(screen.getByRole("button", { name: "Discard changes" }));
		await waitFor(() => expect(button).toHaveProperty("disabled", false));
	});

	test("A key is removed after one question, and so is all that was entered", async () => {
		const { user, calls } = await openPage([ready], {
			"aiProvider.change": () => openai,
			"aiProvider.clear": () => openai,
		});
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		await user.click(screen.getByRole("button", { name: "Remove key" }));
		const first = within(await screen.findByRole("alertdialog", { name: "Remove the key of OpenAI?" }));
		await user.click(first.getByRole("button", { name: "Remove key" }));
		await screen.findByText("The key of OpenAI is removed");
		expect(changed(calls)).toEqual([{ provider: "openai", version: 4, apiKey: null }]);
		await user.click(await screen.findByRole("button", { name: "Change OpenAI" }));
		await user.click(screen.getByRole("button", { name: "Remove all entries" }));
		const second = within(await screen.findByRole("alertdialog"));
		await user.click(second.getByRole("button", { name: "Remove all entries" }));
		await waitFor(() =>
			expect(sent(calls, "aiProvider.clear")).toEqual([{ provider: "openai", version: 4 }]),
		);
	});
});
