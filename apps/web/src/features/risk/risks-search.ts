import {
	impacts,
	likelihoods,
	type Risk,
	type RiskPriority,
	type RiskStatus,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { type Assessment, type Position, positionOf } from "@throughline/domain/risk/matrix";
import { wordsIn } from "../../workspace/view/fields.ts";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { risksView } from "./view.ts";

type RisksAddress = ViewSearch<typeof risksView>;

/** What the address says of the risks. */
export type RisksSearch = Pick<RisksAddress, "item" | "form"> & {
	tab: NonNullable<RisksAddress["tab"]>;
	/** None: all. */
	priorities: RiskPriority[];
	statuses: RiskStatus[];
	/** Which position the matrix shows. */
	assessment: Assessment;
	/** Whether arrows show how mitigation moves the risks. */
	movement: boolean;
	/** The cell of the matrix that is open; in the register, the only one that is listed. */
	cell: Position | null;
	part: NonNullable<RisksAddress["part"]> | "details";
};

/** Says what an address means. */
export function risksSearch(search: RisksAddress): RisksSearch {
	return {
		tab: search.tab ?? "matrix",
		priorities: wordsIn(search.priority, riskPriorities),
		statuses: wordsIn(search.status, riskStatuses),
		assessment: search.scale ?? "inherent",
		movement: search.display === "movement",
		cell: cellOf(search.cell),
		item: search.item,
		part: search.part ?? "details",
		form: search.form,
	};
}

function cellOf(word: RisksAddress["cell"]): Position | null {
	const [likelihood] = likelihoods.filter((step) => word?.startsWith(`${step}/`));
	const [impact] = impacts.filter((step) => word?.endsWith(`/${step}`));
	return likelihood && impact ? { likelihood, impact } : null;
}

/** A cell as the address names it: `Likely/High`. */
export function cellWord({ likelihood, impact }: Position): NonNullable<RisksAddress["cell"]> {
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
