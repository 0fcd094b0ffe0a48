import { screen, waitFor, within } from "@testing-library/react";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { churn } from "../../../../tests/data/playbooks.ts";
import { changedChurn, openPlaybooks, sent } from "../../../../tests/pages/playbooks-page.ts";
import { pressUndo } from "../../../../tests/press-undo.ts";

const editing = "/?view=playbooks&playbook=customer-churn&form=edit";

/** Reads a text as the server does, but for its lines. */
function readYaml({ source }: { source: string }) {
	try {
		const read = Playbook.safeParse(parse(source));
		if (read.success) return { playbook: read.data, errors: [] };
		const errors = read.error.issues.map(({ path, message }) => ({
			line: 1,
			path: path
				.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
				.join("")
				.replace(/^\./, ""),
			message: `${message}.`,
		}));
		return { playbook: null, errors };
	} catch {
		return { playbook: null, errors: [{ line: 3, path: "", message: "A colon is missing." }] };
	}
}

async function openForm(path = editing) {
	const page = await openPlaybooks({
		path,
		procedures: { "playbook.readYaml": readYaml, "playbook.exportYaml": () => stringify(churn) },
	});
	await screen.findByRole("combobox", { name: /^Language/ });
	const save = async () => {
		await page.user.click(screen.getByRole("button", { name: "Save" }));
		await waitFor(() => expect(sent(page.calls, "playbook.update")).toHaveLength(1));
		const [{ playbook }] = sent(page.calls, "playbook.update") as [{ playbook: Playbook }];
		return playbook;
	};
	return { ...page, save };
}

const section = (name: RegExp) => within(screen.getByRole("region", { name }));
const entry = (name: string) => within(screen.getByRole("listitem", { name }));

describe("The form of a playbook", () => {
	test("changes a task inside its workstream, and saves the whole playbook", async () => {
		const { user, save } = await openForm();
		await user.click(screen.getByRole("button", { name: /^Know the reasons/ }));
		await user.click(screen.getByRole("button", { name: /^List lost customers/ }));
		const task = entry("List lost customers");
		const name = task.getByRole("textbox", { name: /^Task/ });
		await user.type(name, " of a year");
		await user.clear(task.getByRole("spinbutton", { name: "Large" }));
		await user.type(entry("List lost customers of a year").getByRole("spinbutton", { name: "Large" }), "15");
		const saved = await save();
		expect(saved.workstreams[0]?.tasks[0]).toMatchObject({
			name: { en: "List lost customers of a year" },
			days: [2, 5, 15],
			role: "owner",
		});
		expect({ ...saved, workstreams: [] }).toEqual({ ...churn, workstreams: [] });
	});

	test("is written in one language at a time, and says what is missing in it", async () => {
		const { user, save } = await openForm();
		screen.getByText("Every text is there in English.");
		await user.click(screen.getByRole("combobox", { name: /^Language/ }));
		await user.click(await screen.findByRole("option", { name: /Deutsch/ }));
		screen.getByText(/\d+ texts are missing in Deutsch\./);
		expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Kundenabwanderung");
		screen.getByText("Customer churn");
		await user.click(screen.getByRole("button", { name: "Go to the next one" }));
		const cause = screen.getByRole("textbox", { name: /^Cause/ });
		await waitFor(() => expect(document.activeElement).toBe(cause));
		await user.type(cause, "Nach dem Verkauf ruft niemand an");
		const { causes } = await save();
		expect(causes[0]?.text).toEqual({
			en: "Nobody calls after the sale",
			de: "Nach dem Verkauf ruft niemand an",
		});
	});

	test("adds, moves and removes by keyboard, and takes a removal back", async () => {
		const { user, save } = await openForm();
		const causes = section(/^Typical causes/);
		causes.getByRole("button", { name: "Add cause" }).focus();
		await user.keyboard("{Enter}");
		await waitFor(() => expect(document.activeElement).toBe(causes.getByRole("textbox", { name: /^Cause/ })));
		await user.keyboard("Prices rose");
		causes.getByRole("button", { name: "Move Prices rose up" }).focus();
		await user.keyboard("{Enter}");
		await waitFor(() =>
			expect(document.activeElement).toBe(causes.getByRole("button", { name: "Move Prices rose down" })),
		);
		await user.click(causes.getByRole("button", { name: "Remove Nobody calls after the sale" }));
		expect(causes.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
			"Prices rose",
		]);
		await pressUndo(user);
		expect((await save()).causes.map(({ text }) => text.en)).toEqual([
			"Prices rose",
			"Nobody calls after the sale",
		]);
	});

	test("moves a task to another workstream, where it stays open", async () => {
		const { user, save } = await openForm();
		await user.click(screen.getByRole("button", { name: /^Know the reasons/ }));
		await user.click(screen.getByRole("button", { name: /^List lost customers/ }));
		await user.click(entry("List lost customers").getByRole("combobox", { name: "Workstream" }));
		await user.click(await screen.findByRole("option", { name: "Guided start" }));
		const moved = within(entry("Guided start").getByRole("listitem", { name: "List lost customers" }));
		const head = moved.getByRole("button", { name: /^List lost customers/, expanded: true });
		await waitFor(() => expect(document.activeElement).toBe(head));
		const [reasons, start] = (await save()).workstreams;
		expect(reasons?.tasks.map(({ id }) => id)).toEqual(["call"]);
		expect(start?.tasks).toEqual([
			expect.objectContaining({ id: "plan" }),
			expect.objectContaining({ id: "list", days: [2, 5, 10], role: "owner" }),
		]);
	});

	test("takes a removal back, and keeps what was typed since then", async () => {
		const { user, save } = await openForm();
		await user.click(section(/^KPIs/).getByRole("button", { name: "Remove Churn rate" }));
		await user.type(screen.getByRole("textbox", { name: /^Name/ }), " now");
		await pressUndo(user);
		const saved = await save();
		expect(saved.name.en).toBe("Customer churn now");
		expect(saved.kpis).toEqual(churn.kpis);
	});

	test("takes with a removed role, task and option what refers to them", async () => {
		const { user, save } = await openForm();
		await user.click(section(/^Roles/).getByRole("button", { name: "Remove Head of service" }));
		await user.click(screen.getByRole("button", { name: /^Know the reasons/ }));
		await user.click(screen.getByRole("button", { name: "Remove List lost customers" }));
		await user.click(screen.getByRole("button", { name: "Remove When do we act?" }));
		const { workstreams } = await save();
		expect(workstreams.flatMap(({ serves }) => serves ?? [])).toEqual([]);
		expect(workstreams[0]?.tasks).toEqual([
			{ id: "call", name: { en: "Call lost customers" }, days: [4, 10, 25], after: [] },
		]);
	});

	test("says at its field what is wrong, and goes there when somebody tries to save", async () => {
		const { user, calls } = await openForm();
		await user.click(screen.getByRole("button", { name: /^Guided start/ }));
		await user.clear(screen.getByRole("textbox", { name: /^Title/ }));
		await user.click(screen.getByRole("button", { name: /^Guided start|New workstream/ }));
		await user.click(screen.getByRole("button", { name: "Save" }));
		const title = await screen.findByRole("textbox", { name: /^Title/ });
		await waitFor(() => expect(document.activeElement).toBe(title));
		await waitFor(() => expect(title.getAttribute("aria-invalid")).toBe("true"));
		expect(title.getAttribute("aria-describedby")).toContain("error");
		expect(sent(calls, "playbook.update")).toEqual([]);
	});

	test("and the YAML are one draft, comments and all", async () => {
		const { user } = await openForm();
		const name = screen.getByRole("textbox", { name: /^Name/ });
		await user.clear(name);
		await user.type(name, "Our members");
		await user.click(screen.getByRole("tab", { name: "YAML" }));
		const yaml = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Playbook in YAML" });
		expect(parse(yaml.value).name.en).toBe("Our members");
		await user.click(yaml);
		await user.clear(yaml);
		await user.paste(`# Read it twice\n${stringify(churn).replace("Customer churn", "Churn of all")}`);
		await user.click(screen.getByRole("tab", { name: "Form" }));
		const again = screen.getByRole("textbox", { name: /^Name/ });
		expect(again).toHaveProperty("value", "Churn of all");
		await user.type(again, " years");
		await user.click(screen.getByRole("tab", { name: "YAML" }));
		const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Playbook in YAML" });
		expect(value).toMatch(/^# Read it twice\n/);
		expect(parse(value).name).toEqual({ en: "Churn of all years", de: "Kundenabwanderung" });
	});

	test("cannot show a text that cannot be read, says where, and leads to the line", async () => {
		const { user } = await openForm(`${editing}`);
		await user.click(screen.getByRole("tab", { name: "YAML" }));
		const yaml = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Playbook in YAML" });
		await user.clear(yaml);
		await user.paste("id: customer-churn\nname:\n  en: [Churn\nsummary:\n  en: x\n");
		await user.click(screen.getByRole("tab", { name: "Form" }));
		await screen.findByText(/^The form cannot show this text: line \d cannot be read$/);
		expect(screen.queryByRole("textbox", { name: /^Name/ })).toBeNull();
		await user.click(screen.getByRole("button", { name: /^Go to line \d/ }));
		const field = await screen.findByRole("textbox", { name: "Playbook in YAML" });
		await waitFor(() => expect(document.activeElement).toBe(field));
	});

	test("is kept through somebody else's change, which is a question as before", async () => {
		const page = await openPlaybooks({
			path: editing,
			entries: [{ ...changedChurn, version: 1 }],
			procedures: { "playbook.readYaml": readYaml, "playbook.exportYaml": () => stringify(churn) },
		});
		await page.user.type(await screen.findByRole("textbox", { name: /^Name/ }), " here");
		page.put({ ...churn, name: { en: "Theirs" } }, 2);
		await page.user.click(screen.getByRole("button", { name: "Save" }));
		await screen.findByRole("region", { name: "Changed in the meantime" });
		expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Customer churn here");
	});
});
