import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { ConfirmDialog } from "../src/overlays/confirm-dialog.tsx";
import { Dialog, DialogContent } from "../src/overlays/dialog.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "../src/overlays/dropdown-menu.tsx";

type MenuProps = { label: string; item: string; onSelect: () => void };

function Menu({ label, item, onSelect }: MenuProps) {
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<button type="button">{label}</button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem onSelect={onSelect}>{item}</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

function Plan() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Menu label="Plan" item="Level…" onSelect={() => setOpen(true)} />
			{open && (
				<Dialog open onOpenChange={setOpen}>
					<DialogContent title="Level">
						<input aria-label="Days" />
					</DialogContent>
				</Dialog>
			)}
		</>
	);
}

function Tasks() {
	const [names, setNames] = useState(["Dig", "Pour", "Build"]);
	const [asked, setAsked] = useState<string | null>(null);
	return (
		<>
			<ul>
				{names.map((name) => (
					<li key={name}>
						<Menu label={`Actions for ${name}`} item="Delete" onSelect={() => setAsked(name)} />
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={asked !== null}
				onOpenChange={(open) => !open && setAsked(null)}
				title={`Delete ${asked}?`}
				description="It goes to the trash."
				confirmLabel="Delete task"
				onConfirm={() => setNames(names.filter((name) => name !== asked))}
			/>
		</>
	);
}

const button = (name: string) => screen.getByRole("button", { name });

async function choose(label: string, item: string) {
	const user = userEvent.setup();
	await user.click(button(label));
	await user.click(await screen.findByRole("menuitem", { name: item }));
	return user;
}

describe("A window that was opened from a menu gives the focus back", () => {
	test("to the menu's button, because the entry is gone", async () => {
		render(<Plan />);
		const user = await choose("Plan", "Level…");
		await user.type(await screen.findByLabelText("Days"), "3");
		await user.keyboard("{Escape}");
		await waitFor(() => expect(document.activeElement).toBe(button("Plan")));
	});

	test("to the row's own button after Cancel, to the next row's when the row is gone", async () => {
		render(<Tasks />);
		const user = await choose("Actions for Pour", "Delete");
		await user.click(await screen.findByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(document.activeElement).toBe(button("Actions for Pour")));
		await choose("Actions for Pour", "Delete");
		await user.click(await screen.findByRole("button", { name: "Delete task" }));
		await waitFor(() => expect(document.activeElement).toBe(button("Actions for Build")));
	});
});
