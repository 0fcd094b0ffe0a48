import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPlaybooks } from "../../../tests/pages/playbooks-page.ts";
import { welcomeSeen } from "./welcome-seen.ts";

test("the welcome waits for the window that the address opens", async () => {
	const { router, user } = await openPlaybooks();
	act(() => welcomeSeen.set(null));
	await screen.findByRole("dialog", { name: "Welcome to Throughline" });
	await act(() => router.navigate({ to: "/", search: { view: "playbooks", form: "use" } }));
	await screen.findByRole("dialog", { name: "Start from a playbook" });
	expect(screen.queryByText("Welcome to Throughline")).toBeNull();
	await user.keyboard("{Escape}");
	await screen.findByRole("dialog", { name: "Welcome to Throughline" });
	expect(screen.queryByText("Start from a playbook")).toBeNull();
	expect(router.state.location.search).not.toHaveProperty("form");
});
