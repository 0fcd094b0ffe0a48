import { screen, waitFor, within } from "@testing-library/react";
import type { PersonalCorrection } from "@throughline/domain/consultant/case";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { summaryOf } from "@throughline/domain/playbook/library";
import { describe, expect, test } from "vitest";
import { caseOf, statementOf } from "../../../../tests/data/case.ts";
import { idOf, openCase, row, standing } from "../../../../tests/data/open-case.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { shippedChurn } from "../../../../tests/pages/playbooks-page.ts";

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

	test("counts the figures of the whole text, and says when only a part of them is listed", async () => {
		await openCase({ view: caseOf({ figureCount: 1_670 }) });
		expect(await screen.findByRole("heading", { name: "Figures 1,670" })).toBeDefined();
		expect(screen.getByText(/^1 of them are listed: those of the statements shown/)).toBeDefined();
	});

	test("keeps what surrounds the text in a line each, which says what is inside", async () => {
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
		const { user } = await openCase({ view: caseOf({ contradictions: [contradiction] }) });
		const limits = await screen.findByRole("region", { name: "Limits and fixed conditions" });
		expect(within(limits).getByText("at most €90,000 · 1 condition")).toBeDefined();
		const contradictions = screen.getByRole("region", { name: "Contradictions 1" });
		expect(within(contradictions).getByText("1 to resolve")).toBeDefined();
		const folds = [limits, contradictions].map((fold) => fold.querySelector("details"));
		expect(folds.map((fold) => fold?.open)).toEqual([false, false]);
		await user.click(within(limits).getByText("Limits and fixed conditions"));
		expect(folds.map((fold) => fold?.open)).toEqual([true, false]);
	});

	test("says once that the text is in another language than the product's sentences", async () => {
		const french = { ...standing, language: "fr" };
		await openCase({ procedures: { "consultant.case.standing": () => french } });
		await row("Orders leave late");
		expect(
			await screen.findByText("Your text is in French. Throughline's own sentences are in English."),
		).toBeDefined();
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

	test("says of a day that has passed that it limits nothing, and asks for the one that holds now", async () => {
		const view = caseOf();
		const [entry] = view.ledger;
		if (!entry) throw new Error("no figure");
		const due = {
			...entry,
			id: "0:220:5",
			kind: "date" as const,
			value: 2020,
			currency: null,
			date: "2020-03-31",
		};
		const limits = { cap: null, deadline: due.id };
		const { user, corrections } = await openCase({ view: { ...view, ledger: [due], limits } });
		const card = within(await screen.findByRole("region", { name: "Limits and fixed conditions" }));
		expect(card.getByText("Mar 31, 2020 has passed")).toBeDefined();
		const set = card.getByRole("button", { name: "Set day" });
		expect(set).toHaveProperty("disabled", true);
		await user.type(card.getByLabelText("Due by"), "2099-06-30");
		await user.click(set);
		await waitFor(() =>
			expect(corrections()).toMatchObject([
				{ kind: "figure", entryId: due.id, type: "date", date: "2099-06-30", value: 2099, role: entry.role },
			]),
		);
	});

	test("says of a cap in another currency that it limits nothing, and asks how much it is", async () => {
		const view = caseOf();
		const [entry] = view.ledger;
		if (!entry) throw new Error("no figure");
		const cap = { ...entry, id: "0:230:5", value: 40_000, currency: "USD", per: null };
		const limits = { cap: cap.id, deadline: null };
		const { user, corrections } = await openCase({ view: { ...view, ledger: [entry, cap], limits } });
		const card = within(await screen.findByRole("region", { name: "Limits and fixed conditions" }));
		expect(card.getByText("$40,000 is not in EUR")).toBeDefined();
		await user.type(card.getByRole("spinbutton", { name: "At most, in EUR" }), "36500");
		await user.click(card.getByRole("button", { name: "Set cap" }));
		await waitFor(() =>
			expect(corrections()).toMatchObject([
				{ kind: "figure", entryId: cap.id, type: "money", value: 36_500, currency: "EUR" },
			]),
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

	test("shows a corrected figure also when statements that were asked for before it come after it", async () => {
		const before = caseOf();
		const after = { ...before, ledger: before.ledger.map((entry) => ({ ...entry, value: 80_000 })) };
		let stored = before;
		const late = Promise.withResolvers<void>();
		const { user } = await openCase({
			procedures: {
				"consultant.case.read": async ({ role }: CasePart) => {
					const asked = stored;
					if (role) await late.promise;
					return asked;
				},
				"consultant.case.correct": ({ correction }: { correction: PersonalCorrection }) => {
					stored = after;
					return { id: idOf(1), correction, madeBy: "Elena Rossi", createdAt: "2026-03-02T09:00:00.000Z" };
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Problem 1" }));
		await user.click(screen.getByRole("button", { name: "Correct €90,000, Budget" }));
		await user.clear(screen.getByLabelText(/^Value/));
		await user.type(screen.getByLabelText(/^Value/), "80000");
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		await waitFor(() => expect(stored).toBe(after));
		late.resolve();
		const limits = within(screen.getByRole("region", { name: "Limits and fixed conditions" }));
		expect(await limits.findByText("€80,000")).toBeDefined();
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

	test("has a figure's period, its upper end and what it is out of corrected and added", async () => {
		const { user, corrections } = await openCase();
		await user.click(await screen.findByRole("button", { name: "Correct €90,000, Budget" }));
		await user.type(screen.getByLabelText("Upper end"), "80000");
		await user.click(screen.getByRole("combobox", { name: "Period" }));
		await user.click(await screen.findByRole("option", { name: "Per year" }));
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		expect(await screen.findByText("The upper end must be above the value")).toBeDefined();
		await user.clear(screen.getByLabelText("Upper end"));
		await user.type(screen.getByLabelText("Upper end"), "95000");
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		await waitFor(() =>
			expect(corrections()).toMatchObject([{ kind: "figure", value: 90_000, high: 95_000, per: "year" }]),
		);
		await user.click(screen.getByRole("button", { name: "Add a figure" }));
		await user.type(screen.getByLabelText(/^What it is of/), "Late orders");
		await user.click(screen.getByRole("combobox", { name: "Kind" }));
		await user.click(await screen.findByRole("option", { name: "Ratio: so many of so many" }));
		await user.type(screen.getByLabelText(/^Value/), "12");
		await user.click(screen.getByRole("button", { name: "Add figure" }));
		expect(await screen.findByText("Say what it is out of")).toBeDefined();
		await user.type(screen.getByLabelText(/^Out of/), "40");
		await user.click(screen.getByRole("button", { name: "Add figure" }));
		await waitFor(() =>
			expect(corrections()[1]).toMatchObject({ kind: "added figure", type: "ratio", value: 12, of: 40 }),
		);
	});

	test("refuses an amount below nothing, whatever its role", async () => {
		const view = caseOf();
		const ledger = view.ledger.map((entry) => ({ ...entry, role: "baseline" as const }));
		const { user, corrections } = await openCase({ view: { ...view, ledger } });
		await user.click(await screen.findByRole("button", { name: "Correct €90,000, Budget" }));
		await user.clear(screen.getByLabelText(/^Value/));
		await user.type(screen.getByLabelText(/^Value/), "-5");
		await user.click(screen.getByRole("button", { name: "Save figure" }));
		expect(await screen.findByText("The value must not be negative")).toBeDefined();
		expect(corrections()).toEqual([]);
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
		await user.click(await screen.findByRole("button", { name: "Both hold" }));
		await waitFor(() =>
			expect(corrections()).toEqual([
				{ kind: "problem", text: "Orders leave late." },
				{ kind: "contradiction", contradictionId: "0:0~0:100", holds: "0:100" },
				{ kind: "contradiction", contradictionId: "0:0~0:100", holds: "both" },
			]),
		);
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
