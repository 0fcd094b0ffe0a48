import { BarChart } from "@throughline/ui/charts/bar-chart";
import { DonutChart } from "@throughline/ui/charts/donut-chart";
import { LineChart } from "@throughline/ui/charts/line-chart";
import { Section, Specimen } from "./section.tsx";

const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", notation: "compact" });
const month = (index: number) => `2026-${String(index).padStart(2, "0")}-01`;
const measured = [71, 72.5, 70, 74, 78, 79.5, 81, 80, 84].map((value, index) => ({
	date: month(index + 1),
	value,
}));
const forecast = [
	{ date: month(9), value: 84, low: 84, high: 84 },
	{ date: month(10), value: 85.5, low: 83, high: 88 },
	{ date: month(11), value: 87, low: 82.5, high: 91 },
	{ date: month(12), value: 88.5, low: 82, high: 95 },
];

const edges = [
	{ name: "One point", values: [84] },
	{ name: "Constant, far from zero", values: [100_000, 100_000, 100_000], fromZero: false },
	{ name: "Below zero", values: [-3000, -1200, -4500] },
	{ name: "Huge", values: [1.2e12, 8.4e14, 3e14] },
];

export function Charts() {
	return (
		<Section id="charts" title="Charts">
			<div className="grid gap-4 xl:grid-cols-2">
				<Specimen name="Line chart">
					<LineChart
						title="Customer retention"
						description="Measured monthly against its target"
						formatValue={(value) => `${value}%`}
						formatTick={(value) => `${value}%`}
						series={[
							{ id: "measured", label: "Measured", points: measured },
							{
								id: "forecast",
								label: "Forecast",
								kind: "forecast",
								colour: "var(--series-1)",
								points: forecast,
							},
							{
								id: "target",
								label: "Target",
								kind: "target",
								colour: "var(--series-2)",
								points: [
									{ date: month(1), value: 90 },
									{ date: month(12), value: 90 },
								],
							},
						]}
					/>
				</Specimen>
				<Specimen name="Bar chart, grouped">
					<BarChart
						title="Benefits by category"
						height={300}
						categories={["Revenue", "Cost avoidance", "Productivity", "Compliance", "Customer"]}
						series={[
							{ id: "target", label: "Target", values: [1200000, 640000, 480000, 150000, 320000] },
							{ id: "realized", label: "Realized", values: [740000, 610000, 120000, 150000, null] },
						]}
						formatValue={(value) => dollars.format(value)}
						formatTick={(value) => short.format(value)}
					/>
				</Specimen>
				<Specimen name="Bar chart, one series with negatives">
					<BarChart
						title="Variance by month"
						height={220}
						categories={["Jan", "Feb", "Mar", "Apr", "May", "Jun"]}
						series={[{ id: "variance", label: "Variance", values: [12000, -4500, 8000, -15000, 2200, 9100] }]}
						formatValue={(value) => dollars.format(value)}
						formatTick={(value) => short.format(value)}
					/>
				</Specimen>
				<Specimen name="Donut chart">
					<DonutChart
						title="Spend by category"
						formatValue={(value) => short.format(value)}
						centreLabel="Spent"
						slices={[
							{ label: "Software", value: 742000 },
							{ label: "Personnel", value: 561000 },
							{ label: "Infrastructure", value: 268000 },
							{ label: "Travel", value: 91000 },
							{ label: "Training", value: 64000 },
							{ label: "Other", value: 38000 },
						]}
					/>
				</Specimen>
				{edges.map(({ name, values, fromZero }) => (
					<Specimen key={name} name={name}>
						<LineChart
							title={name}
							height={160}
							fromZero={fromZero}
							series={[
								{
									id: "value",
									label: "Value",
									points: values.map((value, index) => ({ date: month(index + 1), value })),
								},
							]}
						/>
					</Specimen>
				))}
				<Specimen name="Bar chart, many long names">
					<BarChart
						title="Expenses by department"
						categories={Array.from(
							{ length: 14 },
							(_, index) => `Regional operations and logistics ${index + 1}`,
						)}
						series={[
							{
								id: "spent",
								label: "Spent",
								values: Array.from({ length: 14 }, (_, index) => (index + 3) ** 3),
							},
						]}
					/>
				</Specimen>
				<Specimen name="Chart without data">
					<LineChart title="Burn rate" series={[]} empty="No Measurements" />
				</Specimen>
			</div>
		</Section>
	);
}
