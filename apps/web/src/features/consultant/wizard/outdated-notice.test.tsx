import { screen, waitFor, within } from "@testing-library/react";
import type { EnterStep, StrategyProgress } from "@throughline/domain/consultant/step";
import { expect, test } from "vitest";
import { caseOf } from "../../../../tests/data/case.ts";
import { openCase, standing } from "../../../../tests/data/open-case.ts";
import { sessionId, treeOf } from "../../../../tests/data/strategy-session.ts";

const progress: StrategyProgress = { sessionId, steps: [], expansions: [] };

/** Opens the case where these parts were made before its last correction. */
async function openOutdated(outdated: string[], { search = "?step=case", mayChange = true } = {}) {
	const entered: EnterStep[] = [];
	const opened = await openCase({
		search,
		view: caseOf({ outdated: outdated as never, mayChange }),
		procedures: {
			"consultant.whys.tree": () => treeOf(),
			"consultant.case.standing": () => ({ ...standing, outdated }),
			"consultant.step.progress": () => progress,
			"consultant.step.enter": (asked: EnterStep) => {
				entered.push(asked);
				return progress;
			},
		},
	});
	return { ...opened, entered };
}

test("A corrected case offers two ways on: with the tree as it is, or with a new one", async () => {
	const { user, router, entered } = await openOutdated(["tree", "analysis"]);
	await screen.findByText("The Five Whys tree was made before your last correction.");
	screen.getByText(/you choose the root cause again/);
	expect(screen.getAllByRole("link", { name: /^Continue to the Five Whys/ })).toHaveLength(1);
	screen.getByRole("link", { name: "Continue to the Five Whys with the tree as it is" });
	await user.click(screen.getByRole("button", { name: "Generate a new tree" }));
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Generate a new tree" }));
	await waitFor(() => expect(router.state.location.search).toEqual({}));
	expect(entered[0]).toMatchObject({ sessionId, step: "whys", again: true });
});

test("What else is out of date is named, each with its button and what becomes of it", async () => {
	const { user, entered } = await openOutdated(["tree", "research", "analysis", "decisions", "plan"]);
	const others = await screen.findByText("Also out of date: research, analysis, decisions, and plan");
	await user.click(others);
	screen.getByText("The new plan replaces this one; the decisions stay.");
	await user.click(screen.getByRole("button", { name: "Make the plan again" }));
	await waitFor(() => expect(entered).toHaveLength(1));
	expect(entered[0]).toMatchObject({ step: "plan", again: true });
	for (const name of ["Research again", "Analyze again", "Draw up the decisions again"])
		expect(screen.getByRole("button", { name })).toBeDefined();
});

test("Without a correction there is one way on, and nothing is said", async () => {
	await openOutdated([]);
	await screen.findByRole("link", { name: "Continue to the Five Whys" });
	expect(screen.queryByText(/before your last correction/)).toBeNull();
});

test("On the tree's screen the button stands with the warning alone", async () => {
	await openOutdated(["tree"], { search: "" });
	await screen.findByText("This tree was made before your last correction of the case.");
	expect(screen.getAllByRole("button", { name: "Generate a new tree" })).toHaveLength(1);
	expect(screen.queryByRole("link", { name: /with the tree as it is/ })).toBeNull();
});
