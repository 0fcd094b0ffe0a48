import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReviewStatus } from "@throughline/domain/stage-gate";
import { describe, expect, test, vi } from "vitest";
import { viewAddress } from "../../../tests/address.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import {
	criterionOf,
	decided,
	gateAt,
	iberia,
	measured,
	openGates,
	reviewOf,
} from "../../../tests/pages/gates-page.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

const failed = "Failed to load stage gates. Please try refreshing the page.";

/** A gate's card, to look into. */
async function card(title: string) {
	const heading = await screen.findByRole("heading", { level: 2, name: title });
	const item = heading.closest("li");
	if (!item) throw new Error(`${title} has no card`);
	return within(item);
}

describe("The five-step strip", () => {
	test("shows each gate with its status, and leads to it", async () => {
		const { user, router } = await openGates({ reviews: [decided(1, 0, "Passed"), reviewOf(2, 1)] });
		const strip = within(await screen.findByRole("region", { name: "Progress through the stage gates" }));
		expect(strip.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
			"G0G0 IdeationPassedMar 27, 2026",
			"G1G1 ConceptPending",
			"G2G2 FeasibilityPending",
			"G3G3 DevelopmentPending",
			"G4G4 LaunchPending",
		]);
		await user.click(strip.getByRole("button", { name: "Concept" }));
		expect(await screen.findByRole("dialog", { name: "G1 Concept" })).toBeDefined();
		expect(router.state.location.search).toMatchObject({ view: "stage-gates", item: gateAt(1).id });
	});

	test("is followed by where the program stands, in words", async () => {
		await openGates({ reviews: [decided(1, 0, "Passed"), reviewOf(2, 1, { status: "In Review" })] });
		expect(await screen.findByText("1 of 5 gates passed · G1 Concept is in review")).toBeDefined();
	});
});

describe("A gate's card", () => {
	test("says that the day of its review has passed without a decision", async () => {
		await openGates({
			reviews: [reviewOf(1, 2, { reviewDate: "2020-01-31" }), decided(2, 1, "Passed")],
		});
		(await card("G2 Feasibility")).getByText("Overdue");
		expect((await card("G1 Concept")).queryByText("Overdue")).toBeNull();
	});

	test("has three criteria, met, not met or by hand, with the live value in words", async () => {
		await openGates({ criteria: [criterionOf(3, 0), measured(3, 1, false), measured(3, 2, true)] });
		const lines = (await card("G3 Development"))
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent);
		expect(lines).toEqual([
			"Criterion 0 of G3Manual check",
			"No critical risk is openNot met · 2 open critical risks",
			"No critical risk is openMet · No open critical risk",
		]);
	});

	test("without a review is Pending, not scheduled, and offers Schedule Review", async () => {
		const { user, router } = await openGates();
		const launch = await card("G4 Launch");
		expect(launch.getByText("Pending")).toBeDefined();
		expect(launch.getByText("Not scheduled")).toBeDefined();
		await user.click(launch.getByRole("button", { name: "Schedule Review" }));
		expect(await screen.findByRole("dialog", { name: "Schedule Review: G4 Launch" })).toBeDefined();
		expect(router.state.location.search).toMatchObject({ form: "new", gate: gateAt(4).id });
	});

	test.each<[ReviewStatus, string[]]>([
		["Pending", ["Schedule Review", "Start review"]],
		["In Review", ["Decide"]],
		["On Hold", ["Resume review"]],
		["Failed", ["Review again", "Evidence"]],
		["Passed", ["Evidence"]],
	])("of status %s offers %j", async (status, actions) => {
		await openGates({ reviews: [reviewOf(1, 2, { status, reviewDate: "2026-11-20" })] });
		const feasibility = await card("G2 Feasibility");
		expect(feasibility.getByText(status)).toBeDefined();
		expect(feasibility.getByText("Nov 20, 2026")).toBeDefined();
		const [, ...buttons] = feasibility.getAllByRole("button").map(({ textContent }) => textContent);
		expect(buttons).toEqual(actions);
	});

	test("of a decided gate shows what was found then", async () => {
		await openGates({ reviews: [decided(1, 0, "Passed")] });
		const ideation = await card("G0 Ideation");
		expect(ideation.getByText("A sponsor answered for it")).toBeDefined();
		expect(ideation.getByText("Success criteria when it was decided")).toBeDefined();
	});
});

describe("A review", () => {
	test("is added for a gate, with date and note", async () => {
		const { user, calls, idempotencyKeys } = await openGates();
		await user.click(await screen.findByRole("button", { name: "Add Review" }));
		const form = within(await screen.findByRole("dialog", { name: "Add Review" }));
		const save = form.getByRole("button", { name: "Add Review" });
		expect(save).toHaveProperty("disabled", true);
		await user.click(form.getByRole("combobox", { name: /Gate/ }));
		await user.click(await screen.findByRole("option", { name: "G1 Concept" }));
		await user.type(form.getByRole("textbox", { name: "Review date" }), "2026-12-01");
		await user.type(form.getByRole("textbox", { name: "Note" }), "With the board");
		await user.click(save);
		expect(await screen.findByText("Review added successfully")).toBeDefined();
		expect(sent(calls, "stageGate.review.create")).toEqual([
			{
				programId: iberia.id,
				stageGateId: gateAt(1).id,
				status: "Pending",
				reviewDate: "2026-12-01",
				ownerId: null,
				note: "With the board",
			},
		]);
		expect(idempotencyKeys).toHaveLength(1);
	});

	test("is scheduled for its gate, on a day that has to be said", async () => {
		const { user, calls } = await openGates();
		await user.click((await card("G4 Launch")).getByRole("button", { name: "Schedule Review" }));
		const form = within(await screen.findByRole("dialog", { name: "Schedule Review: G4 Launch" }));
		expect(form.queryByRole("combobox", { name: /Gate/ })).toBeNull();
		const save = form.getByRole("button", { name: "Schedule Review" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(form.getByRole("textbox", { name: /Review date/ }), "2026-12-01");
		await user.click(save);
		expect(await screen.findByText("Review scheduled successfully")).toBeDefined();
		expect(sent(calls, "stageGate.review.create")).toMatchObject([
			{ stageGateId: gateAt(4).id, status: "Pending", reviewDate: "2026-12-01" },
		]);
		expect(await (await card("G4 Launch")).findByText("Dec 1, 2026")).toBeDefined();
	});

	test("that waits without a day is scheduled in the same window", async () => {
		const { user, calls } = await openGates({ reviews: [reviewOf(1, 2, { reviewDate: null })] });
		await user.click((await card("G2 Feasibility")).getByRole("button", { name: "Schedule Review" }));
		const form = within(await screen.findByRole("dialog", { name: "Schedule Review: G2 Feasibility" }));
		const save = form.getByRole("button", { name: "Schedule Review" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(form.getByRole("textbox", { name: /Review date/ }), "2026-12-01");
		await user.click(save);
		expect(await screen.findByText("Review scheduled successfully")).toBeDefined();
		expect(sent(calls, "stageGate.review.update")).toEqual([
			{ id: reviewOf(1, 2).id, version: 1, reviewDate: "2026-12-01" },
		]);
	});

	test("is started with one press", async () => {
		const { user, calls } = await openGates({ reviews: [reviewOf(1, 2)] });
		await user.click((await card("G2 Feasibility")).getByRole("button", { name: "Start review" }));
		expect(await screen.findByText("G2 Feasibility is in review")).toBeDefined();
		expect(sent(calls, "stageGate.review.update")).toEqual([
			{ id: reviewOf(1, 2).id, version: 1, status: "In Review" },
		]);
		expect(await (await card("G2 Feasibility")).findByRole("button", { name: "Decide" })).toBeDefined();
	});

	test("that is passed with a criterion unmet needs a note, and keeps what was judged", async () => {
		const { user, calls, router } = await openGates({
			reviews: [reviewOf(1, 3, { status: "In Review", note: "Agenda of May" })],
			criteria: [criterionOf(3, 0), measured(3, 1, false)],
		});
		await user.click((await card("G3 Development")).getByRole("button", { name: "Decide" }));
		const form = within(await screen.findByRole("dialog", { name: "Decide: G3 Development" }));
		const sign = form.getByRole("button", { name: "Sign the decision" });
		expect(sign).toHaveProperty("disabled", true);
		// What the gate asks for is read before it is decided.
		expect(form.getByText("· 0 of 2 met")).toBeDefined();
		const [asked, open] = ["Success criteria", "Open points"].map((name) =>
			form.getByRole("region", { name: new RegExp(name) }),
		);
		const verdict = form.getByRole("radiogroup", { name: /Decision/ });
		for (const [before, after] of [
			[asked, open],
			[open, verdict],
		] as const)
			expect(before?.compareDocumentPosition(after as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		const note = form.getByRole("textbox", { name: /^Decision note/ });
		expect(note.getAttribute("aria-required")).toBeNull();
		await user.click(form.getByRole("radio", { name: /Passed/ }));
		expect(note.getAttribute("aria-required")).toBe("true");
		await user.click(form.getByRole("checkbox", { name: "Criterion 0 of G3" }));
		await user.type(form.getByRole("textbox", { name: "Evidence for: Criterion 0 of G3" }), "Test report 4");
		expect(form.getByText(/A criterion is not met\. Explain why you are passing/)).toBeDefined();
		await user.click(sign);
		expect(await form.findByText("Say why the gate is passed although a criterion is not met")).toBeDefined();
		expect(sent(calls, "stageGate.review.update")).toEqual([]);
		await user.type(note, "The insurer agreed");
		await user.click(sign);
		expect(await screen.findByText("Decision recorded")).toBeDefined();
		expect(sent(calls, "stageGate.review.update")).toEqual([
			{
				id: reviewOf(1, 3).id,
				version: 1,
				status: "Passed",
				note: "The insurer agreed",
				judgements: [{ criterionId: criterionOf(3, 0).id, met: true, remark: "Test report 4" }],
			},
		]);
		await waitFor(() => expect(router.state.location.search).toMatchObject({ item: reviewOf(1, 3).id }));
		expect(await screen.findByRole("dialog", { name: "G3 Development" })).toBeDefined();
	});

	test("that somebody else decided meanwhile says so, and nothing typed is lost", async () => {
		const { user, procedures } = await openGates({ reviews: [reviewOf(1, 3, { status: "In Review" })] });
		procedures["stageGate.review.update"] = () => {
			throw new Refusal(
				409,
				"DECIDED",
				"A decided review is a record and never changes. Add another review.",
			);
		};
		await user.click((await card("G3 Development")).getByRole("button", { name: "Decide" }));
		const form = within(await screen.findByRole("dialog", { name: "Decide: G3 Development" }));
		await user.click(form.getByRole("radio", { name: /Failed/ }));
		await user.type(form.getByRole("textbox", { name: "Decision note" }), "Not ready");
		await user.click(form.getByRole("button", { name: "Sign the decision" }));
		expect(await form.findByText(/A decided review is a record/)).toBeDefined();
		expect(form.getByRole("textbox", { name: "Decision note" })).toHaveProperty("value", "Not ready");
	});
});

describe("Review History", () => {
	test("lists completed reviews, the newest first, and opens their evidence", async () => {
		const { user } = await openGates({
			reviews: [reviewOf(3, 2), decided(2, 1, "Failed", "Two of three"), decided(1, 0, "Passed", "Go")],
		});
		const history = within(await screen.findByRole("region", { name: "Review History" }));
		expect(history.getByText("Completed stage gate reviews")).toBeDefined();
		expect(history.getAllByRole("row")).toHaveLength(3);
		await user.click(history.getByText("Two of three"));
		const pack = within(await screen.findByRole("article", { name: "Evidence pack: Failed" }));
		expect(pack.getByText("Iberia, as it was called")).toBeDefined();
		expect(pack.getByText("Marianne Vogel")).toBeDefined();
		expect(pack.getByText("Evidence: Minutes of March 3")).toBeDefined();
		expect(pack.getByText("ab".repeat(32))).toBeDefined();
		const print = vi.spyOn(window, "print").mockReturnValue();
		await user.click(pack.getByRole("button", { name: "Print" }));
		expect(print).toHaveBeenCalledOnce();
		expect(screen.getByRole("dialog", { name: "G1 Concept" }).dataset.print).toBe("page");
	});

	test("says what will be here while nothing is completed", async () => {
		await openGates({ reviews: [reviewOf(1, 0)] });
		expect(await screen.findByText(/No review is completed yet/)).toBeDefined();
	});

	test("of a thousand reviews draws those in sight", async () => {
		await openGates({
			reviews: Array.from({ length: 1000 }, (_, number) => decided(number, number % 5, "Failed")),
		});
		const history = within(await screen.findByRole("region", { name: "Review History" }));
		expect(history.getByText("1,000 rows")).toBeDefined();
		expect(history.getAllByRole("row").length).toBeLessThan(100);
	});
});

describe("The criteria of a gate", () => {
	test("stand in a decided gate's window as they do on its card", async () => {
		const answered = criterionOf(0, 0, { text: "A sponsor answered for it" });
		await openGates({
			path: `/?view=stage-gates&item=${gateAt(0).id}`,
			reviews: [decided(1, 0, "Passed")],
			criteria: [answered, criterionOf(0, 1)],
		});
		const drawer = within(await screen.findByRole("dialog", { name: "G0 Ideation" }));
		expect(drawer.getByText(/as they were found when the gate was decided/)).toBeDefined();
		expect(drawer.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"A sponsor answered for itMetEvidence: Minutes of March 3",
			"Criterion 1 of G0Manual check",
		]);
	});

	test("are bound to live data in their form", async () => {
		const { user, calls, procedures } = await openGates({
			path: `/?view=stage-gates&item=${gateAt(2).id}`,
			tailored: true,
		});
		procedures["stageGate.criterion.create"] = (input: object) => criterionOf(2, 9, input);
		const drawer = within(await screen.findByRole("dialog", { name: "G2 Feasibility" }));
		expect(drawer.getByText("This program has its own criteria at this gate.")).toBeDefined();
		await user.click(drawer.getByRole("button", { name: "Add Criterion" }));
		const form = within(await screen.findByRole("dialog", { name: "Add Criterion" }));
		await user.type(form.getByRole("textbox", { name: /What must be true/ }), "Most tasks are done");
		await user.click(form.getByRole("combobox", { name: "Measured by" }));
		await user.click(await screen.findByRole("option", { name: "Tasks completed" }));
		await user.click(form.getByRole("button", { name: "Save" }));
		expect(await form.findByText("Enter a number, such as 12.5")).toBeDefined();
		await user.type(form.getByRole("spinbutton", { name: /Value/ }), "80");
		await user.click(form.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Criterion added successfully")).toBeDefined();
		expect(sent(calls, "stageGate.criterion.create")).toEqual([
			{
				stageGateId: gateAt(2).id,
				programId: iberia.id,
				text: "Most tasks are done",
				binding: { measure: "tasks-completed", operator: ">=", value: "80" },
			},
		]);
	});

	test("of every program are not measured by one program's KPI", async () => {
		const { user } = await openGates({ path: `/?view=stage-gates&form=${criterionOf(2, 0).id}` });
		const form = within(await screen.findByRole("dialog", { name: "Edit Criterion" }));
		expect(form.getByText(/applies to every program/)).toBeDefined();
		await user.click(form.getByRole("combobox", { name: "Measured by" }));
		expect(await screen.findByRole("option", { name: "Overdue tasks" })).toBeDefined();
		expect(screen.queryByRole("option", { name: /KPI, of its target/ })).toBeNull();
	});

	test("become the program's own on request", async () => {
		const { user, calls, procedures } = await openGates({ path: `/?view=stage-gates&item=${gateAt(2).id}` });
		procedures["stageGate.criterion.tailor"] = () => [];
		await user.click(await screen.findByRole("button", { name: "Tailor to this program" }));
		expect(await screen.findByText("The program has its own criteria now")).toBeDefined();
		expect(sent(calls, "stageGate.criterion.tailor")).toEqual([
			{ stageGateId: gateAt(2).id, programId: iberia.id },
		]);
	});
});

describe("The view", () => {
	test("shows the default gates when the server has none", async () => {
		await openGates({ gates: [], criteria: [] });
		expect(await card("G0 Ideation")).toBeDefined();
		expect((await card("G4 Launch")).getByText("Deployment and go-live")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Schedule Review" })).toBeNull();
		expect(screen.queryByRole("button", { name: "Add Review" })).toBeNull();
	});

	test("shows the gates by themselves without a program", async () => {
		await openGates({ programs: [] });
		expect(await screen.findByText(/These gates serve every program/)).toBeDefined();
		expect((await card("G1 Concept")).getAllByText("Manual check")).toHaveLength(3);
		expect(screen.queryByRole("button", { name: "Schedule Review" })).toBeNull();
	});

	test("says when it could not be loaded, and tries again on request", async () => {
		const { procedures } = serve("Editor", { "program.list": () => [iberia] });
		await openScreen("/?view=stage-gates");
		expect(await screen.findByText(failed)).toBeDefined();
		procedures["stageGate.list"] = () => [];
		procedures["stageGate.review.list"] = () => [];
		procedures["stageGate.readiness"] = () => [];
		const user = userEvent.setup();
		await user.click(screen.getByRole("button", { name: "Try again" }));
		await waitFor(async () => {
			const again = screen.queryByRole("button", { name: "Try again" });
			if (again) await user.click(again);
			expect(again).toBeNull();
		});
		expect(await card("G0 Ideation")).toBeDefined();
	});

	test("has its final shape while it loads", async () => {
		serve("Editor", {
			"program.list": () => [iberia],
			"stageGate.list": () => new Promise(() => undefined),
			"stageGate.review.list": () => new Promise(() => undefined),
			"stageGate.readiness": () => new Promise(() => undefined),
		});
		await openScreen("/?view=stage-gates");
		expect(await screen.findByText("Loading stage gates")).toBeDefined();
	});

	test("gives a Viewer the evidence, and no button that would be refused", async () => {
		await openGates({
			role: "Viewer",
			path: `/?view=stage-gates&form=new&item=${gateAt(1).id}`,
			reviews: [decided(1, 0, "Failed"), reviewOf(2, 1), reviewOf(3, 2, { status: "In Review" })],
		});
		const drawer = within(await screen.findByRole("dialog", { name: "G1 Concept" }));
		expect(drawer.queryByRole("button", { name: /Actions for|Add Criterion|Tailor/ })).toBeNull();
		await userEvent.setup().click(drawer.getByRole("button", { name: "Close" }));
		expect((await card("G0 Ideation")).getByRole("button", { name: "Evidence" })).toBeDefined();
		for (const name of ["Add Review", "Schedule Review", "Start review", "Decide", "Review again"]) {
			expect(screen.queryByRole("button", { name })).toBeNull();
		}
	});

	test("says what the address asks for in vain", async () => {
		const { user, router } = await openGates({ path: "/?view=stage-gates&item=gone&form=gone" });
		expect(await screen.findByRole("dialog", { name: "Stage gate or review not found" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Close" }));
		await waitFor(() => expect(viewAddress(router)).toBe("/?view=stage-gates"));
	});

	test("is named on paper, with the program", async () => {
		await openGates();
		expect((await screen.findByText(/^Iberia Market Entry · Stage Gates · As of /)).dataset.print).toBe(
			"only",
		);
		expect((await screen.findByRole("button", { name: "Add Review" })).dataset.print).toBe("hide");
	});
});
