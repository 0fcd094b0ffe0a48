import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "../src/overlays/dropdown-menu.tsx";

function open(onSelect: () => void) {
	render(
		<>
			<DropdownMenu>
				<DropdownMenuTrigger>
					<button type="button">Priority</button>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					<DropdownMenuItem onSelect={onSelect}>Critical</DropdownMenuItem>
				</DropdownMenuContent>
			</DropdownMenu>
			<input aria-label="Progress" />
		</>,
	);
	return userEvent.setup();
}

describe("A menu that closes", () => {
	test("gives the focus back to its button", async () => {
		const user = open(() => undefined);
		await user.click(screen.getByRole("button", { name: "Priority" }));
		await user.click(await screen.findByRole("menuitem", { name: "Critical" }));
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("button", { name: "Priority" })),
		);
	});

	test("leaves who types somewhere else by then where they are", async () => {
		const user = open(() => queueMicrotask(() => screen.getByLabelText("Progress").focus()));
		await user.click(screen.getByRole("button", { name: "Priority" }));
		await user.click(await screen.findByRole("menuitem", { name: "Critical" }));
		await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
		await user.keyboard("40");
		expect(screen.getByLabelText("Progress")).toHaveProperty("value", "40");
	});
});
