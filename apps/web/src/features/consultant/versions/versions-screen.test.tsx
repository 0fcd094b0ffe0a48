import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { analysis, plan, rootCause, sessionOf, versionOf } from "../../../../tests/data/strategies.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, program, sessionId } from "../../../../tests/pages/strategies-page.ts";
import { windowsClosed } from "../../../../tests/windows-closed.ts";

const path = `/strategic-consultant/versions/${sessionId}`;
const versions = [
	versionOf(sessionId, 1, {
		versionLabel: "Conveyor first",
		program: plan,
		selectedDecisions: { approach: "conveyor" },
	}),
	versionOf(sessionId, 2, {
		status: "converted_to_program",
		convertedProgramId: program.id,
		finalizedAt: "2026-03-04T10:00:00.000Z",
		program: plan,
		selectedDecisions: { approach: "carts", rollout: "zones" },
	}),
	versionOf(sessionId, 3, { status: "archived" }),
];
const card = (number: number) => {
	const found = screen.getByRole("heading", { level: 3, name: `Version ${number}` }).closest("li");
	if (!found) throw new Error(`There is no card of version ${number}`);
	return within(found);
};

test("Every version shows where it stands and what it says, the newest first", async () => {
	await openStrategies({ path, versions });
	await screen.findByRole("heading", { level: 2, name: "Kassel keeps its promise" });
	const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
	expect(titles).toEqual(["Version 3", "Version 2", "Version 1"]);
	card(3).getByText("archived");
	card(2).getByText("Integrated to EPM");
	card(2).getByText("GERMANY");
	card(2).getByText("Operational excellence, Staged investment");
	card(2).getByText("2 selected");
	card(2).getByText(/^Mar 4, 2026/);
	card(1).getByText("Not yet");
	card(1).getByText("draft");
	expect(card(2).getByRole("link", { name: "View EPM of version 2" }).getAttribute("href")).toBe(
		`/strategic-consultant/epm/${sessionId}/2`,
	);
});

test("The two tabs are Version List, with the number of versions, and Compare Versions", async () => {
	await openStrategies({ path, versions });
	expect((await screen.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual([
		"Version List3",
		"Compare Versions",
	]);
});

test("A session without versions says that none could be loaded", async () => {
	await openStrategies({ path, versions: [] });
	await screen.findByText("Versions Not Found");
	screen.getByText("Unable to load strategy versions.");
});

test("A label is changed where it stands", async () => {
	const { user, calls } = await openStrategies({ path, versions });
	await user.click(await screen.findByRole("button", { name: "Edit the label of version 1" }));
	const field = screen.getByRole("textbox", { name: "Label of version 1" });
	expect(document.activeElement).toBe(field);
	await user.clear(field);
	await user.type(field, "Conveyor, once more{Enter}");
	await card(1).findByText("Conveyor, once more");
	expect(calls.find((call) => call.path === "consultant.version.label")?.input).toEqual({
		sessionId,
		versionNumber: 1,
		versionLabel: "Conveyor, once more",
		version: 1,
	});
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit the label of version 1" }));
});

test("Only an open version with a plan can be finalized, after a question", async () => {
	const { user } = await openStrategies({ path, versions });
	await screen.findByRole("heading", { level: 3, name: "Version 1" });
	expect(screen.getAllByRole("button", { name: /^Finalize/ })).toHaveLength(1);
	await user.click(screen.getByRole("button", { name: "Finalize version 1" }));
	const question = within(screen.getByRole("alertdialog", { name: "Finalize version 1?" }));
	await user.click(question.getByRole("button", { name: "Finalize" }));
	await windowsClosed();
	await card(1).findByText("Finalized", { selector: "span *, span" });
	expect(screen.queryByRole("button", { name: /^Finalize/ })).toBeNull();
});

test("A refused finalization says why in the question itself", async () => {
	const { user } = await openStrategies({
		path,
		versions,
		procedures: {
			"consultant.version.finalize": () => {
				throw new Refusal(409, "NOT_READY", "Convert the decisions first");
			},
		},
	});
	await user.click(await screen.findByRole("button", { name: "Finalize version 1" }));
	const question = within(screen.getByRole("alertdialog", { name: "Finalize version 1?" }));
	await user.click(question.getByRole("button", { name: "Finalize" }));
	await question.findByText("Convert the decisions first");
});

test("A new version is made from an old one and opens at its decisions", async () => {
	const { user, router, calls } = await openStrategies({ path, versions });
	await user.click(await screen.findByRole("button", { name: "New version from this, version 2" }));
	await user.click(screen.getByRole("button", { name: "Make new version" }));
	await waitFor(() =>
		expect(router.state.location.pathname).toBe(`/strategic-consultant/decisions/${sessionId}/9`),
	);
	expect(calls.find((call) => call.path === "consultant.version.branch")?.input).toEqual({
		sessionId,
		versionNumber: 2,
	});
});

test("A Viewer reads and compares, and is offered no change", async () => {
	await openStrategies({ path, versions, role: "Viewer" });
	await screen.findByText(/As a Viewer you can read and compare versions/);
	expect(screen.queryByRole("button", { name: /Finalize|New version|Edit the label/ })).toBeNull();
});

async function choose(
	user: Awaited<ReturnType<typeof openStrategies>>["user"],
	field: string,
	option: string,
) {
	await user.click(screen.getByRole("combobox", { name: field }));
	await user.click(await screen.findByRole("option", { name: option }));
}

test("Two versions must be chosen, and different ones", async () => {
	const { user } = await openStrategies({ path: `${path}?tab=compare`, versions });
	await user.click(await screen.findByRole("button", { name: "Compare Versions" }));
	await screen.findByText("Select versions to compare");
	screen.getByText("Please select two different versions");
	await choose(user, "First version", "Version 2");
	await choose(user, "Second version", "Version 2");
	await user.click(screen.getByRole("button", { name: "Compare Versions" }));
	await screen.findByText("Same version selected");
	screen.getByText("Please select two different versions to compare");
	await choose(user, "Second version", "Version 3");
	await user.click(screen.getByRole("button", { name: "Compare Versions" }));
	await screen.findByRole("region", { name: "Comparison" });
	await waitFor(() => expect(screen.queryByText("Same version selected")).toBeNull());
});

test("What changed between two versions is shown, with the choice of each; the address says which", async () => {
	const { user, router } = await openStrategies({ path, versions });
	await user.click(await screen.findByRole("tab", { name: "Compare Versions" }));
	await choose(user, "First version", "Version 1 · Conveyor first");
	await choose(user, "Second version", "Version 2");
	await user.click(screen.getByRole("button", { name: "Compare Versions" }));
	const result = within(await screen.findByRole("region", { name: "Comparison" }));
	expect(result.getByRole("region", { name: "Strategic approach" }).textContent).toBe(
		"Strategic approachChangedVersion 1Fixed conveyorVersion 2Mobile carts",
	);
	expect(result.getByRole("region", { name: "Target market" }).textContent).toContain("GERMANY");
	expect(result.getByRole("row", { name: /searching out of picking/ }).textContent).toContain(
		"Fixed conveyorMobile carts",
	);
	expect(result.getByRole("row", { name: /switch over/ }).textContent).toContain("N/AZone by zone");
	expect(router.state.location.search).toEqual({ tab: "compare", version1: 1, version2: 2 });

	await user.click(screen.getByRole("button", { name: "Swap the versions" }));
	await waitFor(() =>
		expect(router.state.location.search).toEqual({ tab: "compare", version1: 2, version2: 1 }),
	);
	const swapped = within(await screen.findByRole("region", { name: "Comparison" }));
	await waitFor(() =>
		expect(swapped.getByRole("row", { name: /searching out of picking/ }).textContent).toContain(
			"Mobile cartsFixed conveyor",
		),
	);
});

test("A link to a comparison shows it at once; equal versions have no change", async () => {
	await openStrategies({
		path: `${path}?tab=compare&version1=1&version2=3`,
		versions: [versionOf(sessionId, 1), versionOf(sessionId, 3)],
	});
	const result = within(await screen.findByRole("region", { name: "Comparison" }));
	expect(result.getAllByText("No change")).toHaveLength(3);
});

test("A comparison of versions with different root causes says so, and shows both", async () => {
	await openStrategies({
		path: `${path}?tab=compare&version1=1&version2=2`,
		versions: [versionOf(sessionId, 1), versionOf(sessionId, 2, { rootCause: "Nobody owns the stock" })],
	});
	const cause = await screen.findByRole("region", { name: "Root cause" });
	expect(cause.textContent).toBe(`Root causeChangedVersion 1${rootCause}Version 2Nobody owns the stock`);
});

test("Where nothing is chosen yet, the approach is what is recommended", async () => {
	await openStrategies({ path: `${path}?tab=compare&version1=3&version2=2`, versions });
	const approach = await screen.findByRole("region", { name: "Strategic approach" });
	expect(approach.textContent).toBe(
		"Strategic approachChangedVersion 3Operational excellence, Staged investmentVersion 2Mobile carts",
	);
});

test("A market that nobody names is told in the same words in the list and in a comparison", async () => {
	const unnamed = { ...analysis, recommended_market: "Not named in the material", market_named: false };
	const { user } = await openStrategies({
		path: `${path}?tab=compare&version1=1&version2=2`,
		versions: [versionOf(sessionId, 1, { analysis: unnamed }), versionOf(sessionId, 2)],
	});
	const market = await screen.findByRole("region", { name: "Target market" });
	expect(market.textContent).toBe("Target marketChangedVersion 1Not named in the materialVersion 2GERMANY");
	await user.click(screen.getByRole("tab", { name: /Version List/ }));
	card(1).getByText("Not named in the material");
});

test("With one version, another is made from it where it would be compared", async () => {
	const { user, router } = await openStrategies({
		path: `${path}?tab=compare`,
		versions: [versionOf(sessionId, 1)],
	});
	await screen.findByText("There is one version so far. Make another from it, then compare the two.");
	await user.click(screen.getByRole("button", { name: "New version from this" }));
	await user.click(screen.getByRole("button", { name: "Make new version" }));
	await waitFor(() =>
		expect(router.state.location.pathname).toBe(`/strategic-consultant/decisions/${sessionId}/9`),
	);
});

test("Who may not make another version is not asked to", async () => {
	await openStrategies({ path: `${path}?tab=compare`, versions: [versionOf(sessionId, 1)], role: "Viewer" });
	await screen.findByText("There is one version so far, and nothing to compare it with.");
	expect(screen.queryByRole("button", { name: "New version from this" })).toBeNull();
});

test("Versions of somebody else's strategy are read and compared, not changed", async () => {
	await openStrategies({
		path,
		versions,
		sessions: [sessionOf(sessionId, { isOpen: false, mayChange: false })],
	});
	await screen.findByText("You can read and compare versions here; the strategy is not yours to change.");
	expect(screen.queryByRole("button", { name: /Finalize|New version|Edit the label/ })).toBeNull();
});

test("A failed comparison says so and can be tried again", async () => {
	const { user, procedures } = await openStrategies({
		path: `${path}?tab=compare&version1=1&version2=2`,
		versions,
		procedures: {
			"consultant.version.compare": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
			},
		},
	});
	await screen.findByRole("heading", { name: "Comparison failed" });
	procedures["consultant.version.compare"] = () => ({
		differences: {
			root_cause_changed: false,
			approach_changed: false,
			market_changed: false,
			decisions_changed: [],
		},
		version1: versions[0],
		version2: versions[1],
	});
	await user.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByRole("region", { name: "Comparison" });
});

test.each([
	["/strategic-consultant/versions/nobody", "Versions Not Found"],
	["/strategic-consultant/versions/a.b", "Invalid Session"],
	["/strategic-consultant/versions", "Invalid Session"],
])("%s shows %s", async (address, title) => {
	await openStrategies({ path: address });
	await screen.findByRole("heading", { name: title });
});

test("Compare works again after a comparison that failed, and asks once for each try", async () => {
	const { user, calls, procedures } = await openStrategies({ path: `${path}?tab=compare`, versions });
	const compare = procedures["consultant.version.compare"];
	procedures["consultant.version.compare"] = () => {
		throw new Refusal(500, "INTERNAL", "The comparison cannot be made right now");
	};
	const tries = () => calls.filter((call) => call.path === "consultant.version.compare").length;
	await user.click(await screen.findByRole("combobox", { name: "First version" }));
	await user.click(screen.getByRole("option", { name: /Version 1/ }));
	await user.click(screen.getByRole("combobox", { name: "Second version" }));
	await user.click(screen.getByRole("option", { name: /Version 2/ }));
	await user.click(screen.getByRole("button", { name: "Compare Versions" }));
	await screen.findByText("Comparison failed");
	expect(tries()).toBe(1);

	if (compare) procedures["consultant.version.compare"] = compare;
	await user.click(screen.getByRole("button", { name: "Compare Versions" }));
	await screen.findByRole("region", { name: "Comparison" });
	expect(tries()).toBe(2);
});
