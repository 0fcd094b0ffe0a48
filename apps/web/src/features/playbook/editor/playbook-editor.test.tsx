import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { churn } from "../../../../tests/data/playbooks.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import {
	changedChurn,
	openPlaybooks,
	sent,
	shippedChurn,
	yamlOf,
} from "../../../../tests/pages/playbooks-page.ts";
import { pressUndo } from "../../../../tests/press-undo.ts";

const editing = "/?view=playbooks&playbook=customer-churn&form=edit&tab=yaml";
const text = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Playbook in YAML" });
const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });
const renamed = (name: string) => yamlOf({ id: churn.id, name: { en: name } });

describe("Editing", () => {
	test("says which line is wrong while it is typed, and goes there", async () => {
		const { user } = await openPlaybooks({ path: editing });
		const field = await text();
		write(field, renamed("wrong"));
		const errors = within(await screen.findByRole("list", { name: "Errors" }));
		screen.getByText("1 error");
		expect(field.getAttribute("aria-invalid")).toBe("true");
		await user.click(errors.getByRole("button", { name: /Line 3/ }));
		expect(document.activeElement).toBe(field);
		expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("  en: wrong");
	});

	test("does not send what is wrong, and puts the cursor where it is", async () => {
		const { user, calls } = await openPlaybooks({ path: editing });
		const field = await text();
		write(field, renamed("wrong"));
		await user.click(screen.getByRole("button", { name: "Save" }));
		await waitFor(() => expect(field.selectionStart).toBe(field.value.indexOf("  en: wrong")));
		expect(sent(calls, "playbook.update")).toEqual([]);
	});

	test("a shipped playbook makes the organisation's own version of it", async () => {
		const { user, calls } = await openPlaybooks({ path: editing });
		await screen.findByText(/The shipped playbook stays as it is/);
		write(await text(), renamed("Our customers"));
		await user.click(screen.getByRole("button", { name: "Save" }));
		await screen.findByRole("heading", { level: 2, name: "Our customers" });
		screen.getByText("Changed here");
		expect(sent(calls, "playbook.update")).toMatchObject([{ id: churn.id, version: null }]);
	});

	test("keeps what was typed through a reload, until it is discarded", async () => {
		const { router } = await openPlaybooks({ path: editing });
		write(await text(), renamed("Half a na"));
		expect(router.state.location.search).toMatchObject({ form: "edit" });
		cleanup();
		const { user } = await openPlaybooks({ path: editing });
		expect((await text()).value).toBe(renamed("Half a na"));
		screen.getByText("What you typed before is here again. It is not saved yet.");
		await user.click(screen.getByRole("button", { name: "Discard changes" }));
		await screen.findByRole("region", { name: /^Workstreams/ });
		expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft/"))).toEqual([]);
	});

	test("does not change the id", async () => {
		const { user, calls } = await openPlaybooks({ path: editing });
		write(await text(), yamlOf({ id: "other", name: { en: "Other" } }));
		await user.click(screen.getByRole("button", { name: "Save" }));
		await screen.findByText(/The id of this playbook is “customer-churn” and stays so/);
		expect(sent(calls, "playbook.update")).toEqual([]);
	});
});

describe("When somebody else was faster", () => {
	async function openContested() {
		const page = await openPlaybooks({ path: editing, entries: [{ ...changedChurn, version: 1 }] });
		write(await text(), renamed("Mine"));
		page.put({ ...churn, name: { en: "Theirs" } }, 2);
		await page.user.click(screen.getByRole("button", { name: "Save" }));
		const question = within(await screen.findByRole("region", { name: "Changed in the meantime" }));
		return { ...page, question };
	}

	test("what differs is shown, and nothing typed is lost", async () => {
		const { user, question } = await openContested();
		await user.click(question.getByRole("button", { name: "Show theirs" }));
		const differences = await screen.findByRole("region", { name: "Their version against yours" });
		expect(differences.textContent).toContain("Removed:   en: Theirs");
		expect(differences.textContent).toContain("Added:   en: Mine");
		expect((await text()).value).toBe(renamed("Mine"));
	});

	test("one's own text is saved over theirs when it is kept", async () => {
		const { user, question, calls } = await openContested();
		await user.click(question.getByRole("button", { name: "Keep mine" }));
		await screen.findByRole("heading", { level: 2, name: "Mine" });
		expect(sent(calls, "playbook.update")).toMatchObject([{ version: 1 }, { version: 2 }]);
	});

	test("their text can be gone on with, and one's own comes back by Undo", async () => {
		const { user, question } = await openContested();
		await user.click(question.getByRole("button", { name: "Use theirs" }));
		expect((await text()).value).toBe(renamed("Theirs"));
		await pressUndo(user);
		expect((await text()).value).toBe(renamed("Mine"));
	});
});

describe("A new playbook", () => {
	test("begins with an example of every part, and opens once it is stored", async () => {
		const { user, calls } = await openPlaybooks({ path: "/?view=playbooks&form=new&tab=yaml" });
		expect((await text()).value).toContain("workstreams:");
		write(await text(), yamlOf({ id: "move", name: { en: "Move" } }));
		await user.click(screen.getByRole("button", { name: "Create playbook" }));
		await screen.findByRole("heading", { level: 2, name: "Move" });
		expect(sent(calls, "playbook.create")).toMatchObject([{ playbook: { id: "move" } }]);
	});

	test("of a taken id replaces the other only when asked to", async () => {
		const { user, calls } = await openPlaybooks({
			path: "/?view=playbooks&form=import",
			entries: [shippedChurn],
		});
		write(await text(), renamed("Imported"));
		await user.click(screen.getByRole("button", { name: "Create playbook" }));
		const question = await screen.findByText("There is a playbook with the id “customer-churn” already");
		expect(sent(calls, "playbook.update")).toEqual([]);
		await user.click(
			within(question.closest('[role="alert"]') ?? document.body).getByRole("button", { name: "Replace it" }),
		);
		await screen.findByRole("heading", { level: 2, name: "Imported" });
		expect(sent(calls, "playbook.update")).toMatchObject([{ id: churn.id, version: null }]);
	});

	test("is read from a file, its mistakes by line", async () => {
		const { user } = await openPlaybooks({ path: "/?view=playbooks&form=import" });
		const file = new File([renamed("wrong")], "churn.yaml", { type: "application/yaml" });
		await user.upload(await screen.findByLabelText("Playbook file"), file);
		await screen.findByRole("button", { name: /Line 3/ });
		expect((await text()).value).toBe(renamed("wrong"));
	});

	test("larger than 1 MB is refused before it is read", async () => {
		const { user } = await openPlaybooks({ path: "/?view=playbooks&form=import" });
		const file = new File(["x".repeat(1024 * 1024 + 1)], "large.yaml", { type: "application/yaml" });
		await user.upload(await screen.findByLabelText("Playbook file"), file);
		await screen.findByText("A playbook's file may have at most 1 MB.");
		expect((await text()).value).toBe("");
	});
});

describe("A program", () => {
	const path = "/?view=playbooks&form=program&tab=yaml&item=01939000-0000-7000-8000-000000000001";

	test("becomes a draft in the editor, and a playbook when it is stored", async () => {
		const source = yamlOf({ id: "program-1", name: { en: "Program 1" } });
		const leftOut = [
			{ part: "tasks", text: "Martin, please decide", because: "name" },
			{ part: "benefits", text: "Overtime of £420,000 a year", because: "figure" },
		];
		const work = { tasks: 8, completed: 3 };
		const { user, calls } = await openPlaybooks({
			path,
			procedures: { "consultant.playbook.yamlFromProgram": () => ({ source, leftOut, work }) },
		});
		await screen.findByRole("heading", { level: 2, name: "Save “Program 1” as playbook" });
		expect((await text()).value).toBe(source);
		screen.getByText("3 of 8 tasks of this program are completed");
		screen.getByText("2 lines were left out");
		await user.click(screen.getByText("Show what was left out"));
		expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Tasks", "Benefits"]);
		expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
			"Martin, please decide – names somebody or something",
			"Overtime of £420,000 a year – gives a figure",
		]);
		await user.click(screen.getByRole("button", { name: "Create playbook" }));
		await screen.findByText("Own");
		expect(sent(calls, "playbook.create")).toMatchObject([{ playbook: { id: "program-1" } }]);
	});

	test("of which no playbook can be made says why", async () => {
		const refuse = () => {
			throw new Refusal(409, "NOT_READY", "This program has no tasks yet that a playbook could keep");
		};
		await openPlaybooks({ path, procedures: { "consultant.playbook.yamlFromProgram": refuse } });
		await screen.findByRole("heading", { level: 2, name: "No playbook can be made of this program" });
		screen.getByText("This program has no tasks yet that a playbook could keep.");
	});
});
