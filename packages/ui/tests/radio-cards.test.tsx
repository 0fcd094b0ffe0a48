import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { RadioCard, RadioCards } from "../src/forms/radio-cards.tsx";

function Routes({ disabled = false }: { disabled?: boolean }) {
	const [value, setValue] = useState("");
	return (
		<>
			<h2 id="how">How do we get there?</h2>
			<RadioCards value={value} onValueChange={setValue} aria-labelledby="how" disabled={disabled}>
				<RadioCard value="rail" label="By rail" description="Four hours, no change." />
				<RadioCard value="road" label="By road" description="Five hours, three drivers." />
			</RadioCards>
		</>
	);
}

test("One card is chosen by its label or by the arrow keys, and describes itself", async () => {
	const user = userEvent.setup();
	render(<Routes />);
	const group = within(screen.getByRole("radiogroup", { name: "How do we get there?" }));
	const rail = group.getByRole("radio", { name: "By rail", description: "Four hours, no change." });
	const road = group.getByRole("radio", { name: "By road" });

	await user.click(screen.getByText("By rail"));
	expect(group.getByRole("radio", { checked: true })).toBe(rail);
	expect(document.activeElement).toBe(rail);
	// Held, as a finger holds it while the focus moves.
	await user.keyboard("{ArrowDown>}");
	await waitFor(() => expect(group.getByRole("radio", { checked: true })).toBe(road));
});

test("Cards of a closed choice cannot be pressed", async () => {
	render(<Routes disabled />);
	await userEvent.click(screen.getByText("By rail"));
	expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
