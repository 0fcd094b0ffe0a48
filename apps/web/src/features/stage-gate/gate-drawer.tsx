import { gateTitle, type StageGateReview } from "@throughline/domain/stage-gate";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { useReturnFocus } from "../../browser/use-return-focus.ts";
import { GateStatusBadge } from "../../workspace/gate-status-badge.tsx";
import { WhyThread, whyTitle } from "../../workspace/why-thread.tsx";
import { GateCriteria } from "./gate-criteria.tsx";
import { GateReviews } from "./gate-reviews.tsx";
import type { GateStanding } from "./gate-standing.ts";
import { useGatesSearch } from "./use-gates-search.ts";

const tabs = ["criteria", "reviews", "why"] as const;

type GateDrawerProps = {
	programId: string;
	standing: GateStanding;
	reviews: readonly StageGateReview[];
};

/** One gate: what it asks for, to look at and to change, and every review of it. */
export function GateDrawer({ programId, standing, reviews }: GateDrawerProps) {
	const { search, close, showTab } = useGatesSearch();
	const returnFocus = useReturnFocus();
	const { gate, status, criteria } = standing;
	const own = reviews.filter(({ stageGateId }) => stageGateId === gate.id);
	return (
		<Drawer open onOpenChange={(open) => !open && close()}>
			<DrawerContent
				width="lg"
				title={gateTitle(gate)}
				description={gate.description ?? undefined}
				actions={<GateStatusBadge status={status} size="md" />}
				onCloseAutoFocus={returnFocus}
			>
				<DrawerBody>
					<Tabs value={tabs.find((tab) => tab === search.tab) ?? "criteria"} onValueChange={showTab}>
						<TabsList aria-label="About the gate">
							<TabsTrigger value="criteria" count={criteria.length}>
								Criteria
							</TabsTrigger>
							<TabsTrigger value="reviews" count={own.length}>
								Reviews
							</TabsTrigger>
							{gate.id !== null && <TabsTrigger value="why">{whyTitle}</TabsTrigger>}
						</TabsList>
						<TabsContent value="criteria">
							<GateCriteria programId={programId} standing={standing} />
						</TabsContent>
						<TabsContent value="reviews">
							<GateReviews reviews={own} />
						</TabsContent>
						{gate.id !== null && (
							<TabsContent value="why">
								<WhyThread objectType="stage gate" objectId={gate.id} />
							</TabsContent>
						)}
					</Tabs>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
