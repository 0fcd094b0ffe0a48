import "./browser-stubs.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { BarChart } from "../src/charts/bar-chart.tsx";
import { DonutChart } from "../src/charts/donut-chart.tsx";
import { LineChart } from "../src/charts/line-chart.tsx";
import { plotLines } from "../src/charts/line-plot.ts";
import { spreadLabels } from "../src/charts/spread-labels.ts";

afterEach(cleanup);

const retention = (
	<LineChart
		title="Customer retention"
		formatValue={(value) => `${value}%`}
		series={[
			{
				id: "measured",
				label: "Measured",
				points: [
					{ date: "2026-01-01", value: 71 },
					{ date: "2026-02-01", value: 74 },
				],
			},
			{
				id: "target",
				label: "Target",
				kind: "target",
				points: [
					{ date: "2026-01-01", value: 90 },
					{ date: "2026-02-01", value: 90 },
				],
			},
		]}
	/>
);

test("a line chart is read with the arrow keys", async () => {
	const person = userEvent.setup();
	render(retention);
	screen.getByRole("group", { name: /Customer retention/ }).focus();
	await person.keyboard("{ArrowRight}{ArrowRight}");
	const live = document.querySelector('[aria-live="polite"]');
	expect(live?.textContent).toBe("Feb 1, 2026: Measured 74%, Target 90%");
	await person.keyboard("{Escape}");
	expect(live?.textContent).toBe("");
});

test("a chart has its figures as a table for screen readers", () => {
	render(retention);
	const table = screen.getByRole("table", { name: "Customer retention" });
	expect(
		within(table)
			.getAllByRole("columnheader")
			.map((header) => header.textContent),
	).toEqual(["Date", "Measured", "Target"]);
	expect(within(table).getAllByRole("row")).toHaveLength(3);
});

test("targets are dashed, measurements are not", () => {
	const { container } = render(retention);
	const dashes = [...container.querySelectorAll("path.visx-linepath")].map((path) =>
		path.hasAttribute("stroke-dasharray"),
	);
	expect(dashes).toEqual([false, true]);
});

test("bars begin at zero, below it for negative values", () => {
	const { container } = render(
		<BarChart
			title="Variance"
			categories={["Jan", "Feb"]}
			series={[{ id: "v", label: "Variance", values: [50, -25] }]}
		/>,
	);
	const [gain, loss] = [...container.querySelectorAll("svg[data-chart] rect")].map((bar) => ({
		top: Number(bar.getAttribute("y")),
		bottom: Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
	}));
	expect(gain?.bottom).toBeCloseTo(loss?.top ?? Number.NaN, 5);
	expect((gain?.bottom ?? 0) - (gain?.top ?? 0)).toBeCloseTo(2 * ((loss?.bottom ?? 0) - (loss?.top ?? 0)), 5);
});

test("a chart without figures says so inside its frame and offers no download", () => {
	render(<DonutChart title="Spend by category" slices={[]} empty="No expenses yet." />);
	expect(screen.getByRole("figure", { name: "Spend by category" }).textContent).toContain("No expenses yet.");
	expect(screen.queryByRole("button")).toBeNull();
});

test("a donut names each part with its share", () => {
	render(
		<DonutChart
			title="Spend"
			slices={[
				{ label: "Software", value: 75 },
				{ label: "Travel", value: 25 },
			]}
		/>,
	);
	expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		"Software7575%",
		"Travel2525%",
	]);
});

test("direct labels move apart, within the plot", () => {
	expect(spreadLabels([50, 52, 200], 14, 10, 200)).toEqual([50, 64, 200]);
	expect(spreadLabels([198, 199], 14, 10, 200)).toEqual([186, 200]);
});

const lineTo = (id: string, values: Record<string, number>) => ({
	id,
	label: id,
	colour: "var(--series-1)",
	points: Object.entries(values).map(([date, value]) => ({ date, value })),
});
const plotOf = (lines: Parameters<typeof plotLines>[0]["lines"]) =>
	plotLines({ lines, width: 800, height: 300, fromZero: true, formatTick: String });

test("a line that ends within the plot has its name off its way: over it when it rises, under it when it falls", () => {
	const forecast = lineTo("Forecast", { "2026-03-01": 5, "2026-12-01": 5 });
	const ends = (values: Record<string, number>) => {
		const plot = plotOf([lineTo("Measured", values), forecast]);
		return { name: plot.names[0], end: plot.up(values["2026-03-01"] ?? 0), edge: plot.names[1] };
	};
	const rising = ends({ "2026-01-01": 1, "2026-03-01": 5 });
	expect(rising.name).toMatchObject({ anchor: "end", y: rising.end - 14 });
	expect(rising.edge).toMatchObject({ anchor: "start" });
	const falling = ends({ "2026-01-01": 9, "2026-03-01": 5 });
	expect(falling.name).toMatchObject({ anchor: "end", y: falling.end + 14 });
});

test("the dates under a chart have room, however many the scale offers", () => {
	const monthly = Object.fromEntries(
		Array.from({ length: 30 }, (_, index) => [
			`${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`,
			index,
		]),
	);
	const xs = plotOf([lineTo("Plan", monthly)]).dateLabels.map(({ x }) => x);
	expect(xs.length).toBeGreaterThan(2);
	for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? 0)).toBeGreaterThan(60);
});

test("bars may carry the colour of their category, and are then told apart by their edge", () => {
	const { container } = render(
		<BarChart
			title="Value"
			categories={["Cost", "Quality"]}
			categoryColours={["var(--series-1)", "var(--series-2)"]}
			series={[
				{ id: "target", label: "Target", kind: "target", values: [4, 3] },
				{ id: "realized", label: "Realized", values: [2, 1] },
			]}
		/>,
	);
	const bars = [...container.querySelectorAll("svg[data-chart] g > rect")].map((bar) => [
		bar.getAttribute("fill"),
		bar.hasAttribute("stroke-dasharray"),
	]);
	expect(bars).toEqual([
		["var(--series-1)", true],
		["var(--series-2)", true],
		["var(--series-1)", false],
		["var(--series-2)", false],
	]);
});
