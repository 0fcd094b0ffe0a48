import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "../src/structure/tabs.tsx";

const names = ["Profile", "Notifications", "Sessions", "Tokens", "Runs", "People"];

// A row of six tabs of 100 px in a box of 300 px: jsdom has no layout of its own.
beforeEach(() => {
	const px = (read: (element: HTMLElement) => number) => ({
		configurable: true,
		get(this: HTMLElement) {
			return read(this);
		},
	});
	Object.defineProperties(HTMLElement.prototype, {
		clientWidth: px(() => 300),
		scrollWidth: px(() => 600),
		offsetWidth: px(() => 100),
		offsetLeft: px((tab) => names.indexOf(tab.textContent) * 100),
	});
});
afterEach(() => {
	for (const name of ["clientWidth", "scrollWidth", "offsetWidth", "offsetLeft"]) {
		Reflect.deleteProperty(HTMLElement.prototype, name);
	}
});

function Strip({ first }: { first: string }) {
	const [value, setValue] = useState(first);
	return (
		<Tabs value={value} onValueChange={setValue}>
			<TabsList aria-label="Settings">
				{names.map((name) => (
					<TabsTrigger key={name} value={name}>
						{name}
					</TabsTrigger>
				))}
			</TabsList>
		</Tabs>
	);
}

const moreAt = ({ dataset }: HTMLElement) => ["moreBefore", "moreAfter"].filter((side) => side in dataset);

test("A row of tabs that is too long shows the chosen one, and at which sides there is more", async () => {
	render(<Strip first="Tokens" />);
	const strip = screen.getByRole("tablist");
	expect(strip.scrollLeft).toBe(140);
	expect(moreAt(strip)).toEqual(["moreBefore", "moreAfter"]);
	await userEvent.setup().click(screen.getByRole("tab", { name: "Profile" }));
	expect(strip.scrollLeft).toBeLessThanOrEqual(0);
	expect(moreAt(strip)).toEqual(["moreAfter"]);
});

test("Who scrolls the row by hand is left alone, and the hint follows", () => {
	const { rerender } = render(<Strip first="Profile" />);
	const strip = screen.getByRole("tablist");
	expect(moreAt(strip)).toEqual(["moreAfter"]);
	strip.scrollLeft = 300;
	fireEvent.scroll(strip);
	rerender(<Strip first="Profile" />);
	expect(strip.scrollLeft).toBe(300);
	expect(moreAt(strip)).toEqual(["moreBefore"]);
});
