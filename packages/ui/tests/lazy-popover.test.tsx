import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { LazyPopover } from "../src/overlays/lazy-popover.tsx";

function Corner() {
	const [open, setOpen] = useState(false);
	return (
		<LazyPopover
			open={open}
			onOpenChange={setOpen}
			aria-label="Account"
			trigger={<button type="button">Your account</button>}
		>
			<button type="button">Settings</button>
		</LazyPopover>
	);
}

test("A panel whose code comes late opens by keyboard, takes the focus, and gives it back to its button", async () => {
	const user = userEvent.setup();
	render(<Corner />);
	const closed = screen.getByRole("button", { name: "Your account", expanded: false });
	expect(closed.getAttribute("aria-haspopup")).toBe("dialog");
	await user.tab();
	expect(document.activeElement).toBe(closed);
	await user.keyboard("{Enter}");
	await screen.findByRole("dialog", { name: "Account" });
	await waitFor(() => expect(document.activeElement?.textContent).toBe("Settings"));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	const button = screen.getByRole("button", { name: "Your account", expanded: false });
	expect(document.activeElement).toBe(button);
	await user.click(button);
	expect(await screen.findByRole("dialog", { name: "Account" })).toBeTruthy();
});
