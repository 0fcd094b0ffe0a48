import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { readWritingFrom, standardWriting } from "@throughline/domain/value/writing";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { Button } from "../src/actions/button.tsx";
import { DateField } from "../src/forms/date-field.tsx";
import { Form, type FormFailure, FormField } from "../src/forms/form.tsx";
import { Input } from "../src/forms/input.tsx";
import { NumberInput } from "../src/forms/number-input.tsx";

type Values = { name: string; budget: string; start: string };

function ProgramForm({ onSubmit }: { onSubmit: (values: Values) => Promise<FormFailure | undefined> }) {
	const form = useForm<Values>({ defaultValues: { name: "", budget: "", start: "" } });
	return (
		<Form form={form} onSubmit={onSubmit} aria-label="Program">
			<FormField<Values, "name"> name="name" label="Name" hint="As people say it.">
				{(field) => <Input {...field} />}
			</FormField>
			<FormField<Values, "budget"> name="budget" label="Budget">
				{(field) => <NumberInput {...field} />}
			</FormField>
			<FormField<Values, "start"> name="start" label="Start date">
				{(field) => <DateField {...field} />}
			</FormField>
			<Button type="submit" variant="primary">
				Save program
			</Button>
		</Form>
	);
}

const save = (person: ReturnType<typeof userEvent.setup>) =>
	person.click(screen.getByRole("button", { name: "Save program" }));

test("what is typed arrives exactly as typed", async () => {
	const person = userEvent.setup();
	const onSubmit = vi.fn(async () => undefined);
	render(<ProgramForm onSubmit={onSubmit} />);
	await person.type(screen.getByLabelText("Name"), "Atlas");
	await person.type(screen.getByRole("spinbutton", { name: "Budget" }), "12345678901234.10");
	await person.type(screen.getByLabelText("Start date"), "2026-11-21");
	await save(person);
	expect(onSubmit).toHaveBeenCalledWith({ name: "Atlas", budget: "12345678901234.10", start: "2026-11-21" });
});

test.each([
	["point-comma", "1.234,5", "1234.5"],
	["point-comma", "1250,00", "1250"],
	["space-comma", "96,5", "96.5"],
	["comma-point", "1,234.5", "1234.5"],
	["comma-point", "96,5", "96.5"],
	["comma-point", "twelve", "twelve"],
] as const)("who reads numbers as %s and types %s means %s", async (numberForm, typed, budget) => {
	readWritingFrom(() => ({ dateForm: "month-first", numberForm }));
	const person = userEvent.setup();
	const onSubmit = vi.fn(async () => undefined);
	render(<ProgramForm onSubmit={onSubmit} />);
	const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Budget" });
	await person.type(screen.getByLabelText("Name"), "Atlas");
	await person.type(field, typed);
	expect(field.value).toBe(typed);
	await save(person);
	expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ budget }));
	readWritingFrom(() => standardWriting);
});

test("a second press before the first is answered sends nothing", async () => {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	const onSubmit = vi.fn(() => promise);
	render(<ProgramForm onSubmit={onSubmit} />);
	const form = screen.getByRole("form", { name: "Program" });
	fireEvent.submit(form);
	fireEvent.submit(form);
	await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
	fireEvent.submit(form);
	resolve(undefined);
	await promise;
	await waitFor(() => {
		fireEvent.submit(form);
		expect(onSubmit).toHaveBeenCalledTimes(2);
	});
});

test("the server's issues land on their fields, the first takes the focus, nothing typed is lost", async () => {
	const person = userEvent.setup();
	render(
		<ProgramForm
			onSubmit={async () => ({
				message: "The program was not saved.",
				issues: [
					{ path: "start", message: "Start after today." },
					{ path: "name", message: "A program of this name exists." },
				],
			})}
		/>,
	);
	await person.type(screen.getByLabelText("Name"), "Atlas");
	await save(person);
	const name = screen.getByLabelText("Name");
	await waitFor(() => expect(document.activeElement).toBe(name));
	expect(
		screen.getByRole("textbox", {
			name: "Name",
			description: "A program of this name exists. As people say it.",
		}),
	).toBe(name);
	expect(name.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByLabelText("Start date").getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByLabelText("Budget").hasAttribute("aria-invalid")).toBe(false);
	expect(screen.queryByRole("alert")).toBeNull();
	expect((name as HTMLInputElement).value).toBe("Atlas");
});

test("an issue without a field on screen stands above the form with the refusal", async () => {
	const person = userEvent.setup();
	render(
		<ProgramForm
			onSubmit={async () => ({
				message: "Not saved.",
				issues: [{ path: "version", message: "Somebody else changed it." }],
			})}
		/>,
	);
	await save(person);
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toBe("Not saved. Somebody else changed it.");
	await waitFor(() => expect(alert.parentElement).toBe(document.activeElement));
});

test("an issue inside a list belongs to the list's field", async () => {
	const person = userEvent.setup();
	render(
		<ProgramForm
			onSubmit={async () => ({ message: "No.", issues: [{ path: "name.0.text", message: "Too long." }] })}
		/>,
	);
	await save(person);
	await waitFor(() =>
		expect(screen.getByRole("textbox", { name: "Name", description: /Too long/ })).toBeTruthy(),
	);
});
