import { type Benefit, benefitStatuses, tallyOf } from "@throughline/domain/benefit";
import type { Program } from "@throughline/domain/program";
import { formatNumber } from "@throughline/domain/value/writing";
import { DescriptionList } from "@throughline/ui/description-list";
import { Progress } from "@throughline/ui/progress";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { AmountInPlace } from "../../../workspace/in-place/amount-in-place.tsx";
import { PersonInPlace } from "../../../workspace/in-place/person-in-place.tsx";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { WordInPlace } from "../../../workspace/in-place/word-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { BenefitStatusBadge } from "../benefit-status-badge.tsx";
import { benefitFieldWords } from "../form/benefit-dialog.tsx";
import { benefitFields } from "../form/benefit-form-values.ts";
import { BenefitPlan } from "../plan/benefit-plan.tsx";
import { benefitsView } from "../view.ts";

type BenefitDrawerProps = { benefit: Benefit; program: Program; onClose: () => void };

/** One benefit: what it is, its monthly plan, what happened to it. */
export function BenefitDrawer({ benefit, program, onClose }: BenefitDrawerProps) {
	const { nameOf } = useTeam();
	const money = useMoney();
	const { search, change } = useViewSearch(benefitsView);
	const [deleting, setDeleting] = useState(false);
	const history = (
		<ObjectHistory
			type="benefit"
			id={benefit.id}
			labels={benefitFields}
			show={(field, value) => benefitFieldWords(field, value, nameOf, money)}
		/>
	);
	return (
		<>
			<EditedInPlace object={benefit} title={benefit.name} update={trpcClient.benefit.update.mutate}>
				<ObjectDrawer
					title={<TextInPlace isTitle field="name" label="Name" value={benefit.name} maxLength={200} />}
					description={
						<WordInPlace field="status" label="Status" value={benefit.status} choices={benefitStatuses}>
							<BenefitStatusBadge status={benefit.status} />
						</WordInPlace>
					}
					label="Benefit"
					tabs={[
						{ value: "details", label: "Details", content: <BenefitDetails benefit={benefit} /> },
						{
							value: "why",
							label: whyTitle,
							content: <WhyTrace objectType="benefit" objectId={benefit.id} />,
						},
						{
							value: "plan",
							label: "Plan",
							content: <BenefitPlan benefit={benefit} endDate={program.endDate} />,
						},
						{ value: "history", label: "History", content: history },
					]}
					tab={search.part}
					onTab={(part) => change({ part: benefitsView.search.part(part) })}
					subject="benefit"
					onEdit={() => change({ form: benefit.id })}
					onDelete={() => setDeleting(true)}
					onClose={onClose}
				/>
			</EditedInPlace>
			{deleting && (
				<DeleteDialog
					entity={benefit}
					noun="benefit"
					titleOf={({ name }) => name}
					consequence="Its monthly plan goes with it."
					remove={(target) => trpcClient.benefit.remove.mutate(target)}
					onDeleted={onClose}
					onClose={() => setDeleting(false)}
				/>
			)}
		</>
	);
}

/** What a benefit is and where it stands. */
function BenefitDetails({ benefit }: { benefit: Benefit }) {
	const money = useMoney();
	const { realized, remaining, progress } = tallyOf([benefit]);
	return (
		<div className="space-y-5">
			<TextInPlace
				multiline
				field="description"
				label="Description"
				value={benefit.description}
				maxLength={10_000}
			/>
			<Progress label="Progress" value={progress} valueText={`${formatNumber(progress)}%`} />
			<DescriptionList
				editable
				layout="columns"
				items={[
					{
						term: "Target value",
						value: <AmountInPlace field="targetValue" label="Target value" value={benefit.targetValue} />,
					},
					{ term: "Realized value", value: money.whole(realized) },
					{ term: "Remaining", value: money.whole(remaining) },
					{
						term: "Category",
						value: <TextInPlace field="category" label="Category" value={benefit.category} maxLength={200} />,
					},
					{
						term: "Owner",
						value: <PersonInPlace field="ownerId" label="Owner" memberId={benefit.ownerId} />,
					},
					{
						term: "Owner after closure",
						value: (
							<PersonInPlace
								field="ownerAfterClosureId"
								label="Owner after closure"
								memberId={benefit.ownerAfterClosureId}
							/>
						),
					},
				]}
			/>
		</div>
	);
}
