import { screen, waitFor } from "@testing-library/react";
import { statementsAtOnce } from "@throughline/domain/consultant/case";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { describe, expect, test } from "vitest";
import { caseOf, countRoles, statementOf } from "../../../../../tests/data/case.ts";
import { openCase, row } from "../../../../../tests/data/open-case.ts";
import { Refusal } from "../../../../../tests/fake-server.ts";

describe("The text of a case", () => {
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
		expect(screen.getByText("1 of 1,500 found.")).toHaveProperty("role", "status");
		await user.click(screen.getByRole("button", { name: "Clear search" }));
		expect(document.activeElement).toBe(screen.getByRole("searchbox"));
		await user.keyboard("1300");
		await screen.findByText("1 of 1,500 found.");
		await user.click(screen.getByRole("button", { name: "Context 1,495" }));
		expect(await screen.findByText("No statement has the role Context and contains “1300”.")).toBeDefined();
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
});
