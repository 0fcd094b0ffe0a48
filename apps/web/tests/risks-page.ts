import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { NewRisk, Risk, RiskStatus } from "@throughline/domain/risk";
import type { NewRiskMitigation, RiskMitigation } from "@throughline/domain/risk/mitigation";
import { scoresOf } from "@throughline/domain/risk/score";
import { Refusal, serve } from "./fake-server.ts";
import { overview, programOf, summary } from "./portfolio.ts";
import { openScreen } from "./render-screen.tsx";

const program = programOf(1, { name: "Kassel Warehouse" });
const stamp = { version: 1, createdAt: "2026-03-01T09:00:00.000Z", updatedAt: "2026-03-01T09:00:00.000Z" };

const key = (kind: number, number: number) =>
	`01939000-0000-7000-8${kind}00-${String(number).padStart(12, "0")}`;

export const petra = {
	id: key(2, 1),
	name: "Petra Lindqvist",
	role: null,
	department: "Operations",
	email: null,
	personId: null,
	...stamp,
};

export function riskOf(number: number, given: Partial<Risk> = {}): Risk {
	return {
		id: key(1, number),
		riskId: `R-${String(number).padStart(3, "0")}`,
		programId: program.id,
		description: `Risk number ${number}`,
		category: null,
		likelihood: "Rare",
		impact: "Low",
		priority: "Low",
		status: "Open",
		ownerId: null,
		mitigationPlan: null,
		residualLikelihood: null,
		residualImpact: null,
		probability: null,
		impactCost: null,
		...stamp,
		...given,
	};
}

export const radio = riskOf(1, {
	description: "Radio does not reach the high shelves",
	category: "Technology",
	likelihood: "Certain",
	impact: "High",
	priority: "Critical",
	ownerId: petra.id,
	mitigationPlan: "More access points",
	residualLikelihood: "Unlikely",
	residualImpact: "Medium",
	probability: 0.9,
	impactCost: "140000.00",
});
export const pickers = riskOf(2, {
	description: "Pickers leave",
	category: "People",
	likelihood: "Likely",
	impact: "High",
	priority: "High",
	status: "Monitoring",
	mitigationPlan: "A new grade",
});
export const noise = riskOf(3, { description: "Noise at the packing tables", status: "Closed" });

export function mitigationOf(number: number, given: Partial<RiskMitigation> = {}): RiskMitigation {
	return {
		id: key(3, number),
		riskId: radio.id,
		description: `Measure ${number}`,
		ownerId: null,
		dueDate: null,
		cost: null,
		effect: null,
		status: "Planned",
		...stamp,
		...given,
	};
}

type Given = {
	role?: Role;
	risks?: Risk[];
	mitigations?: RiskMitigation[];
	contingency?: string;
	path?: string;
	/** In place of the usual answers. */
	procedures?: Record<string, (input: never) => unknown>;
};

/** The risks view over risks that its own calls change. */
export async function openRisks({
	role = "Editor",
	risks = [radio, pickers, noise],
	mitigations = [],
	contingency = "100000.00",
	path = "/?view=risks",
	procedures = {},
}: Given = {}) {
	const held = { risks, mitigations, contingency, version: 1 };
	const find = <Row extends { id: string }>(rows: Row[], id: string): Row => {
		const row = rows.find((each) => each.id === id);
		if (!row) throw new Refusal(404, "NOT_FOUND", "This does not exist, or no longer does");
		return row;
	};
	const put = (risk: Risk) => {
		held.risks = [...held.risks.filter(({ id }) => id !== risk.id), risk];
		return risk;
	};
	const changed = (change: Partial<Risk> & { id: string }) => {
		const before = find(held.risks, change.id);
		return put({ ...before, ...change, version: before.version + 1 });
	};
	const server = serve(role, {
		"program.list": () => [program],
		"program.finance.byId": () => finance(),
		"program.finance.update": (input: { contingency: string }) => {
			held.contingency = Number(input.contingency).toFixed(2);
			held.version += 1;
			return finance();
		},
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"resource.list": () => [petra],
		"history.ofObject": () => [],
		"risk.list": () => held.risks,
		"risk.create": (input: NewRisk) => put(riskOf(9, { ...input, priority: input.priority ?? "Low" })),
		"risk.update": changed,
		"risk.remove": ({ id }: { id: string }) => {
			find(held.risks, id);
			held.risks = held.risks.filter((risk) => risk.id !== id);
			return { id, undoId: key(9, 1) };
		},
		"risk.changeStatuses": ({ changes }: { changes: { id: string; status: RiskStatus }[] }) =>
			changes.map(({ id, status }) => changed({ id, status })),
		"risk.scores": ({ id }: { id: string }) => {
			const risk = find(held.risks, id);
			return [{ ...risk, scoredAt: risk.createdAt, ...scoresOf(risk) }];
		},
		"risk.mitigation.ofProgram": () => held.mitigations,
		"risk.mitigation.list": ({ riskId }: { riskId: string }) =>
			held.mitigations.filter((each) => each.riskId === riskId),
		"risk.mitigation.create": (input: NewRiskMitigation) => {
			const created = mitigationOf(9, input);
			held.mitigations = [...held.mitigations, created];
			return created;
		},
		"risk.mitigation.update": (change: Partial<RiskMitigation> & { id: string }) => {
			const before = find(held.mitigations, change.id);
			const after = { ...before, ...change, version: before.version + 1 };
			held.mitigations = held.mitigations.map((each) => (each.id === after.id ? after : each));
			return after;
		},
		"risk.mitigation.remove": ({ id }: { id: string }) => {
			held.mitigations = held.mitigations.filter((each) => each.id !== id);
			return { id, undoId: key(9, 2) };
		},
		...procedures,
	});
	function finance() {
		return { id: program.id, contingency: held.contingency, discountRate: "8.00", version: held.version };
	}
	const router = await openScreen(path);
	return { ...server, held, put, router, user: userEvent.setup() };
}
