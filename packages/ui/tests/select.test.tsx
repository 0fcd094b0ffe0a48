import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Combobox } from "../src/forms/combobox.tsx";
import { Field } from "../src/forms/field.tsx";
import { Select } from "../src/forms/select.tsx";

function Choices() {
	const [frequency, setFrequency] = useState("");
	const [owner, setOwner] = useState<string | null>(null);
	return (
		<>
			<Field label="Frequency" error="Choose one.">
				<Select
					value={frequency}
					onValueChange={setFrequency}
					placeholder="Select frequency"
					options={[
						{ value: "Monthly", label: "Monthly" },
						{ value: "Weekly", label: "Weekly" },
					]}
				/>
			</Field>
			<Field label="Owner">
				<Combobox
					clearable
					value={owner}
					onValueChange={setOwner}
					placeholder="Nobody"
					options={[
						{ value: "1", label: "Ana Ruiz", description: "Program director" },
						{ value: "2", label: "Bo Lindqvist", description: "Finance partner" },
						{ value: "3", label: "Bo Lindqvist", description: "Engineer" },
					]}
				/>
			</Field>
		</>
	);
}

test("a select is named by its field, shows its placeholder and takes a choice by keyboard", async () => {
	const person = userEvent.setup();
	render(<Choices />);
	const select = screen.getByRole("combobox", { name: "Frequency", description: "Choose one." });
	expect(select.textContent).toBe("Select frequency");
	expect(select.getAttribute("aria-invalid")).toBe("true");
	select.focus();
	await person.keyboard("{Enter}{ArrowDown}{Enter}");
	expect(select.textContent).toBe("Weekly");
});

test("a combobox finds by any word, tells namesakes apart and can be cleared", async () => {
	const person = userEvent.setup();
	render(<Choices />);
	await person.click(screen.getByRole("combobox", { name: /Owner/ }));
	await person.keyboard("{ArrowDown}");
	const highlighted = () =>
		screen.getAllByRole("option").filter((option) => option.dataset.selected === "true");
	expect(highlighted().map((option) => option.textContent)).toEqual(["Bo LindqvistFinance partner"]);
	await person.keyboard("engineer");
	expect(screen.getAllByRole("option")).toHaveLength(1);
	await person.keyboard("{Enter}");
	expect(screen.getByRole("combobox", { name: "Owner Bo Lindqvist" })).toBeTruthy();
	await person.click(screen.getByRole("button", { name: "Clear Bo Lindqvist" }));
	expect(screen.getByRole("combobox", { name: "Owner Nobody" })).toBeTruthy();
});
