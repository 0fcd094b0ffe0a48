import type { BenefitProjection } from "@throughline/domain/benefit";
import { projectionFormulas, sampleProjection } from "@throughline/domain/benefit/projection";
import { SampleTag } from "@throughline/ui/sample-tag";
import { StatCard, StatCardSkeleton } from "@throughline/ui/stat-card";
import { TrendingUp } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { paybackWords, rateWords, roiWords } from "./projection-words.ts";

type ProjectionCardProps = {
	programId: string;
	/** Its data is null while there is nothing to compute. */
	projection: { data: BenefitProjection | null | undefined; isPending: boolean };
	onOpen: () => void;
};

/** What the benefits return on their costs; the specified sample, marked as one, while the program has nothing. */
export function ProjectionCard({ programId, projection: { data, isPending }, onOpen }: ProjectionCardProps) {
	const money = useMoney();
	if (isPending) return <StatCardSkeleton />;
	const icon = <TrendingUp size={16} />;
	if (data === undefined) {
		return <StatCard label="ROI Projection" value="—" icon={icon} detail="Could not be loaded" />;
	}
	if (data === null) return <NoProjection programId={programId} />;
	return (
		<StatCard
			label="ROI Projection"
			value={roiWords(data)}
			icon={icon}
			note={<FormulaHint of="ROI" formula={`${projectionFormulas.roi}. ${projectionFormulas.payback}.`} />}
			badge={
				<button
					type="button"
					data-print="hide"
					onClick={onOpen}
					className="hit-area rounded-sm text-table text-accent-text underline-offset-4 hover:underline"
				>
					How it is computed
				</button>
			}
			detail={
				<>
					<span className="block">{paybackWords(data)}</span>
					NPV {money.whole(data.npv)} at {rateWords(data.discountRate)}
				</>
			}
		/>
	);
}

/** While there is nothing to compute: what it takes, or the sample of a program that has nothing at all. */
function NoProjection({ programId }: { programId: string }) {
	const overview = trpc.dashboard.overview.useQuery({ programId });
	const icon = <TrendingUp size={16} />;
	if (overview.isPending) return <StatCardSkeleton />;
	if (!overview.data?.isUntouched) {
		return (
			<StatCard
				label="ROI Projection"
				value="—"
				icon={icon}
				detail="Needs a benefit, and funding or expenses"
			/>
		);
	}
	return (
		<StatCard
			label="ROI Projection"
			value={sampleProjection.roi}
			icon={icon}
			note={
				<SampleTag reason="An example. It is computed once the program has benefits, and funding or expenses." />
			}
			detail={sampleProjection.payback}
		/>
	);
}
