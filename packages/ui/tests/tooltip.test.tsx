import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tooltip } from "../src/feedback/tooltip.tsx";
import { Dialog, DialogContent } from "../src/overlays/dialog.tsx";

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
