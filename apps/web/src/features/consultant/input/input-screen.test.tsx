import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import { summaryOf } from "@throughline/domain/playbook/library";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
	document as board,
	forgetStrategies,
	runId,
	sessionId,
	sessionOf,
	strategyProcedures,
	treeOf,
} from "../../../../tests/data/strategy-session.ts";
import { takeUploads } from "../../../../tests/data/uploads.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { shippedChurn } from "../../../../tests/pages/playbooks-page.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../tests/run-stream.ts";

type Given = { role?: Role; search?: string; procedures?: Parameters<typeof serve>[1]; fresh?: boolean };

async function openInput({ role = "Editor", search = "", procedures = {}, fresh = true }: Given = {}) {
	if (fresh) forgetStrategies();
	const runs = serveRuns();
	const uploads = takeUploads();
	const server = serve(role, {
		...strategyProcedures,
		"consultant.session.byId": () => sessionOf({ documents: [] }),
		"consultant.session.analyzeText": ({ text, sessionId }: { text: string; sessionId: string }) => ({
			sessionId,
			inputContent: text,
			documents: [],
		}),
		"consultant.whys.tree": () => treeOf(),
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/input${search}`);
	const callsOf = (path: string) => server.calls.filter((call) => call.path === path);
	return { ...server, runs, uploads, router, callsOf, user: userEvent.setup({ applyAccept: false }) };
}

const text = () => screen.findByLabelText("Your text");
const start = () => screen.findByRole("button", { name: "Start Analysis" });
const files = () => screen.findByLabelText(/^Upload files/);
const memo = () => new File(["because"], "memo.docx");

describe("An input", () => {
	test("is required", async () => {
		const { user, callsOf } = await openInput();
		await user.type(await text(), "   ");
		await user.click(await start());
		expect(await screen.findByText("Input required")).toBeDefined();
		expect(screen.getByText("Please provide text input or upload a file")).toBeDefined();
		expect(callsOf("consultant.session.analyzeText")).toHaveLength(0);
	});

	test("of text becomes a strategy, kept by this browser, and opens the Five Whys", async () => {
		const { user, router, callsOf } = await openInput();
		await user.type(await text(), "Deliveries arrive late");
		await user.click(await start());
		expect(await screen.findByRole("heading", { name: "Preparing your analysis" })).toBeDefined();
		await waitFor(() => expect(router.state.location.pathname).toContain("/strategic-consultant/whys-tree/"));
		const sent = callsOf("consultant.session.analyzeText")[0]?.input as { text: string; sessionId: string };
		expect(sent.text).toBe("Deliveries arrive late");
		expect(sent.sessionId).toMatch(/^strategy_\d{13}_[a-z0-9]+$/);
		expect(router.state.location.pathname).toContain(sent.sessionId);
		expect(localStorage.getItem(`throughline.walk.${sent.sessionId}`)).toContain("Deliveries arrive late");
		expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft/"))).toEqual([]);
	});

	describe("of text whose page is reloaded while it is stored", () => {
		let answer = () => {};
		// What stays under way would hold back what later screens fetch again.
		afterEach(() => answer());

		/** Begins to store a text, and leaves the page before there is an answer; answers the session's id. */
		async function leaveWhileStoring(): Promise<string> {
			const { promise, resolve } = Promise.withResolvers<unknown>();
			answer = () => resolve({});
			const procedures = { "consultant.session.analyzeText": () => promise };
			const { user, callsOf } = await openInput({ procedures });
			await user.type(await text(), "Deliveries arrive late");
			await user.click(await start());
			await screen.findByRole("heading", { name: "Preparing your analysis" });
			fireEvent(window, new Event("pagehide"));
			cleanup();
			const sent = callsOf("consultant.session.analyzeText")[0]?.input as { sessionId: string };
			return sent.sessionId;
		}

		test("opens the strategy that was stored, and makes no second one", async () => {
			const id = await leaveWhileStoring();
			const { router, callsOf } = await openInput({
				fresh: false,
				procedures: { "consultant.session.byId": () => sessionOf({ id, documents: [board] }) },
			});
			await waitFor(() =>
				expect(router.state.location.pathname).toBe(`/strategic-consultant/whys-tree/${id}`),
			);
			expect(callsOf("consultant.session.analyzeText")).toEqual([]);
			expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft/"))).toEqual([]);
		});

		test("has the text still, says so, and sends it to the same strategy", async () => {
			const id = await leaveWhileStoring();
			const { user, callsOf } = await openInput({
				fresh: false,
				procedures: {
					"consultant.session.byId": () => {
						throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
					},
				},
			});
			expect(await screen.findByText("Sending your text was interrupted.")).toBeDefined();
			expect(await text()).toHaveProperty("value", "Deliveries arrive late");
			await user.click(await start());
			await waitFor(() =>
				expect(callsOf("consultant.session.analyzeText")[0]?.input).toEqual({
					text: "Deliveries arrive late",
					sessionId: id,
				}),
			);
		});
	});

	test("can be a sample", async () => {
		const { user } = await openInput();
		await user.click(await screen.findByRole("button", { name: "Try it with a sample memo" }));
		expect(await text()).toHaveProperty("value", expect.stringContaining("because"));
		expect(screen.queryByRole("button", { name: "Try it with a sample memo" })).toBeNull();
	});

	test("stays where it is when it could not be processed, and through a reload", async () => {
		const refuse = () => {
			throw new Refusal(422, "INVALID_INPUT", "No valid input text could be extracted");
		};
		const { user } = await openInput({ procedures: { "consultant.session.analyzeText": refuse } });
		await user.type(await text(), "1 2 3");
		await user.click(await start());
		const notice = (await screen.findByText("Processing failed")).parentElement;
		expect(notice?.textContent).toContain("No valid input text could be extracted");
		screen.getByText("No valid input text could be extracted.");
		screen.getByText("What you gave is still here.");
		expect(await text()).toHaveProperty("value", "1 2 3");
		fireEvent(window, new Event("pagehide"));
		expect(Object.values({ ...sessionStorage })).toContain("1 2 3");
	});

	test.each([
		[
			"Text exceeds the 10 MB limit (11.0 MB). Shorten it, or enter it in parts.",
			new Refusal(
				413,
				"TOO_LARGE",
				"Text exceeds the 10 MB limit (11.0 MB). Shorten it, or enter it in parts.",
			),
		],
		[
			"You have reached the rate limit of 120 texts and files an hour. Try again in 12 minutes.",
			new Refusal(
				429,
				"RATE_LIMITED",
				"You have reached the rate limit of 120 texts and files an hour. Try again in 12 minutes.",
			),
		],
	])("stays where it is when the server says: %s", async (sentence, refusal) => {
		const refuse = () => {
			throw refusal;
		};
		const { user } = await openInput({ procedures: { "consultant.session.analyzeText": refuse } });
		await user.type(await text(), "Deliveries arrive late");
		await user.click(await start());
		const notice = (await screen.findByText("Processing failed")).parentElement;
		expect(notice?.textContent).toContain(sentence);
		screen.getByText("What you gave is still here.");
		expect(await text()).toHaveProperty("value", "Deliveries arrive late");
	});

	test("of more than 10 MB is not sent, and stays to be shortened", async () => {
		const { callsOf } = await openInput();
		const long = `${"ä".repeat(5 * 1024 * 1024)}.`;
		fireEvent.change(await text(), { target: { value: long } });
		screen.getByText("Text exceeds the 10 MB limit (10.0 MB). Shorten it, or enter it in parts.");
		expect(await start()).toHaveProperty("disabled", true);
		expect(await text()).toHaveProperty("value", long);
		fireEvent.change(await text(), { target: { value: long.slice(1) } });
		expect(await start()).toHaveProperty("disabled", false);
		expect(callsOf("consultant.session.analyzeText")).toHaveLength(0);
	});

	test("of which not all can be quoted says so", async () => {
		const note =
			"Only the first 50,000 sentences and lines can be quoted. The rest is kept, but cannot be quoted.";
		const analyzeText = ({ text, sessionId }: { text: string; sessionId: string }) => ({
			sessionId,
			inputContent: text,
			documents: [{ ...board, kind: "text", notes: [note] }],
		});
		const { user } = await openInput({ procedures: { "consultant.session.analyzeText": analyzeText } });
		await user.type(await text(), "Deliveries arrive late");
		await user.click(await start());
		expect(await screen.findByText(note)).toBeDefined();
	});

	test.each([
		["An unexpected error occurred. Please try again.", new Response("<html>")],
		["Analysis failed", Response.json({}, { status: 500 })],
		[
			"Analysis failed",
			Response.json({ error: "Something went wrong on our side.", code: "INTERNAL" }, { status: 500 }),
		],
	])("says “%s” when nobody explains more", async (words, answer) => {
		const { user } = await openInput();
		await user.type(await text(), "Deliveries arrive late");
		const { fetch } = globalThis;
		globalThis.fetch = async (target, init) =>
			String(target).includes("analyzeText") ? answer : await fetch(target, init);
		await user.click(await start());
		expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
	});
});

describe("Files of an input", () => {
	test("that cannot be sent say why and hold back the start", async () => {
		const { user, uploads: _ } = await openInput();
		const large = memo();
		Object.defineProperty(large, "size", { value: 60 * 1024 * 1024 });
		await user.upload(await files(), [new File(["x"], "notes.txt"), large]);
		expect(
			await screen.findByText(
				"Unsupported file format. Please upload: pdf, docx, xlsx, xls, jpeg, png, gif, webp",
			),
		).toBeDefined();
		expect(screen.getByText("File size exceeds 50MB limit (60.0MB)")).toBeDefined();
		expect(await start()).toHaveProperty("disabled", true);
		await user.click(screen.getByRole("button", { name: "Remove notes.txt" }));
		await user.click(screen.getByRole("button", { name: "Remove memo.docx" }));
		expect(await start()).toHaveProperty("disabled", false);
	});

	test("can be dropped on the form and pasted into it", async () => {
		await openInput();
		const form = await screen.findByRole("form", { name: "What do you want to solve?" });
		fireEvent.dragOver(form, { dataTransfer: { types: ["Files"], files: [] } });
		expect(await screen.findByText("Drop the files here")).toBeDefined();
		fireEvent.drop(form, { dataTransfer: { types: ["Files"], files: [memo()] } });
		fireEvent.paste(await text(), {
			clipboardData: { files: [new File(["x"], "scan.png", { type: "image/png" })] },
		});
		const list = await screen.findByRole("list", { name: "Chosen files" });
		expect(within(list).getByText("memo.docx")).toBeDefined();
		expect(within(list).getByText("scan.png")).toBeDefined();
	});

	test("are uploaded with their true progress, then read by a run, then the strategy opens", async () => {
		const { user, uploads, runs, router, callsOf } = await openInput();
		await user.upload(await files(), memo());
		await user.type(await text(), "And a remark");
		await user.click(await start());
		await uploads.progress(0, 30, 100);
		expect(await screen.findByText("30%")).toBeDefined();
		const upload = await uploads.nth(0);
		expect(upload.url).toBe("/api/strategic-consultant/analyze");
		expect(upload.headers.get("prefer")).toBe("respond-async");
		expect([...(upload.body?.keys() ?? [])]).toEqual(["sessionId", "text", "file"]);
		expect(upload.body?.get("text")).toBe("And a remark");
		await uploads.answer(0, 202, { sessionId: upload.body?.get("sessionId"), runId });
		expect(await screen.findByRole("heading", { name: "Reading your file" })).toBeDefined();
		await runs.tell(runId, "progress", { progress: 40, message: "Reading page 2 of 5" });
		expect(await screen.findByText("Reading page 2 of 5")).toBeDefined();
		expect(router.state.location.search).toMatchObject({ run: runId });
		await runs.tell(runId, "complete", { data: {} });
		await waitFor(() => expect(router.state.location.pathname).toContain("/strategic-consultant/whys-tree/"));
		expect(callsOf("consultant.session.analyzeText")).toHaveLength(0);
	});

	test("are sent one after the other, the text with the last of them", async () => {
		const { user, uploads } = await openInput();
		await user.upload(await files(), [memo(), new File(["\x89PNG"], "scan.png")]);
		await user.type(await text(), "And a remark");
		await user.click(await start());
		expect([...((await uploads.nth(0)).body?.keys() ?? [])]).toEqual(["sessionId", "file"]);
		await uploads.answer(0, 202, { sessionId, runId });
		expect((await uploads.nth(1)).body?.get("text")).toBe("And a remark");
	});

	test("go on being read after a reload", async () => {
		const { runs, router } = await openInput({ search: `?session=${sessionId}&run=${runId}` });
		expect(await screen.findByRole("heading", { name: "Reading your file" })).toBeDefined();
		await runs.tell(runId, "complete", { data: {} });
		await waitFor(() =>
			expect(router.state.location.pathname).toBe(`/strategic-consultant/whys-tree/${sessionId}`),
		);
	});

	test("are waited for once: the seconds count from the first of them", async () => {
		const second = "019a0000-0000-7000-8000-00000000bbbb";
		const { runs } = await openInput({ search: `?session=${sessionId}&run=${runId}.${second}` });
		const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
		await runs.tell(runId, "progress", { progress: 40, message: "Reading page 2 of 5" }, ago(40));
		expect(await screen.findByText(/4[0-2]s elapsed/)).toBeDefined();
		await runs.tell(runId, "complete", { data: {} });
		expect(await screen.findByRole("heading", { name: "Reading file 2 of 2" })).toBeDefined();
		await runs.tell(second, "progress", { progress: 10, message: "Reading page 1 of 9" }, ago(2));
		expect(await screen.findByText("Reading page 1 of 9")).toBeDefined();
		expect(screen.getByText(/4\ds elapsed/)).toBeDefined();
	});

	test("that cannot be read say so and stay chosen, as does the text", async () => {
		const { user, uploads, runs } = await openInput();
		await user.upload(await files(), memo());
		await user.type(await text(), "And a remark");
		await user.click(await start());
		await uploads.answer(0, 202, { sessionId, runId });
		await runs.tell(runId, "error", { error: "This file is encrypted", code: "UNREADABLE" });
		expect((await screen.findAllByText(/This file is encrypted/)).length).toBeGreaterThan(0);
		expect(await screen.findByText("memo.docx")).toBeDefined();
		expect(await text()).toHaveProperty("value", "And a remark");
	});

	test("that cannot be read leave a new strategy new: there is nothing yet to add to", async () => {
		const { user, uploads, runs, router } = await openInput();
		await user.upload(await files(), memo());
		await user.click(await start());
		await uploads.answer(0, 202, { sessionId, runId });
		await runs.tell(runId, "error", { error: "This file is encrypted", code: "UNREADABLE" });
		expect(await screen.findByRole("form", { name: "What do you want to solve?" })).toBeDefined();
		expect(router.state.location.search).toMatchObject({ session: expect.any(String) });
		expect(screen.queryByText("Add material to this strategy")).toBeNull();
		expect(await start()).toBeDefined();
	});

	test("that the server refuses say so in its words; one that is cut off can be sent again", async () => {
		const { user, uploads } = await openInput();
		await user.upload(await files(), memo());
		await user.click(await start());
		await uploads.answer(0, 415, { error: "This is not a Word document", code: "UNREADABLE" });
		expect((await screen.findAllByText(/This is not a Word document/)).length).toBeGreaterThan(0);
		await user.click(await start());
		await uploads.cutOff(1);
		expect((await screen.findAllByText(/cannot be reached/)).length).toBeGreaterThan(0);
		await user.click(await start());
		await uploads.answer(2, 202, { sessionId, runId });
		expect(await screen.findByRole("heading", { name: "Reading your file" })).toBeDefined();
	});

	test("can be called back while they are sent and while they are read", async () => {
		const { user, uploads, runs, callsOf } = await openInput({
			procedures: { "run.cancel": () => ({}) },
		});
		await user.upload(await files(), memo());
		await user.click(await start());
		await uploads.progress(0, 10, 100);
		await user.click(await screen.findByRole("button", { name: "Cancel upload" }));
		expect(await screen.findByText("memo.docx")).toBeDefined();
		await user.click(await start());
		await uploads.answer(1, 202, { sessionId, runId });
		await user.click(await screen.findByRole("button", { name: "Cancel reading" }));
		await waitFor(() => expect(callsOf("run.cancel")).toHaveLength(1));
		await runs.tell(runId, "cancelled");
		expect(await screen.findByText("memo.docx")).toBeDefined();
	});
});

describe("The input screen", () => {
	test("offers who is to read it, and names the variable of who is not set up", async () => {
		const { user } = await openInput();
		const choice = await screen.findByRole("combobox", { name: "Analyzed by" });
		await waitFor(() => expect(choice.textContent).toContain("Offline analysis"));
		await user.click(choice);
		const missing = await screen.findByRole("option", { name: /GPT-5/ });
		expect(missing.getAttribute("aria-disabled")).toBe("true");
		expect(missing.textContent).toContain("Set OPENAI_API_KEY to use it");
	});

	test("offers a local model by its name and its price, after the vendors", async () => {
		const { user } = await openInput();
		await user.click(await screen.findByRole("combobox", { name: "Analyzed by" }));
		const options = await screen.findAllByRole("option");
		expect(options.map((option) => option.textContent)).toEqual([
			expect.stringContaining("GPT-5"),
			"Local modelqwen3:14b. It costs nothing",
			expect.stringContaining("Offline analysis"),
		]);
	});

	test("lists the strategies that were begun, each with where it stands", async () => {
		const listed = (id: string, title: string, given = {}) => sessionOf({ id, title, ...given });
		await openInput({
			procedures: {
				"consultant.session.list": () => [
					listed("walk-1", "Iberia"),
					listed("walk-2", "Kassel", { stage: "decisions", latestVersion: 2 }),
					listed("walk-3", "Dear all,", { planTitle: "Visits: to 2,800", stage: "plan", latestVersion: 1 }),
				],
			},
		});
		expect((await screen.findByRole("link", { name: "Iberia" })).getAttribute("href")).toBe(
			"/strategic-consultant/whys-tree/walk-1",
		);
		expect(screen.getByRole("link", { name: "Kassel" }).getAttribute("href")).toBe(
			"/strategic-consultant/decisions/walk-2/2",
		);
		expect(screen.getByRole("link", { name: "Visits: to 2,800" })).toBeDefined();
		expect(screen.queryByText("Dear all,")).toBeNull();
	});

	test("deletes a strategy after asking; one on which a program rests says so instead", async () => {
		const { user } = await openInput({
			procedures: {
				"consultant.session.list": () => [
					sessionOf({ id: "walk-1", title: "Iberia" }),
					sessionOf({ id: "walk-2", title: "Kassel", programs: ["Atlas"] }),
					sessionOf({ id: "walk-3", title: "Gera", mayChange: false }),
				],
			},
		});
		await user.click(await screen.findByRole("button", { name: "Delete Iberia" }));
		const asked = await screen.findByRole("alertdialog", { name: "Delete “Iberia”?" });
		expect(within(asked).getByText(/Five Whys and versions go along\. You can undo this/)).toBeDefined();
		await user.click(within(asked).getByRole("button", { name: "Cancel" }));
		await user.click(screen.getByRole("button", { name: "Delete Kassel" }));
		const refused = await screen.findByRole("dialog", { name: "“Kassel” cannot be deleted now" });
		within(refused).getByText("“Atlas” rests on this strategy. Delete the program first.");
		expect(within(refused).queryByRole("button", { name: /Delete/ })).toBeNull();
		expect(screen.queryByRole("button", { name: "Delete Gera", hidden: true })).toBeNull();
	});

	test("shows what a strategy holds already, to add to it", async () => {
		await openInput({
			search: `?session=${sessionId}`,
			procedures: { "consultant.session.byId": () => sessionOf() },
		});
		expect(await screen.findByText(board.name)).toBeDefined();
		expect(screen.getByRole("link", { name: "Go on to the Five Whys" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Add and continue" })).toBeDefined();
	});

	test("takes nothing for somebody else's strategy", async () => {
		await openInput({
			search: `?session=${sessionId}`,
			procedures: { "consultant.session.byId": () => sessionOf({ isOpen: false }) },
		});
		expect(await screen.findByRole("heading", { name: "Invalid Session" })).toBeDefined();
		expect(screen.queryByLabelText("Your text")).toBeNull();
	});

	test("lets an Editor read a strategy that belongs to nobody, and begin one of their own", async () => {
		const { user } = await openInput({
			search: `?session=${sessionId}`,
			procedures: { "consultant.session.byId": () => sessionOf({ mayChange: false }) },
		});
		expect(await screen.findByText(board.name)).toBeDefined();
		expect(screen.queryByLabelText("Your text")).toBeNull();
		await user.click(screen.getByRole("link", { name: "Start a new strategy" }));
		expect(await screen.findByRole("form", { name: "What do you want to solve?" })).toBeDefined();
	});

	test("explains itself to a Viewer, without a form", async () => {
		await openInput({ role: "Viewer" });
		expect(await screen.findByText("As a Viewer you can read strategies that became programs")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Start Analysis" })).toBeNull();
		expect(screen.queryByLabelText("Your text")).toBeNull();
	});
});

describe("Without a text", () => {
	const procedures = {
		"playbook.list": () => [summaryOf(shippedChurn)],
		"consultant.session.startFromPlaybook": () => ({ sessionId }),
	};

	test("a playbook can be chosen, whose questions open", async () => {
		const { user, router, callsOf } = await openInput({ procedures });
		const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
		await user.click(await screen.findByRole("button", { name: "Start from a playbook" }));
		// It opens below the window's edge: it is brought into sight, and the keyboard to it.
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Start from a playbook" }));
		expect(scrolled.mock.contexts).toContain(screen.getByRole("region", { name: "Start from a playbook" }));
		await user.click(await screen.findByRole("combobox", { name: /^Playbook/ }));
		await user.click(await screen.findByRole("option", { name: "Customer churn" }));
		screen.getByText(/For an organisation that loses customers/);
		const section = within(screen.getByRole("region", { name: "Start from a playbook" }));
		await user.click(section.getByRole("combobox", { name: "Analyzed by" }));
		await user.click(await screen.findByRole("option", { name: /^Local model/ }));
		await user.click(screen.getByRole("button", { name: "Start the interview" }));
		await waitFor(() => expect(router.state.location.pathname).toContain(`/whys-tree/${sessionId}`));
		expect(router.state.location.search).toMatchObject({ step: "interview" });
		expect(callsOf("consultant.session.startFromPlaybook").map(({ input }) => input)).toEqual([
			{ playbookId: "customer-churn", provider: "local" },
		]);
	});

	test("a refusal leaves the choice as it is", async () => {
		const refuse = () => {
			throw new Refusal(404, "NOT_FOUND", "This playbook does not exist, or no longer does");
		};
		const { user } = await openInput({
			procedures: { ...procedures, "consultant.session.startFromPlaybook": refuse },
		});
		await user.click(await screen.findByRole("button", { name: "Start from a playbook" }));
		await user.click(await screen.findByRole("combobox", { name: /^Playbook/ }));
		await user.click(await screen.findByRole("option", { name: "Customer churn" }));
		await user.click(screen.getByRole("button", { name: "Start the interview" }));
		await screen.findByText("This playbook does not exist, or no longer does");
		expect(screen.getByRole("combobox", { name: /^Playbook/ }).textContent).toContain("Customer churn");
	});
});
