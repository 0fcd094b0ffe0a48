import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BarChart } from "../src/charts/bar-chart.tsx";
import { DonutChart } from "../src/charts/donut-chart.tsx";
import { LineChart } from "../src/charts/line-chart.tsx";
import { plotLines } from "../src/charts/line-plot.ts";
import { spreadLabels } from "../src/charts/spread-labels.ts";

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

const ticksOf = (container: HTMLElement, side: "left" | "bottom") =>
	[...container.querySelectorAll(`.visx-axis-${side} text`)].map((text) => text.textContent);
const drawLine = (
	values: number[],
	props: { fromZero?: boolean; formatTick?: (value: number) => string } = {},
) =>
	render(
		<LineChart
			title="Spend"
			series={[
				{
					id: "spend",
					label: "Spend",
					points: values.map((value, index) => ({ date: `2026-01-0${index + 1}`, value })),
				},
			]}
			{...props}
		/>,
	).container;

test("the library's axes and grid stand at the plot: each value with its hairline, each date once", () => {
	const container = drawLine([0, 400, 200]);
	expect(ticksOf(container, "left")).toEqual(["0", "100", "200", "300", "400"]);
	expect(container.querySelectorAll(".visx-rows line")).toHaveLength(5);
	const dates = ticksOf(container, "bottom");
	expect(dates[0]).toBe("Jan 1");
	expect(new Set(dates).size).toBe(dates.length);
});

test.each([
	{ name: "one point", values: [7], ticks: ["0", "2", "4", "6", "8"] },
	{ name: "a constant zero", values: [0, 0], ticks: ["0", "0.2", "0.4", "0.6", "0.8", "1"] },
	{
		name: "a constant far from zero",
		values: [1e5, 1e5],
		fromZero: false,
		ticks: ["90K", "95K", "100K", "105K", "110K"],
	},
	{ name: "negative values", values: [-30, -10], ticks: ["-30", "-20", "-10", "0"] },
	{ name: "huge values", values: [2e15, 8e15], ticks: ["0", "2000T", "4000T", "6000T", "8000T"] },
])("$name: every value at the axis has a text of its own", ({ values, ticks, ...props }) => {
	const container = drawLine(values, props);
	expect(ticksOf(container, "left")).toEqual(ticks);
	expect(container.innerHTML).not.toContain("NaN");
});

test("values whose short texts are the same stand at the axis once", () => {
	const texts = ticksOf(drawLine([1_200_000, 1_240_000], { fromZero: false }), "left");
	expect(texts).toEqual(["1.2M"]);
});

test("a tooltip stands beside the mark, within the chart", async () => {
	const person = userEvent.setup();
	const { container } = render(retention);
	expect(container.querySelector(".visx-tooltip")).toBeNull();
	screen.getByRole("group", { name: /Customer retention/ }).focus();
	await person.keyboard("{End}");
	expect(container.querySelector(".visx-tooltip")?.textContent).toBe("Feb 1, 2026Measured74%Target90%");
});

test("a narrow chart has a legend in place of the names at its lines", async () => {
	const resize = new Map<Element, ResizeObserverCallback>();
	vi.stubGlobal(
		"ResizeObserver",
		class {
			#callback: ResizeObserverCallback;
			constructor(callback: ResizeObserverCallback) {
				this.#callback = callback;
			}
			observe(box: Element) {
				resize.set(box, this.#callback);
			}
			disconnect() {}
		},
	);
	const { container } = render(retention);
	const plot = screen.getByRole("group", { name: /Customer retention/ });
	const resizeTo = (width: number) => {
		const contentRect = { width, height: 240, top: 0, left: 0 };
		resize.get(plot)?.([{ contentRect } as ResizeObserverEntry], {} as ResizeObserver);
	};
	const drawn = () => container.querySelector("svg[data-chart]")?.getAttribute("width");
	resizeTo(296);
	await waitFor(() => expect(drawn()).toBe("296"));
	expect([...container.querySelectorAll(".visx-legend-item")].map((item) => item.textContent)).toEqual([
		"Measured",
		"Target",
	]);
	// Hidden, as in a tab: it is not drawn without a width.
	resizeTo(0);
	await waitFor(() => expect(drawn()).toBe("640"));
	vi.unstubAllGlobals();
});

test("names of many bars do not collide, and a long one leaves room for the plot", () => {
	const categories = Array.from({ length: 24 }, (_, index) => `${index} ${"very ".repeat(12)}long`);
	const { container } = render(
		<BarChart
			title="Spend"
			categories={categories}
			series={[{ id: "a", label: "A", values: categories.map(() => 5) }]}
		/>,
	);
	const names = [...container.querySelectorAll(".visx-axis-bottom text")].map((name) =>
		Number(name.getAttribute("x")),
	);
	expect(names).toHaveLength(12);
	for (const [index, x] of names.slice(1).entries()) expect(x - (names[index] ?? 0)).toBeGreaterThan(40);
	const bar = container.querySelector("svg[data-chart] g > rect");
	expect(Number(bar?.getAttribute("height"))).toBeGreaterThan(100);
});

test("the value of a bar below zero stands under it", () => {
	const { container } = render(
		<BarChart
			title="Variance"
			categories={["Jan", "Feb"]}
			series={[{ id: "v", label: "V", values: [50, -25] }]}
		/>,
	);
	const loss = [...container.querySelectorAll("g:has(> rect)")].at(-1);
	const bar = loss?.querySelector("rect");
	const end = Number(bar?.getAttribute("y")) + Number(bar?.getAttribute("height"));
	expect(Number(loss?.querySelector("text")?.getAttribute("y"))).toBeGreaterThan(end);
});
