import { readNumber } from "@throughline/domain/paste/read-number";
import {
	type Impact,
	impacts,
	type Likelihood,
	likelihoods,
	type Risk,
	riskScore,
} from "@throughline/domain/risk";
import { expectedMonetaryValue } from "@throughline/domain/risk/exposure";
import { zoneOf } from "@throughline/domain/risk/matrix";
import { typedNumber } from "@throughline/domain/value/writing";
import { LineChart } from "@throughline/ui/charts/line-chart";
import { DescriptionList } from "@throughline/ui/description-list";
import { Skeleton } from "@throughline/ui/skeleton";
import { clsx } from "clsx";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { decimalSign } from "../../../format/decimal-sign.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { AmountInPlace } from "../../../workspace/in-place/amount-in-place.tsx";
import { PersonInPlace } from "../../../workspace/in-place/person-in-place.tsx";
import { useSaving } from "../../../workspace/in-place/saving.tsx";
import { type ReadText, TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { WordInPlace } from "../../../workspace/in-place/word-in-place.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { isPercent, percentSentence } from "../form/risk-form-values.ts";
import { ZoneChip } from "../matrix/zone-chip.tsx";
import { zoneVariant } from "../matrix/zone-variants.ts";
import { percentText, percentWords, probabilityOf } from "../percent-text.ts";
import { scoreSeries } from "./score-series.ts";

/** Everything that is known of a risk. */
export function RiskDetails({ risk }: { risk: Risk }) {
	const money = useMoney();
	const { residualLikelihood, residualImpact } = risk;
	const expected = expectedMonetaryValue(risk);
	return (
		<div className="space-y-6">
			<DescriptionList
				editable
				items={[
					{
						term: "Category",
						value: <TextInPlace field="category" label="Category" value={risk.category} maxLength={200} />,
					},
					{ term: "Owner", value: <PersonInPlace field="ownerId" label="Owner" memberId={risk.ownerId} /> },
					{
						term: "Inherent",
						value: (
							<Position
								names={["likelihood", "impact"]}
								label="Inherent"
								likelihood={risk.likelihood}
								impact={risk.impact}
							/>
						),
					},
					{
						term: "Residual",
						value: (
							<Position
								names={["residualLikelihood", "residualImpact"]}
								label="Residual"
								likelihood={residualLikelihood}
								impact={residualImpact}
								// Both or neither is assessed: the one begins where the inherent position is.
								beside={{ residualLikelihood: risk.likelihood, residualImpact: risk.impact }}
							/>
						),
					},
					{
						term: "Mitigation plan",
						value: (
							<TextInPlace
								multiline
								field="mitigationPlan"
								label="Mitigation plan"
								value={risk.mitigationPlan}
								maxLength={10_000}
							/>
						),
					},
				]}
			/>
			<div className="rounded-lg bg-inset px-4 py-3">
				<DescriptionList
					editable
					layout="columns"
					items={[
						{
							term: "Probability",
							value: (
								<TextInPlace
									field="probability"
									label="Probability"
									value={
										risk.probability === null
											? null
											: typedNumber(percentText(risk.probability), navigator.language)
									}
									shown={risk.probability === null ? null : percentWords(risk.probability)}
									read={readPercent}
									inputMode="decimal"
								/>
							),
						},
						{
							term: "Impact cost",
							value: (
								<AmountInPlace optional field="impactCost" label="Impact cost" value={risk.impactCost} />
							),
						},
						{
							term: "Expected monetary value",
							value: expected && <span className="font-semibold">{money.whole(expected)}</span>,
						},
					]}
				/>
			</div>
			<ScoreHistory id={risk.id} />
			<p className="text-caption text-ink-muted">
				Recorded {formatDay(dayOf(new Date(risk.createdAt)))}, last changed{" "}
				{formatDay(dayOf(new Date(risk.updatedAt)))}
			</p>
		</div>
	);
}

type PositionProps = {
	/** What the API calls its two parts. */
	names: [likelihood: string, impact: string];
	label: string;
	likelihood: Likelihood | null;
	impact: Impact | null;
	/** What the other part becomes where it is not assessed yet. */
	beside?: Record<string, string>;
};

/** Where a risk lies in the matrix: two words to choose, the zone and the score. */
function Position({ names: [first, second], label, likelihood, impact, beside = {} }: PositionProps) {
	const mayChange = useSaving(first) !== null;
	if (!mayChange && !(likelihood && impact)) return "Not assessed";
	const withOther = (field: string, other: string, known: string | null) => (word: string) => ({
		[field]: word,
		...(known === null && { [other]: beside[other] }),
	});
	const score = likelihood && impact && (
		<span className="tabular text-table text-ink-muted">Score {riskScore(likelihood, impact)}</span>
	);
	if (!mayChange) {
		return (
			<span className="flex flex-wrap items-center gap-2">
				{likelihood && impact && <ZoneChip likelihood={likelihood} impact={impact} />}
				{score}
			</span>
		);
	}
	const zone = likelihood && impact && zoneVariant(zoneOf(likelihood, impact));
	return (
		<span className="flex flex-wrap items-center gap-x-3.5">
			<WordInPlace
				field={first}
				label={`${label} likelihood`}
				value={likelihood}
				choices={likelihoods}
				changeOf={withOther(first, second, impact)}
			/>
			<span aria-hidden="true" className="text-ink-muted">
				×
			</span>
			<WordInPlace
				field={second}
				label={`${label} impact`}
				value={impact}
				choices={impacts}
				changeOf={withOther(second, first, likelihood)}
			/>
			{zone && (
				<span className={clsx("flex size-5 items-center justify-center rounded-sm", zone.colour)}>
					<zone.icon size={12} strokeWidth={2.5} aria-hidden="true" />
					<span className="sr-only">{zone.words}</span>
				</span>
			)}
			{score}
		</span>
	);
}

/** A percentage, as people write it, as a share of 1. */
const readPercent: ReadText = (text) => {
	if (text.trim() === "") return { value: null };
	const read = readNumber(text, decimalSign());
	if ("problem" in read) return read;
	const share = probabilityOf(read.value);
	return share >= 0 && share <= 1 && isPercent(read.value) ? { value: share } : { problem: percentSentence };
};

const height = 180;

/** How the risk's score went, before and after mitigation. */
function ScoreHistory({ id }: { id: string }) {
	const scores = trpc.risk.scores.useQuery({ id });
	const today = dayOf(useNow());
	const series = useMemo(
		() => scoreSeries(scores.data ?? [], today, (instant) => dayOf(new Date(instant))),
		[scores.data, today],
	);
	if (scores.isPending) return <Skeleton className="h-56" />;
	if (!scores.data) {
		return <ViewFailure message="Failed to load the score history. Please try again." query={scores} />;
	}
	return (
		<LineChart
			title="Score history"
			description="Likelihood × impact, 1 to 25"
			height={height}
			series={series}
			empty="This risk was not assessed yet."
		/>
	);
}
