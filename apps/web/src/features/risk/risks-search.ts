import {
	type Impact,
	impacts,
	type Likelihood,
	likelihoods,
	type Risk,
	type RiskPriority,
	type RiskStatus,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { type Assessment, type Position, positionOf } from "@throughline/domain/risk/matrix";
import type { ViewSearch } from "../../workspace/use-view-search.ts";

const parts = ["details", "why", "mitigations", "history"] as const;

/** What the address says of the risks. */
export type RisksSearch = {
	tab: "matrix" | "register";
	/** None: all. The address may name several, `High,Critical`. */
	priorities: RiskPriority[];
	statuses: RiskStatus[];
	/** Which position the matrix shows. */
	assessment: Assessment;
	/** Whether arrows show how mitigation moves the risks. */
	movement: boolean;
	/** The cell of the matrix that is open; in the register, the only one that is listed. */
	cell: Position | null;
	/** The risk that is open, and which part of it. */
	item: string | undefined;
	part: (typeof parts)[number];
	/** `new` or a risk's id. */
	form: string | undefined;
};

/** Reads the address; what no risk can be is left out. */
export function risksSearch(search: ViewSearch): RisksSearch {
	return {
		tab: search.tab === "register" ? "register" : "matrix",
		priorities: namedOf(search.priority, riskPriorities),
		statuses: namedOf(search.status, riskStatuses),
		assessment: search.scale === "residual" ? "residual" : "inherent",
		movement: search.display === "movement",
		cell: cellOf(search.cell),
		item: search.item,
		part: parts.find((part) => part === search.part) ?? "details",
		form: search.form,
	};
}

function namedOf<Word extends string>(value: string | undefined, words: readonly Word[]): Word[] {
	const named = value?.split(",") ?? [];
	return words.filter((word) => named.includes(word));
}

function cellOf(value: string | undefined): Position | null {
	const [first, second] = value?.split("/") ?? [];
	const likelihood = likelihoods.find((step): step is Likelihood => step === first);
	const impact = impacts.find((step): step is Impact => step === second);
	return likelihood && impact ? { likelihood, impact } : null;
}

/** A cell as the address names it: `Likely/High`. */
export function cellWord({ likelihood, impact }: Position): string {
	return `${likelihood}/${impact}`;
}

/** The risks that the filters leave; the cell is no filter here. */
export function filteredRisks(risks: readonly Risk[], { priorities, statuses }: RisksSearch): Risk[] {
	return risks.filter(
		(risk) =>
			(priorities.length === 0 || priorities.includes(risk.priority)) &&
			(statuses.length === 0 || statuses.includes(risk.status)),
	);
}

/** The risks that lie in a cell. */
export function risksIn(cell: Position, risks: readonly Risk[], assessment: Assessment): Risk[] {
	return risks.filter((risk) => cellWord(positionOf(risk, assessment)) === cellWord(cell));
}
