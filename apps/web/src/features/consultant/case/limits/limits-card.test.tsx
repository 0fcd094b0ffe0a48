import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { caseOf, statementOf } from "../../../../../tests/data/case.ts";
import { openCase } from "../../../../../tests/data/open-case.ts";

const rule = statementOf(3, "No ward is closed.", "constraint");
const view = caseOf({
	constraints: [
		{ text: "No second shift", quote: null, statementId: null },
		{ text: rule.quote.text, quote: rule.quote, statementId: rule.id },
	],
});

async function openLimits() {
	const opened = await openCase({ view });
	const card = within(await screen.findByRole("region", { name: "Limits and fixed conditions" }));
	return { ...opened, card };
}

test("A limit is changed or removed where it stands, and one that lacks is added", async () => {
	const { user, card, corrections } = await openLimits();
	await user.click(card.getByRole("button", { name: "Change: At most" }));
	await user.clear(card.getByLabelText(/^Value/));
	await user.type(card.getByLabelText(/^Value/), "80000");
	await user.click(card.getByRole("button", { name: "Save figure" }));
	await waitFor(() =>
		expect(corrections()).toMatchObject([
			{ kind: "figure", entryId: "0:200:13", value: 80_000, role: "limit" },
		]),
	);
	await user.click(await card.findByRole("button", { name: "Remove: At most" }));
	await waitFor(() =>
		expect(corrections()[1]).toMatchObject({ kind: "figure", entryId: "0:200:13", role: "other" }),
	);
	await user.click(card.getByRole("button", { name: "Add: Due by" }));
	await user.type(card.getByLabelText(/^Date/), "2099-06-30");
	await user.click(card.getByRole("button", { name: "Add figure" }));
	await waitFor(() =>
		expect(corrections()[2]).toMatchObject({
			kind: "added figure",
			type: "date",
			date: "2099-06-30",
			role: "deadline",
		}),
	);
});

test("A condition of the text is changed into a person's words, or is none any more", async () => {
	const { user, card, corrections } = await openLimits();
	await user.click(card.getByRole("button", { name: "Change: No ward is closed." }));
	await user.clear(card.getByLabelText("Condition"));
	await user.type(card.getByLabelText("Condition"), "No ward is closed at night");
	await user.click(card.getByRole("button", { name: "Save" }));
	const none = { kind: "role", statementId: rule.id, role: "context" };
	await waitFor(() =>
		expect(corrections()).toEqual([{ kind: "constraint", text: "No ward is closed at night" }, none]),
	);
	await user.click(await card.findByRole("button", { name: "Remove: No ward is closed." }));
	await waitFor(() => expect(corrections()[2]).toEqual(none));
});

test("A condition that a person added is taken back", async () => {
	const { user, card, corrections } = await openLimits();
	await user.type(card.getByLabelText("Limit or fixed condition"), "No second shift");
	await user.click(card.getByRole("button", { name: "Add limit" }));
	await waitFor(() => expect(corrections()).toHaveLength(1));
	await user.click(card.getByRole("button", { name: "Remove: No second shift" }));
	await waitFor(() => expect(corrections()).toEqual([]));
});
