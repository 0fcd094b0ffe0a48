import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { Kpi, KpiImport, KpiMeasurement, NewKpi, NewKpiMeasurement } from "@throughline/domain/kpi";
import { overview, programOf, summary } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

const stamps = { version: 1, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };
const idOf = (group: number, number: number) =>
	`01939000-0000-7000-8${String(group).padStart(3, "0")}-${String(number).padStart(12, "0")}`;

export const program = programOf(1, { name: "Iberia Market Entry", endDate: "2026-12-31" });
export const ada = { id: idOf(9, 1), name: "Ada Lovelace", role: null, department: "Other", email: null };

export function kpiOf(number: number, given: Partial<Kpi> = {}): Kpi {
	return {
		id: idOf(1, number),
		programId: program.id,
		name: `KPI ${number}`,
		description: null,
		targetValue: "100",
		currentValue: "80",
		unit: "%",
		unitLabel: null,
		frequency: "Monthly",
		direction: "higher_is_better",
		ownerId: null,
		...stamps,
		...given,
	};
}

export function measurementOf(kpi: Kpi, measurementDate: string, value: string): KpiMeasurement {
	const number = Number(measurementDate.replaceAll("-", ""));
	return { id: idOf(2, number), kpiId: kpi.id, measurementDate, value, ...stamps };
}

export const solved = kpiOf(1, {
	name: "Calls solved at once",
	description: "At the first contact",
	targetValue: "85",
	currentValue: "76.5",
	ownerId: ada.id,
	frequency: "Weekly",
});
export const waiting = kpiOf(2, {
	name: "Waiting time",
	targetValue: "2",
	currentValue: "8",
	unit: "days",
	direction: "lower_is_better",
});
const cost = kpiOf(3, { name: "Cost per call", targetValue: null, currentValue: "1250", unit: "$" });

type Given = {
	role?: Role;
	kpis?: Kpi[];
	measurements?: KpiMeasurement[];
	path?: string;
	procedures?: Parameters<typeof serve>[1];
};

/** The KPI view over KPIs and measurements that its own calls change. */
export async function openKpis({
	role = "Editor",
	kpis = [solved, waiting, cost],
	measurements = [
		measurementOf(solved, "2026-01-31", "62"),
		measurementOf(solved, "2026-02-28", "70"),
		measurementOf(solved, "2026-03-31", "76.5"),
	],
	path = "/?view=kpis",
	procedures = {},
}: Given = {}) {
	const data = { kpis, measurements };
	const found = <Row extends { id: string }>(rows: Row[], id: string): Row => {
		const row = rows.find((each) => each.id === id);
		if (!row) throw new Refusal(404, "NOT_FOUND", "This does not exist, or no longer does");
		return row;
	};
	const ofKpi = ({ kpiId }: { kpiId: string }) =>
		data.measurements
			.filter((each) => each.kpiId === kpiId)
			.sort((a, b) => a.measurementDate.localeCompare(b.measurementDate));
	const server = serve(role, {
		"program.list": () => [program],
		"resource.list": () => [ada],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"sessionContext.active": () => null,
		"history.ofObject": () => [],
		"kpi.list": () => data.kpis,
		"kpi.trends": () =>
			data.kpis
				.map(({ id }) => ({ kpiId: id, measurements: ofKpi({ kpiId: id }) }))
				.filter((trend) => trend.measurements.length > 0),
		"kpi.create": (input: NewKpi) => {
			const created = kpiOf(20 + data.kpis.length, { ...input, currentValue: input.currentValue ?? "0" });
			data.kpis = [...data.kpis, created];
			return created;
		},
		"kpi.update": ({ id, ...change }: Partial<Kpi> & { id: string }) => {
			const before = found(data.kpis, id);
			const after = { ...before, ...change, version: before.version + 1 };
			data.kpis = data.kpis.map((kpi) => (kpi.id === id ? after : kpi));
			return after;
		},
		"kpi.remove": ({ id }: { id: string }) => {
			data.kpis = data.kpis.filter((kpi) => kpi.id !== id);
			return { id, undoId: idOf(3, 1) };
		},
		"kpi.measurement.list": ofKpi,
		"kpi.measurement.create": (input: NewKpiMeasurement & { kpiId: string }) => {
			const created = { ...measurementOf(found(data.kpis, input.kpiId), input.measurementDate, input.value) };
			data.measurements = [...data.measurements, created];
			return created;
		},
		"kpi.measurement.remove": ({ id }: { id: string }) => {
			data.measurements = data.measurements.filter((each) => each.id !== id);
			return { id, undoId: idOf(3, 2) };
		},
		"kpi.measurement.import": (input: KpiImport & { kpiId: string }) => {
			const kpi = found(data.kpis, input.kpiId);
			const days = new Set(input.measurements.map(({ measurementDate }) => measurementDate));
			const kept = data.measurements.filter((each) => !days.has(each.measurementDate));
			const overwritten = data.measurements.length - kept.length;
			data.measurements = [
				...kept,
				...input.measurements.map((each) => measurementOf(kpi, each.measurementDate, each.value)),
			];
			return { added: input.measurements.length - overwritten, overwritten, unchanged: 0 };
		},
		"trash.restore": ({ undoId }: { undoId: string }) => ({ id: undoId }),
		...procedures,
	});
	const router = await openScreen(path);
	return { ...server, data, router, user: userEvent.setup() };
}

/** The card of a KPI, to look into. */
export async function kpiCard(name: string) {
	const title = await screen.findByRole("heading", { level: 2, name });
	const card = title.closest("li");
	if (!card) throw new Error(`${name} is not in a list`);
	return within(card);
}
