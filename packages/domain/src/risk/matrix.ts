import { type Impact, impacts, type Likelihood, likelihoods, type RiskPriority } from "../risk.ts";

/** A zone of the risk matrix, by the colour that the specification gives it. */
export type Zone = "red" | "orange" | "yellow" | "green";

/** From the worst to the mildest, with the priority that each suggests. */
export const zonePriorities = { red: "Critical", orange: "High", yellow: "Medium", green: "Low" } as const;

const zones: Record<Likelihood, Partial<Record<Impact, Zone>>> = {
	Certain: { Medium: "orange", High: "red", "Very High": "red" },
	Likely: { Medium: "yellow", High: "orange", "Very High": "red" },
	Possible: { Medium: "yellow", High: "yellow", "Very High": "orange" },
	Unlikely: { "Very High": "yellow" },
	Rare: {},
};

/** The zone of a cell; green unless the specification names it. */
export function zoneOf(likelihood: Likelihood, impact: Impact): Zone {
	return zones[likelihood][impact] ?? "green";
}

/** The priority of a risk for which nobody chose one. */
export function suggestedPriority(likelihood: Likelihood, impact: Impact): RiskPriority {
	return zonePriorities[zoneOf(likelihood, impact)];
}

/** A cell of the matrix. */
export type Position = { likelihood: Likelihood; impact: Impact };

/** Which assessment the matrix shows: before mitigation, or what is left after it. */
export type Assessment = "inherent" | "residual";

/** What the matrix must know of a risk. */
export type Assessed = Position & { residualLikelihood: Likelihood | null; residualImpact: Impact | null };

/** Where the risk lies. Without a residual assessment nothing is known to have changed: it stays where it was. */
export function positionOf(risk: Assessed, assessment: Assessment): Position {
	const { likelihood, impact, residualLikelihood, residualImpact } = risk;
	if (assessment === "inherent" || residualLikelihood === null || residualImpact === null)
		return { likelihood, impact };
	return { likelihood: residualLikelihood, impact: residualImpact };
}

/** The 25 cells as a table is read, the worst likelihood first and the mildest impact first, with their risks. */
export function matrixOf<Row extends Assessed>(risks: readonly Row[], assessment: Assessment) {
	const byCell = Map.groupBy(risks, (risk) => cellKey(positionOf(risk, assessment)));
	return [...likelihoods].reverse().map((likelihood) => ({
		likelihood,
		cells: impacts.map((impact) => ({
			likelihood,
			impact,
			zone: zoneOf(likelihood, impact),
			risks: byCell.get(cellKey({ likelihood, impact })) ?? [],
		})),
	}));
}

/** How many risks their mitigations take from one cell to another; those that stay are left out. */
export type Movement<Row> = { from: Position; to: Position; risks: Row[] };

/** The movements from inherent to residual, each pair of cells once, the busiest first. */
export function movementsOf<Row extends Assessed>(risks: readonly Row[]): Movement<Row>[] {
	const movements = new Map<string, Movement<Row>>();
	for (const risk of risks) {
		const from = positionOf(risk, "inherent");
		const to = positionOf(risk, "residual");
		if (cellKey(from) === cellKey(to)) continue;
		const key = `${cellKey(from)} ${cellKey(to)}`;
		const movement = movements.get(key);
		if (movement) movement.risks.push(risk);
		else movements.set(key, { from, to, risks: [risk] });
	}
	return [...movements.values()].sort((one, other) => other.risks.length - one.risks.length);
}

function cellKey({ likelihood, impact }: Position): string {
	return `${likelihood}/${impact}`;
}
