import { notifyManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PersonalCorrection, StoredCorrection } from "@throughline/domain/consultant/case";
import { statementsAtOnce } from "@throughline/domain/consultant/case";
import type { CasePart, CaseView } from "@throughline/domain/consultant/case-view";
import { summaryOf } from "@throughline/domain/playbook/library";
import { describe, expect, test } from "vitest";
import { caseOf, countRoles, statementOf, unready } from "../../../../tests/case.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { shippedChurn } from "../../../../tests/playbooks-page.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../tests/run-stream.ts";
import { strategySteps } from "../../../../tests/strategy-steps.ts";
import { forgetWalks, runId, sessionId, treeOf, walkProcedures } from "../../../../tests/walk.ts";
import { queryClient } from "../../../api/query-client.ts";
import { refreshAreas } from "../../../api/refresh.ts";

const standing = { outdated: [], unready: false, assumed: false, language: "en", sentences: "en" };
const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;

type Given = { view?: CaseView; search?: string; procedures?: Parameters<typeof serve>[1] };

/** The case with the roles that people gave. */
function withRoles(view: CaseView, stored: readonly StoredCorrection[]): CaseView {
	const roles = new Map(
		stored.flatMap(({ correction }) =>
			correction.kind === "role" ? [[correction.statementId, correction.role] as const] : [],
		),
	);
	const statements = view.statements.map((each) => {
		const role = roles.get(each.id);
		return role ? { ...each, role, confirmed: true } : each;
	});
	return { ...view, statements, roleCounts: countRoles(statements) };
}

/** Opens the case of a session in a server that keeps its corrections. */
async function openCase({ view = caseOf(), search = "?step=case", procedures = {} }: Given = {}) {
	forgetWalks();
	serveRuns();
	const stored: StoredCorrection[] = [];
	const state = { view };
	const server = serve("Editor", {
		...walkProcedures,
		"consultant.case.read": () => state.view,
		"consultant.case.assess": () => state.view,
		"consultant.case.standing": () => standing,
		"consultant.case.corrections": () => stored,
		"consultant.case.correct": ({ correction }: { correction: PersonalCorrection }) => {
			const made = {
				id: idOf(stored.length + 1),
				correction,
				madeBy: "Elena Rossi",
				createdAt: "2026-03-02T09:00:00.000Z",
			};
			stored.push(made);
			state.view = withRoles(view, stored);
			return made;
		},
		"consultant.case.undo": ({ id }: { id: string }) => {
			stored.splice(
				stored.findIndex((each) => each.id === id),
				1,
			);
			state.view = withRoles(view, stored);
			return { id };
		},
		"consultant.whys.tree": () => null,
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/whys-tree/${sessionId}${search}`);
	const corrections = () => stored.map(({ correction }) => correction);
	return { ...server, state, router, corrections, user: userEvent.setup() };
}

const row = (words: string) => screen.findByRole("button", { name: new RegExp(words) });

describe("The case", () => {
	test("shows the text by role, the figures, the problem and the limits", async () => {
		await openCase();
		const text = within(await screen.findByRole("list", { name: "Statements" }));
		expect(screen.getByRole("heading", { level: 1, name: "Case" })).toBeDefined();
		expect(text.getByRole("button", { name: /Orders leave late.*Problem/ })).toBeDefined();
		expect(text.getByText("Board memo.docx")).toBeDefined();
		const legend = within(screen.getByRole("group", { name: "Show statements by role" }));
		expect(legend.getByRole("button", { name: "Problem 1" })).toBeDefined();
		const figures = within(screen.getByRole("list", { name: "Figures" }));
		expect(figures.getByText("€90,000")).toBeDefined();
		expect(figures.getByText("Limit")).toBeDefined();
		const limits = within(screen.getByRole("region", { name: "Limits and fixed conditions" }));
		expect(limits.getByText("€90,000")).toBeDefined();
		expect(limits.getByText("No deadline found")).toBeDefined();
	});

	test("says once that the text is in another language than the product's sentences", async () => {
		const french = { ...standing, language: "fr" };
		await openCase({ procedures: { "consultant.case.standing": () => french } });
		await row("Orders leave late");
		expect(
			await screen.findByText("Your text is in French. Throughline's own sentences are in English."),
		).toBeDefined();
	});

	test("moves through the statements by arrow and gives a role by one key, which Z takes back", async () => {
		const { user, corrections } = await openCase();
		(await row("Orders leave late")).focus();
		await user.keyboard("{ArrowDown}");
		await waitFor(async () => expect(document.activeElement).toBe(await row("Pickers search")));
		await user.keyboard("c");
		expect(await row("Pickers search for stock.*Cause \\(confirmed\\)")).toBeDefined();
		const statementId = "0:100";
		expect(corrections()).toEqual([{ kind: "role", statementId, role: "cause" }]);
		expect(await screen.findByText("Cause: “Pickers search for stock.”")).toBeDefined();
		await user.keyboard("z");
		await waitFor(() => expect(corrections()).toEqual([]));
		expect(await row("Pickers search for stock.*Context")).toBeDefined();
	});

	test("asks about an amount in another currency: what it is in the case's, or leave it out", async () => {
		const view = caseOf();
		const [entry] = view.ledger;
		if (!entry) throw new Error("no figure");
		const pounds = {
			...entry,
			id: "0:200:5",
			subject: "routing software",
			value: 80_000,
			currency: "GBP",
			confirmed: false,
		};
		const { user, corrections } = await openCase({ view: { ...view, ledger: [entry, pounds] } });
		const card = within(await screen.findByRole("region", { name: "Amounts in other currencies" }));
		expect(card.getByText("This amount is in GBP, the case is in EUR: convert or leave out?")).toBeDefined();
		const convert = card.getByRole("button", { name: "Convert £80,000" });
		expect(convert).toHaveProperty("disabled", true);
		await user.type(card.getByRole("spinbutton", { name: "Amount in EUR" }), "95000");
		await user.click(convert);
		const answer = { kind: "figure", entryId: "0:200:5", subject: "routing software", type: "money" };
		await waitFor(() =>
			expect(corrections()).toMatchObject([{ ...answer, value: 95_000, currency: "EUR", role: entry.role }]),
		);
		await user.click(card.getByRole("button", { name: "Leave out £80,000" }));
		await waitFor(() =>
			expect(corrections()[1]).toMatchObject({ ...answer, value: 80_000, currency: "GBP" }),
		);
	});

	test("says which playbook advises, and lets another one", async () => {
		const view = {
			...caseOf(),
			playbooks: [
				{ id: "general", name: "Measured improvement", score: 0, advises: true },
				{ id: "site-move", name: "Move of a site", score: 1.4 },
			],
		};
		const { user, corrections } = await openCase({
			view,
			procedures: { "playbook.list": () => [summaryOf(shippedChurn)] },
		});
		const card = within(await screen.findByRole("region", { name: "Playbook: Measured improvement" }));
		expect(card.getByText(/No playbook surely fits this text/)).toBeDefined();
		await user.click(await card.findByRole("combobox", { name: /^Let another one advise/ }));
		await user.click(await screen.findByRole("option", { name: "Customer churn" }));
		await waitFor(() => expect(corrections()).toEqual([{ kind: "playbook", playbookId: "customer-churn" }]));
	});

	test("gives a role by the menu of a statement", async () => {
		const { user, corrections } = await openCase();
		await user.click(await row("Pickers search"));
		await user.click(await screen.findByRole("menuitem", { name: "Effect" }));
		await waitFor(() =>
			expect(corrections()).toEqual([{ kind: "role", statementId: "0:100", role: "effect" }]),
		);
	});

	test.each([
		["x", "context"],
		["m", "constraint"],
		["w", "owner"],
	] as const)("gives in the open menu the role that the letter %s shows, at once", async (letter, role) => {
		const { user, corrections } = await openCase();
		await user.click(await row("Orders leave late"));
		await screen.findByRole("menuitem", { name: "Effect" });
		await user.keyboard(letter);
		await waitFor(() => expect(corrections()).toEqual([{ kind: "role", statementId: "0:0", role }]));
		await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
	});

	test("begins a link in the open menu by the letter that it shows", async () => {
		const { user, corrections } = await openCase();
		await user.click(await row("Pickers search"));
		await screen.findByRole("menuitem", { name: "Effect" });
		await user.keyboard("l");
		expect(await screen.findByText("Link “Pickers search for stock.”")).toBeDefined();
		expect(corrections()).toEqual([]);
	});

	test("gives a role to the statement that has the focus, whoever put it there", async () => {
		const { user, corrections } = await openCase();
		(await row("Orders leave late")).focus();
		const other = await row("We may spend");
		// As a screen reader does in a window that is not in front: the element has the focus, no event says so.
		const stop = (event: Event) => event.stopImmediatePropagation();
		window.addEventListener("focusin", stop, true);
		other.focus();
		window.removeEventListener("focusin", stop, true);
		expect(document.activeElement).toBe(other);
		await user.keyboard("c");
		await waitFor(() =>
			expect(corrections()).toEqual([{ kind: "role", statementId: "0:200", role: "cause" }]),
		);
	});

	test("links a statement to another by L", async () => {
		const { user, corrections } = await openCase();
		await user.click(await row("Pickers search"));
		await user.keyboard("{Escape}");
		await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
		(await row("Pickers search")).focus();
		await user.keyboard("l");
		expect(await screen.findByText("Link “Pickers search for stock.”")).toBeDefined();
		await user.click(await row("Orders leave late"));
		await user.click(await screen.findByRole("menuitem", { name: "It causes this" }));
		await waitFor(() =>
			expect(corrections()).toEqual([{ kind: "link", from: "0:100", to: "0:0", link: "causes" }]),
		);
	});

	test("shows the statements of one role alone, and says when there is none", async () => {
		const { user } = await openCase();
		await user.click(await screen.findByRole("button", { name: "Problem 1" }));
		expect(screen.queryByRole("button", { name: /Pickers search/ })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Risk 0" }));
		expect(await screen.findByText("No statement has the role Risk.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Show all" }));
		expect(await row("Pickers search")).toBeDefined();
	});

	test("has a figure corrected where it stands", async () => {
		const { user, corrections } = await openCase();
		await user.click(await screen.findByRole("button", { name: "Correct €90,000, Budget" }));
		expect(document.activeElement).toBe(screen.getByLabelText(/^What it is of/));
		const value = screen.getByLabelText(/^Value/);
		await user.clear(value);
		await user.type(value, "80000");
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		await waitFor(() =>
			expect(corrections()).toMatchObject([
				{ kind: "figure", entryId: "0:200:13", type: "money", value: 80_000, currency: "EUR", role: "limit" },
			]),
		);
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("button", { name: "Correct €90,000, Budget" })),
		);
	});

	test("has the role of a figure corrected that nothing names, and says beside the field what makes no sense", async () => {
		const view = caseOf();
		const ledger = view.ledger.map((entry) => ({ ...entry, subject: "", role: "other" as const }));
		const { user, corrections } = await openCase({ view: { ...view, ledger } });
		await user.click(await screen.findByRole("button", { name: "Correct €90,000" }));
		const value = screen.getByLabelText(/^Value/);
		await user.clear(value);
		await user.type(value, "-5");
		await user.click(screen.getByRole("combobox", { name: "Role" }));
		await user.click(await screen.findByRole("option", { name: "Limit" }));
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		expect(await screen.findByText("The value must not be negative")).toBeDefined();
		await user.clear(value);
		expect(await screen.findByText("Write the value as a number")).toBeDefined();
		await user.type(value, "90000");
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		await waitFor(() =>
			expect(corrections()).toMatchObject([{ kind: "figure", subject: "", value: 90_000, role: "limit" }]),
		);
	});

	test("asks what an added figure is of", async () => {
		const { user, corrections } = await openCase();
		await user.click(await screen.findByRole("button", { name: "Add a figure" }));
		await user.type(screen.getByLabelText(/^Value/), "12");
		await user.click(screen.getByRole("button", { name: "Add figure" }));
		expect(await screen.findByText("Say what the figure is the value of")).toBeDefined();
		expect(corrections()).toEqual([]);
	});

	test("names the statement of a figure that was dropped", async () => {
		const { user } = await openCase();
		await user.click(await screen.findByRole("button", { name: "Drop €90,000, Budget" }));
		expect(await screen.findByText("Figure dropped: “We may spend €90,000.”")).toBeDefined();
	});

	test("has its problem accepted, and asks which of two statements holds", async () => {
		const [one, other] = [
			statementOf(0, "14 % leave late.", "problem"),
			statementOf(1, "6 % leave late.", "context"),
		];
		const contradiction = {
			id: "0:0~0:100",
			question: "Which of the two holds?",
			statements: [one.quote, other.quote] as [typeof one.quote, typeof one.quote],
			statementIds: [one.id, other.id] as [string, string],
			holds: null,
		};
		const view = caseOf({ statements: [one, other], contradictions: [contradiction] });
		const { user, corrections } = await openCase({ view });
		await user.click(await screen.findByRole("button", { name: "Accept" }));
		await user.click(await screen.findByRole("button", { name: "This one holds: 6 % leave late." }));
		await waitFor(() =>
			expect(corrections()).toEqual([
				{ kind: "problem", text: "Orders leave late." },
				{ kind: "contradiction", contradictionId: "0:0~0:100", holds: "0:100" },
			]),
		);
	});

	test("takes a role back that could not be stored, and says so", async () => {
		const { user } = await openCase({
			procedures: {
				"consultant.case.correct": () => {
					throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached");
				},
			},
		});
		(await row("Pickers search")).focus();
		await user.keyboard("c");
		expect(await screen.findByText("Failed to save the correction")).toBeDefined();
		expect(await row("Pickers search for stock.*Context")).toBeDefined();
	});

	test("of 1,500 statements draws those in sight, in parts", async () => {
		const statements = Array.from({ length: 1_500 }, (_, at) =>
			statementOf(at, `Statement ${at}.`, "context"),
		);
		const { user } = await openCase({
			procedures: {
				"consultant.case.read": ({ from }: { from: number }) =>
					caseOf({
						from,
						statements: statements.slice(from, from + statementsAtOnce),
						statementCount: 1_500,
					}),
			},
		});
		expect(await screen.findByText("Statements 1–1,000 of 1,500; all of them count.")).toBeDefined();
		expect(document.querySelectorAll("[data-statement]").length).toBeLessThan(200);
		expect(screen.getByRole("button", { name: "Previous part" })).toHaveProperty("disabled", true);
		await user.click(screen.getByRole("button", { name: "Next part" }));
		expect(await screen.findByText("Statements 1,001–1,500 of 1,500; all of them count.")).toBeDefined();
		expect(screen.getByRole("button", { name: "Next part" })).toHaveProperty("disabled", true);
		await user.click(screen.getByRole("button", { name: "Previous part" }));
		expect(await screen.findByText("Statements 1–1,000 of 1,500; all of them count.")).toBeDefined();
	});

	/** 1,500 statements of which every tenth of the second part is an option. */
	const long = Array.from({ length: 1_500 }, (_, at) =>
		statementOf(at, `Statement ${at}.`, at >= 1_000 && at % 100 === 0 ? "option" : "context"),
	);
	const longCase = {
		"consultant.case.read": ({ from, role, words }: CasePart) => {
			const matching = long.filter(
				(each) => (role === undefined || each.role === role) && (!words || each.quote.text.includes(words)),
			);
			return caseOf({
				from,
				statements: matching.slice(from, from + statementsAtOnce),
				statementCount: long.length,
				matchCount: matching.length,
				roleCounts: countRoles(long),
			});
		},
	};

	test("counts and filters the roles of the whole text, and finds words in it", async () => {
		const { user, router } = await openCase({ procedures: longCase });
		await user.click(await screen.findByRole("button", { name: "Option 5" }));
		expect(await row("Statement 1400.")).toBeDefined();
		expect(screen.queryByRole("navigation", { name: "Parts of your text" })).toBeNull();
		expect(router.state.location.search).toEqual({ step: "case", role: "option" });
		await user.type(screen.getByRole("searchbox", { name: "Find in the statements" }), "1300");
		await waitFor(() => expect(document.querySelectorAll("[data-statement]").length).toBe(1));
		await user.click(screen.getByRole("button", { name: "Context 1,495" }));
		expect(await screen.findByText("No statement has the role Context and holds “1300”.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Show all" }));
		expect(await screen.findByText("Statements 1–1,000 of 1,500; all of them count.")).toBeDefined();
		expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
	});

	test("puts the focus on the first statement of the next part, and that part into the address", async () => {
		// Parts so short that a page without a height draws all of their rows.
		const read = ({ from }: CasePart) =>
			caseOf({ from, statements: long.slice(from, from + 100), statementCount: long.length });
		const { user, router } = await openCase({ procedures: { "consultant.case.read": read } });
		await user.click(await screen.findByRole("button", { name: "Next part" }));
		await waitFor(() => expect(document.activeElement?.textContent).toContain("Statement 100."));
		expect(router.state.location.search).toEqual({ step: "case", from: 100 });
	});

	test("opens at the part that the address names", async () => {
		await openCase({ procedures: longCase, search: "?step=case&from=1000" });
		expect(await screen.findByText("Statements 1,001–1,500 of 1,500; all of them count.")).toBeDefined();
	});

	test("goes on to the next statement when one leaves the list of a role, and Z brings it back", async () => {
		const statements = ["One", "Two", "Three"].map((word, at) =>
			statementOf(at, `${word} is late.`, "problem"),
		);
		const { user, corrections } = await openCase({ view: caseOf({ statements }) });
		await user.click(await screen.findByRole("button", { name: "Problem 3" }));
		(await row("Two is late")).focus();
		await user.keyboard("c");
		const focused = (words: string) =>
			waitFor(() => expect(document.activeElement?.textContent).toContain(words));
		await focused("Three is late");
		expect(document.querySelector('[data-statement="0:100"]')).toBeNull();
		await user.keyboard("c");
		await focused("One is late");
		await user.keyboard("c");
		const showAll = await screen.findByRole("button", { name: "Show all" });
		await waitFor(() => expect(document.activeElement).toBe(showAll));
		expect(corrections().map((each) => "statementId" in each && each.statementId)).toEqual([
			"0:100",
			"0:200",
			"0:0",
		]);
		await user.keyboard("z");
		await waitFor(() => expect(corrections()).toHaveLength(2));
		await focused("One is late");
	});

	test("of somebody who may only read has no buttons that change it", async () => {
		await openCase({ view: caseOf({ mayChange: false }) });
		expect(await screen.findByText(/Only its author can correct it/)).toBeDefined();
		for (const name of ["Accept", "Add a figure", "Add limit"])
			expect(screen.queryByRole("button", { name })).toBeNull();
	});

	test("says when it could not be loaded, and tries again", async () => {
		let broken = true;
		const { user } = await openCase({
			procedures: {
				"consultant.case.read": () => {
					if (broken) throw new Refusal(503, "UNAVAILABLE", "The server is stopping");
					return caseOf();
				},
			},
		});
		expect(await screen.findByText("Failed to load the case")).toBeDefined();
		broken = false;
		await user.click(screen.getByRole("button", { name: /again/i }));
		expect(await row("Orders leave late")).toBeDefined();
	});
});

describe("A text that is not ready", () => {
	const view = caseOf({ readiness: unready });

	test("opens its interview instead of a run, and keeps what is typed through a reload", async () => {
		const { user, calls, router } = await openCase({ view, search: "" });
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
		expect(screen.getByLabelText("What is wrong?").getAttribute("placeholder")).toBe(
			"For example: Calls pile up",
		);
		await user.type(screen.getByLabelText("What is wrong?"), "Calls wait");
		expect(localStorage.getItem(`throughline.interview.${sessionId}`)).toContain("Calls wait");
		expect(calls.map(({ path }) => path)).not.toContain("consultant.step.enter");
		expect(calls.map(({ path }) => path)).not.toContain("consultant.whys.start");
	});

	test("opens its interview also when the tree is answered later than everything else", async () => {
		const tree = Promise.withResolvers<null>();
		const { calls, router } = await openCase({
			view,
			search: "",
			procedures: { "consultant.whys.tree": () => tree.promise },
		});
		expect(await screen.findByText("Loading the decision tree")).toBeDefined();
		await waitFor(() => expect(calls.map(({ path }) => path)).toContain("consultant.session.byId"));
		await waitFor(() => expect(queryClient.isFetching()).toBe(1));
		tree.resolve(null);
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
		expect(calls.map(({ path }) => path)).not.toContain("consultant.step.enter");
	});

	test("opens its interview when a run that an integration started has ended without a tree", async () => {
		const steps = strategySteps({ sessionId, due: () => null });
		const run = { id: runId, kind: "whys-tree", edition: 1, status: "running", failure: null } as const;
		const enteredAt = "2026-03-02T09:00:00.000Z";
		steps.steps.push({ step: "whys", versionNumber: null, enteredAt, run, failure: null });
		const { router } = await openCase({ view, search: "", procedures: steps.procedures });
		const runs = serveRuns(steps.hear);
		expect(await screen.findByText(/Generating Five Whys analysis/)).toBeDefined();
		await runs.tell(runId, "complete", { result: { sessionId } });
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
	});

	test("stores the answers that were given, and skips the others", async () => {
		const answered: unknown[] = [];
		const { user, state } = await openCase({
			view,
			search: "?step=interview",
			procedures: {
				"consultant.case.answer": (input: { question: string; text: string }) => {
					answered.push(input);
					state.view = caseOf();
					return {
						id: idOf(9),
						correction: { kind: "go on" },
						madeBy: null,
						createdAt: "2026-03-02T09:00:00.000Z",
					};
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Skip: What could explain it?" }));
		expect(screen.queryByLabelText("What could explain it?")).toBeNull();
		await user.type(screen.getByLabelText("What is wrong?"), "Calls wait");
		expect(screen.getByText("1 of 2")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Save 1 answer" }));
		expect(await screen.findByText("The case is ready")).toBeDefined();
		expect(screen.getByRole("link", { name: "Start the Five Whys" })).toBeDefined();
		expect(answered).toEqual([
			{ sessionId, questionId: "what", question: "What is wrong?", asks: "problem", text: "Calls wait" },
		]);
		expect(localStorage.getItem(`throughline.interview.${sessionId}`)).toBeNull();
	});

	test("keeps its questions until the last answer has gone, though the case is ready before", async () => {
		const last = Promise.withResolvers<object>();
		const stored = {
			id: idOf(9),
			correction: { kind: "go on" },
			madeBy: null,
			createdAt: "2026-03-02T09:00:00.000Z",
		};
		const { user, state } = await openCase({
			view,
			search: "?step=interview",
			procedures: {
				"consultant.case.answer": ({ questionId }: { questionId: string }) =>
					questionId === "what" ? stored : last.promise,
			},
		});
		await user.type(await screen.findByLabelText("What is wrong?"), "Calls wait");
		await user.type(screen.getByLabelText("What could explain it?"), "Nobody answers them");
		await user.click(screen.getByRole("button", { name: "Save 2 answers" }));
		await waitFor(() => expect(screen.getByLabelText("What is wrong?")).toHaveProperty("value", ""));
		state.view = caseOf();
		// What was fetched is drawn by the same queue.
		await act(() => refreshAreas("consultant").then(() => new Promise<void>(notifyManager.schedule)));
		expect(screen.getByLabelText("What could explain it?")).toHaveProperty("value", "Nobody answers them");
		expect(screen.queryByRole("link", { name: "Start the Five Whys" })).toBeNull();
		last.resolve(stored);
		expect(await screen.findByRole("link", { name: "Start the Five Whys" })).toBeDefined();
	});

	test("can be gone on with anyway, and later screens say so", async () => {
		const { user, state, router, corrections, procedures } = await openCase({
			view,
			search: "?step=interview",
		});
		const go = await screen.findByRole("button", { name: "Go on anyway" });
		state.view = caseOf({ readiness: { ...unready, goOn: true } });
		procedures["consultant.whys.tree"] = () => treeOf();
		procedures["consultant.case.standing"] = () => ({ ...standing, outdated: ["tree"], unready: true });
		await user.click(go);
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(corrections()).toEqual([{ kind: "go on" }]);
		expect(router.state.location.search).toEqual({});
		expect(await screen.findByText("Case not confirmed as ready")).toBeDefined();
		expect(screen.getByRole("button", { name: "Make the tree again" })).toBeDefined();
	});
});
