import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { viewAddress } from "../../../../tests/address.ts";
import { programOf } from "../../../../tests/data/portfolio.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openPlaybooks, sent } from "../../../../tests/pages/playbooks-page.ts";

const started = programOf(7, { name: "Keep our members" });

async function openDialog(given: Parameters<typeof openPlaybooks>[0] = {}) {
	const page = await openPlaybooks({
		path: "/?view=playbooks&playbook=customer-churn",
		procedures: {
			"playbook.use": () => ({ programId: started.id, workstreams: 2, tasks: 3 }),
			"program.list": () => [programOf(1), started],
		},
		...given,
	});
	await page.user.click(await screen.findByRole("button", { name: "Use" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Start from a playbook" }));
	return { ...page, dialog };
}

describe("Starting from a playbook", () => {
	test("says what each size means, and makes and opens the program", async () => {
		const { user, dialog, calls, router } = await openDialog();
		await dialog.findByText("2 tasks · 3 weeks");
		await user.click(dialog.getByRole("radio", { name: /^Small/ }));
		const name = dialog.getByRole("textbox", { name: /Program name/ });
		expect(name).toHaveProperty("value", "Customer churn");
		await user.clear(name);
		await user.type(name, "Keep our members");
		const start = dialog.getByRole("textbox", { name: /Start date/ });
		await user.clear(start);
		await user.type(start, "2027-02-01");
		await user.click(dialog.getByRole("button", { name: "Create program" }));
		await screen.findByRole("heading", { level: 1, name: "Program Dashboard" });
		expect(sent(calls, "playbook.use")).toEqual([
			{
				playbookId: "customer-churn",
				size: "S",
				name: "Keep our members",
				startDate: "2027-02-01",
				language: "en",
				currency: "USD",
				choices: {},
			},
		]);
		expect(viewAddress(router)).toBe("/");
		await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(started.id));
	});

	test("brings the work of an option that is chosen already", async () => {
		const { user, dialog, calls } = await openDialog();
		await user.click(await dialog.findByRole("combobox", { name: "When do we act?" }));
		await user.click(await screen.findByRole("option", { name: "In the first year" }));
		await dialog.findByText("3 tasks · 4 weeks");
		await user.click(dialog.getByRole("button", { name: "Create program" }));
		await waitFor(() =>
			expect(sent(calls, "playbook.use")).toMatchObject([{ choices: { moment: "early" } }]),
		);
	});

	test("takes the playbook's name in the language that is chosen, unless a name was typed", async () => {
		const { user, dialog } = await openDialog();
		await dialog.findByText("2 tasks · 3 weeks");
		const name = () => dialog.getByRole("textbox", { name: /Program name/ });
		await user.click(dialog.getByRole("combobox", { name: "Language of its texts" }));
		await user.click(await screen.findByRole("option", { name: "Deutsch" }));
		await waitFor(() => expect(name()).toHaveProperty("value", "Kundenabwanderung"));
		await user.clear(name());
		await user.type(name(), "Ours");
		await user.click(dialog.getByRole("combobox", { name: "Language of its texts" }));
		await user.click(await screen.findByRole("option", { name: "English" }));
		expect(name()).toHaveProperty("value", "Ours");
	});

	test("lets the playbook be chosen where the Programs page leads to it", async () => {
		const { user } = await openPlaybooks({ path: "/programs" });
		await user.click(await screen.findByRole("link", { name: "Start from a playbook" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Start from a playbook" }));
		expect(dialog.getByRole("button", { name: "Create program" })).toHaveProperty("disabled", true);
		await user.click(dialog.getByRole("combobox", { name: /Playbook/ }));
		await user.click(await screen.findByRole("option", { name: "Werkstatt umziehen" }));
		await waitFor(() =>
			expect(dialog.getByRole("textbox", { name: /Program name/ })).toHaveProperty(
				"value",
				"Werkstatt umziehen",
			),
		);
		expect(dialog.queryByRole("combobox", { name: "Language of its texts" })).toBeNull();
	});

	test("keeps everything when it is refused", async () => {
		const refuse = () => {
			throw new Refusal(503, "UNAVAILABLE", "The server cannot answer right now.");
		};
		const { user, dialog } = await openDialog({ procedures: { "playbook.use": refuse } });
		await dialog.findByText("2 tasks · 3 weeks");
		await user.click(dialog.getByRole("button", { name: "Create program" }));
		await dialog.findByText("The server cannot answer right now.");
		expect(dialog.getByRole("textbox", { name: /Program name/ })).toHaveProperty("value", "Customer churn");
	});
});
