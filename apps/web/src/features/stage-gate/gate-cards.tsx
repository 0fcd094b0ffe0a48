import { gateTitle } from "@throughline/domain/stage-gate";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { clsx } from "clsx";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { GateCard } from "./gate-card.tsx";

export const cardGrid = "grid gap-4 md:grid-cols-2 xl:grid-cols-6";

/** Rows of three; what is left over shares the last row, so that no row ends in a hole. */
export function cardSpan(index: number, count: number): string {
	const left = count % 3;
	const inLastRow = index >= count - left;
	return clsx(
		index === count - 1 && count % 2 === 1 && "md:col-span-2",
		inLastRow && left === 2 ? "xl:col-span-3" : inLastRow && left === 1 ? "xl:col-span-6" : "xl:col-span-2",
	);
}

type GateCardsProps = {
	standings: readonly GateStanding[];
	/** Null: the gates by themselves. */
	programId: string | null;
};

/** A card per gate. */
export function GateCards({ standings, programId }: GateCardsProps) {
	useSheet(() =>
		listSheet("Stage gates", standings, {
			Gate: ({ gate }) => gateTitle(gate),
			Status: ({ status }) => status,
			"Review date": ({ review }) => review?.reviewDate,
			"Criteria met": ({ criteria }) => criteria.filter(({ met }) => met === true).length,
			"Criteria not met": ({ criteria }) => criteria.filter(({ met }) => met === false).length,
			"Criteria judged by hand": ({ criteria }) => criteria.filter(({ met }) => met === null).length,
		}),
	);
	return (
		<ul className={cardGrid}>
			{standings.map((standing, index) => (
				<GateCard
					key={standing.gate.code}
					standing={standing}
					reviewable={programId !== null}
					className={cardSpan(index, standings.length)}
				/>
			))}
		</ul>
	);
}
