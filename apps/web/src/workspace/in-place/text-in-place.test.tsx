import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { personOf, serve } from "../../../tests/fake-server.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { queryClient } from "../../api/query-client.ts";
import { EditedInPlace } from "./saving.tsx";
import { TextInPlace } from "./text-in-place.tsx";

const again = "What you typed before is here again. It is not saved yet.";

const update = vi.fn(async (_: unknown) => ({}));

beforeEach(() => {
	sessionStorage.clear();
	update.mockClear();
	serve("Editor", {});
});
afterEach(() => {
	queryClient.clear();
	vi.unstubAllGlobals();
});

type Task = { id: string; note: string | null };

async function open({ id, note }: Task = { id: "task-1", note: "Old" }) {
	const { user } = await renderPart(
		<EditedInPlace object={{ id, version: 1 }} title="Dredge" update={update}>
			<TextInPlace multiline field="note" label="Note" value={note} />
			<TextInPlace field="name" label="Name" value="Dredge" />
		</EditedInPlace>,
	);
	await screen.findByText("Dredge");
	return user;
}

/** The page goes, as by a reload or the browser's Back: nothing is left and nothing ended by a key. */
async function typeAndGo(text: string) {
	const user = await open();
	await user.click(screen.getByRole("button", { name: /^Note: ?Old/ }));
	await user.clear(field());
	await user.type(field(), text);
	cleanup();
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
const reasonOf = (input: HTMLElement) =>
	document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;

test("What was typed into a field before its drawer went away is there again, said to be unsaved, and saved by a press", async () => {
	await typeAndGo("Half a thought");
	expect(update).not.toHaveBeenCalled();
	const user = await open();
	expect(field().value).toBe("Half a thought");
	expect(reasonOf(field())).toBe(again);
	expect(document.activeElement).not.toBe(field());
	expect(screen.getByRole("button", { name: /^Name: ?Dredge/ })).toBeDefined();
	await user.click(screen.getByRole("button", { name: "Save note" }));
	await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
	expect(update).toHaveBeenCalledWith(
		{ id: "task-1", version: 1, note: "Half a thought" },
		expect.anything(),
	);
	expect(sessionStorage).toHaveLength(0);
});

test.each<[string, (user: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
	["Escape", (user) => user.type(field(), "{Escape}")],
	["Discard", (user) => user.click(screen.getByRole("button", { name: /^Discard/ }))],
	[
		"Discard from the field",
		async (user) => {
			await user.click(field());
			await user.click(screen.getByRole("button", { name: /^Discard/ }));
		},
	],
])("What is dropped by %s is forgotten, and not saved", async (_, drop) => {
	await typeAndGo("Never mind");
	await drop(await open());
	expect(screen.getByRole("button", { name: /^Note: ?Old/ })).toBeDefined();
	cleanup();
	await open();
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(update).not.toHaveBeenCalled();
});

test("What was typed comes back to no other object, and to nobody else", async () => {
	await typeAndGo("Mine");
	await open({ id: "task-2", note: "Old" });
	expect(screen.queryByRole("textbox")).toBeNull();
	cleanup();
	queryClient.clear();
	serve("Editor", {}, { ...personOf("Editor"), id: "01939000-0000-7000-8000-000000000501" });
	await open();
	expect(screen.queryByRole("textbox")).toBeNull();
});

test("What somebody else wrote since is said before what was typed takes its place", async () => {
	await typeAndGo("Mine");
	const user = await open({ id: "task-1", note: "Theirs" });
	await user.click(screen.getByRole("button", { name: "Save note" }));
	expect(screen.getByRole("alert").textContent).toContain("it reads “Theirs” now");
	expect(update).not.toHaveBeenCalled();
	await user.click(screen.getByRole("button", { name: "Save note" }));
	await waitFor(() => expect(update).toHaveBeenCalledOnce());
});
