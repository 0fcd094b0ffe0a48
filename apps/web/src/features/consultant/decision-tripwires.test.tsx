import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "@throughline/domain/account";
import type { Tripwire } from "@throughline/domain/consultant/tripwire";
import { describe, expect, test } from "vitest";
import { sessionOf } from "../../../tests/data/strategies.ts";
import { kassel, quoteOf, tripwireOf } from "../../../tests/data/trace-rows.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { kpiOf } from "../../../tests/pages/kpis-page.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { DecisionTripwires } from "./decision-tripwires.tsx";
import { ReopenedDecisions } from "./reopened-decisions.tsx";

const crossed = {
	reopened: true,
	crossedAt: "2026-11-21T12:00:00.000Z",
	crossedValue: "25",
	currentValue: "25",
	reason: "Late orders is at 25%, above 20%. The decision assumes: The returns are the cause",
};
const late = kpiOf(1, { name: "Late orders", currentValue: "14" });
const { documentId, passageId } = quoteOf("Nobody books the returns.");
const decision = {
	id: "approach",
	assumptions: [
		{
			id: "cause",
			text: "The returns are the cause",
			quote: {
				text: "Nobody books the returns.",
				documentId: documentId ?? "",
				passageId: passageId ?? "",
				start: 0,
				end: 25,
				verified: true,
			},
		},
		{ id: "time", text: "There are 18 months", quote: null },
	],
};

async function open(wires: Tripwire[], role: Role = "Editor", more: Parameters<typeof serve>[1] = {}) {
	let stored = wires;
	const store = (next: Tripwire[]) => {
		stored = next;
	};
	const server = serve(role, {
		"consultant.tripwire.ofVersion": () => stored,
		"consultant.session.byId": () => sessionOf("strategy_1_abc"),
		"resource.accounts": () => [
			{ id: "01939000-0000-7000-8057-000000000001", name: "Ada Lovelace", resourceId: null },
		],
		"kpi.list": () => [late],
		"risk.list": () => [],
		...more,
	});
	const version = { sessionId: "strategy_1_abc", versionNumber: 1, convertedProgramId: kassel.id };
	const part = await renderPart(<DecisionTripwires version={version} decision={decision} />);
	return { ...server, ...part, store };
}

describe("A reopened decision", () => {
	test.each([
		["15", "It stands at 15% now."],
		[null, "It has no value now."],
	])("says what the watched object stands at now: %s", async (currentValue, sentence) => {
		await open([tripwireOf({ ...crossed, currentValue })]);
		const notice = (await screen.findByText(crossed.reason)).parentElement;
		expect(notice?.textContent).toContain(sentence);
	});
});

describe("The assumptions of a decision", () => {
	test("show their quotes and thresholds, with what these stand at", async () => {
		await open([tripwireOf()]);
		const assumptions = within(await screen.findByRole("list", { name: "Assumptions" }));
		expect(assumptions.getByText("The returns are the cause")).toBeDefined();
		expect(assumptions.getByText("“Nobody books the returns.”")).toBeDefined();
		expect(assumptions.getByText("Late orders above 20%")).toBeDefined();
		expect(assumptions.getByText("now 14% · tells Ada Lovelace")).toBeDefined();
		expect(assumptions.getByText("Holds")).toBeDefined();
		expect(screen.queryByText("This decision is reopened")).toBeNull();
	});

	test("get a threshold on a KPI", async () => {
		const { user, calls } = await open([], "Editor", {
			"consultant.tripwire.create": () => tripwireOf(),
		});
		const [first] = await screen.findAllByRole("button", { name: /Set threshold/ });
		if (!first) throw new Error("no button");
		await user.click(first);
		const form = within(await screen.findByRole("dialog", { name: "Set Threshold" }));
		await user.click(form.getByRole("combobox", { name: /KPI/ }));
		await user.click(await screen.findByRole("option", { name: /Late orders/ }));
		await user.type(form.getByRole("spinbutton", { name: /Threshold/ }), "20");
		await user.click(form.getByRole("button", { name: "Set Threshold" }));
		expect(await screen.findByText("Threshold set")).toBeDefined();
		expect(sent(calls, "consultant.tripwire.create")).toEqual([
			expect.objectContaining({
				sessionId: "strategy_1_abc",
				versionNumber: 1,
				decisionId: "approach",
				assumptionId: "cause",
				metric: "kpi",
				objectId: late.id,
				direction: "above",
				threshold: "20",
			}),
		]);
	});

	test("ask for the object to watch before anything is sent", async () => {
		const { user, calls } = await open([]);
		const [first] = await screen.findAllByRole("button", { name: /Set threshold/ });
		if (!first) throw new Error("no button");
		await user.click(first);
		const form = within(await screen.findByRole("dialog", { name: "Set Threshold" }));
		await user.type(form.getByRole("spinbutton", { name: /Threshold/ }), "20");
		await user.click(form.getByRole("button", { name: "Set Threshold" }));
		expect(await form.findByText("Choose the KPI to watch")).toBeDefined();
		expect(sent(calls, "consultant.tripwire.create")).toEqual([]);
	});

	test("say so when live data opened the decision again, until a person confirms it with a note", async () => {
		const settled = { ...tripwireOf(), settledNote: "One week", settledAt: "2026-11-21T13:00:00.000Z" };
		const { user, calls, store } = await open([tripwireOf(crossed)], "Editor", {
			"consultant.tripwire.settle": () => {
				store([settled]);
				return settled;
			},
		});
		expect(await screen.findByText("This decision is reopened")).toBeDefined();
		expect(screen.getByText(crossed.reason)).toBeDefined();
		await user.click(screen.getByRole("button", { name: /Confirm/ }));
		const form = within(await screen.findByRole("dialog", { name: "Confirm the reopened decision" }));
		expect(form.getByRole("button", { name: "Confirm" })).toHaveProperty("disabled", true);
		await user.type(form.getByRole("textbox", { name: /What was decided/ }), "One week");
		await user.click(form.getByRole("button", { name: "Confirm" }));
		await waitFor(() => expect(screen.queryByText("This decision is reopened")).toBeNull());
		expect(sent(calls, "consultant.tripwire.settle")).toEqual([
			{ id: tripwireOf().id, version: 1, note: "One week" },
		]);
		expect(await screen.findByText(/Confirmed on .*: One week/)).toBeDefined();
	});

	test("are read by a Viewer without any button that would be refused", async () => {
		await open([tripwireOf(crossed)], "Viewer");
		expect(await screen.findByText("This decision is reopened")).toBeDefined();
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("are nothing before the version is a program", async () => {
		serve("Editor", {});
		const version = { sessionId: "strategy_1_abc", versionNumber: 1, convertedProgramId: null };
		await renderPart(<DecisionTripwires version={version} decision={decision} />);
		expect(screen.queryByRole("list", { name: "Assumptions" })).toBeNull();
	});

	test("that cannot be loaded say so; their place is held before", async () => {
		await open([], "Editor", {
			"consultant.tripwire.ofVersion": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
			},
		});
		expect(await screen.findByText("Failed to load the thresholds. Please try again.")).toBeDefined();
	});
});

describe("The reopened decisions of a program", () => {
	test("name the decision and the reason; nothing is shown when there are none", async () => {
		serve("Editor", {
			"consultant.tripwire.ofProgram": () => [tripwireOf(crossed), tripwireOf({ id: late.id })],
		});
		await renderPart(<ReopenedDecisions programId={kassel.id} />);
		const region = within(await screen.findByRole("region", { name: "Reopened decisions" }));
		expect(region.getByText("Reopened: How do we take the searching out?")).toBeDefined();
		expect(region.getAllByRole("button")).toHaveLength(1);
	});
});
