import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Notification } from "@throughline/domain/notification";
import { describe, expect, test } from "vitest";
import { viewAddress, withoutProgram } from "../../../tests/address.ts";
import { overview, programOf, summary } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { openScreen, startApp } from "../../../tests/render-screen.tsx";
import { refreshAreas } from "../../api/live/refresh.ts";

const program = programOf(1, { name: "Iberia" });

function notificationOf(number: number, given: Partial<Notification> = {}): Notification {
	return {
		id: `01939000-0000-7000-8000-${String(number).padStart(12, "0")}`,
		kind: "overdue",
		title: `Task ${number}`,
		body: "Was due on Nov 20, 2026.",
		programId: program.id,
		programName: "Iberia",
		objectType: "task",
		objectId: `01939000-0000-7000-9000-${String(number).padStart(12, "0")}`,
		parentId: null,
		readAt: null,
		version: 1,
		createdAt: new Date(Date.now() - number * 3_600_000).toISOString(),
		...given,
	};
}

type ListInput = { before?: string; limit: number };

/** A server that keeps what was read, like the real one. */
async function openBell(all: Notification[]) {
	let kept = all;
	const read = (is: boolean) => (is ? "2026-11-21T10:00:00.000Z" : null);
	const server = serve("Viewer", {
		"program.list": () => [program],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"notification.unread": () => kept.filter(({ readAt }) => readAt === null).length,
		"notification.list": ({ before, limit }: ListInput) => {
			const start = kept.findIndex(({ id }) => id === before) + 1;
			return kept.slice(start, start + limit);
		},
		"notification.update": (input: { id: string; version: number; read: boolean }) => {
			const before = kept.find(({ id }) => id === input.id);
			if (before?.version !== input.version) {
				throw new Refusal(409, "CONFLICT", "Somebody else changed this notification", { current: before });
			}
			const after = { ...before, readAt: read(input.read), version: before.version + 1 };
			kept = kept.map((each) => (each.id === input.id ? after : each));
			return after;
		},
		"notification.readAll": () => {
			kept = kept.map((each) => ({ ...each, readAt: read(true) }));
			return { read: 1 };
		},
	});
	const router = await openScreen("/");
	const user = userEvent.setup();
	const bell = await screen.findByRole("button", { name: /^Notifications/ });
	const open = async () => {
		await user.click(bell);
		return within(await screen.findByRole("dialog", { name: "Notifications" }));
	};
	return {
		server,
		router,
		user,
		/** What the button says now: it is another one once its panel has come. */
		bellLabel: () => screen.getByRole("button", { name: /^Notifications/ }).getAttribute("aria-label"),
		open,
		add: (one: Notification) => {
			kept = [one, ...kept];
		},
		/** What another window does: this one has not heard of it. */
		markElsewhere: (isRead: boolean) => {
			kept = kept.map((each) => ({ ...each, readAt: read(isRead), version: each.version + 1 }));
		},
	};
}

describe("The bell", () => {
	test("counts what is new in its name, and shows a dot", async () => {
		await openBell([
			notificationOf(1),
			notificationOf(2),
			notificationOf(3, { readAt: "2026-11-20T08:00:00.000Z" }),
		]);
		expect(await screen.findByRole("button", { name: "Notifications, 2 new" })).toBeDefined();
		expect(screen.getByTestId("alert-dot")).toBeDefined();
	});

	test("tells what happened, newest first, about what, where and when", async () => {
		const { open } = await openBell([
			notificationOf(1, { kind: "assigned", body: null, title: "Prepare cutover" }),
			notificationOf(2),
			notificationOf(3, {
				kind: "run-failed",
				title: "AI orchestrator: Export the register",
				body: "No answer",
				programName: null,
			}),
		]);
		const list = await open();
		const entries = await list.findAllByRole("listitem");
		expect(entries.map((entry) => entry.textContent)).toEqual([
			"Assigned to you1 hour agoUnreadPrepare cutoverTask · Iberia",
			"Overdue2 hours agoUnreadTask 2Was due on Nov 20, 2026.Iberia",
			"Run failed3 hours agoUnreadAI orchestrator: Export the registerNo answer",
		]);
	});

	test("leads to the object in its program, and takes the notification as read", async () => {
		const one = notificationOf(1);
		const { server, router, user, open } = await openBell([one]);
		await user.click(await (await open()).findByRole("link", { name: "Task 1" }));
		await waitFor(() => expect(viewAddress(router)).toBe(`/?view=timeline&item=${one.objectId}`));
		await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(program.id));
		await waitFor(() =>
			expect(server.calls).toContainEqual({
				path: "notification.update",
				input: { id: one.id, version: 1, read: true },
			}),
		);
		expect(screen.queryByRole("dialog", { name: "Notifications" })).toBeNull();
	});

	test.each([
		[{ objectType: "mitigation", objectId: "m", parentId: "r" }, "/?view=risks&item=r&part=mitigations"],
		[{ objectType: "stage gate review", objectId: "g" }, "/?view=stage-gates&item=g"],
		[{ objectType: "kpi", objectId: "k" }, "/?view=kpis&item=k"],
		[{ objectType: "team member", objectId: "t", programId: null }, "/?view=resources&item=t"],
		[{ objectType: "workstream", objectId: "w" }, "/?view=timeline&display=list&workstream=w"],
	])("knows where %j is shown", async (object, href) => {
		const { open } = await openBell([notificationOf(1, object)]);
		const link = await (await open()).findByRole("link", { name: "Task 1" });
		expect(withoutProgram(link.getAttribute("href"))).toBe(href);
	});

	test("marks one as read and as unread again, and all as read", async () => {
		const { user, open, bellLabel } = await openBell([notificationOf(1), notificationOf(2)]);
		const list = await open();
		const [first] = await list.findAllByRole("button", { name: "Mark as read" });
		if (first) await user.click(first);
		await user.click(await list.findByRole("button", { name: "Mark as unread" }));
		await waitFor(() => expect(bellLabel()).toBe("Notifications, 2 new"));
		await user.click(list.getByRole("button", { name: "Mark all as read" }));
		await waitFor(() => expect(bellLabel()).toBe("Notifications"));
		expect(list.getAllByRole("button", { name: "Mark as unread" })).toHaveLength(2);
		expect(list.queryByRole("button", { name: "Mark all as read" })).toBeNull();
	});

	test("marks one as wanted that another window marked meanwhile", async () => {
		const { user, open, markElsewhere, bellLabel } = await openBell([notificationOf(1)]);
		const list = await open();
		const mark = await list.findByRole("button", { name: "Mark as read" });
		markElsewhere(false);
		await user.click(mark);
		await waitFor(() => expect(bellLabel()).toBe("Notifications"));
		expect(screen.queryByText("Somebody else changed this notification")).toBeNull();
	});

	test("loads more on request", async () => {
		const { user, open } = await openBell(
			Array.from({ length: 25 }, (_, index) => notificationOf(index + 1)),
		);
		const list = await open();
		expect(await list.findAllByRole("listitem")).toHaveLength(20);
		await user.click(list.getByRole("button", { name: "Load more" }));
		await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(25));
		expect(list.queryByRole("button", { name: "Load more" })).toBeNull();
	});

	test("shows what arrives while it is open", async () => {
		const { open, add, bellLabel } = await openBell([notificationOf(2)]);
		const list = await open();
		await list.findByText("Task 2");
		add(notificationOf(1));
		await refreshAreas("notification");
		expect(await list.findByText("Task 1")).toBeDefined();
		expect(bellLabel()).toBe("Notifications, 2 new");
	});

	test("says what it is for while there is nothing, and where to choose", async () => {
		const { open, user, router } = await openBell([]);
		const list = await open();
		expect(await list.findByText("You're all caught up.")).toBeDefined();
		await user.click(list.getByRole("link", { name: "Notification settings" }));
		await waitFor(() => expect(viewAddress(router)).toBe("/?settings=notifications"));
	});

	test("says when the list cannot be loaded, and tries again on request", async () => {
		const { server, user, open } = await openBell([notificationOf(1)]);
		const list = server.procedures["notification.list"];
		server.procedures["notification.list"] = () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong");
		};
		const shown = await open();
		expect(await shown.findByText("Failed to load your notifications. Please try again.")).toBeDefined();
		if (list) server.procedures["notification.list"] = list;
		await user.click(shown.getByRole("button", { name: "Try again" }));
		expect(await shown.findByText("Task 1")).toBeDefined();
	});
});

describe("The choice of what one is told", () => {
	const preferences = [
		{ kind: "assigned", wanted: true },
		{ kind: "due-soon", wanted: true },
	];

	async function openChoice(update: (input: { preferences: typeof preferences }) => unknown) {
		const server = serve("Viewer", {
			"program.list": () => [program],
			"notification.preference.list": () => preferences,
			"notification.preference.update": update,
		});
		startApp("/?settings=notifications");
		const user = userEvent.setup();
		return { server, user, choice: await screen.findByRole("switch", { name: /^Assigned to me/ }) };
	}

	test("is kept at once", async () => {
		const { server, user, choice } = await openChoice(() => preferences);
		await user.click(choice);
		expect(choice.getAttribute("aria-checked")).toBe("false");
		await waitFor(() =>
			expect(server.calls.filter(({ path }) => path === "notification.preference.update")).toEqual([
				{
					path: "notification.preference.update",
					input: { preferences: [{ kind: "assigned", wanted: false }] },
				},
			]),
		);
	});

	test("is taken back when it could not be kept", async () => {
		const { user, choice } = await openChoice(() => {
			throw new Refusal(503, "UNAVAILABLE", "The database cannot be reached right now.");
		});
		await user.click(choice);
		await waitFor(() => expect(choice.getAttribute("aria-checked")).toBe("true"));
		expect(await screen.findByText("The database cannot be reached right now.")).toBeDefined();
	});
});
