import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Progress } from "../src/feedback/progress.tsx";

test.each([
	{ value: 42.4, now: "42.4", width: "42.4%", words: "42%" },
	{ value: 134, now: "100", width: "100%", words: "100%" },
	{ value: -5, now: "0", width: "0%", words: "0%" },
])("$value is drawn and announced within 0 and 100", ({ value, now, width, words }) => {
	render(<Progress label="Tasks completed" value={value} />);
	const bar = screen.getByRole("progressbar", { name: "Tasks completed" });
	expect(bar.getAttribute("aria-valuenow")).toBe(now);
	expect(bar.getAttribute("aria-valuemax")).toBe("100");
	expect(bar.querySelector<HTMLElement>("[data-fill]")?.style.width).toBe(width);
	expect(screen.getByText(words)).toBeTruthy();
});

test("progress without a known end has no value", () => {
	render(<Progress label="Extracting text" value={null} />);
	expect(screen.getByRole("progressbar", { name: "Extracting text" }).hasAttribute("aria-valuenow")).toBe(
		false,
	);
});

test("a bar may carry the colour of a series in place of its tone's", () => {
	render(<Progress label="Cost Savings" value={40} colour="var(--series-2)" />);
	const fill = screen.getByRole("progressbar").querySelector<HTMLElement>("[data-fill]");
	expect(fill?.style.background).toBe("var(--series-2)");
	expect(fill?.className).not.toContain("bg-accent");
});
