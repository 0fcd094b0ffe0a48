import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../../../tests/fake-server.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { ApiError } from "../../api/api-error.ts";
import { QuickAdd } from "./quick-add.tsx";
import type { CreateEntry } from "./use-quick-add.ts";

const sentence = "Use at most 200 characters";
const tooLong = new ApiError(422, sentence, {
	sentence,
	code: "INVALID_INPUT",
	requestId: null,
	issues: [],
	current: undefined,
});

beforeEach(() => {
	sessionStorage.clear();
	serve("Editor", { "undo.takeBack": takenBack });
});
afterEach(() => vi.unstubAllGlobals());

const takenBack = vi.fn((_: { id: string }) => ({ id: "request-2" }));

/** A server that answers when it is told to. */
function slowServer() {
	const sent: { text: string; amount: string | null; key: string; answer: (error?: Error) => void }[] = [];
	const create: CreateEntry = (entry, { context }) =>
		new Promise((resolve, reject) => {
			const answer = (error?: Error) => {
				context.tellRequest(`request-${entry.text}`);
				if (error) reject(error);
				else resolve({});
			};
			sent.push({ ...entry, key: context.idempotencyKey, answer });
		});
	return { sent, create };
}

async function show(part: ReactNode) {
	const { user } = await renderPart(part);
	await screen.findByRole("textbox", { name: "Add a task" });
	return user;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Add a task" });
const reasonOf = (input: HTMLElement) =>
	document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
const onTheirWay = () => within(screen.getByRole("list", { name: "On their way" }));

test("Enter shows the row at once and waits for the next, and each is sent in its turn", async () => {
	const { sent, create } = slowServer();
	const user = await show(<QuickAdd label="Add a task" draftKey="x" create={create} />);
	await user.type(field(), "Draft the plan{Enter}Review it{Enter}");
	expect(
		onTheirWay()
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	).toEqual(["Draft the plan", "Review it"]);
	expect(document.activeElement).toBe(field());
	expect(sent).toHaveLength(1);
	sent[0]?.answer();
	await waitFor(() => expect(sent).toHaveLength(2));
	sent[1]?.answer();
	await screen.findByText("Added “Review it”");
	expect(screen.queryByRole("list", { name: "On their way" })).toBeNull();
	await pressUndo(user);
	await waitFor(() => expect(takenBack).toHaveBeenCalledWith({ id: "request-Review it" }));
});

test("what was on its way when the page was left is sent again, by the same key, and nothing that still is", async () => {
	const { sent, create } = slowServer();
	const quickAdd = <QuickAdd label="Add a task" draftKey="x" create={create} />;
	const user = await show(quickAdd);
	await user.type(field(), "Dig{Enter}");
	const [place = ""] = Object.keys(sessionStorage);
	const left = sessionStorage.getItem(place) ?? "";
	cleanup();
	await show(quickAdd);
	expect(screen.queryByRole("list", { name: "On their way" })).toBeNull();
	sent[0]?.answer();
	await waitFor(() => expect(sessionStorage).toHaveLength(0));
	cleanup();

	// As a page that was reloaded finds it.
	sessionStorage.setItem(place, left);
	await show(quickAdd);
	expect(onTheirWay().getByRole("listitem").textContent).toBe("Dig");
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent[1]).toMatchObject({ text: "Dig", key: sent[0]?.key });
	sent[1]?.answer();
	await screen.findByText("Added “Dig”");
	expect(sessionStorage).toHaveLength(0);
});

test("what is refused comes back into the field with the server's sentence, and is the same request again", async () => {
	const { sent, create } = slowServer();
	const user = await show(<QuickAdd label="Add a task" draftKey="x" create={create} />);
	await user.type(field(), "Draft the plan{Enter}");
	sent[0]?.answer(tooLong);
	await waitFor(() => expect(field().value).toBe("Draft the plan"));
	expect(reasonOf(field())).toBe(sentence);
	await user.keyboard("{Enter}");
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("what is refused while the next one is typed waits beside it, to be tried again", async () => {
	const { sent, create } = slowServer();
	const user = await show(<QuickAdd label="Add a task" draftKey="x" create={create} />);
	await user.type(field(), "Draft the plan{Enter}Rev");
	sent[0]?.answer(tooLong);
	await onTheirWay().findByText(sentence);
	expect(field().value).toBe("Rev");
	await user.click(onTheirWay().getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(sent).toHaveLength(2));
	sent[1]?.answer();
	await screen.findByText("Added “Draft the plan”");
	expect(field().value).toBe("Rev");
});

test("a list of amounts asks for the amount, and takes it out of the text where it stands there", async () => {
	const { sent, create } = slowServer();
	const amount = { label: "Amount", required: true };
	const user = await show(<QuickAdd label="Add a task" draftKey="x" amount={amount} create={create} />);
	await user.type(field(), "Server hosting 1,200.50{Enter}");
	const second = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
	expect([field().value, second.value]).toEqual(["Server hosting", "1,200.50"]);
	expect(document.activeElement).toBe(second);
	await user.keyboard("{Enter}");
	await waitFor(() => expect(sent[0]).toMatchObject({ text: "Server hosting", amount: "1200.5" }));
	expect(document.activeElement).toBe(field());
	await user.type(field(), "Travel{Enter}much{Enter}");
	expect(reasonOf(second)).toBe("“much” is no number");
});

test("Escape empties the row, and what was not sent is there again on the next visit", async () => {
	const { create } = slowServer();
	const user = await show(<QuickAdd label="Add a task" draftKey="x" create={create} />);
	await user.type(field(), "Draft");
	expect(JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? "") ?? "{}").text).toBe("Draft");
	await user.keyboard("{Escape}");
	expect(field().value).toBe("");
	expect(sessionStorage).toHaveLength(0);
});
