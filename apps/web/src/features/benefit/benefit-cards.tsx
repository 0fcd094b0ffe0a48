import { type Benefit, tallyByCategory, tallyOf } from "@throughline/domain/benefit";
import { formatNumber } from "@throughline/domain/value/writing";
import { StatCard } from "@throughline/ui/stat-card";
import { CircleDollarSign, HandCoins } from "lucide-react";
import { trpc } from "../../api/client.ts";
import { formatCount } from "../../format/count.ts";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { ProjectionCard } from "./projection/projection-card.tsx";

export const cardsLook = "grid grid-cols-1 gap-3 @2xl:grid-cols-3";

type BenefitCardsProps = { programId: string; benefits: readonly Benefit[]; onOpenProjection: () => void };

/** What is expected, what has come, and what it returns. */
export function BenefitCards({ programId, benefits, onOpenProjection }: BenefitCardsProps) {
	const money = useMoney();
	const tally = tallyOf(benefits);
	const categories = tallyByCategory(benefits).length;
	const projection = trpc.benefit.projection.useQuery({ programId });
	// What the portfolio calls the benefits forecast; the way to it from the targets stands in the projection.
	const forecast = projection.data?.totalBenefit ?? null;
	return (
		<div className={cardsLook}>
			<h2 className="sr-only">The benefits at a glance</h2>
			<StatCard
				label="Total Expected Value"
				value={money.whole(tally.expected)}
				icon={<CircleDollarSign size={16} />}
				detail={
					<>
						{counted(benefits.length, "benefit", "benefits")} in{" "}
						{counted(categories, "category", "categories")}
						{forecast !== null && <span className="block">Forecast {money.whole(forecast)}</span>}
					</>
				}
			/>
			<StatCard
				label="Realized to Date"
				value={money.whole(tally.realized)}
				icon={<HandCoins size={16} />}
				detail={`${formatNumber(tally.progress)}% realization rate`}
				progress={{ value: tally.progress, label: "Realization rate", tone: "good" }}
			/>
			<ProjectionCard programId={programId} projection={projection} onOpen={onOpenProjection} />
		</div>
	);
}

function counted(count: number, one: string, many: string): string {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
