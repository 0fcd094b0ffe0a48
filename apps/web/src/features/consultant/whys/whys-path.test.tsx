import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { rootCause, sessionId, sessionOf, whysPath } from "../../../../tests/data/strategy-session.ts";
import { idOf, level2, level3, openWhys } from "../../../../tests/pages/whys-page.ts";

describe("A level of the Five Whys", () => {
	test("goes on with Enter, keeps the place in the address, and goes back by the path", async () => {
		const { user, router } = await openWhys();
		await screen.findByText("Level 1 of 5");
		await user.keyboard("{Enter}");
		expect(await screen.findByText("Level 2 of 5")).toBeDefined();
		expect(router.state.location.search).toMatchObject({ path: idOf(11) });
		const thread = screen.getByRole("complementary", { name: "Your path so far" });
		expect(
			within(thread)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent),
		).toEqual([
			"InputWhy Iberia loses customers",
			"Why 1Deliveries arrive late",
			"NextChoose what explains it best",
		]);
		const path = screen.getByRole("navigation", { name: "Your path so far" });
		await user.click(within(path).getByRole("button", { name: "L1: Deliveries arrive late" }));
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
	});

	test("is gone back to by the browser, up to the first, whatever address the strategy began at", async () => {
		const { user, router } = await openWhys();
		await screen.findByText("Level 1 of 5");
		await user.keyboard("{Enter}");
		await screen.findByText("Level 2 of 5");
		router.history.back();
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "Deliveries arrive late" })).toBeDefined();
	});

	test("is found again by its address", async () => {
		await openWhys({ search: level3 });
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "The line is too small" })).toBeDefined();
	});

	test("is gone on with where one was last when the address names no place, and nowhere else when it does", async () => {
		const { router } = await openWhys({ search: level3 });
		await screen.findByText("Level 3 of 5");
		await router.navigate({ href: "/strategic-consultant/input" });
		await screen.findByRole("heading", { name: "What do you want to solve?" });
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}` });
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "The line is too small" })).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}${level2}` });
		expect(await screen.findByText("Level 2 of 5")).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}?option=${idOf(12)}` });
		expect(await screen.findByRole("article", { name: "Prices rose" })).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}` });
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "Prices rose" })).toBeDefined();
	});

	test("opens where the strategy was settled when the address names no place", async () => {
		await openWhys({
			procedures: {
				"consultant.session.byId": () =>
					sessionOf({ rootCause, whysPath, stage: "research", caseChecked: true }),
			},
		});
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: rootCause })).toBeDefined();
		const thread = screen.getByRole("complementary", { name: "Your path so far" });
		expect(within(thread).getByText("Why 3: root cause")).toBeDefined();
		const steps = screen.getByRole("navigation", { name: "Steps of the strategic consultant" });
		expect(
			within(steps)
				.getAllByRole("button")
				.map(({ textContent }) => textContent),
		).toEqual(["Input, done", "Case, done", "4Research, to come"]);
	});
});
