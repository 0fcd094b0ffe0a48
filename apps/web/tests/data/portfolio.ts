import type { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import type { Program } from "@throughline/domain/program";

export function programOf(number: number, given: Partial<Program> = {}): Program {
	return {
		id: `01939000-0000-7000-8000-${String(number).padStart(12, "0")}`,
		name: `Program ${number}`,
		description: null,
		startDate: null,
		endDate: null,
		status: "Active",
		currency: "USD",
		portfolioId: null,
		leadId: null,
		sponsorId: null,
		archivedAt: null,
		version: 1,
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
		...given,
	};
}

export const summary: DashboardSummary = {
	tasks: { completionRate: 58, completed: 24, total: 41, active: 12 },
	budget: { spent: "2480350.50", total: "4100000.00", utilizationRate: 60.5, remaining: "1619649.50" },
	risks: { active: 14, high: 4 },
	kpis: 9,
	benefits: 7,
};

export const overview: DashboardOverview = {
	isUntouched: false,
	reservations: [],
	gates: [
		{ code: "G0", name: "Ideation", status: "Passed", reviewDate: null },
		{ code: "G1", name: "Concept", status: "Failed", reviewDate: null },
		{ code: "G2", name: "Feasibility", status: "Pending", reviewDate: null },
		{ code: "G3", name: "Development", status: "Pending", reviewDate: null },
		{ code: "G4", name: "Launch", status: "Pending", reviewDate: null },
	],
	hasGateData: true,
	health: { schedule: 91, budget: 84, risk: 71, resource: 67 },
	workstreams: 5,
	activity: [
		{
			id: "01939000-0000-7000-8000-000000000901",
			at: "2026-03-04T09:30:00.000Z",
			personName: "Maria Keller",
			action: "completed",
			objectType: "task",
			objectId: "01939000-0000-7000-8000-000000000902",
			parentId: null,
			objectTitle: "Prepare cutover",
			status: null,
			others: 0,
		},
	],
};

/** A program in which nothing has happened yet. */
export const untouched: DashboardOverview = {
	isUntouched: true,
	reservations: [],
	gates: overview.gates.map((gate) => ({ ...gate, status: "Pending" })),
	hasGateData: false,
	health: { schedule: null, budget: null, risk: null, resource: null },
	workstreams: 0,
	activity: [],
};

/** A program as a portfolio shows it, with a figure in every column. */
export const harbour: PortfolioProgram = {
	id: "01939000-0000-7000-8000-000000000001",
	name: "Harbour",
	status: "Active",
	startDate: null,
	endDate: null,
	currency: "EUR",
	portfolioId: null,
	version: 1,
	rating: "At risk",
	reasons: [{ rating: "At risk", about: "gate", text: "Gate due" }],
	tasks: { total: 9, completed: 2, overdue: 4, afterEnd: 0, lastEnd: null },
	progress: { done: 40, planned: 55 },
	nextGate: {
		id: "01939000-0000-7000-8000-000000000002",
		code: "G2",
		name: "Feasibility",
		status: "Pending",
		reviewDate: "2026-12-11",
		criteria: { total: 3, met: 1, unmet: 1 },
	},
	money: {
		budget: "1000.00",
		spent: "250.50",
		forecast: null,
		exposure: "10.00",
		contingency: "20.00",
		benefitsPlanned: "400.00",
		benefitsForecast: "300.00",
		benefitsRealized: "0.00",
	},
	converted: null,
	people: { members: 5, overloaded: 1 },
	waiting: { expenses: 3, reviews: 0, decisions: 1 },
	lastChangeAt: "2026-11-30T12:00:00.000Z",
};
