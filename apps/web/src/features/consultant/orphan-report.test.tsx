import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "@throughline/domain/account";
import type { OrphanReport as Report } from "@throughline/domain/consultant/origin";
import { describe, expect, test } from "vitest";
import { kassel } from "../../../tests/data/trace-rows.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { OrphanReport } from "./orphan-report.tsx";

const idOf = (number: number) => `01939000-0000-7000-8060-${String(number).padStart(12, "0")}`;
const named = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ id: idOf(index), title: `Task ${index + 1}` }));

function reportOf(orphans: number, total: number, shown = orphans): Report {
	const tasks = { objectType: "task" as const, total: total - 2, orphans, named: named(shown) };
	const risks = { objectType: "risk" as const, total: 2, orphans: 0, named: [] };
	return { programId: kassel.id, total, orphans, kinds: [tasks, risks] };
}

async function open(report: () => Report | Promise<Report>, role: Role = "Editor", more = {}) {
	const server = serve(role, { "consultant.origin.orphans": report, ...more });
	return { ...server, ...(await renderPart(<OrphanReport programId={kassel.id} />)) };
}

describe("The report of unlinked items", () => {
	test("counts what is not linked by kind, names it and leads to it", async () => {
		const { user, router } = await open(() => reportOf(3, 12));
		expect(await screen.findByText("3 items are not linked to a decision.")).toBeDefined();
		expect(screen.getByText("The other 9 are linked to a decision of a strategy.")).toBeDefined();
		expect(screen.getByText("3 of 10 not linked")).toBeDefined();
		expect(screen.queryByRole("heading", { name: "Risks" })).toBeNull();
		await user.click(screen.getByRole("link", { name: "Task 2" }));
		await waitFor(() =>
			expect(router.state.location.search).toMatchObject({ view: "timeline", item: idOf(1) }),
		);
	});

	test("links all of a kind to one decision", async () => {
		const { user, calls } = await open(() => reportOf(2, 12), "Editor", {
			"consultant.origin.choices": () => [
				{
					sessionId: "strategy_1_abc",
					strategy: "Late orders",
					versionNumber: 1,
					versionLabel: null,
					ofProgram: true,
					decisions: [{ id: "rollout", question: "How do we switch over?", chosen: null }],
				},
			],
			"consultant.origin.link": () => ({ id: idOf(99) }),
		});
		await user.click(await screen.findByRole("button", { name: "Link all 2" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Link to a decision" }));
		await user.click(await dialog.findByRole("combobox", { name: /Decision/ }));
		await user.click(await screen.findByRole("option", { name: /How do we switch over/ }));
		await user.click(dialog.getByRole("button", { name: "Link" }));
		expect(await screen.findByText("Linked to the decision")).toBeDefined();
		expect(sent(calls, "consultant.origin.link")).toEqual([
			expect.objectContaining({ objectId: idOf(0), decisionId: "rollout" }),
			expect.objectContaining({ objectId: idOf(1), decisionId: "rollout" }),
		]);
	});

	test("without an unlinked item says that every item is linked", async () => {
		await open(() => reportOf(0, 12));
		expect(await screen.findByRole("heading", { name: "Every item is linked" })).toBeDefined();
		expect(screen.getByText(/All 12 items of this program/)).toBeDefined();
	});

	test("of a program without a strategy says so plainly", async () => {
		await open(() => ({
			programId: kassel.id,
			total: 1,
			orphans: 1,
			kinds: [{ objectType: "task", total: 1, orphans: 1, named: named(1) }],
		}));
		expect(await screen.findByText("1 item is not linked to a decision.")).toBeDefined();
		expect(screen.getByText("Nothing in this program is linked to a decision of a strategy.")).toBeDefined();
	});

	test("shows ten of many, then the rest, and says what it does not list", async () => {
		const { user } = await open(() => reportOf(350, 400, 200));
		await user.click(await screen.findByRole("button", { name: "Show 190 more" }));
		expect(screen.getAllByRole("link")).toHaveLength(200);
		expect(screen.getByText("150 more are not listed.")).toBeDefined();
	});

	test("a Viewer reads it, and finds no button that would be refused", async () => {
		await open(() => reportOf(3, 12), "Viewer");
		expect(await screen.findByText("3 items are not linked to a decision.")).toBeDefined();
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("a failure says so and can be tried again", async () => {
		const { user, procedures } = await open(() => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		});
		expect(
			await screen.findByText("Failed to load the unlinked items. Please try refreshing the page."),
		).toBeDefined();
		procedures["consultant.origin.orphans"] = () => reportOf(3, 12);
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("3 items are not linked to a decision.")).toBeDefined();
	});

	test("is a skeleton of its shape at first", async () => {
		await open(() => new Promise(() => {}));
		expect(await screen.findByText("Loading unlinked items")).toBeDefined();
	});
});
