import { type Benefit, tallyOf } from "@throughline/domain/benefit";
import { DescriptionList } from "@throughline/ui/description-list";
import { Progress } from "@throughline/ui/progress";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

/** What a benefit is and where it stands. */
export function BenefitDetails({ benefit }: { benefit: Benefit }) {
	const money = useMoney();
	const { nameOf } = useTeam();
	const { expected, realized, remaining, progress } = tallyOf([benefit]);
	return (
		<div className="space-y-5">
			{benefit.description && (
				<p className="whitespace-pre-line text-pretty break-words text-body text-ink">
					{benefit.description}
				</p>
			)}
			<Progress label="Progress" value={progress} valueText={`${progress}%`} />
			<DescriptionList
				layout="columns"
				items={[
					{ term: "Target value", value: money.whole(expected) },
					{ term: "Realized value", value: money.whole(realized) },
					{ term: "Remaining", value: money.whole(remaining) },
					{ term: "Category", value: benefit.category },
					{ term: "Owner", value: nameOf(benefit.ownerId) },
					{ term: "Owner after closure", value: nameOf(benefit.ownerAfterClosureId) },
				]}
			/>
		</div>
	);
}
