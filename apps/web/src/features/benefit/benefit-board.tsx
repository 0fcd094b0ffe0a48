import type { Benefit } from "@throughline/domain/benefit";
import type { Program } from "@throughline/domain/program";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton } from "@throughline/ui/skeleton";
import { TabSet } from "@throughline/ui/tabs";
import { Gem } from "lucide-react";
import { Suspense } from "react";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { lazyPart, typedPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { ViewerNote } from "../../workspace/viewer-note.tsx";
import { BenefitCards } from "./benefit-cards.tsx";
import { CategoryCards } from "./category-cards.tsx";
import { BenefitTable } from "./tracking/benefit-table.tsx";
import { benefitsView } from "./view.ts";

// What draws charts, and what opens above the view, is fetched when it is wanted.
const BenefitOverview = lazyPart(() => import("./overview/benefit-overview.tsx"), "BenefitOverview");
const BenefitOverlays = typedPart(() => import("./benefit-overlays.tsx"), "BenefitOverlays");

/** A program's benefits: figures, categories, and each one with its plan. */
export function BenefitBoard({ program, benefits }: { program: Program; benefits: readonly Benefit[] }) {
	const asRole = useAsRole();
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(benefitsView);
	const add = mayWrite ? () => change({ form: "new" }) : undefined;
	const openCategory = (category: string) => change({ tab: "tracking", category, status: undefined });
	const empty = <NoBenefits onAdd={add} />;
	const none = benefits.length === 0 ? <Card>{empty}</Card> : null;
	return (
		<div className="@container space-y-4">
			<BenefitCards
				programId={program.id}
				benefits={benefits}
				onOpenProjection={() => change({ item: "projection" })}
			/>
			<TabSet
				label="Benefits"
				value={search.tab}
				onValueChange={(tab) => change({ tab: benefitsView.search.tab(tab) })}
				beside={
					add ? (
						<AddButton variant="primary" onClick={add} data-print="hide">
							Add Benefit
						</AddButton>
					) : (
						<ViewerNote>{asRole} can read benefits; Editors and Admins add and plan them.</ViewerNote>
					)
				}
				tabs={[
					{
						value: "overview",
						label: "Overview",
						content: none ?? (
							<Suspense fallback={<Skeleton className="h-96 rounded-card!" />}>
								<BenefitOverview benefits={benefits} onOpenCategory={openCategory} />
							</Suspense>
						),
					},
					{
						value: "categories",
						label: "Categories",
						content: none ?? <CategoryCards benefits={benefits} onOpen={openCategory} />,
					},
					{
						value: "tracking",
						label: "Tracking",
						content: <BenefitTable programId={program.id} benefits={benefits} empty={empty} />,
					},
				]}
			/>
			{(search.item !== undefined || search.form !== undefined) && (
				<Suspense fallback={null}>
					<BenefitOverlays program={program} benefits={benefits} />
				</Suspense>
			)}
		</div>
	);
}

/** The program has no benefit yet. `onAdd` is for those who may add one. */
function NoBenefits({ onAdd }: { onAdd: (() => void) | undefined }) {
	return (
		<EmptyState
			icon={<Gem size={20} />}
			title="No benefits identified"
			message={
				onAdd
					? "A benefit is what the program is worth, in money: what is expected of it, and what has come."
					: "Editors and Admins add what the program is worth."
			}
			action={onAdd && <Button onClick={onAdd}>Add First Benefit</Button>}
		/>
	);
}
