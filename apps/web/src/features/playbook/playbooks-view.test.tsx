import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { withoutProgram } from "../../../tests/address.ts";
import { Refusal } from "../../../tests/fake-server.ts";
import {
	changedChurn,
	namesShown,
	openPlaybooks,
	ownThin,
	sent,
	shippedChurn,
} from "../../../tests/pages/playbooks-page.ts";

const reading = (id = "customer-churn") => `/?view=playbooks&playbook=${id}`;

describe("The library", () => {
	test("shows each playbook with when it fits, its size and where it comes from", async () => {
		await openPlaybooks({ entries: [changedChurn, ownThin] });
		const link = await screen.findByRole("link", { name: "Customer churn" });
		const card = within(link.closest("li") ?? document.body);
		card.getByText("For an organisation that loses customers.");
		card.getByText("3 tasks · 1 decision");
		card.getByText("Changed here");
		card.getByText(/by Jonas Weber/);
		expect(withoutProgram(link.getAttribute("href"))).toBe("/?view=playbooks&playbook=customer-churn");
	});

	test("shows a playbook without English in the language that it has", async () => {
		await openPlaybooks();
		const title = await screen.findByRole("heading", { level: 2, name: "Werkstatt umziehen" });
		expect(title.getAttribute("lang")).toBe("de");
		screen.getByText("1 task");
	});

	test("finds a playbook by words of its name, its summary or its recognition in any language", async () => {
		const { user } = await openPlaybooks();
		const search = await screen.findByRole("searchbox", { name: "Search playbooks" });
		for (const [words, found] of [
			["UMZUG", ["Werkstatt umziehen"]],
			["resiliation", ["Customer churn"]],
			["churn loses", ["Customer churn"]],
		] as const) {
			await user.clear(search);
			await user.type(search, words);
			await waitFor(async () => expect(await namesShown()).toEqual(found));
		}
		screen.getByText("1 of 2");
	});

	test("says when nothing is found, and shows everything again", async () => {
		const { user } = await openPlaybooks({ path: "/?view=playbooks&q=unicorn" });
		await screen.findByText("No playbook matches this search.");
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await namesShown()).toEqual(["Customer churn", "Werkstatt umziehen"]);
	});

	test("counts a changed shipped playbook among the organisation's own", async () => {
		await openPlaybooks({ entries: [changedChurn], path: "/?view=playbooks&status=own" });
		expect(await namesShown()).toEqual(["Customer churn"]);
	});

	test("explains where own playbooks come from while there are none", async () => {
		await openPlaybooks({ entries: [shippedChurn], path: "/?view=playbooks&status=own" });
		await screen.findByText(/Copy a shipped one, or save a program as a playbook/);
	});

	test("offers to try again when it could not be loaded", async () => {
		const refuse = () => {
			throw new Refusal(503, "UNAVAILABLE", "Try again in a moment");
		};
		const { procedures, user } = await openPlaybooks({ procedures: { "playbook.list": refuse } });
		await screen.findByText("Failed to load the playbooks. Please try again.");
		procedures["playbook.list"] = () => [];
		await user.click(screen.getByRole("button", { name: /again/i }));
		await screen.findByText(/0 playbooks/);
	});
});

describe("A playbook", () => {
	test("reads as a page: every part under its heading, with its figures by size", async () => {
		await openPlaybooks({ path: reading() });
		await screen.findByRole("heading", { level: 2, name: "Customer churn" });
		const part = (name: RegExp) => within(screen.getByRole("region", { name }));
		part(/^When it fits/).getByText("churn, renewal rate");
		part(/^Typical causes/).getByText("Calls per customer and month");
		part(/^Interview/).getByText("Small workshops since May");
		const option = part(/^Decisions/)
			.getByRole("heading", { level: 5, name: "In the first year" })
			.closest("li");
		expect(option?.textContent).toContain("For: Removes the usual reason");
		expect(option?.textContent).toContain("Against: Shows late");
		expect(
			within(option ?? document.body).getByRole("row", { name: "Person-days 20 80 1,300" }),
		).toBeDefined();
		const unknown = part(/^Decisions/)
			.getByRole("heading", { level: 5, name: "At notice" })
			.closest("li");
		expect(within(unknown ?? document.body).queryByRole("row", { name: /^Person-days/ })).toBeNull();
		const work = part(/^Workstreams/);
		expect(
			work.getByRole("row", { name: /^Call lost customers ?after List lost customers 4 10 25$/ }),
		).toBeDefined();
		work.getByText("Only with the option “In the first year”");
		part(/^KPIs/).getByText("% · Lower is better · Monthly");
		part(/^Risks/).getByText("Impact high");
		part(/^Gate criteria/).getByText("Churn is known per segment");
		expect(
			part(/^Sources/)
				.getByRole("link", { name: /How to reduce churn/ })
				.getAttribute("href"),
		).toBe("https://example.org/churn");
	});

	test("leaves out the parts that it does not have", async () => {
		await openPlaybooks({ path: reading("werkstatt") });
		await screen.findByRole("region", { name: /^Workstreams/ });
		for (const name of [/^Decisions/, /^Interview/, /^Risks/, /^When it fits/])
			expect(screen.queryByRole("region", { name })).toBeNull();
	});

	test("is read in another language that it has, and in English where a text lacks it", async () => {
		const { user, router } = await openPlaybooks({ path: reading() });
		await user.click(await screen.findByRole("radio", { name: "Deutsch" }));
		await screen.findByRole("heading", { level: 2, name: "Kundenabwanderung" });
		const cause = screen.getByText("Nobody calls after the sale");
		expect(cause.getAttribute("lang")).toBe("en");
		expect(router.state.location.search).toMatchObject({ display: "de" });
	});

	test("that is not there leads back to the library", async () => {
		const { user } = await openPlaybooks({ path: reading("no-such") });
		await screen.findByRole("heading", { level: 2, name: "Playbook not found" });
		await user.click(screen.getByRole("button", { name: "All playbooks" }));
		expect(await namesShown()).toEqual(["Customer churn", "Werkstatt umziehen"]);
	});

	test("is copied by an Editor, and the copy opens to be edited", async () => {
		const { user } = await openPlaybooks({ path: reading() });
		await user.click(await screen.findByRole("button", { name: "Actions for Customer churn" }));
		await user.click(await screen.findByRole("menuitem", { name: "Copy" }));
		await screen.findByRole("heading", { level: 2, name: "Edit “Customer churn (copy)”" });
	});
});

describe("Deleting", () => {
	const choose = async (user: Awaited<ReturnType<typeof openPlaybooks>>["user"], name: string) => {
		await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
		await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
		return within(await screen.findByRole("alertdialog"));
	};

	test("an own version brings the shipped playbook back", async () => {
		const { user, calls } = await openPlaybooks({ role: "Admin", entries: [changedChurn], path: reading() });
		const question = await choose(user, "Customer churn");
		question.getByText(/The shipped playbook comes back in its place/);
		await user.click(question.getByRole("button", { name: "Delete your version" }));
		await screen.findByText("Shipped");
		expect(sent(calls, "playbook.delete")).toEqual([{ id: "customer-churn", version: 3 }]);
	});

	test("an own playbook leads back to the library", async () => {
		const { user } = await openPlaybooks({ role: "Admin", path: reading("werkstatt") });
		const question = await choose(user, "Werkstatt umziehen");
		await user.click(question.getByRole("button", { name: "Delete playbook" }));
		await waitFor(async () => expect(await namesShown()).toEqual(["Customer churn"]));
		screen.getByRole("button", { name: "Undo" });
	});

	test("is for Admins, and for nobody where the playbook is as it was shipped", async () => {
		const { user } = await openPlaybooks({ role: "Admin", path: reading() });
		await user.click(await screen.findByRole("button", { name: "Actions for Customer churn" }));
		await screen.findByRole("menuitem", { name: "Copy" });
		expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
	});

	test("is not offered to an Editor", async () => {
		const { user } = await openPlaybooks({ role: "Editor", path: reading("werkstatt") });
		await user.click(await screen.findByRole("button", { name: "Actions for Werkstatt umziehen" }));
		await screen.findByRole("menuitem", { name: "Copy" });
		expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
	});
});

describe("An earlier version", () => {
	const procedures = {
		"playbook.history": () => [
			{
				version: 3,
				savedAt: "2026-03-01T08:00:00.000Z",
				savedBy: "Jonas Weber",
				changes: [
					{ path: "name › en", before: "As it was", after: "Customer churn" },
					{ path: "roles › clerk", before: null, after: "Clerk" },
				],
			},
			{ version: 2, savedAt: "2026-02-01T08:00:00.000Z", savedBy: "Maria Keller", changes: [] },
		],
		"playbook.versionOf": () => ({ playbook: { ...changedChurn.playbook, name: { en: "As it was" } } }),
	};

	test("is read from the list of versions, and restored by an Editor as the newest", async () => {
		const { user, calls } = await openPlaybooks({ entries: [changedChurn], path: reading(), procedures });
		await user.click(await screen.findByRole("button", { name: "Actions for Customer churn" }));
		await user.click(await screen.findByRole("menuitem", { name: "Versions" }));
		const list = within(await screen.findByRole("dialog", { name: "Versions" }));
		await list.findByText(/by Maria Keller/);
		await user.click(list.getByText("2 changes"));
		expect(list.getByText("name › en").parentElement?.textContent).toBe(
			"name › enAs it was → Customer churn",
		);
		expect(list.getByText("roles › clerk").parentElement?.textContent).toBe("roles › clerkAdded → Clerk");
		await user.click(list.getByRole("link", { name: "Version 2" }));
		await screen.findByRole("heading", { level: 2, name: "As it was" });
		await user.click(screen.getByRole("button", { name: "Restore" }));
		await screen.findByText("Changed here");
		screen.getByRole("heading", { level: 2, name: "As it was" });
		expect(sent(calls, "playbook.update")).toMatchObject([
			{ version: 3, playbook: { name: { en: "As it was" } } },
		]);
	});

	test("is read by a Viewer, who cannot restore it", async () => {
		await openPlaybooks({ role: "Viewer", entries: [changedChurn], path: `${reading()}&item=2`, procedures });
		await screen.findByRole("heading", { level: 2, name: "As it was" });
		screen.getByText("This is version 2");
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
	});
});

describe("A Viewer", () => {
	test("is told who changes playbooks, and finds no button that would be refused", async () => {
		await openPlaybooks({ role: "Viewer" });
		await screen.findByText(/As a Viewer you can read and export playbooks/);
		expect(screen.queryByRole("button", { name: /New playbook|Import/ })).toBeNull();
	});

	test.each(["edit", "use"])("reads the playbook where the address asks for its form %s", async (form) => {
		await openPlaybooks({ role: "Viewer", path: `${reading()}&form=${form}` });
		await screen.findByRole("region", { name: /^Typical causes/ });
		screen.getByRole("button", { name: "Export YAML" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.queryByRole("textbox", { name: "Playbook in YAML" })).toBeNull();
		expect(screen.queryByRole("button", { name: /^(?:Edit|Use|Actions)/ })).toBeNull();
	});
});
