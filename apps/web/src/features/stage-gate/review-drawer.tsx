import { gateTitle, isFinal, type StageGateReview } from "@throughline/domain/stage-gate";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { trpc } from "../../api/client.ts";
import { useReturnFocus } from "../../browser/use-return-focus.ts";
import { formatDay } from "../../format/date.ts";
import { GateStatusBadge } from "../../workspace/gate-status-badge.tsx";
import { ObjectHistory } from "../../workspace/object-history.tsx";
import { EvidencePacks } from "./evidence-packs.tsx";
import type { GateStanding } from "./gate-standing.ts";
import { OpenReview } from "./open-review.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

const labels = { status: "Status", reviewDate: "Review date", note: "Note", decidedByName: "Decided by" };

/** One review: where it stands and what comes next, or, once it is decided, what was known then. */
export function ReviewDrawer({ review, standing }: { review: StageGateReview; standing: GateStanding }) {
	const { search, close, showTab } = useGatesSearch();
	const returnFocus = useReturnFocus();
	const decided = isFinal(review.status);
	const packs = trpc.stageGate.review.evidence.useQuery({ id: review.id });
	// A review that was on hold was decided before, too.
	const hasEvidence = decided || (packs.data ?? []).length > 0;
	const own = decided ? "evidence" : "review";
	const tab = search.tab === "history" || search.tab === "evidence" ? search.tab : own;
	return (
		<Drawer open onOpenChange={(open) => !open && close()}>
			<DrawerContent
				data-print="page"
				width="lg"
				title={gateTitle(standing.gate)}
				description={
					review.reviewDate ? `Stage gate review of ${formatDay(review.reviewDate)}` : "Stage gate review"
				}
				actions={<GateStatusBadge status={review.status} size="md" />}
				onCloseAutoFocus={returnFocus}
			>
				<DrawerBody>
					<Tabs value={tab} onValueChange={showTab}>
						<div data-print="hide">
							<TabsList aria-label="About the review">
								{!decided && <TabsTrigger value="review">Review</TabsTrigger>}
								{hasEvidence && <TabsTrigger value="evidence">Evidence</TabsTrigger>}
								<TabsTrigger value="history">History</TabsTrigger>
							</TabsList>
						</div>
						<TabsContent value="review">
							<OpenReview review={review} standing={standing} />
						</TabsContent>
						<TabsContent value="evidence">
							<EvidencePacks packs={packs} />
						</TabsContent>
						<TabsContent value="history">
							<ObjectHistory type="stage gate review" id={review.id} labels={labels} />
						</TabsContent>
					</Tabs>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
