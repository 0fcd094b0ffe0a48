import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../src/actions/button.tsx";
import { Field } from "../src/forms/field.tsx";
import { Input } from "../src/forms/input.tsx";
import { ConfirmDialog } from "../src/overlays/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogTrigger } from "../src/overlays/dialog.tsx";

function AddKpi() {
	return (
		<Dialog>
			<DialogTrigger>
				<Button>Add KPI</Button>
			</DialogTrigger>
			<DialogContent title="Add New KPI" description="A figure to steer by.">
				<DialogBody>
					<Field label="KPI Name *">
						<Input />
					</Field>
				</DialogBody>
				<DialogFooter>
					<Button variant="primary">Save KPI</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

test("a dialog is named, starts in its first field, keeps the focus and gives it back", async () => {
	const person = userEvent.setup();
	render(<AddKpi />);
	await person.click(screen.getByRole("button", { name: "Add KPI" }));
	const dialog = screen.getByRole("dialog", { name: "Add New KPI", description: "A figure to steer by." });
	expect(document.activeElement).toBe(screen.getByLabelText("KPI Name *"));
	for (let step = 0; step < 5; step++) {
		await person.tab();
		expect(dialog.contains(document.activeElement)).toBe(true);
	}
	await person.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add KPI" }));
});

function DeleteProgram({ onConfirm }: { onConfirm: () => Promise<void> }) {
	const [open, setOpen] = useState(true);
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={setOpen}
			destructive
			title="Delete Atlas?"
			description="Its tasks go with it."
			confirmLabel="Delete program"
			confirmText="Atlas"
			onConfirm={onConfirm}
		/>
	);
}

test("what cannot be taken back must be named first", async () => {
	const person = userEvent.setup();
	const onConfirm = vi.fn(async () => undefined);
	render(<DeleteProgram onConfirm={onConfirm} />);
	const remove = screen.getByRole("button", { name: "Delete program" });
	expect(remove.hasAttribute("disabled")).toBe(true);
	await person.type(screen.getByLabelText(/Type “Atlas”/), "Atlas");
	await person.click(remove);
	expect(onConfirm).toHaveBeenCalledTimes(1);
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a failed deletion stays open and says why", async () => {
	const person = userEvent.setup();
	render(<DeleteProgram onConfirm={() => Promise.reject(new Error("Somebody else changed it."))} />);
	await person.type(screen.getByLabelText(/Type “Atlas”/), "Atlas");
	await person.click(screen.getByRole("button", { name: "Delete program" }));
	expect((await screen.findByRole("alert")).textContent).toContain("Somebody else changed it.");
	expect(screen.getByRole("alertdialog", { name: "Delete Atlas?" })).toBeTruthy();
});

test("a finger closes a window at its foot; the keyboard and assistive technology find one cross", async () => {
	const person = userEvent.setup();
	render(<AddKpi />);
	await person.click(screen.getByRole("button", { name: "Add KPI" }));
	expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(1);
	const foot = screen.getByText("Close");
	expect(foot.tabIndex).toBe(-1);
	await person.click(foot);
	expect(screen.queryByRole("dialog")).toBeNull();
});
