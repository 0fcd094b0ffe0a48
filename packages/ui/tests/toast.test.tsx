import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../src/actions/button.tsx";
import { Dialog, DialogBody, DialogContent } from "../src/overlays/dialog.tsx";
import { dismissToast, toast } from "../src/overlays/toast.tsx";
import { Toaster } from "../src/overlays/toaster.tsx";

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
	act(() => dismissToast());
	cleanup();
	vi.useRealTimers();
});

const shown = () => screen.queryAllByRole("listitem").filter((item) => item.dataset.state === "open");

test("a new toast takes the place of the one on screen", () => {
	render(<Toaster />);
	act(() => void toast({ title: "KPI added successfully" }));
	act(() => void toast({ title: "Expense added successfully" }));
	expect(shown()).toHaveLength(1);
	expect(shown()[0]?.textContent).toContain("Expense added successfully");
});

test("a toast rises over a main action that it would cover, and over no other", () => {
	const at = (left: number, top: number, width: number, height: number) =>
		new DOMRect(left, top, width, height);
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		if (this.textContent === "Start Analysis") return at(1100, 700, 140, 40);
		if (this.textContent === "Elsewhere") return at(300, 700, 140, 40);
		return at(850, 690, 400, 62);
	});
	act(() => void toast({ title: "Input required" }));
	render(
		<>
			<Button variant="primary">Start Analysis</Button>
			<Button variant="primary">Elsewhere</Button>
			<Toaster />
		</>,
	);
	const rise = () => document.querySelector<HTMLElement>("[data-toasts]")?.style.marginBottom;
	expect(rise()).toBe("60px");
	cleanup();
	render(
		<>
			<Button>Start Analysis</Button>
			<Toaster />
		</>,
	);
	act(() => void toast({ title: "Saved" }));
	expect(rise()).toBe("0px");
	vi.restoreAllMocks();
});

test("a toast leaves after five seconds, one with an action after ten", () => {
	render(<Toaster />);
	act(() => void toast({ title: "Saved" }));
	act(() => void vi.advanceTimersByTime(4900));
	expect(shown()).toHaveLength(1);
	act(() => void vi.advanceTimersByTime(200));
	expect(shown()).toHaveLength(0);

	act(() => void toast({ title: "Risk deleted", action: { label: "Undo", onAction: () => undefined } }));
	act(() => void vi.advanceTimersByTime(9900));
	expect(shown()).toHaveLength(1);
	act(() => void vi.advanceTimersByTime(200));
	expect(shown()).toHaveLength(0);
});

test("Undo runs once and takes the toast away", async () => {
	const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	const undo = vi.fn();
	render(<Toaster />);
	act(() => void toast({ title: "Risk deleted", action: { label: "Undo", onAction: undo } }));
	await person.click(screen.getByRole("button", { name: "Undo" }));
	expect(undo).toHaveBeenCalledTimes(1);
	expect(shown()).toHaveLength(0);
});

test("a failure is announced to assistive technology at once", async () => {
	render(<Toaster />);
	act(() => void toast({ title: "Failed to create KPI", variant: "destructive" }));
	await vi.waitFor(() => {
		const announcement = document.querySelector('[aria-live="assertive"]');
		expect(announcement?.textContent).toContain("Failed to create KPI");
	});
});

test("Escape closes the window under a toast, not the toast alone", async () => {
	const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	const onOpenChange = vi.fn();
	render(
		<>
			<Dialog open onOpenChange={onOpenChange}>
				<DialogContent title="Edit risk">
					<DialogBody>Fields</DialogBody>
				</DialogContent>
			</Dialog>
			<Toaster />
		</>,
	);
	act(() => void toast({ title: "Saved" }));
	await person.keyboard("{Escape}");
	await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
	expect(shown()).toHaveLength(0);
});
