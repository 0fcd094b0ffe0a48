import type { Risk } from "@throughline/domain/risk";
import type { RiskMitigation } from "@throughline/domain/risk/mitigation";
import { programOf } from "./portfolio.ts";

export const program = programOf(1, { name: "Kassel Warehouse" });
const stamp = { version: 1, createdAt: "2026-03-01T09:00:00.000Z", updatedAt: "2026-03-01T09:00:00.000Z" };

export const key = (kind: number, number: number) =>
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
