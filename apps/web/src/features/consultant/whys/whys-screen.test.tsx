import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { caseOf } from "../../../../tests/data/case.ts";
import { standing } from "../../../../tests/data/open-case.ts";
import {
	quoteOf,
	runId,
	sessionId,
	sessionOf,
	strategyProcedures,
	treeOf,
	whyOf,
} from "../../../../tests/data/strategy-session.ts";
import { strategySteps } from "../../../../tests/data/strategy-steps.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { deepTree, level2, level5, openWhys } from "../../../../tests/pages/whys-page.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";

const enteredAt = "2026-03-02T09:00:00.000Z";

describe("A level of the Five Whys", () => {
	test("shows its question and one option with what speaks for and against it", async () => {
		await openWhys();
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("heading", { name: "Why does Iberia lose customers?" })).toBeDefined();
		expect(screen.getByText("Option 1 of 2")).toBeDefined();
		const option = screen.getByRole("article", { name: "Deliveries arrive late" });
		expect(within(option).getByText("Why is this? (Deliveries arrive late)")).toBeDefined();
		expect(within(option).getByText("Consider Deliveries arrive late")).toBeDefined();
		expect(within(option).getByText("Supporting Evidence")).toBeDefined();
		const own = within(within(option).getByRole("region", { name: "In your text" }));
		expect(own.getByText("“Deliveries arrive late, the report says.”")).toBeDefined();
		expect(within(option).getByText("Nothing beside the statement itself.")).toBeDefined();
		expect(within(option).getByText("Counter-Arguments")).toBeDefined();
		expect(within(option).getByText("“The ten largest accounts renewed.”")).toBeDefined();
		expect(within(option).getAllByText("Verified")).toHaveLength(2);
	});

	test("counts apart what nothing shows to be in the text, and takes it for no backing", async () => {
		const [first, second] = treeOf().branches;
		if (!first || !second) throw new Error("The tree has two options");
		const invented = quoteOf("Nobody ever wrote this of vans.", { verified: false });
		const given = { supporting_evidence: [], supporting_quotes: [invented] };
		const alone = { ...first, ...given };
		const both = {
			...second,
			...given,
			supporting_quotes: [invented, quoteOf("Vans leave an hour late.", { start: 40 })],
		};
		const { user } = await openWhys({ tree: { ...treeOf(), branches: [alone, both] } });
		const option = within(await screen.findByRole("article", { name: first.option }));
		expect(option.getByText("Supporting Evidence").closest("summary")?.textContent).toBe(
			"Supporting Evidence(0)· 1 not verified",
		);
		expect(option.getByText("No quote backs this option")).toBeDefined();
		expect(option.getByRole("link", { name: /^Look in the source: Nobody ever/ })).toBeDefined();
		await user.keyboard("{ArrowRight}");
		const next = within(await screen.findByRole("article", { name: second.option }));
		expect(next.getByText("Supporting Evidence").closest("summary")?.textContent).toBe(
			"Supporting Evidence(1)· 1 not verified",
		);
		expect(next.getAllByText(/^“/).map(({ textContent }) => textContent)).toEqual([
			"“Vans leave an hour late.”",
			"“Nobody ever wrote this of vans.”",
		]);
		expect(next.queryByText("No quote backs this option")).toBeNull();
	});

	test("shows what the model's critic says of an option", async () => {
		const tree = treeOf();
		const verdict = { holds: false, support: "no" as const, aboutPeople: false, reason: "It is an effect." };
		const branches = tree.branches.map((branch) => ({ ...branch, verdict }));
		await openWhys({ tree: { ...tree, branches } });
		const option = within(await screen.findByRole("article", { name: "Deliveries arrive late" }));
		option.getByText("Does not hold");
		option.getByText("It is an effect.");
	});

	test("shows the first wording beside what was revised after the critic, and why another one was kept", async () => {
		const tree = treeOf();
		const accepted = { holds: true, support: "yes" as const, aboutPeople: false, reason: "It says so." };
		const [first, ...others] = tree.branches.map((branch) => ({ ...branch, verdict: accepted }));
		const objection = "It is an effect.";
		const met = { objection, before: "Vans are late", outcome: "met" as const, open: "" };
		const kept = { objection, before: null, outcome: "figures" as const, open: "97 %" };
		const branches = [
			...(first ? [{ ...first, verdict: { ...accepted, revision: met } }] : []),
			...others.map((other) => ({ ...other, verdict: { ...accepted, revision: kept } })),
		];
		const { user } = await openWhys({ tree: { ...tree, branches } });
		await screen.findByText("Revised, and the critic accepts it.");
		screen.getByText("Was: “Vans are late”. Objection: It is an effect.");
		await user.keyboard("{ArrowRight}");
		await screen.findByText("Kept as it was: the new wording had figures that are not in your text (97 %).");
	});

	test("is shown, under its own title, also for an address with a step that there is not", async () => {
		await openWhys({ search: "?step=foo" });
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Five Whys");
	});

	test("is shown also when its tree was read just before its run ended, and the end heard just after", async () => {
		let isRead = false;
		const steps = strategySteps({ sessionId, due: () => null });
		const run = {
			id: runId,
			kind: "whys-tree",
			edition: 1,
			status: "succeeded",
			provider: "offline",
			model: null,
			cost: "0",
			failure: null,
		} as const;
		steps.steps.push({ step: "whys", versionNumber: null, enteredAt, run, failure: null });
		const { router } = await openWhys({
			procedures: {
				...steps.procedures,
				"consultant.case.assess": () => caseOf(),
				"consultant.case.read": () => caseOf(),
				"consultant.whys.tree": () => {
					if (isRead) return treeOf();
					isRead = true;
					return null;
				},
			},
		});
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(router.state.location.search).toEqual({});
	});

	test("asks for the problem where the text names none, and then looks for the causes of what was written", async () => {
		let named: string | null = null;
		const view = () =>
			caseOf({ problem: named === null ? null : { text: named, quote: null, confirmed: true } });
		const { user, callsOf } = await openWhys({
			procedures: {
				"consultant.case.standing": () => ({ ...standing, unready: true }),
				"consultant.case.read": view,
				"consultant.case.corrections": () => [],
				"consultant.case.correct": ({ correction }: { correction: { text: string } }) => {
					named = correction.text;
					return { id: runId, correction, madeBy: null, createdAt: enteredAt };
				},
			},
		});
		const card = await screen.findByRole("region", { name: "Name the problem" });
		await user.type(within(card).getByLabelText("The problem in one sentence"), "Visitors stay away.");
		await user.click(within(card).getByRole("button", { name: "Save the problem" }));
		await waitFor(() => expect(screen.queryByRole("region", { name: "Name the problem" })).toBeNull());
		expect(named).toBe("Visitors stay away.");
		expect(callsOf("consultant.step.enter").at(-1)?.input).toMatchObject({ step: "whys", again: true });
	});

	test("says plainly that an option has no quote", async () => {
		const { user } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		expect(await screen.findByText("No quote backs this option")).toBeDefined();
	});

	test("says once that nothing backs one's own words", async () => {
		const consideration = "I found nothing on this in your material.";
		const tree = treeOf();
		tree.branches[0] = whyOf(11, "Prices rose", { consideration, supporting_quotes: [], isCustom: true });
		await openWhys({ tree });
		const option = within(await screen.findByRole("article", { name: "Prices rose" }));
		expect(option.queryByText("Consideration")).toBeNull();
		expect(option.getAllByText(consideration)).toHaveLength(1);
	});

	test("names the key that continues only where something follows", async () => {
		const { router } = await openWhys({ tree: deepTree() });
		const hint = () => screen.getByText(/go through the options/).textContent;
		await screen.findByText("Level 1 of 5");
		expect(hint()).toContain("Enter continues");
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}${level5}` });
		await screen.findByText("Level 5 of 5");
		expect(hint()).not.toContain("Enter");
	});

	test("shows the whole of what was chosen above it", async () => {
		await openWhys({ search: level2 });
		const path = await screen.findByRole("navigation", { name: "Your path so far" });
		const chosen = within(path).getByRole("button", { name: "L1: Deliveries arrive late" });
		expect(chosen.className).not.toContain("truncate");
	});

	test("goes through its options by button, number and arrow key", async () => {
		const { user } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		expect(await screen.findByRole("article", { name: "Prices rose" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Previous" }));
		expect(await screen.findByRole("article", { name: "Deliveries arrive late" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: /^Option 2/ }));
		expect(await screen.findByText("Option 2 of 2")).toBeDefined();
		await user.keyboard("{ArrowLeft}");
		expect(await screen.findByText("Option 1 of 2")).toBeDefined();
	});
});

describe("The Five Whys without what they need", () => {
	test("say that the tree could not be loaded, and load it again", async () => {
		let broken = true;
		const { user } = await openWhys({
			procedures: {
				"consultant.whys.tree": () => {
					if (broken) throw new Refusal(500, "INTERNAL", "Oh no");
					return treeOf();
				},
			},
		});
		expect(await screen.findByText("Failed to load decision tree")).toBeDefined();
		broken = false;
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
	});

	test("say that the session could not be asked for, and ask again", async () => {
		let broken = true;
		const { user } = await openWhys({
			role: "Viewer",
			tree: null,
			procedures: {
				"consultant.session.byId": () => {
					if (broken) throw new Refusal(500, "INTERNAL", "Oh no");
					return sessionOf();
				},
			},
		});
		expect(await screen.findByText("Failed to load decision tree")).toBeDefined();
		broken = false;
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText(/have not been generated yet/)).toBeDefined();
	});

	test("ask for an input where nothing is stored", async () => {
		const gone = () => {
			throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
		};
		await openWhys({ procedures: { "consultant.session.byId": gone, "consultant.whys.tree": gone } });
		expect(
			await screen.findByText("No strategic input found. Please start from the input page."),
		).toBeDefined();
		expect(screen.getByRole("link", { name: "Go to the input screen" })).toBeDefined();
	});

	test("ask to begin again where the input is missing", async () => {
		await openWhys({
			role: "Viewer",
			tree: null,
			procedures: { "consultant.session.byId": () => sessionOf({ inputText: "" }) },
		});
		expect(
			await screen.findByText("Strategic input data missing. Please restart from the input page."),
		).toBeDefined();
	});

	test("say that an address names no session", async () => {
		serve("Editor", strategyProcedures);
		await openScreen("/strategic-consultant/whys-tree");
		expect(await screen.findByRole("heading", { name: "Invalid Session" })).toBeDefined();
		expect(screen.getByText("No session ID provided in URL")).toBeDefined();
	});

	test.each([
		{ who: "a Viewer", given: { role: "Viewer" as const } },
		{
			who: "an Editor, where they belong to nobody",
			given: { procedures: { "consultant.session.byId": () => sessionOf({ mayChange: false }) } },
		},
	])("are there to read for $who, who finds no button that would be refused", async ({ given }) => {
		const { user, callsOf } = await openWhys(given);
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await screen.findByText("Level 3 of 5");
		for (const name of ["This is my root cause", "Edit this Why", "Add Custom Why", "Generate a new tree"]) {
			expect(screen.queryByRole("button", { name })).toBeNull();
		}
		expect(callsOf("consultant.whys.startExpansion")).toHaveLength(0);
	});

	test("tell a Viewer that they are still to be made", async () => {
		const { callsOf } = await openWhys({ role: "Viewer", tree: null });
		expect(await screen.findByText(/have not been generated yet/)).toBeDefined();
		expect(callsOf("consultant.step.enter")).toHaveLength(0);
	});
});
