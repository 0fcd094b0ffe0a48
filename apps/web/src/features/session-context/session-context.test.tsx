import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { NewSessionContext, SessionContext } from "@throughline/domain/session-context";
import { describe, expect, test } from "vitest";
import { overview, programOf, summary } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { refreshAreas } from "../../api/live/refresh.ts";

const begun: SessionContext = {
	id: "019a0000-0000-7000-8004-000000000001",
	personId: "01939000-0000-7000-8000-000000000500",
	goal: "Get G2 decided",
	successCriteria: ["VAT number received", "✓ Board invited"],
	currentPhase: null,
	active: true,
	version: 3,
	createdAt: "2026-01-01T00:00:00.000Z",
	updatedAt: "2026-01-01T00:00:00.000Z",
};

/** The panel over a server that keeps one session as the real one does, for a Viewer: it is everybody's own. */
async function openPanel(given: Partial<SessionContext> | null, refused = { active: false }) {
	const server = { session: given && { ...begun, ...given } };
	const seen = serve("Viewer", {
		"program.list": () => [programOf(1)],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"sessionContext.active": () => {
			if (refused.active) throw new Refusal(500, "INTERNAL", "Something went wrong");
			return server.session;
		},
		"sessionContext.create": (input: NewSessionContext) => {
			server.session = { ...begun, ...input, version: 1 };
			return server.session;
		},
		"sessionContext.update": ({ version, ...change }: Partial<SessionContext> & { version: number }) => {
			if (!server.session)
				throw new Refusal(404, "NOT_FOUND", "This session does not exist, or is not yours");
			if (version !== server.session.version) {
				throw new Refusal(409, "CONFLICT", "Somebody else changed this session", { current: server.session });
			}
			server.session = { ...server.session, ...change, version: version + 1 };
			return server.session;
		},
		"sessionContext.deactivate": () => {
			const ended = { ...begun, active: false };
			server.session = null;
			return ended;
		},
	});
	await openScreen("/");
	const user = userEvent.setup();
	const toggle = await screen.findByRole("button", { name: "Session Context" });
	await user.click(toggle);
	const panel = within(await screen.findByRole("region", { name: "Session Context" }));
	return { ...seen, server, user, panel, toggle };
}

const words = () => screen.getByText(/criteria met \(/).textContent;

describe("The panel", () => {
	test("asks the server for nothing until it is opened", async () => {
		const { calls } = serve("Viewer", {
			"program.list": () => [programOf(1)],
			"dashboard.summary": () => summary,
			"dashboard.overview": () => overview,
		});
		await openScreen("/");
		const toggle = await screen.findByRole("button", { name: "Session Context" });
		expect(toggle.getAttribute("aria-expanded")).toBe("false");
		expect(sent(calls, "sessionContext.active")).toEqual([]);
		expect(screen.queryByRole("region", { name: "Session Context" })).toBeNull();
	});

	test("takes the focus, closes with Escape, and gives the focus back", async () => {
		const { user, toggle } = await openPanel(null);
		expect(document.activeElement?.id).toBe("session-context");
		expect(toggle.getAttribute("aria-expanded")).toBe("true");
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("region", { name: "Session Context" })).toBeNull();
		expect(document.activeElement).toBe(toggle);
	});

	test("closes by its own toggle", async () => {
		const { user, toggle } = await openPanel(null);
		await user.click(toggle);
		expect(screen.queryByRole("region", { name: "Session Context" })).toBeNull();
	});

	test("says when the session could not be loaded, and tries again on request", async () => {
		const { user, panel, procedures } = await openPanel({}, { active: true });
		expect(await panel.findByText("Failed to load your session. Please try again.")).toBeDefined();
		procedures["sessionContext.active"] = () => begun;
		await user.click(panel.getByRole("button", { name: "Try again" }));
		expect(await panel.findByText("Get G2 decided")).toBeDefined();
		procedures["sessionContext.active"] = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong");
		};
		// What is known stays on screen when a refresh fails.
		await refreshAreas("session-context");
		expect(panel.getByText("Get G2 decided")).toBeDefined();
	});
});

describe("Without a session", () => {
	test("one is started: a goal and at least one criterion are needed", async () => {
		const { user, panel, calls } = await openPanel(null);
		await user.click(await panel.findByRole("button", { name: "Start New Session" }));
		const create = panel.getByRole("button", { name: "Create Session" });
		const goal = panel.getByPlaceholderText("What are we trying to accomplish?");
		const criterion = panel.getByPlaceholderText("Add success criterion");
		expect(create).toHaveProperty("disabled", true);
		await user.type(goal, "  Ship it ");
		expect(create).toHaveProperty("disabled", true);
		await user.type(criterion, "   {Enter}");
		expect(panel.queryByRole("list", { name: "Criteria to be created" })).toBeNull();
		await user.type(criterion, "Tests green{Enter}");
		await user.type(criterion, "Wrong one");
		await user.click(panel.getByRole("button", { name: "Add" }));
		await user.click(panel.getByRole("button", { name: "Remove Wrong one" }));
		expect(create).toHaveProperty("disabled", false);
		await user.click(create);
		expect(await panel.findByText("0 of 1 criteria met (0%)")).toBeDefined();
		expect(panel.getByText("Ship it")).toBeDefined();
		expect(sent(calls, "sessionContext.create")).toEqual([
			{ goal: "Ship it", successCriteria: ["Tests green"], currentPhase: null },
		]);
	});

	test("a blank goal keeps Create disabled", async () => {
		const { user, panel } = await openPanel(null);
		await user.click(await panel.findByRole("button", { name: "Start New Session" }));
		await user.type(panel.getByPlaceholderText("Add success criterion"), "Tests green{Enter}");
		await user.type(panel.getByLabelText("Goal"), "   ");
		expect(panel.getByRole("button", { name: "Create Session" })).toHaveProperty("disabled", true);
	});

	test("Cancel goes back and forgets what was typed; closing the panel does not", async () => {
		const { user, panel, toggle } = await openPanel(null);
		await user.click(await panel.findByRole("button", { name: "Start New Session" }));
		await user.type(panel.getByLabelText("Goal"), "Half a thought");
		await user.click(toggle);
		await user.click(toggle);
		await user.click(await screen.findByRole("button", { name: "Start New Session" }));
		expect(screen.getByLabelText("Goal")).toHaveProperty("value", "Half a thought");
		await user.click(screen.getByRole("button", { name: "Cancel" }));
		await user.click(await screen.findByRole("button", { name: "Start New Session" }));
		expect(screen.getByLabelText("Goal")).toHaveProperty("value", "");
	});

	test("what the server refuses is said in the form", async () => {
		const { user, panel, procedures } = await openPanel(null);
		procedures["sessionContext.create"] = () => {
			throw new Refusal(400, "INVALID_INPUT", "goal: Too long", {
				issues: [{ path: "goal", message: "Use at most 1000 characters" }],
			});
		};
		await user.click(await panel.findByRole("button", { name: "Start New Session" }));
		await user.type(panel.getByLabelText("Goal"), "Ship it");
		await user.type(panel.getByPlaceholderText("Add success criterion"), "Tests green{Enter}");
		await user.click(panel.getByRole("button", { name: "Create Session" }));
		expect(await panel.findByText("Use at most 1000 characters")).toBeDefined();
		expect(panel.getByLabelText("Goal")).toHaveProperty("value", "Ship it");
	});
});

describe("An active session", () => {
	test("shows goal, phase, criteria and how far they are met", async () => {
		const { panel } = await openPanel({ currentPhase: "Preparation" });
		expect(await panel.findByText("Get G2 decided")).toBeDefined();
		expect(panel.getByText("Preparation")).toBeDefined();
		expect(words()).toBe("1 of 2 criteria met (50%)");
		expect(panel.getByText("⚠️ Warning: 1 criteria still unmet")).toBeDefined();
		const boxes = panel.getAllByRole("checkbox").map((box) => box.getAttribute("aria-checked"));
		expect(boxes).toEqual(["false", "true"]);
		expect(panel.getByRole("checkbox", { name: "Board invited" })).toBeDefined();
	});

	test("ticks with a check mark and a space before the text, and says when all are met", async () => {
		const { user, panel, calls } = await openPanel({});
		await user.click(await panel.findByRole("checkbox", { name: "VAT number received" }));
		expect(await panel.findByText("All criteria met!")).toBeDefined();
		expect(words()).toBe("2 of 2 criteria met (100%)");
		expect(panel.queryByText(/Warning/)).toBeNull();
		await user.click(panel.getByRole("checkbox", { name: "Board invited" }));
		await waitFor(() =>
			expect(sent(calls, "sessionContext.update")).toEqual([
				{ id: begun.id, version: 3, successCriteria: ["✓ VAT number received", "✓ Board invited"] },
				{ id: begun.id, version: 4, successCriteria: ["✓ VAT number received", "Board invited"] },
			]),
		);
	});

	test("makes its one change again on a list that another tab changed meanwhile", async () => {
		const { user, panel, server } = await openPanel({ successCriteria: ["One", "Two", "Three"] });
		await panel.findByRole("checkbox", { name: "One" });
		server.session = { ...begun, version: 9, successCriteria: ["One", "✓ Two", "Three"] };
		await user.click(panel.getByRole("checkbox", { name: "One" }));
		await waitFor(() => expect(words()).toBe("2 of 3 criteria met (67%)"));
		expect(server.session).toMatchObject({ version: 10, successCriteria: ["✓ One", "✓ Two", "Three"] });
	});

	test("loses no tick when several are made at once", async () => {
		const { user, panel, server } = await openPanel({ successCriteria: ["One", "Two", "Three"] });
		for (const name of ["One", "Two", "Three"]) {
			await user.click(await panel.findByRole("checkbox", { name }));
		}
		expect(words()).toBe("3 of 3 criteria met (100%)");
		await waitFor(() => expect(server.session?.successCriteria).toEqual(["✓ One", "✓ Two", "✓ Three"]));
		expect(words()).toBe("3 of 3 criteria met (100%)");
	});

	test("takes a tick back that the server refused, and says so", async () => {
		const { user, panel, procedures } = await openPanel({});
		procedures["sessionContext.update"] = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong");
		};
		await user.click(await panel.findByRole("checkbox", { name: "VAT number received" }));
		expect(await screen.findByText("Failed to update session")).toBeDefined();
		await waitFor(() => expect(words()).toBe("1 of 2 criteria met (50%)"));
	});

	test("follows what another tab does", async () => {
		const { panel, server } = await openPanel({});
		await panel.findByText("1 of 2 criteria met (50%)");
		server.session = { ...begun, version: 4, successCriteria: ["✓ VAT number received", "✓ Board invited"] };
		await refreshAreas("session-context");
		expect(await panel.findByText("All criteria met!")).toBeDefined();
		server.session = null;
		await refreshAreas("session-context");
		expect(await panel.findByRole("button", { name: "Start New Session" })).toBeDefined();
	});

	test("ends, and begins again by Undo", async () => {
		const { user, panel, calls } = await openPanel({});
		await user.click(await panel.findByRole("button", { name: "End Session" }));
		expect(await panel.findByRole("button", { name: "Start New Session" })).toBeDefined();
		expect(sent(calls, "sessionContext.deactivate")).toEqual([{ id: begun.id }]);
		await pressUndo(user);
		expect(await panel.findByText("1 of 2 criteria met (50%)")).toBeDefined();
	});
});
