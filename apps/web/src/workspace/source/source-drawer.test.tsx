import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { document as memo } from "../../../tests/data/strategy-session.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { startApp } from "../../../tests/render-screen.tsx";
import { windowsClosed } from "../../../tests/windows-closed.ts";

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const texts = Array.from({ length: 300 }, (_, position) => `Sentence ${position} of the memo.`);
const passages = texts.map((text, position) => ({
	id: idOf(position),
	position,
	start: position * 40,
	end: position * 40 + 39,
	text,
	page: Math.floor(position / 100) + 1,
}));

type Window = { around?: string; from?: number; limit?: number };

function windowOf({ around, from, limit = 100 }: Window) {
	const at = passages.findIndex(({ id }) => id === around);
	const first = from ?? Math.max(0, at - limit / 2);
	return { document: memo, passages: passages.slice(first, first + limit), total: passages.length };
}

async function openSource(passage = 150, source: (window: Window) => unknown = windowOf) {
	const server = serve("Viewer", {
		"program.list": () => [],
		"consultant.session.source": source as never,
		"consultant.origin.restsOn": () => ({ whys: [], decisions: [], objects: [] }),
	});
	const router = startApp(`/programs?source=${memo.id}&passage=${idOf(passage)}`);
	return { ...server, router, user: userEvent.setup() };
}

describe("A source", () => {
	test("opens over any screen at the quoted passage, with page and origin", async () => {
		await openSource();
		const drawer = await screen.findByRole("dialog", { name: "Board memo.docx" });
		const quoted = await within(drawer).findByText("Sentence 150 of the memo.");
		expect(quoted.tagName).toBe("MARK");
		expect(within(drawer).getByText("Page 2")).toBeDefined();
		expect(within(drawer).getByText(/3 pages · 5,120 characters/)).toBeDefined();
		expect(within(drawer).getByText("Page 2 is a picture; its text was read by OCR.")).toBeDefined();
		expect(within(drawer).getByRole("link", { name: "Download original" })).toBeDefined();
	});

	test("shows what comes before and after", async () => {
		const { user } = await openSource();
		const drawer = await screen.findByRole("dialog", { name: "Board memo.docx" });
		await user.click(await within(drawer).findByRole("button", { name: "Show later text" }));
		expect(await within(drawer).findByText(/Sentence 250/)).toBeDefined();
		await user.click(within(drawer).getByRole("button", { name: "Show earlier text" }));
		await user.click(await within(drawer).findByRole("button", { name: "Show earlier text" }));
		expect(await within(drawer).findByText(/Sentence 0 /)).toBeDefined();
	});

	test("is searched as a whole, and goes to what was found", async () => {
		const { user, router } = await openSource();
		const drawer = await screen.findByRole("dialog", { name: "Board memo.docx" });
		await user.type(await within(drawer).findByRole("searchbox"), "sentence 299");
		expect(await within(drawer).findByText("1 place")).toBeDefined();
		await user.click(within(drawer).getByRole("button", { name: /Sentence 299/ }));
		await waitFor(() => expect(router.state.location.search).toMatchObject({ passage: idOf(299) }));
		expect((await within(drawer).findByText("Sentence 299 of the memo.")).tagName).toBe("MARK");
		await user.type(within(drawer).getByRole("searchbox"), "nowhere at all");
		expect(await within(drawer).findByText("“nowhere at all” is nowhere in this source.")).toBeDefined();
	});

	test("says on demand what rests on the passage", async () => {
		const { user, calls } = await openSource();
		await user.click(await screen.findByText("What rests on this"));
		await waitFor(() =>
			expect(calls.find(({ path }) => path === "consultant.origin.restsOn")?.input).toEqual({
				passageId: idOf(150),
			}),
		);
	});

	test("closes and leaves the screen as it was", async () => {
		const { user, router } = await openSource();
		const drawer = await screen.findByRole("dialog", { name: "Board memo.docx" });
		await user.click(within(drawer).getByRole("button", { name: "Close" }));
		await windowsClosed();
		expect(router.state.location.href).toBe("/programs");
	});

	test("that is gone says so; one that cannot be read now can be asked for again", async () => {
		await openSource(1, () => {
			throw new Refusal(404, "NOT_FOUND", "There is no such document");
		});
		expect(await screen.findByText("This source is not there, or no longer is.")).toBeDefined();
	});
});
