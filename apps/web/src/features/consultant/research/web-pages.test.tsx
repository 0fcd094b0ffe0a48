import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import { describe, expect, test } from "vitest";
import {
	document as board,
	forgetStrategies,
	researchOf,
	rootCause,
	sessionId,
	sessionOf,
	strategyProcedures,
	whysPath,
} from "../../../../tests/data/strategy-session.ts";
import { strategySteps } from "../../../../tests/data/strategy-steps.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../tests/run-stream.ts";

const study = "https://study.example/returns";
const gone = "https://gone.example/";
const pages = [
	{
		address: study,
		by: "person" as const,
		title: "Returns in warehouses",
		documentId: board.id,
		failure: null,
	},
	{
		address: gone,
		by: "search" as const,
		title: "Gone",
		documentId: null,
		failure: { code: "status" as const, message: "The site has no such page (404)." },
	},
];
const settled = sessionOf({ rootCause, whysPath, latestVersion: 1, stage: "analysis" });
const done = { status: "draft", selectedDecisions: {}, enhancedAnalysis: { confidenceScore: 70 } };

async function open({
	addresses = [] as string[],
	role = "Editor" as Role,
	result = researchOf({ pages }),
	service = null as string | null,
} = {}) {
	forgetStrategies();
	const stored = { sessionId, addresses, version: 3 };
	const steps = strategySteps({ sessionId, due: () => null, next: () => null });
	serveRuns(steps.hear);
	const server = serve(role, {
		...strategyProcedures,
		"consultant.session.byId": () => settled,
		"consultant.research.result": () => result,
		"consultant.version.byNumber": () => done,
		"webSearch.service": () => ({ name: service }),
		...steps.procedures,
		"consultant.research.addresses": () => ({ ...stored }),
		"consultant.research.changeAddresses": (input: { addresses: string[]; version: number }) => {
			if (input.version !== stored.version) {
				throw new Refusal(409, "CONFLICT", "Somebody else changed this strategy session in the meantime.", {
					current: stored,
				});
			}
			stored.addresses = input.addresses;
			stored.version++;
			return { ...stored };
		},
	});
	await openScreen(`/strategic-consultant/research/${sessionId}`);
	const card = await screen.findByRole("region", { name: "Web pages" });
	const sent = () => server.calls.filter(({ path }) => path === "consultant.research.changeAddresses");
	return { ...server, stored, card: within(card), sent, user: userEvent.setup() };
}

const field = () =>
	screen.findByRole("textbox", { name: "Pages that the research reads beside your material" });

describe("The web pages of a research", () => {
	test("lead to their snapshot, say why they were not read, or wait for the next research", async () => {
		const { card } = await open({ addresses: [study, gone, "https://new.example/"] });
		const [read, failed, waiting] = card.getAllByRole("listitem");
		expect(read?.textContent).toContain("Returns in warehouses");
		const snapshot = card.getByRole("link", { name: "View snapshot: Returns in warehouses" });
		expect(snapshot.getAttribute("href")).toContain(`source=${board.id}`);
		expect(failed?.textContent).toContain("Found by search");
		expect(failed?.textContent).toContain("Not read: The site has no such page (404).");
		expect(waiting?.textContent).toContain("Read with the next research");
	});

	test("are given one a line, and read when the person wants it", async () => {
		const { user, sent, calls } = await open();
		await user.click(await field());
		await user.paste(`${study}\n\n  https://www.example.org/market#prices`);
		await user.click(screen.getByRole("button", { name: "Save and research again" }));
		await waitFor(() => expect(sent()).toHaveLength(1));
		expect(sent()[0]?.input).toEqual({
			sessionId,
			addresses: [study, "https://www.example.org/market"],
			version: 3,
		});
		await waitFor(() =>
			expect(calls.filter(({ path }) => path === "consultant.step.enter").at(-1)?.input).toMatchObject({
				again: true,
			}),
		);
	});

	test("that are none are named by their line, and what was typed stays, also for the next visit", async () => {
		const { user, sent } = await open();
		await user.click(await field());
		await user.paste(`${study}\nexample.org`);
		await user.click(screen.getByRole("button", { name: "Save pages" }));
		expect(
			await screen.findByText("Line 2: Write an address that begins with http:// or https://"),
		).toBeDefined();
		expect(await field()).toHaveProperty("value", `${study}\nexample.org`);
		expect(localStorage.getItem(`throughline.walk.${sessionId}`)).toContain("example.org");
		expect(sent()).toEqual([]);
	});

	test("that somebody else changed meanwhile are shown beside what was typed", async () => {
		const { user, stored } = await open({ addresses: [study] });
		await user.type(await field(), "\nhttps://mine.example/");
		stored.addresses = ["https://theirs.example/"];
		stored.version++;
		await user.click(screen.getByRole("button", { name: "Save pages" }));
		expect((await screen.findByRole("alert")).textContent).toContain("https://theirs.example/");
		expect(await field()).toHaveProperty("value", `${study}\nhttps://mine.example/`);
	});

	test("can be looked at by who may not change them", async () => {
		await open({ role: "Viewer", addresses: [study] });
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	test("say where a web search is set up while there is none, to an Admin with the way there", async () => {
		const { card } = await open();
		await card.findByText(/No web search is set up: an Admin can choose one/);
		expect(card.queryByRole("link", { name: /Settings/ })).toBeNull();
	});

	test("lead an Admin to where the web search is set up", async () => {
		const { card } = await open({ role: "Admin" });
		const link = await card.findByRole("link", { name: "Settings → AI providers" });
		expect(link.getAttribute("href")).toContain("settings=ai-providers");
	});

	test("name the search that the next research asks", async () => {
		const { card } = await open({ service: "Brave Search" });
		await card.findByText("The next research asks Brave Search for pages, too.");
	});

	test("show what the search was asked, and why it stopped", async () => {
		const search = {
			service: "Brave Search",
			questions: ["returns causes study", "returns cost"],
			failure: "Brave Search takes no more questions for now. Try again later.",
		};
		const { card } = await open({ result: researchOf({ pages, search }), service: "Brave Search" });
		card.getByText("Brave Search was asked 2 questions");
		card.getByText("returns cost");
		card.getByText(/takes no more questions for now/);
	});

	test("are named beside the findings that quote them, with their site and who wrote them", async () => {
		const named = [{ ...(pages[0] as (typeof pages)[number]), byline: "A. Keeper", published: "2026-03-01" }];
		await open({ result: researchOf({ pages: named }) });
		const origins = screen.getAllByText(/Returns in warehouses · study\.example · A\. Keeper · 2026-03-01/);
		expect(origins.length).toBeGreaterThan(0);
	});

	test("stand behind earlier work, which is named with the way to its strategy or program", async () => {
		const result = researchOf({ pages });
		const [first, second] = result.findings.market_dynamics;
		if (!first || !second) throw new Error("no findings");
		first.origin = { kind: "strategy", id: sessionId, name: "Review of the hall" };
		second.origin = { kind: "program", id: board.id, name: "Returns in Emden" };
		await open({ result });
		const strategy = screen.getByRole("link", { name: "Review of the hall" });
		expect(strategy.getAttribute("href")).toBe(`/strategic-consultant/versions/${sessionId}`);
		const program = screen.getByRole("link", { name: "Returns in Emden" });
		expect(program.getAttribute("href")).toContain(`program=${board.id}`);
	});

	test("carry what a finding does to the cause as a word", async () => {
		const result = researchOf({ pages });
		const [first, second] = result.findings.market_dynamics;
		if (!first || !second) throw new Error("no findings");
		first.stance = "weakens";
		second.stance = "supports";
		await open({ result });
		screen.getByText("Weakens the cause");
		screen.getByText("Supports the cause");
	});
});
