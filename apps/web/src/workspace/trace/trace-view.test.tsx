import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "@throughline/domain/account";
import { describe, expect, test } from "vitest";
import { kassel, originOf, quoteOf, taskId, traceOf } from "../../../tests/data/trace-rows.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { WhyTrace } from "./why-trace.tsx";

async function open(procedures: Parameters<typeof serve>[1], role: Role = "Editor") {
	const server = serve(role, { "program.list": () => [kassel], ...procedures });
	return { ...server, ...(await renderPart(<WhyTrace objectType="task" objectId={taskId} />)) };
}

const labels = () =>
	screen.getAllByRole("list")[0]?.querySelectorAll(":scope > li > div:first-of-type > span:first-child");

describe("Why does this exist?", () => {
	test("the trace leads from the object over workstream, decision, root cause and whys to the sentence", async () => {
		await open({ "consultant.origin.thread": () => traceOf() });
		expect(await screen.findByText("Choose the units")).toBeDefined();
		expect([...(labels() ?? [])].map(({ textContent }) => textContent)).toEqual([
			"Task",
			"Workstream",
			"Decision",
			"Root cause",
			"Why 2",
			"Why 1",
			"The sentence in the source",
		]);
		expect(screen.getByText("Mobile carts")).toBeDefined();
		expect(screen.getByText("Not chosen: 1")).toBeDefined();
		expect(screen.getByText("Fixed conveyor")).toBeDefined();
		expect(screen.getByText("“Orders leave late because pickers search.”")).toBeDefined();
		expect(screen.getAllByText("Board memo.docx, page 2").length).toBeGreaterThan(0);
		expect(screen.getAllByText("Verified").length).toBeGreaterThan(0);
	});

	test("a quote opens its place in the source, over the screen that is shown", async () => {
		const { user, router } = await open({ "consultant.origin.thread": () => traceOf() });
		const quote = quoteOf("Orders leave late because pickers search.");
		await user.click(await screen.findByRole("link", { name: `View source: ${quote.text}` }));
		await waitFor(() =>
			expect(router.state.location.search).toEqual({ source: quote.documentId, passage: quote.passageId }),
		);
	});

	test("who may not open the session reads the whole trace, without a way into it", async () => {
		await open({
			"consultant.origin.thread": () => traceOf({ origins: [originOf(1, { sessionId: null })] }),
		});
		expect(await screen.findByText("“Orders leave late because pickers search.”")).toBeDefined();
		expect(screen.queryByRole("link", { name: /View source|Open the decisions/ })).toBeNull();
	});

	test("several decisions of one version stand on one trace; another version has its own", async () => {
		await open({
			"consultant.origin.thread": () =>
				traceOf({ origins: [originOf(1), originOf(2), originOf(3, { versionNumber: 1 })] }),
		});
		const strands = await screen.findAllByRole("region", { name: "From Late orders" });
		expect(strands).toHaveLength(2);
		const [first] = strands;
		if (!first) throw new Error("no trace");
		expect(within(first).getByText("Question 1?")).toBeDefined();
		expect(within(first).getByText("Question 2?")).toBeDefined();
		expect(within(first).getAllByText("“Orders leave late because pickers search.”")).toHaveLength(1);
	});

	test("a quote whose source is gone says so, and is not called verified", async () => {
		const gone = quoteOf("They search.", {
			verified: false,
			documentId: null,
			documentName: null,
			page: null,
		});
		await open({
			"consultant.origin.thread": () => traceOf({ origins: [originOf(1, { quote: gone, whys: [] })] }),
		});
		expect(await screen.findByText("The source is no longer there")).toBeDefined();
		expect(screen.getByText("Not verified")).toBeDefined();
	});

	test("a failure says so, and can be tried again", async () => {
		const failing = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		};
		const { user, procedures } = await open({ "consultant.origin.thread": failing });
		expect(await screen.findByText("Failed to load the reasons. Please try again.")).toBeDefined();
		procedures["consultant.origin.thread"] = () => traceOf();
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Choose the units")).toBeDefined();
	});

	test("while it is on its way its place is held", async () => {
		await open({ "consultant.origin.thread": () => new Promise(() => {}) });
		expect(await screen.findByText("Loading the reasons")).toBeDefined();
	});
});

describe("Without a reason", () => {
	const choices = [
		{
			sessionId: "strategy_1_abc",
			strategy: "Late orders",
			versionNumber: 2,
			versionLabel: null,
			ofProgram: true,
			decisions: [{ id: "rollout", question: "How do we switch over?", chosen: "Zone by zone" }],
		},
	];

	test("an Editor links it to a decision", async () => {
		let origins = [] as ReturnType<typeof originOf>[];
		const { user, calls } = await open({
			"consultant.origin.thread": () => traceOf({ origins }),
			"consultant.origin.choices": () => choices,
			"consultant.origin.link": () => {
				origins = [originOf(1)];
				return { id: originOf(1).id };
			},
		});
		const honest = "Nobody has said why this exists: it comes from no decision of a strategy.";
		expect(await screen.findByText(honest)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Link to a decision" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Link to a decision" }));
		expect(dialog.getByRole("button", { name: "Link" })).toHaveProperty("disabled", true);
		await user.click(await dialog.findByRole("combobox", { name: /Decision/ }));
		await user.click(await screen.findByRole("option", { name: /How do we switch over/ }));
		await user.click(dialog.getByRole("button", { name: "Link" }));
		expect(await screen.findByText("Linked to the decision")).toBeDefined();
		expect(sent(calls, "consultant.origin.link")).toEqual([
			{
				objectType: "task",
				objectId: taskId,
				programId: kassel.id,
				sessionId: "strategy_1_abc",
				versionNumber: 2,
				decisionId: "rollout",
			},
		]);
		expect(await screen.findByText("Question 1?")).toBeDefined();
	});

	test("a refusal keeps the choice and says why", async () => {
		const { user } = await open({
			"consultant.origin.thread": () => traceOf({ origins: [] }),
			"consultant.origin.choices": () => choices,
			"consultant.origin.link": () => {
				throw new Refusal(400, "INVALID_INPUT", "This version has no such decision");
			},
		});
		await user.click(await screen.findByRole("button", { name: "Link to a decision" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Link to a decision" }));
		await user.click(await dialog.findByRole("combobox", { name: /Decision/ }));
		await user.click(await screen.findByRole("option", { name: /How do we switch over/ }));
		await user.click(dialog.getByRole("button", { name: "Link" }));
		expect((await dialog.findByRole("alert")).textContent).toContain("This version has no such decision");
		expect(dialog.getByRole("combobox", { name: /Decision/ }).textContent).toContain(
			"How do we switch over?",
		);
	});

	test("a Viewer is told so, and finds no button that would be refused", async () => {
		await open({ "consultant.origin.thread": () => traceOf({ origins: [] }) }, "Viewer");
		expect(await screen.findByText(/Nobody has said why this exists/)).toBeDefined();
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("a reason is taken away after a question", async () => {
		const { user, calls } = await open({
			"consultant.origin.thread": () => traceOf(),
			"consultant.origin.unlink": ({ id }: { id: string }) => ({ id }),
		});
		await user.click(await screen.findByRole("button", { name: "Remove this reason" }));
		await user.click(await screen.findByRole("button", { name: "Remove reason" }));
		expect(await screen.findByText("Reason removed")).toBeDefined();
		expect(sent(calls, "consultant.origin.unlink")).toEqual([{ id: originOf(1).id }]);
	});
});
