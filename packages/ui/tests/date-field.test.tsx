import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { readWritingFrom, standardWriting } from "@throughline/domain/value/writing";
import { useState } from "react";
import { expect, test } from "vitest";
import { DateField } from "../src/forms/date-field.tsx";
import { Field } from "../src/forms/field.tsx";
import { WeekStart } from "../src/forms/week-start.ts";

function ReviewDate({ initial = "" }: { initial?: string }) {
	const [value, setValue] = useState(initial);
	return (
		<Field label="Review date">
			<DateField value={value} onValueChange={setValue} today="2026-11-21" min="2026-11-01" />
		</Field>
	);
}

const field = () => screen.getByLabelText<HTMLInputElement>("Review date");

test("a day is typed, and written as its reader writes days when the field is left", async () => {
	const person = userEvent.setup();
	render(<ReviewDate />);
	await person.type(field(), "2027/3/5");
	expect(field().value).toBe("2027/3/5");
	await person.tab();
	expect(field().value).toBe("Mar 5, 2027");
	expect(field().hasAttribute("aria-invalid")).toBe(false);
});

test("a day is typed as people say it: the field shows what it understood, and Enter writes it in full", async () => {
	const person = userEvent.setup();
	render(<ReviewDate />);
	await person.type(field(), "next fri");
	screen.getByText("Fri, Nov 27, 2026");
	await person.keyboard("{Enter}");
	expect(field().value).toBe("Nov 27, 2026");
	expect(screen.queryByText("Fri, Nov 27, 2026")).toBeNull();
	await person.clear(field());
	await person.type(field(), "+2w");
	await person.tab();
	expect(field().value).toBe("Dec 5, 2026");
});

test("what is no day stays as typed and is marked when the field is left", async () => {
	const person = userEvent.setup();
	render(<ReviewDate />);
	await person.type(field(), "2026-02-30");
	expect(field().hasAttribute("aria-invalid")).toBe(false);
	await person.tab();
	expect(field().value).toBe("2026-02-30");
	expect(field().getAttribute("aria-invalid")).toBe("true");
	const why = document.getElementById(field().getAttribute("aria-describedby") ?? "");
	expect(why?.textContent).toBe("“2026-02-30” is no date. Try Dec 4, 2026, fri, +2w or end of june.");
});

test("the calendar is walked with the keyboard and closes with the chosen day", async () => {
	const person = userEvent.setup();
	render(<ReviewDate />);
	await person.click(field());
	await person.keyboard("{Alt>}{ArrowDown}{/Alt}");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Saturday, November 21, 2026");
	await person.keyboard("{ArrowRight}{ArrowDown}{PageDown}");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Tuesday, December 29, 2026");
	await person.keyboard("{Enter}");
	expect(field().value).toBe("Dec 29, 2026");
	expect(screen.queryByRole("grid")).toBeNull();
});

test("the calendar offers no day before the first allowed one", async () => {
	const person = userEvent.setup();
	render(<ReviewDate initial="2026-11-02" />);
	await person.click(screen.getByRole("button", { name: "Choose date, Nov 2, 2026" }));
	await person.keyboard("{ArrowUp}{ArrowLeft}");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Sunday, November 1, 2026");
	expect(screen.getByRole("button", { name: "Saturday, October 31, 2026" }).hasAttribute("disabled")).toBe(
		true,
	);
});

test("the calendar's weeks begin on the day that holds here, for the keyboard too", async () => {
	const person = userEvent.setup();
	render(
		<WeekStart value={() => 6}>
			<ReviewDate initial="2026-11-18" />
		</WeekStart>,
	);
	field().focus();
	await person.keyboard("{Alt>}{ArrowDown}{/Alt}");
	expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
		"Su",
		"Mo",
		"Tu",
		"We",
		"Th",
		"Fr",
		"Sa",
	]);
	await person.keyboard("{Home}{Enter}");
	expect(field().value).toBe("Nov 15, 2026");
});

test("a day stands in the form of its reader, who may change a part of it where it stands", async () => {
	readWritingFrom(() => ({ dateForm: "day-first", numberForm: "point-comma" }));
	try {
		const person = userEvent.setup();
		render(<ReviewDate initial="2026-11-02" />);
		expect(field().value).toBe("2 Nov 2026");
		await person.type(field(), "{Backspace}7{Tab}");
		expect(field().value).toBe("2 Nov 2027");
	} finally {
		readWritingFrom(() => standardWriting);
	}
});
