import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Bubble, BubbleChart } from "../src/charts/bubble-chart.tsx";

const dollars = { format: (value: number) => `$${value}`, formatTick: (value: number) => `$${value}` };

function draw(...given: Partial<Bubble>[]) {
	const bubbles = given.map((each, index) => {
		const label = index === 0 ? "Harbour" : `Jetty ${index}`;
		return { id: label, label, x: 0, y: 0, size: 90, group: "fine", ...each };
	});
	return render(
		<BubbleChart
			title="Value against risk"
			noun="Program"
			unit="USD"
			empty="Nothing has an amount yet."
			groups={[{ id: "fine", label: "Fine", colour: "var(--good)" }]}
			x={{ label: "Risk", ...dollars }}
			y={{ label: "Value", ...dollars }}
			size={{ label: "Budget", format: dollars.format }}
			bubbles={bubbles}
		/>,
	);
}

const tickTexts = (container: HTMLElement) =>
	[...container.querySelectorAll("svg[data-chart] text")].map(({ textContent }) => textContent);

test("an axis along which nothing has a value has its zero alone", () => {
	const { container } = draw({ x: 400 });
	const texts = tickTexts(container);
	expect(texts.filter((text) => text?.startsWith("$"))).toContain("$400");
	expect(texts).not.toContain("$1");
	expect(texts.filter((text) => text === "$0")).toHaveLength(2);
});

test("where nothing has a value along either, it says so and draws nothing", () => {
	const { container } = draw({});
	expect(screen.getByText("Nothing has an amount yet.")).toBeDefined();
	expect(tickTexts(container)).toEqual([]);
});

test("what has neither figure is in the table, and not over the others at zero", () => {
	const { container } = draw({ x: 604_290.8, y: 90 }, {}, {});
	expect(container.querySelectorAll("svg[data-chart] circle")).toHaveLength(1);
	expect(tickTexts(container)).not.toContain("Jetty 1");
	expect(screen.getByRole("row", { name: "Jetty 1 0.00 0.00 90.00" })).toBeDefined();
	const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
	expect(heads).toEqual(["Program", "Risk USD", "Value USD", "Budget USD"]);
	expect(screen.getByRole("row", { name: "Harbour 604290.80 90.00 90.00" })).toBeDefined();
});

test("no bubble lies over the labels of an axis, not at its zero either", () => {
	const { container } = draw({ x: 400 }, { y: 300 }, { x: 1, y: 1 });
	const floor = 420 - 46;
	const starts = new Set<number>();
	for (const circle of container.querySelectorAll("svg[data-chart] circle")) {
		const [cx, cy, r] = ["cx", "cy", "r"].map((name) => Number(circle.getAttribute(name)));
		expect((cy ?? 0) + (r ?? 0)).toBeLessThanOrEqual(floor + 1);
		starts.add((cx ?? 0) - (r ?? 0));
	}
	expect(Math.min(...starts)).toBeGreaterThanOrEqual(25);
});
