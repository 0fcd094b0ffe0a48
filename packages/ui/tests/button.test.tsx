import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../src/actions/button.tsx";
import { IconButton } from "../src/actions/icon-button.tsx";

test("a busy button keeps its focus, says that it is busy and does nothing twice", async () => {
	const person = userEvent.setup();
	const onClick = vi.fn();
	const { rerender } = render(<Button onClick={onClick}>Save</Button>);
	await person.click(screen.getByRole("button", { name: "Save" }));
	rerender(
		<Button onClick={onClick} loading>
			Save
		</Button>,
	);
	const button = screen.getByRole("button", { name: "Save", busy: true });
	expect(document.activeElement).toBe(button);
	await person.click(button);
	await person.keyboard("{Enter}");
	expect(onClick).toHaveBeenCalledTimes(1);
});

test("a busy submit button does not send the form again", async () => {
	const person = userEvent.setup();
	const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
	render(
		<form onSubmit={onSubmit}>
			<Button type="submit" loading>
				Save
			</Button>
		</form>,
	);
	await person.click(screen.getByRole("button"));
	expect(onSubmit).not.toHaveBeenCalled();
});

test("an icon button has a name, and a tooltip that the keyboard reaches", async () => {
	const person = userEvent.setup();
	render(<IconButton label="Notifications" icon={<svg />} />);
	await person.tab();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Notifications" }));
	expect((await screen.findByRole("tooltip")).textContent).toBe("Notifications");
});
