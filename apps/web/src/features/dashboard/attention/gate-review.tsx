import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { useCallback, useEffect, useMemo, useState } from "react";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { type GatePlaces, GatePlacesContext } from "../../../workspace/gate/gate-places.ts";
import { ReviewDialog, reviewMode } from "../../../workspace/gate/review/review-dialog.tsx";
import { ReviewDrawer } from "../../../workspace/gate/review/review-drawer.tsx";
import { useStandings } from "../../../workspace/gate/use-standings.ts";

type GateReviewProps = {
	programId: string;
	gateId: string;
	/** Once something of it is seen. */
	onShown: () => void;
	onClose: () => void;
};

/** The review of a gate over the dashboard: how its criteria stand, and the next step. */
export function GateReview({ programId, gateId, onShown, onClose }: GateReviewProps) {
	const { data, failed } = useStandings(programId);
	const [tab, setTab] = useState<string | undefined>();
	const [form, setForm] = useState<{ review: string | null; part?: "decide" } | null>(null);
	const closeForm = useCallback(() => setForm(null), []);
	useClosedByBack(onClose);
	useClosedByBack(closeForm, form !== null);
	const shown = data !== null || failed !== undefined;
	useEffect(() => {
		if (shown) onShown();
	}, [shown, onShown]);
	const places = useMemo(
		(): GatePlaces => ({
			tab,
			open: closeForm,
			close: onClose,
			showTab: setTab,
			schedule: () => setForm({ review: null }),
			edit: (review) => setForm({ review }),
			decide: (review) => setForm({ review, part: "decide" }),
			closeForm,
		}),
		[tab, onClose, closeForm],
	);
	if (failed)
		return (
			<Drawer open onOpenChange={onClose}>
				<DrawerContent title="Stage gate review" width="lg">
					<DrawerBody>
						<QueryFailure
							message="Failed to load stage gates. Please try refreshing the page."
							query={failed}
						/>
					</DrawerBody>
				</DrawerContent>
			</Drawer>
		);
	const standing = data?.standings.find(({ gate }) => gate.id === gateId);
	if (!data || !standing?.review) return null;
	const { standings, reviews } = data;
	const review = reviews.find(({ id }) => id === form?.review) ?? null;
	return (
		<GatePlacesContext value={places}>
			<ReviewDrawer review={standing.review} standing={standing} />
			{form && (
				<ReviewDialog
					mode={reviewMode(review, gateId, form.part)}
					{...{ review, gateId, programId, standings }}
				/>
			)}
		</GatePlacesContext>
	);
}
