import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../../tests/fake-server.ts";
import {
	begun,
	built,
	openOrchestrator,
	program,
	reviewed,
	round,
	runId,
	taskId,
	taskOf,
} from "../../../tests/pages/orchestrator-page.ts";
import { refreshAreas } from "../../api/live/refresh.ts";
import { lastSubmitted } from "./form/use-submission.ts";

beforeEach(() => lastSubmitted.set(null));

const description = () => screen.findByRole("textbox", { name: /^Task description/ });
const requirement = (number: number) => screen.getByRole("textbox", { name: `Requirement ${number}` });
const submit = () => screen.getByRole("button", { name: "Submit Task" });
const describing = (field: HTMLElement) =>
	(field.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent)
		.join(" ");
const started = (calls: { path: string; input: unknown }[]) =>
	calls.filter(({ path }) => path === "orchestrator.start").map(({ input }) => input);

async function type(user: UserEvent) {
	await user.click(await description());
	await user.paste("A register of supplier risks");
	await user.click(requirement(1));
	await user.paste("Overdue reviews come first");
}

async function choose(user: UserEvent, field: string, option: RegExp) {
	await user.click(screen.getByRole("combobox", { name: field }));
	await user.click(await screen.findByRole("option", { name: option }));
}

describe("A task that is written", () => {
	test("needs a description and a requirement", async () => {
		const { user, calls } = await openOrchestrator();
		await user.click(await screen.findByRole("button", { name: "Submit Task" }));
		expect(await screen.findByText("Validation Error")).toBeDefined();
		const missing = await description();
		expect(missing.getAttribute("aria-invalid")).toBe("true");
		expect(missing).toBe(document.activeElement);
		expect(describing(missing)).toContain("Task description is required");
		await user.type(await description(), "A register");
		await user.type(requirement(1), "   ");
		await user.click(submit());
		expect((await screen.findAllByText("At least one requirement is required")).length).toBeGreaterThan(0);
		expect(missing.getAttribute("aria-invalid")).toBeNull();
		expect(requirement(1).getAttribute("aria-invalid")).toBe("true");
		expect(requirement(1)).toBe(document.activeElement);
		expect(describing(requirement(1))).toBe("At least one requirement is required");
		await user.type(requirement(1), "One");
		expect(requirement(1).getAttribute("aria-invalid")).toBeNull();
		expect(started(calls)).toEqual([]);
	});

	test("has its requirements typed, removed and pasted row by row", async () => {
		const { user } = await openOrchestrator();
		await description();
		expect(screen.getByRole("button", { name: "Remove requirement 1" })).toHaveProperty("disabled", true);
		await user.type(requirement(1), "One{Enter}Two");
		expect(requirement(2)).toHaveProperty("value", "Two");
		expect(requirement(2)).toBe(document.activeElement);
		await user.type(requirement(2), "{Enter}{Backspace}");
		expect(screen.queryByRole("textbox", { name: "Requirement 3" })).toBeNull();
		expect(requirement(2)).toBe(document.activeElement);
		await user.paste("\n- Three\n- Four\n");
		expect(requirement(2)).toHaveProperty("value", "TwoThree");
		expect(requirement(3)).toHaveProperty("value", "Four");
		await user.click(screen.getByRole("button", { name: "Remove requirement 1" }));
		await user.click(screen.getByRole("button", { name: "Remove requirement 1" }));
		expect(screen.getAllByRole("textbox", { name: /^Requirement/ })).toHaveLength(1);
		await user.clear(requirement(1));
		await user.type(requirement(1), "{Backspace}");
		expect(requirement(1)).toBeDefined();
	});

	test("is sent without what was left empty, with GPT-5 and two revisions unless chosen otherwise", async () => {
		const { user, calls } = await openOrchestrator();
		await type(user);
		await user.click(screen.getByRole("button", { name: "Add constraint" }));
		await user.click(submit());
		await screen.findByRole("button", { name: "All tasks" });
		expect(started(calls)).toEqual([
			{
				taskDescription: "A register of supplier risks",
				requirements: ["Overdue reviews come first"],
				preferredProvider: "openai",
				maxRetries: 2,
			},
		]);
	});

	test("may be about an object of the selected program, which the agents only read", async () => {
		const { user, calls } = await openOrchestrator();
		await type(user);
		await choose(user, "Entity", /^Risk$/);
		expect(screen.getByRole("combobox", { name: "Program to read" })).toHaveProperty(
			"textContent",
			expect.stringContaining(program.name),
		);
		expect(screen.getByText(/read its risk data as context\. They can change nothing/)).toBeDefined();
		await choose(user, "One risk alone All of them", /integrator runs late/);
		await user.click(submit());
		await screen.findByRole("button", { name: "All tasks" });
		expect(started(calls)).toEqual([
			expect.objectContaining({ entity: "risk", programId: program.id, objectId: "risk-1" }),
		]);
	});

	test("says that it was not taken when the server gives no reason", async () => {
		const { user } = await openOrchestrator({
			procedures: {
				"orchestrator.start": () => {
					throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
				},
			},
		});
		await type(user);
		await user.click(submit());
		expect((await screen.findAllByText("Failed to submit task"))[0]).toBeDefined();
	});

	test("offers the provider that can serve in the place of one without a key, by one click", async () => {
		const providers = [
			{ id: "openai", label: "GPT-5", model: null, available: false, variable: "OPENAI_API_KEY" },
			{
				id: "anthropic",
				label: "Claude Sonnet 4",
				model: "claude-sonnet-4-6",
				available: true,
				variable: null,
			},
		];
		const { user } = await openOrchestrator({
			procedures: { "consultant.session.providers": () => ({ providers, preferred: "anthropic" }) },
		});
		await user.click(await screen.findByRole("button", { name: "Use Claude Sonnet 4" }));
		const choice = screen.getByRole("combobox", { name: "Provider" });
		expect(choice.textContent).toContain("Claude Sonnet 4");
	});

	test("says which variable a provider without a key needs, and is never sent to another by itself", async () => {
		const { user, calls } = await openOrchestrator({
			procedures: {
				"orchestrator.start": () => {
					throw new Refusal(422, "NO_PROVIDER", "GPT-5 needs a key of OpenAI");
				},
			},
		});
		expect(await screen.findByText("GPT-5 has no key here")).toBeDefined();
		expect(screen.getByText("OPENAI_API_KEY")).toBeDefined();
		await type(user);
		await user.click(submit());
		// In the message that comes and goes, and at the field: once each.
		expect(await screen.findAllByText("GPT-5 needs a key of OpenAI")).toHaveLength(2);
		expect(screen.getByText("Error")).toBeDefined();
		const choice = screen.getByRole("combobox", { name: "Provider" });
		expect(choice).toBe(document.activeElement);
		expect(choice.getAttribute("aria-invalid")).toBe("true");
		expect(describing(choice)).toContain("GPT-5 needs a key of OpenAI");
		expect(started(calls)).toEqual([expect.objectContaining({ preferredProvider: "openai" })]);
		expect(await description()).toHaveProperty("value", "A register of supplier risks");
		await user.click(screen.getByRole("button", { name: "Use Offline analysis" }));
		expect(screen.getByRole("combobox", { name: "Provider" })).toHaveProperty(
			"textContent",
			expect.stringContaining("Offline analysis"),
		);
		expect(screen.queryByText("The task was not answered")).toBeNull();
		expect(choice.getAttribute("aria-invalid")).toBeNull();
		expect(screen.getByText(/No model: it writes and checks a specification/)).toBeDefined();
	});

	test("is still there after a reload", async () => {
		const { user } = await openOrchestrator();
		await type(user);
		cleanup();
		await openOrchestrator();
		expect(await description()).toHaveProperty("value", "A register of supplier risks");
		expect(requirement(1)).toHaveProperty("value", "Overdue reviews come first");
	});
});

describe("A task that was submitted", () => {
	test("shows each iteration as it comes, then the verdict; the form is empty again", async () => {
		const { user, state, feed, router } = await openOrchestrator();
		await type(user);
		await choose(user, "Provider", /Claude Sonnet 4/);
		await user.click(submit());
		expect(await screen.findByRole("progressbar", { name: "AI orchestration" })).toBeDefined();
		expect(router.state.location.search).toMatchObject({ item: taskId });
		feed.say(runId, "progress", { progress: 17, message: "Iteration 1: QA is reviewing" });
		expect(await screen.findByText("Iteration 1: QA is reviewing")).toBeDefined();

		state.tasks = [begun({ rounds: [round(1, built(), null)] })];
		await refreshAreas("orchestrator");
		expect(await screen.findByText("A register behind one table")).toBeDefined();
		expect(screen.getByText("QA is reviewing this iteration")).toBeDefined();
		feed.say(runId, "progress", {
			progress: 20,
			message: "Iteration 1: QA is reviewing. The answer arrives",
		});
		const steps = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
		expect(steps.map(({ textContent }) => textContent)).toEqual([
			"Iteration 1, Builder: 1 file proposed",
			"Iteration 1, QA: reviewing",
		]);
		expect(steps[1]?.getAttribute("aria-current")).toBe("step");

		const second = built({ approach: "Sorted by review date" });
		const rounds = [round(1), round(2, second, reviewed({ summary: "All is well" }))];
		state.tasks = [taskOf({ verdict: "PASS", stopReason: "passed", rounds })];
		feed.say(runId, "complete", { data: { taskId, verdict: "PASS", iterations: 2 } });
		expect(await screen.findByText("Task Submitted")).toBeDefined();
		expect(screen.getByText("AI orchestration succeeded after 2 iterations.")).toBeDefined();
		expect(await screen.findByText("PASS")).toBeDefined();
		expect(screen.getByText("Sorted by review date")).toBeDefined();
		expect(screen.getByText("All is well")).toBeDefined();

		await user.click(screen.getByRole("button", { name: "All tasks" }));
		expect(await description()).toHaveProperty("value", "");
		expect(screen.getByRole("combobox", { name: "Provider" })).toHaveProperty(
			"textContent",
			expect.stringContaining("GPT-5"),
		);
		expect(screen.getByText(/^Last submitted/)).toHaveProperty(
			"textContent",
			expect.stringContaining("just now"),
		);
	});

	test("leaves what was typed where it was when the agents fail", async () => {
		const { user, state, feed } = await openOrchestrator();
		await type(user);
		await user.click(submit());
		await screen.findByRole("progressbar", { name: "AI orchestration" });
		state.tasks = [begun({ status: "failed", errorMessage: "The provider does not answer" })];
		feed.say(runId, "error", { error: "The provider does not answer", code: "PROVIDER_FAILED" });
		expect(await screen.findByText("Error")).toBeDefined();
		expect(await screen.findByText("The agents could not finish this task")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "All tasks" }));
		expect(await description()).toHaveProperty("value", "A register of supplier risks");
		expect(screen.queryByText(/^Last submitted/)).toBeNull();
	});

	test("can be cancelled by whoever opens its address", async () => {
		const path = `/?view=ai-orchestrator&item=${taskId}`;
		const { user } = await openOrchestrator({ path, tasks: [begun({ rounds: [round(1)] })] });
		await user.click(await screen.findByRole("button", { name: "Cancel" }));
		expect(await screen.findByText("This task was cancelled")).toBeDefined();
		expect(screen.getByText("A register behind one table")).toBeDefined();
	});
});

describe("What came of a task", () => {
	const path = `/?view=ai-orchestrator&item=${taskId}`;

	test("is shown in full: verdict, builder response and QA review", async () => {
		const review = reviewed({
			criticalBlockers: ["No owner is stored"],
			issues: [
				{ severity: "low", category: "style", description: "A long name", recommendation: "Shorten it" },
				{ severity: "critical", category: "security", description: "No check", recommendation: "Add one" },
			],
		});
		const response = built({ unmetRequirements: ["Exports to paper"] });
		await openOrchestrator({ path, tasks: [taskOf({ rounds: [round(1, response, review)] })] });
		expect(await screen.findByText("FAIL")).toBeDefined();
		expect(screen.getByText(/last revision changed no file/)).toBeDefined();
		expect(screen.getByText("Offline analysis")).toBeDefined();
		expect(screen.getByText("1 (0 of 2 revisions)")).toBeDefined();

		const builder = screen.getByRole("region", { name: "Builder response" });
		expect(within(builder).getByText("82% confidence · high")).toBeDefined();
		expect(within(builder).getByText("src/risk.ts")).toBeDefined();
		expect(within(builder).getByRole("region", { name: "Content of src/risk.ts" })).toHaveProperty(
			"textContent",
			expect.stringContaining("export const risks = [];"),
		);
		expect(within(builder).getByRole("list", { name: "Unmet requirements" })).toHaveProperty(
			"textContent",
			expect.stringContaining("Exports to paper"),
		);

		const qa = screen.getByRole("region", { name: "QA review" });
		expect(within(qa).getByText("64% confidence · medium")).toBeDefined();
		expect(within(qa).getByRole("list", { name: /^Requirements verification/ })).toHaveProperty(
			"textContent",
			expect.stringContaining("Not satisfied. They are not sorted"),
		);
		expect(within(qa).getByRole("list", { name: "Critical blockers" })).toHaveProperty(
			"textContent",
			expect.stringContaining("No owner is stored"),
		);
		const issues = within(within(qa).getByRole("list", { name: /^Issues/ })).getAllByRole("listitem");
		expect(issues.map((issue) => issue.textContent)).toEqual([
			expect.stringContaining("critical"),
			expect.stringContaining("low"),
		]);
		expect(within(qa).getByText("critical").closest(".bg-critical-solid")).not.toBeNull();
		expect(within(qa).getByText("low").closest(".bg-critical-solid, .text-critical")).toBeNull();
	});

	test("says what stands between it and a PASS, and counts what QA left out", async () => {
		const checks = [
			{ requirement: "Overdue reviews come first", satisfied: true, notes: "" },
			{ requirement: "Exports to CSV", satisfied: false, notes: "Not verified by QA" },
		];
		const rounds = [round(1, built(), reviewed({ requirementsVerification: checks }))];
		await openOrchestrator({ path, tasks: [taskOf({ stopReason: "retries", rounds })] });
		expect(
			await screen.findByText(/no revision is left; 1 of 2 requirements is not satisfied/),
		).toBeDefined();
		expect(screen.getByText("· 1 of 2 satisfied")).toBeDefined();
	});

	test("is downloaded under a name that leads nowhere else, and copied", async () => {
		const artifact = { filePath: "../../.ssh/authorized_keys", content: "key", description: "" };
		const rounds = [round(1, built({ artifacts: [artifact] }))];
		const { user } = await openOrchestrator({ path, tasks: [taskOf({ rounds })] });
		const names: string[] = [];
		vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
			names.push(this.download);
		});
		Object.assign(URL, { createObjectURL: () => "blob:made", revokeObjectURL: () => {} });
		await user.click(await screen.findByRole("button", { name: `Download ${artifact.filePath}` }));
		await user.click(screen.getByRole("button", { name: "Download all as zip" }));
		await waitFor(() => expect(names).toEqual(["authorized_keys", "a-register-of-supplier-risks.zip"]));
		await user.click(screen.getByRole("button", { name: `Copy ${artifact.filePath}` }));
		expect(await screen.findByRole("button", { name: `Copied ${artifact.filePath}` })).toBeDefined();
		expect(await navigator.clipboard.readText()).toBe("key");
	});

	test("can be compared iteration by iteration", async () => {
		const file = (content: string) => [{ filePath: "src/risk.ts", content, description: "" }];
		const rounds = [
			round(1, built({ artifacts: file("one\ntwo\n") })),
			round(2, built({ artifacts: file("one\nthree\n") })),
		];
		const { user } = await openOrchestrator({ path, tasks: [taskOf({ rounds })] });
		await user.click(await screen.findByRole("tab", { name: "Compare" }));
		const changes = await screen.findByRole("region", { name: "Changes of src/risk.ts" });
		expect(changes).toHaveProperty("textContent", expect.stringContaining("Removed: two"));
		expect(changes).toHaveProperty("textContent", expect.stringContaining("Added: three"));
		expect(screen.getByText("1 of 1 files differ")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Swap" }));
		expect(screen.getByRole("region", { name: "Changes of src/risk.ts" })).toHaveProperty(
			"textContent",
			expect.stringContaining("Added: two"),
		);
	});

	test("can be asked for again, at once or after a change", async () => {
		const { user, calls } = await openOrchestrator({ path, tasks: [taskOf({ entity: "risk" })] });
		await user.click(await screen.findByRole("button", { name: "Run again" }));
		await waitFor(() => expect(started(calls)).toHaveLength(1));
		expect(started(calls)[0]).toMatchObject({ entity: "risk", preferredProvider: "offline" });
		await user.click(await screen.findByRole("button", { name: "Edit as new task" }));
		expect(await description()).toHaveProperty("value", "A register of supplier risks");
		expect(requirement(1)).toHaveProperty("value", "Overdue reviews come first");
	});

	test("that is asked for again leaves who has gone on meanwhile where they are", async () => {
		const { user, calls, procedures } = await openOrchestrator({ path, tasks: [taskOf()] });
		const answer = Promise.withResolvers<void>();
		const start = procedures["orchestrator.start"];
		procedures["orchestrator.start"] = async (input) => {
			await answer.promise;
			return start?.(input as never);
		};
		await user.click(await screen.findByRole("button", { name: "Run again" }));
		await waitFor(() => expect(started(calls)).toHaveLength(1));
		await user.click(screen.getByRole("button", { name: "All tasks" }));
		expect(await description()).toBeDefined();
		const listed = () => calls.filter(({ path }) => path === "orchestrator.list").length;
		const before = listed();
		answer.resolve();
		await waitFor(() => expect(listed()).toBeGreaterThan(before));
		expect(await description()).toBeDefined();
	});

	test("is not there for a wrong address", async () => {
		await openOrchestrator({ path });
		expect(await screen.findByText("Task not found")).toBeDefined();
	});
});

describe("The tasks from before", () => {
	const many = Array.from({ length: 25 }, (_, index) =>
		taskOf({
			id: `019d0000-0000-7000-8000-${String(100 - index).padStart(12, "0")}`,
			taskDescription: `Task number ${index + 1}`,
		}),
	);
	const list = () => screen.findByRole("list", { name: "Your tasks" });

	test("are loaded page by page, and opened", async () => {
		const { user } = await openOrchestrator({ tasks: many });
		expect(within(await list()).getAllByRole("listitem")).toHaveLength(20);
		await user.click(screen.getByRole("button", { name: "Load more" }));
		expect(await screen.findByRole("link", { name: "Task number 25" })).toBeDefined();
		await user.click(screen.getByRole("link", { name: "Task number 3" }));
		expect(await screen.findByRole("region", { name: "Builder response" })).toBeDefined();
	});

	test("are filtered, also to nothing", async () => {
		const { user, router, calls } = await openOrchestrator({ tasks: many });
		await list();
		await choose(user, "Verdict", /^Could not run$/);
		expect(await screen.findByText("No task is like that.")).toBeDefined();
		expect(calls.at(-1)?.input).toMatchObject({ outcome: "failed" });
		await choose(user, "Verdict", /^PASS$/);
		expect(await screen.findByText("No task is like that.")).toBeDefined();
		expect(router.state.location.search).toMatchObject({ status: "PASS" });
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(within(await list()).getAllByRole("listitem")).toHaveLength(20);
	});

	test("can be asked for again when they could not be loaded", async () => {
		const page = await openOrchestrator({
			procedures: {
				"orchestrator.list": () => {
					throw new Refusal(400, "INVALID_INPUT", "No");
				},
			},
		});
		expect(await screen.findByText("Failed to load your tasks.")).toBeDefined();
		page.procedures["orchestrator.list"] = () => [];
		await page.user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText(/^None yet\./)).toBeDefined();
	});

	test("are all that a Viewer has here", async () => {
		await openOrchestrator({ role: "Viewer" });
		expect(await screen.findByText("Editors and Admins submit tasks here")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Submit Task" })).toBeNull();
	});
});
