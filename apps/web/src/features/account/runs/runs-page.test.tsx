import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "@throughline/domain/account";
import type { AiLimits, DayTotal, LedgerEntry } from "@throughline/domain/run/ledger";
import { expect, test } from "vitest";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { renderPart } from "../../../../tests/render-part.tsx";
import { RunsPage } from "./runs-page.tsx";

const base: LedgerEntry = {
	id: "01939000-0000-7000-8000-000000000001",
	kind: "research",
	status: "succeeded",
	progress: 100,
	sessionId: "strategy_1",
	personId: "01939000-0000-7000-8000-000000000500",
	provider: "openai",
	model: "gpt-5",
	promptVersion: "7",
	inputHash: "abcdef0123456789",
	attempts: 1,
	calls: 12,
	inputTokens: 12_000,
	cachedTokens: 9_000,
	outputTokens: 480,
	cost: "0.123400",
	estimatedCost: "0.200000",
	costCap: "5.000000",
	errorCode: null,
	errorMessage: null,
	createdAt: "2026-03-02T09:00:00.000Z",
	startedAt: "2026-03-02T09:00:00.000Z",
	finishedAt: "2026-03-02T09:03:05.000Z",
	version: 1,
	personName: "Elena Rossi",
	title: "Late orders in Kassel",
	place: { objectType: "strategy research", objectId: "strategy_1" },
	durationMs: 185_000,
};
const runOf = (number: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
	...base,
	id: base.id.slice(0, -2) + String(number).padStart(2, "0"),
	...change,
});
const limits: AiLimits = {
	costPerRun: "5.00",
	costPerPersonAndDay: "20.00",
	runsPerPersonAndHour: 600,
	version: 3,
};

type Page = { role?: Role; runs?: LedgerEntry[]; totals?: DayTotal[] };

async function openPage({ role = "Editor", runs = [], totals = [] }: Page) {
	const server = serve(role, {
		"run.ledger": ({ kind, status }: { kind?: string; status?: string }) =>
			runs.filter((run) => (kind ?? run.kind) === run.kind && (status ?? run.status) === run.status),
		"run.totals": () => totals,
		"run.limits": () => limits,
	});
	const page = await renderPart(<RunsPage />);
	return { ...page, ...server };
}

const choose = async (user: Awaited<ReturnType<typeof openPage>>["user"], filter: string, option: string) => {
	await user.click(screen.getByRole("combobox", { name: filter }));
	await user.click(await screen.findByRole("option", { name: option }));
};

test("A run says what it was, who served it, what it used and how it ended", async () => {
	await openPage({ runs: [base] });
	const row = within(await screen.findByRole("row", { name: /Late orders in Kassel/ }));
	for (const words of ["Research", "Done", "OpenAI", "gpt-5", "took 3 min 5 s", "12,480 tokens", "$0.12"]) {
		row.getByText(words);
	}
	expect(row.getByRole("link", { name: "Late orders in Kassel" }).getAttribute("href")).toBe(
		"/strategic-consultant/research/strategy_1",
	);
	expect(row.queryByRole("button", { name: /Cancel/ })).toBeNull();
	expect(screen.queryByRole("radio", { name: "Everybody's" })).toBeNull();
});

test("A run that failed says why, and runs are found by kind and outcome", async () => {
	const failure = "The model did not answer in time.";
	const { user } = await openPage({
		runs: [
			runOf(1),
			runOf(2, { kind: "conversion", status: "failed", errorMessage: failure, errorCode: "TIMED_OUT" }),
		],
	});
	await screen.findByText(failure);
	await choose(user, "Outcome", "Done");
	await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
	await choose(user, "Kind of work", "Program plan");
	await screen.findByText("No AI runs match these filters.");
	await user.click(screen.getByRole("button", { name: "Clear filters" }));
	await screen.findByText(failure);
});

test("What is under way shows how far it is, and can be cancelled by who may write", async () => {
	const running = runOf(1, {
		status: "running",
		attempts: 2,
		progress: 40,
		durationMs: null,
		finishedAt: null,
	});
	const { user, procedures, calls } = await openPage({ runs: [running] });
	expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("40");
	screen.getByText("2 attempts");
	procedures["run.cancel"] = () => ({ ...running, status: "cancelled", result: null });
	await user.click(screen.getByRole("button", { name: "Cancel Research" }));
	await screen.findByText("The run is cancelled");
	expect(calls.find(({ path }) => path === "run.cancel")?.input).toEqual({ id: running.id });
});

test("Who may only read cancels nothing", async () => {
	await openPage({ role: "Viewer", runs: [runOf(1, { status: "running", durationMs: null })] });
	await screen.findByRole("progressbar");
	expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull();
});

test("An Admin sees everybody's runs and use, with whose they are", async () => {
	const { user, calls } = await openPage({
		role: "Admin",
		runs: [runOf(1, { personName: "Jonas Weber", title: null, place: null })],
		totals: [
			{
				day: "2026-03-02",
				personId: base.id,
				personName: "Jonas Weber",
				runs: 14,
				inputTokens: 90_000,
				cachedTokens: 60_000,
				outputTokens: 10_000,
				cost: "1.500000",
			},
		],
	});
	await screen.findByText("OpenAI");
	expect(screen.queryByText("Jonas Weber")).toBeNull();
	await user.click(screen.getByRole("radio", { name: "Everybody's" }));
	await screen.findByText("Jonas Weber");
	expect(calls.some(({ path, input }) => path === "run.ledger" && (input as { all: boolean }).all)).toBe(
		true,
	);
	await user.click(screen.getByRole("radio", { name: "Use by day" }));
	const row = within(await screen.findByRole("row", { name: /Jonas Weber/ }));
	row.getByText("Mar 2, 2026");
	row.getByText("$1.50");
	screen.getByText("100,000");
});

test("A run on a model server of one's own says that it costs nothing", async () => {
	await openPage({ runs: [runOf(1, { provider: "local", model: "qwen3:14b", cost: "0.000000" })] });
	await screen.findByText("Local model");
	expect(screen.getByText("$0.00").title).toBe("A model server of your own costs nothing");
});

test("Without runs, and without an answer, it says so", async () => {
	const { user, procedures } = await openPage({});
	await screen.findByText(/^No runs yet/);
	await user.click(screen.getByRole("radio", { name: "Use by day" }));
	await screen.findByText("Nothing was used in the last 30 days.");
	procedures["run.limits"] = () => {
		throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
	};
	await user.click(screen.getByRole("radio", { name: "Limits" }));
	await screen.findByText("Failed to load the limits. Please try again.");
	procedures["run.limits"] = () => limits;
	await user.click(screen.getByRole("button", { name: /Retry|Try again/ }));
	await screen.findByText("$20.00");
	await screen.findByText("Admins set these limits.");
});

test("An Admin sets the limits; an empty field limits nothing, and a foreign change keeps what was typed", async () => {
	const { user, procedures, calls } = await openPage({ role: "Admin" });
	await user.click(await screen.findByRole("radio", { name: "Limits" }));
	const runCost = await screen.findByRole("spinbutton", { name: "Cost of a run" });
	const save = screen.getByRole("button", { name: "Save limits" });
	expect(save).toHaveProperty("disabled", true);
	await user.clear(runCost);
	await user.clear(screen.getByRole("spinbutton", { name: "Runs per person and hour" }));
	await user.type(screen.getByRole("spinbutton", { name: "Runs per person and hour" }), "0");
	await user.click(save);
	await screen.findByText("Enter at least 1");
	await user.type(screen.getByRole("spinbutton", { name: "Runs per person and hour" }), "{Backspace}90");
	procedures["run.setLimits"] = () => {
		throw new Refusal(409, "CONFLICT", "Somebody else changed the limits in the meantime");
	};
	procedures["run.limits"] = () => ({ ...limits, costPerPersonAndDay: "50.00", version: 4 });
	await user.click(save);
	await screen.findByText("Somebody else changed the limits in the meantime");
	await waitFor(() =>
		expect(screen.getByRole("spinbutton", { name: "Cost per person and day" })).toHaveProperty(
			"value",
			"50.00",
		),
	);
	procedures["run.setLimits"] = (input: AiLimits) => ({ ...input, version: 5 });
	await user.click(save);
	await screen.findByText("The limits are saved");
	expect(calls.filter(({ path }) => path === "run.setLimits").at(-1)?.input).toEqual({
		costPerRun: null,
		costPerPersonAndDay: "50.00",
		runsPerPersonAndHour: 90,
		version: 4,
	});
});
