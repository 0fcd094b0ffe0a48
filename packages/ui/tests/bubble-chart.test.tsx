import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Bubble, BubbleChart } from "../src/charts/bubble-chart.tsx";

const dollars = { format: (value: number) => `$${value}`, formatTick: (value: number) => `$${value}` };

function draw(given: Partial<Bubble>) {
	const bubble = { id: "a", label: "Harbour", x: 0, y: 0, size: 90, group: "fine", ...given };
	return render(
		<BubbleChart
			title="Value against risk"
			noun="Program"
			empty="Nothing has an amount yet."
			groups={[{ id: "fine", label: "Fine", colour: "var(--good)" }]}
			x={{ label: "Risk", ...dollars }}
			y={{ label: "Value", ...dollars }}
			size={{ label: "Budget", format: dollars.format }}
			bubbles={[bubble]}
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
