import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { expect, test } from "vitest";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { filtersOf } from "../../../api/live/refresh.ts";
import { queryClient } from "../../../api/query-client.ts";

const rules: OntologyTest = {
	status: "passed",
	tests: {
		approaches: [
			{ id: "scanners", name: "Buy radio scanners", recommended: true },
			{ id: "leave", name: "Leave it as it is", recommended: false },
		],
		costEstimate: { min: 190_000, max: 250_000, timeline_months: 4.25, team_size: { min: 1, max: 7 } },
		workstreams: [
			{ name: "Buy radio scanners", allocation: 76, estimated_cost: 190_000 },
			{ name: "Ordering under control", allocation: 24, estimated_cost: 60_000 },
		],
		coherence: { valid: true, warnings: [], errors: [] },
		decisionOptions: [
			{
				decision: "measures",
				question: "What is to be done?",
				options: ["Buy radio scanners", "Leave it as it is"],
				recommended: "Buy radio scanners",
			},
		],
	},
};

const passed = {
	...rules,
	tests: {
		...rules.tests,
		databaseTables: { valid: true, tables: [{ table: "program", rows: 1234, known: true }] },
	},
};

async function openOntology(answer: () => unknown) {
	const server = serve("Viewer", { "program.list": () => [], "consultant.ontology.test": answer });
	await openScreen("/strategy/test");
	return { server, user: userEvent.setup() };
}

test("The diagnostic shows all of its sections, and that everything passed", async () => {
	await openOntology(() => passed);
	await screen.findByText("All Tests Passed");
	for (const name of [
		"Coherence Validation",
		"Cost Estimate",
		"Approaches",
		"Workstream Allocations",
		"Decision Options",
		"Database Tables",
	]) {
		screen.getByRole("region", { name });
	}
	const tables = within(screen.getByRole("region", { name: "Database Tables" }));
	tables.getByText("1,234");
	tables.getByText("1 table, rows counted just now");
	const shares = within(screen.getByRole("region", { name: "Workstream Allocations" }));
	expect(shares.getAllByText(/^\d+\.\d% · \$/)).not.toHaveLength(0);
});

test("The diagnostic runs once, and again only by its button, whatever is announced meanwhile", async () => {
	const { server, user } = await openOntology(() => passed);
	await screen.findByText("All Tests Passed");
	const runs = () => server.calls.filter(({ path }) => path === "consultant.ontology.test").length;
	await act(() =>
		Promise.all(
			[...filtersOf(["resync"]), ...filtersOf(["consultant"])].map((filter) =>
				queryClient.invalidateQueries(filter),
			),
		),
	);
	expect(runs()).toBe(1);
	await user.click(screen.getByRole("button", { name: "Run again" }));
	await waitFor(() => expect(runs()).toBe(2));
});

test("A broken rule and a missing table are named", async () => {
	await openOntology(() => ({
		status: "failed",
		tests: {
			...passed.tests,
			coherence: { valid: false, warnings: ["The plan lacks benefits."], errors: ["A sum is wrong."] },
			databaseTables: {
				valid: false,
				tables: [
					{ table: "risk", rows: null, known: true },
					{ table: "stranger", rows: 0, known: false },
				],
			},
		},
	}));
	await screen.findByText("Tests failed");
	screen.getByText("A sum is wrong.");
	screen.getByText("The plan lacks benefits.");
	screen.getByText("Missing");
	screen.getByText("Not in the schema");
});

test("What cannot be loaded says so and can be tried again", async () => {
	let broken = true;
	const { user } = await openOntology(() => {
		if (broken) throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		return passed;
	});
	await screen.findByText("Failed to load strategy ontology test");
	broken = false;
	await user.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByText("All Tests Passed");
});

test.each([
	["Invalid response data", { status: "passed", tests: null }],
	[
		"Strategy ontology test returned incomplete data. Check server logs.",
		{ status: "passed", tests: { approaches: [] } },
	],
	[
		"Strategy ontology test returned incomplete data. Check server logs.",
		{ status: "passed", tests: rules.tests },
	],
])("An answer of another shape says: %s", async (sentence, answer) => {
	await openOntology(() => answer);
	await screen.findByText(sentence);
	expect(screen.queryByText("All Tests Passed")).toBeNull();
});
