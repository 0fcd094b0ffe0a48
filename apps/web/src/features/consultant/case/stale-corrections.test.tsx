import { screen, waitFor, within } from "@testing-library/react";
import type { PersonalCorrection } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { expect, test } from "vitest";
import { caseOf } from "../../../../tests/data/case.ts";
import { idOf, openCase, row } from "../../../../tests/data/open-case.ts";
import { Refusal } from "../../../../tests/fake-server.ts";

const sentence =
	"Somebody else changed this case in the meantime. Look at it again, then repeat your change.";

type Sent = { correction: PersonalCorrection; version?: number };

/** A case that somebody else may change unseen, and that refuses what rests on an older version. */
async function openShared() {
	const server: { view: CaseView; sent: Sent[] } = { view: caseOf({ version: 4 }), sent: [] };
	const opened = await openCase({
		procedures: {
			"consultant.case.read": () => server.view,
			"consultant.case.correct": (given: Sent) => {
				if (given.version !== server.view.version)
					throw new Refusal(409, "CONFLICT", sentence, { current: server.view });
				server.sent.push(given);
				server.view = { ...server.view, version: server.view.version + 1 };
				const { correction } = given;
				return { id: idOf(1), correction, madeBy: "Elena Rossi", createdAt: "2026-03-02T09:00:00.000Z" };
			},
		},
	});
	const changeElsewhere = (change: Partial<CaseView>) => {
		server.view = { ...server.view, ...change, version: server.view.version + 1 };
	};
	return { ...opened, server, changeElsewhere };
}

test("A problem that somebody else changed meanwhile is not overwritten, and what was typed stays", async () => {
	const { user, server, changeElsewhere } = await openShared();
	const card = within(await screen.findByRole("region", { name: "Problem" }));
	await user.click(card.getByRole("button", { name: "Change" }));
	const field = card.getByLabelText("The problem in one sentence");
	await user.clear(field);
	await user.type(field, "Orders wait for stock.");
	changeElsewhere({ problem: { text: "Orders are lost.", quote: null, confirmed: true } });
	await user.click(card.getByRole("button", { name: "Save the problem" }));
	expect(await screen.findByText(sentence)).toBeDefined();
	expect((await card.findByRole("alert")).textContent).toContain("Orders are lost.");
	expect(field).toHaveProperty("value", "Orders wait for stock.");
	expect(server.sent).toEqual([]);
	await user.click(card.getByRole("button", { name: "Apply my change" }));
	await waitFor(() =>
		expect(server.sent).toMatchObject([
			{ correction: { kind: "problem", text: "Orders wait for stock." }, version: 5 },
		]),
	);
	await waitFor(() => expect(card.queryByLabelText("The problem in one sentence")).toBeNull());
});

test("A figure that somebody else corrected meanwhile is shown as it is now beside what was typed", async () => {
	const { user, server, changeElsewhere } = await openShared();
	await user.click(await screen.findByRole("button", { name: "Correct €90,000, Budget" }));
	const value = screen.getByLabelText(/^Value/);
	await user.clear(value);
	await user.type(value, "80000");
	changeElsewhere({ ledger: server.view.ledger.map((entry) => ({ ...entry, value: 70_000 })) });
	await user.click(screen.getByRole("button", { name: "Save figure" }));
	expect((await screen.findByText(/It now says/)).parentElement?.textContent).toContain("€70,000");
	expect(value).toHaveProperty("value", "80000");
	await user.click(screen.getByRole("button", { name: "Keep theirs" }));
	expect(await screen.findByRole("button", { name: "Correct €70,000, Budget" })).toBeDefined();
	expect(server.sent).toEqual([]);
});

test("A draft goes along with changes of other things, own and others'", async () => {
	const { user, server } = await openShared();
	const card = within(await screen.findByRole("region", { name: "Problem" }));
	await user.click(card.getByRole("button", { name: "Change" }));
	await user.type(card.getByLabelText("The problem in one sentence"), " Daily.");
	(await row("Pickers search")).focus();
	await user.keyboard("cr");
	await waitFor(() => expect(server.sent.map(({ version }) => version)).toEqual([4, 5]));
	await user.click(card.getByRole("button", { name: "Save the problem" }));
	await waitFor(() => expect(server.sent[2]).toMatchObject({ correction: { kind: "problem" }, version: 6 }));
});
