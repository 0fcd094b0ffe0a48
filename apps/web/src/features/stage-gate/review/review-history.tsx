import { isFinal, type StageGateReview } from "@throughline/domain/stage-gate";
import { Card, CardHeader } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { History } from "lucide-react";
import { useMemo } from "react";
import { dayOf, formatDay, formatInstant } from "../../../format/date.ts";
import type { GateStanding } from "../../../workspace/gate/gate-standing.ts";
import { GateStatusBadge } from "../../../workspace/gate/gate-status-badge.tsx";
import { useGatesSearch } from "../use-gates-search.ts";

type ReviewHistoryProps = { reviews: readonly StageGateReview[]; standings: readonly GateStanding[] };

type Row = StageGateReview & { gate: string };

/** Reviews that came to an end; each opens what was known when it was decided. */
export function ReviewHistory({ reviews, standings }: ReviewHistoryProps) {
	const { open } = useGatesSearch();
	const rows = useMemo(() => {
		const titles = new Map(standings.map(({ gate }) => [gate.id, `${gate.code} ${gate.name}`]));
		return reviews
			.filter(({ status }) => isFinal(status))
			.map((review): Row => ({ ...review, gate: titles.get(review.stageGateId) ?? "A former gate" }))
			.sort((a, b) => ((a.decidedAt ?? "") < (b.decidedAt ?? "") ? 1 : -1));
	}, [reviews, standings]);
	// A short list needs no search: its few buttons stand beside the title.
	const isLong = rows.length > 10;
	return (
		<Card as="section" aria-labelledby="review-history">
			<CardHeader
				title="Review History"
				titleId="review-history"
				description="Completed stage gate reviews"
				className="pb-1"
			/>
			<DataTable
				label="Completed reviews"
				rows={rows}
				columns={columns}
				rowId={({ id }) => id}
				onOpen={({ id }) => open(id)}
				storageKey="gate-reviews"
				searchable={isLong}
				className={isLong ? undefined : "sm:-mt-12 print:mt-3"}
				maxHeight="28rem"
				empty={
					<EmptyState
						compact
						icon={<History size={20} />}
						message="No review is completed yet. What is decided at a gate is kept here, with its evidence."
					/>
				}
			/>
		</Card>
	);
}

const columns: DataColumn<Row>[] = [
	{ id: "gate", header: "Gate", value: ({ gate }) => gate, width: "9rem", hideable: false },
	{
		id: "status",
		header: "Decision",
		value: ({ status }) => status,
		cell: ({ status }) => <GateStatusBadge status={status} />,
		width: "6rem",
	},
	{
		id: "reviewDate",
		header: "Review date",
		value: ({ reviewDate }) => reviewDate,
		cell: ({ reviewDate }) => reviewDate && formatDay(reviewDate),
		width: "7rem",
	},
	{ id: "decidedByName", header: "Decided by", value: ({ decidedByName }) => decidedByName, width: "8rem" },
	{
		id: "decidedAt",
		header: "Decided on",
		value: ({ decidedAt }) => decidedAt,
		cell: ({ decidedAt }) =>
			decidedAt && <time title={formatInstant(decidedAt)}>{formatDay(dayOf(new Date(decidedAt)))}</time>,
		width: "7rem",
		// The table has to fit on paper, and a review is mostly decided on its day.
		defaultHidden: true,
	},
	{ id: "note", header: "Note", value: ({ note }) => note, width: "13rem", wrap: true },
];
