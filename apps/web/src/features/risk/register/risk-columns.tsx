import { impacts, likelihoods, type Risk, riskPriorities } from "@throughline/domain/risk";
import { expectedMonetaryValue } from "@throughline/domain/risk/exposure";
import { scoresOf } from "@throughline/domain/risk/score";
import type { MoneyFormat } from "@throughline/domain/value/money";
import type { DataColumn } from "@throughline/ui/data-table";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { ZoneChip } from "../matrix/zone-chip.tsx";
import { percentWords } from "../percent-text.ts";
import { RiskStatusBadge } from "../risk-status-badge.tsx";

/** A column whose values are steps of a scale: sorted by step, found and exported by word. */
function scaleColumn<Step extends string>(
	column: { id: string; header: string; width: string },
	steps: readonly Step[],
	stepOf: (risk: Risk) => Step,
): DataColumn<Risk> {
	return {
		...column,
		value: (risk) => steps.indexOf(stepOf(risk)) + 1,
		cell: stepOf,
		csv: stepOf,
		searchable: false,
	};
}

/** The columns of the register as specified, and more that one may choose to see. */
export function riskColumns(nameOf: (id: string | null) => string, money: MoneyFormat): DataColumn<Risk>[] {
	return [
		{ id: "riskId", header: "ID", value: ({ riskId }) => riskId, width: "4rem", hideable: false },
		{
			id: "description",
			header: "Description",
			value: ({ description, mitigationPlan }) => [description, mitigationPlan].filter(Boolean).join("\n"),
			csv: ({ description }) => description,
			cell: (risk) => <DescriptionCell risk={risk} />,
			// What the window leaves beside the sidebar and the other columns.
			width: "clamp(9rem, 100vw - 71rem, 36.75rem)",
			hideable: false,
		},
		{ id: "category", header: "Category", value: ({ category }) => category, width: "6.25rem" },
		scaleColumn(
			{ id: "likelihood", header: "Likelihood", width: "6.75rem" },
			likelihoods,
			(risk) => risk.likelihood,
		),
		scaleColumn({ id: "impact", header: "Impact", width: "5.25rem" }, impacts, (risk) => risk.impact),
		{
			// The worst last, so that sorting upwards begins with the mildest.
			...scaleColumn(
				{ id: "priority", header: "Priority", width: "5.75rem" },
				riskPriorities.toReversed(),
				(risk) => risk.priority,
			),
			cell: ({ priority }) => <PriorityBadge priority={priority} />,
		},
		{ id: "owner", header: "Owner", value: ({ ownerId }) => nameOf(ownerId), width: "6.75rem" },
		{
			id: "status",
			header: "Status",
			value: ({ status }) => status,
			cell: ({ status }) => <RiskStatusBadge status={status} />,
			width: "6.25rem",
		},
		{
			id: "score",
			header: "Score",
			value: (risk) => scoresOf(risk).inherentScore,
			align: "right",
			width: "5rem",
			defaultHidden: true,
			searchable: false,
		},
		{
			id: "residual",
			header: "Residual position",
			value: (risk) => scoresOf(risk).residualScore,
			csv: ({ residualLikelihood, residualImpact }) =>
				residualLikelihood && `${residualLikelihood} × ${residualImpact}`,
			cell: ({ residualLikelihood, residualImpact }) =>
				residualLikelihood && residualImpact ? (
					<ZoneChip likelihood={residualLikelihood} impact={residualImpact} />
				) : null,
			width: "11rem",
			defaultHidden: true,
			searchable: false,
		},
		{
			id: "probability",
			header: "Probability",
			value: ({ probability }) => probability,
			cell: ({ probability }) => (probability === null ? null : percentWords(probability)),
			align: "right",
			width: "6.5rem",
			defaultHidden: true,
			searchable: false,
		},
		{
			id: "impactCost",
			header: "Impact cost",
			value: ({ impactCost }) => impactCost,
			cell: ({ impactCost }) => impactCost && money.whole(impactCost),
			align: "right",
			width: "7.5rem",
			defaultHidden: true,
			searchable: false,
		},
		{
			id: "expectedMonetaryValue",
			header: "Expected value",
			value: expectedMonetaryValue,
			cell: (risk) => <Expected risk={risk} />,
			align: "right",
			width: "7.5rem",
			defaultHidden: true,
			searchable: false,
		},
	];
}

function Expected({ risk }: { risk: Risk }) {
	const money = useMoney();
	const value = expectedMonetaryValue(risk);
	return value === null ? "—" : money.whole(value);
}

/** What may happen, and what is planned against it. */
function DescriptionCell({ risk: { description, mitigationPlan } }: { risk: Risk }) {
	return (
		// Takes the room that the column has, however long its text is.
		<span className="block w-0 min-w-full print:w-auto print:min-w-36">
			<span
				className="line-clamp-2 whitespace-normal leading-4.5 text-ink min-[90rem]:line-clamp-1 print:line-clamp-none"
				title={description}
			>
				{description}
			</span>
			<span
				className="block truncate text-caption text-ink-muted print:whitespace-normal"
				title={mitigationPlan ?? undefined}
			>
				{mitigationPlan ? `Mitigation: ${mitigationPlan}` : "No mitigation plan"}
			</span>
		</span>
	);
}
