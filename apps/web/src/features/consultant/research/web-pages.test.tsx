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
});
