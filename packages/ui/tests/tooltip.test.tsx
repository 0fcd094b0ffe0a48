import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tooltip, TooltipProvider } from "../src/feedback/tooltip.tsx";
import { Dialog, DialogContent } from "../src/overlays/dialog.tsx";

afterEach(() => void vi.useRealTimers());

/** What the style sheet hides. */
const covered =
	'[data-radix-popper-content-wrapper]:is([data-aria-hidden="true"], [data-aria-hidden="true"] *):has([role="tooltip"])';

function Page({ dialog }: { dialog: boolean }) {
	return (
		<>
			<Tooltip content="All programs" open>
				<button type="button">Programs</button>
			</Tooltip>
			{dialog && (
				<Dialog open>
					<DialogContent title="Search">Nothing yet</DialogContent>
				</Dialog>
			)}
		</>
	);
}

test("a tooltip is hidden once a dialog opens over it, and only then", async () => {
	const { rerender } = render(<Page dialog={false} />);
	await screen.findByRole("tooltip");
	expect(document.querySelector(covered)).toBeNull();
	rerender(<Page dialog={true} />);
	await screen.findByRole("dialog", { name: "Search" });
	expect(document.querySelector(covered)).not.toBeNull();
});

test("a tooltip opens after 700 ms, the next one at once if it is reached within 300 ms", () => {
	vi.useFakeTimers();
	render(
		<TooltipProvider>
			<Tooltip content="All programs">
				<button type="button">Programs</button>
			</Tooltip>
			<Tooltip content="All risks">
				<button type="button">Risks</button>
			</Tooltip>
		</TooltipProvider>,
	);
	const point = (name: string) => fireEvent.pointerMove(screen.getByRole("button", { name }));
	const leave = (name: string) => {
		fireEvent.pointerLeave(screen.getByRole("button", { name }));
		// Off the way from the trigger to its tooltip as well.
		fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 });
	};
	const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
	const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

	point("Programs");
	pass(699);
	expect(shown()).toBeNull();
	pass(1);
	expect(shown()).toBe("All programs");

	leave("Programs");
	pass(299);
	point("Risks");
	expect(shown()).toBe("All risks");

	leave("Risks");
	pass(301);
	point("Programs");
	pass(699);
	expect(shown()).toBeNull();
});
