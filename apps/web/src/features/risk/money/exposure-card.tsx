import type { Risk } from "@throughline/domain/risk";
import { exposureOf, type RiskExposure } from "@throughline/domain/risk/exposure";
import { formatNumber } from "@throughline/domain/value/writing";
import { Badge } from "@throughline/ui/badge";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Skeleton } from "@throughline/ui/skeleton";
import { useId, useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { Contingency } from "./contingency.tsx";
import { TopExposures } from "./top-exposures.tsx";

type ExposureCardProps = {
	programId: string;
	/** All risks of the program: a filter changes what one looks at, not what may have to be paid. */
	risks: readonly Risk[];
	mayWrite: boolean;
	onOpen: (id: string) => void;
};

/** What the risks may cost, against what is set aside for them. */
export function ExposureCard({ programId, risks, mayWrite, onOpen }: ExposureCardProps) {
	const money = useMoney();
	const titleId = useId();
	const finance = trpc.program.finance.byId.useQuery({ id: programId });
	const contingency = finance.data?.contingency ?? "0.00";
	const exposure = useMemo(() => exposureOf(risks, contingency), [risks, contingency]);
	return (
		<Card as="section" aria-labelledby={titleId} className="flex flex-col">
			<CardHeader
				title="Exposure"
				titleId={titleId}
				description="Expected monetary value of active risks: probability × impact cost"
			/>
			<CardBody className="flex grow flex-col gap-4">
				<div>
					<p className="tabular text-display font-semibold text-ink-strong">
						{money.whole(exposure.exposure)}
					</p>
					<p className="tabular text-table text-ink-muted">{estimateWords(exposure)}</p>
				</div>
				{finance.isPending && <Skeleton className="h-20" />}
				{finance.isError && !finance.data && (
					<QueryFailure compact message="Failed to load the contingency." query={finance} />
				)}
				{finance.data && (
					<div className="space-y-3">
						<ExposureBar {...exposure} />
						<div className="flex flex-wrap items-center justify-between gap-2">
							<Cover exposure={exposure} />
						</div>
						<Contingency finance={finance.data} mayWrite={mayWrite} />
					</div>
				)}
				{exposure.top.length > 0 && (
					<div>
						<h3 className="mb-1 text-caption font-medium text-ink-muted!">Top exposures</h3>
						<TopExposures top={exposure.top} onOpen={onOpen} />
					</div>
				)}
			</CardBody>
		</Card>
	);
}

/** Whether the contingency suffices, in words. */
function Cover({ exposure: { exposure, contingency, remaining, usedPercent } }: { exposure: RiskExposure }) {
	const money = useMoney();
	if (Number(contingency) === 0) {
		if (Number(exposure) === 0) return <Badge tone="unknown">No contingency set</Badge>;
		return <Badge tone="warning">No contingency set</Badge>;
	}
	const short = remaining.startsWith("-");
	return (
		<>
			<Badge tone={short ? "critical" : usedPercent >= 90 ? "warning" : "good"}>
				{short ? `${money.whole(remaining.slice(1))} short` : `${money.whole(remaining)} to spare`}
			</Badge>
			<span className="tabular text-table text-ink-muted">{formatNumber(usedPercent)}% used</span>
		</>
	);
}

/** How much of it is known: a risk without an estimate is not in the sum. */
function estimateWords({ active, estimated }: RiskExposure): string {
	if (active === 0) return "No active risks";
	const risks = active === 1 ? "1 active risk" : `${active} active risks`;
	return active === estimated
		? `From ${risks}, all estimated`
		: `From ${estimated} of ${risks}; the others have no estimate`;
}

type ExposureBarProps = Pick<RiskExposure, "exposure" | "contingency" | "usedPercent">;

/** Exposure against contingency in one bar: what exceeds the contingency is drawn beyond its mark, hatched. */
function ExposureBar({ exposure, contingency, usedPercent }: ExposureBarProps) {
	const money = useMoney();
	const whole = Math.max(usedPercent, 100);
	const covered = (Math.min(usedPercent, 100) / whole) * 100;
	const mark = (100 / whole) * 100;
	return (
		<div
			role="img"
			aria-label={`Exposure ${money.whole(exposure)} against a contingency of ${money.whole(contingency)}: ${formatNumber(usedPercent)}%`}
			data-track=""
			className="relative h-3 overflow-hidden rounded-full bg-pressed"
		>
			<span
				data-fill=""
				className="absolute inset-y-0 left-0 bg-on-track-solid"
				style={{ width: `${covered}%` }}
			/>
			{usedPercent > 100 && (
				<span
					data-fill=""
					className="absolute inset-y-0 right-0 border-l-2 border-card bg-critical-solid bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--card)_4px_5px)]"
					style={{ left: `${mark}%` }}
				/>
			)}
		</div>
	);
}
