import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type {
	Benefit,
	BenefitPeriod,
	BenefitPlanChange,
	BenefitProjection,
	NewBenefit,
} from "@throughline/domain/benefit";
import { overview, programOf, summary } from "../data/portfolio.ts";
import { serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

const stamps = { version: 1, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };
const idOf = (group: number, number: number) =>
	`01939000-0000-7000-8${String(group).padStart(3, "0")}-${String(number).padStart(12, "0")}`;

export const program = programOf(1, { name: "Iberia Market Entry", endDate: "2199-03-31" });
export const ada = { id: idOf(9, 1), name: "Ada Lovelace", role: null, department: "Other", email: null };

export function benefitOf(number: number, given: Partial<Benefit> = {}): Benefit {
	return {
		id: idOf(5, number),
		programId: program.id,
		name: `Benefit ${number}`,
		description: null,
		category: "Cost Savings",
		targetValue: "1000.00",
		realizedValue: "250.00",
		status: "In Progress",
		ownerId: null,
		ownerAfterClosureId: null,
		...stamps,
		...given,
	};
}

export function periodOf(
	benefit: Benefit,
	month: string,
	planned: string,
	actual: string | null = null,
	version = 1,
): BenefitPeriod {
	const number = Number(month.replace("-", ""));
	return {
		...stamps,
		id: idOf(6, number),
		benefitId: benefit.id,
		month: `${month}-01`,
		planned,
		actual,
		version,
	};
}

export const calls = benefitOf(1, { name: "Fewer calls", ownerId: ada.id, description: "Solved before" });
export const loyal = benefitOf(2, {
	name: "Loyal customers",
	category: "Other",
	targetValue: "3000.00",
	realizedValue: "0.00",
	status: "Not Started",
});

export const projection: BenefitProjection = {
	totalBenefit: "4000.00",
	totalTarget: "4500.00",
	plansBeyondTargets: "-300.00",
	actualsBeyondPlans: "-200.00",
	totalCost: "1600.00",
	netBenefit: "2400.00",
	roi: 150,
	paybackMonths: 14,
	npv: "2100.55",
	discountRate: "8.00",
	months: [
		{ month: "2026-01", benefit: "0.00", cost: "1600.00", cumulative: "-1600.00" },
		{ month: "2026-02", benefit: "4000.00", cost: "0.00", cumulative: "2400.00" },
	],
};

type Given = {
	role?: Role;
	benefits?: Benefit[];
	periods?: BenefitPeriod[];
	projection?: BenefitProjection | null;
	path?: string;
	procedures?: Parameters<typeof serve>[1];
};

/** The benefits view over benefits and plans that its own calls change. */
export async function openBenefits({
	role = "Editor",
	benefits = [calls, loyal],
	periods = [periodOf(calls, "2026-01", "500.00", "250.00", 2), periodOf(calls, "2026-02", "500.00")],
	projection: projected = projection,
	path = "/?view=benefits",
	procedures = {},
}: Given = {}) {
	const data = { benefits, periods };
	const planOf = ({ benefitId }: { benefitId: string }) =>
		data.periods
			.filter((each) => each.benefitId === benefitId)
			.sort((a, b) => a.month.localeCompare(b.month));
	const server = serve(role, {
		"program.list": () => [program],
		"program.finance.byId": () => ({ id: program.id, contingency: "0.00", discountRate: "8.00", version: 3 }),
		"program.finance.update": () => null,
		"resource.list": () => [ada],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"sessionContext.active": () => null,
		"history.ofObject": () => [],
		"benefit.list": () => data.benefits,
		"benefit.projection": () => projected,
		"benefit.create": (input: NewBenefit) => {
			const created = benefitOf(20 + data.benefits.length, input);
			data.benefits = [...data.benefits, created];
			return created;
		},
		"benefit.update": ({ id, ...change }: Partial<Benefit> & { id: string }) => {
			data.benefits = data.benefits.map((each) => (each.id === id ? { ...each, ...change } : each));
			return data.benefits.find((each) => each.id === id);
		},
		"benefit.remove": ({ id }: { id: string }) => {
			data.benefits = data.benefits.filter((each) => each.id !== id);
			return { id, undoId: idOf(7, 1) };
		},
		"benefit.period.list": planOf,
		"benefit.period.save": (input: BenefitPlanChange & { benefitId: string }) => {
			const benefit = data.benefits.find(({ id }) => id === input.benefitId) ?? calls;
			const months = new Map(data.periods.map((each) => [each.month.slice(0, 7), each]));
			for (const { month, planned, actual } of input.periods) {
				const version = (months.get(month)?.version ?? 0) + 1;
				months.set(month, periodOf(benefit, month, planned, actual, version));
			}
			data.periods = [...months.values()];
			return planOf(input);
		},
		"trash.restore": ({ undoId }: { undoId: string }) => ({ id: undoId }),
		...procedures,
	});
	const router = await openScreen(path);
	return { ...server, data, router, user: userEvent.setup() };
}
