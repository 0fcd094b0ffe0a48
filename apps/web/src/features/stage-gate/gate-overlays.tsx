import type { StageGateReview } from "@throughline/domain/stage-gate";
import type { ReactElement } from "react";
import { useAllowed } from "../../api/session/user.ts";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { ReviewDialog, reviewMode } from "../../workspace/gate/review/review-dialog.tsx";
import { ReviewDrawer } from "../../workspace/gate/review/review-drawer.tsx";
import { MissingObject } from "../../workspace/object/missing-object.tsx";
import { useTakenBack } from "../../workspace/use-taken-back.ts";
import { CriterionDialog } from "./criteria/criterion-dialog.tsx";
import { GateDrawer } from "./gate-drawer.tsx";

import { useGatesSearch } from "./use-gates-search.ts";

type GateOverlaysProps = {
	programId: string;
	standings: readonly GateStanding[];
	reviews: readonly StageGateReview[];
};

/** What the address opens over the gates: a gate or a review at the side, a form in the middle. */
export function GateOverlays(props: GateOverlaysProps) {
	return (
		<>
			<OpenItem {...props} />
			<OpenForm {...props} />
		</>
	);
}

function OpenItem({ programId, standings, reviews }: GateOverlaysProps) {
	const { search, close } = useGatesSearch();
	const { item } = search;
	const standing = standings.find(({ gate }) => gate.id !== null && gate.id === item);
	const review = reviews.find(({ id }) => id === item);
	if (standing) return <GateDrawer programId={programId} standing={standing} reviews={reviews} />;
	if (!review)
		return item === undefined ? null : <MissingObject noun="stage gate or review" onClose={close} />;
	const reviewed = standings.find(({ gate }) => gate.id === review.stageGateId);
	return reviewed ? <ReviewDrawer review={review} standing={reviewed} /> : null;
}

function OpenForm(props: GateOverlaysProps) {
	const { search, closeForm } = useGatesSearch();
	const mayWrite = useAllowed("write");
	const form = search.form === undefined ? null : formOf(props, { ...search, form: search.form });
	useTakenBack(search.form !== undefined && (form === null || !mayWrite), () => closeForm());
	return mayWrite ? form : null;
}

type FormSearch = { form: string; gate?: string | undefined; part?: string | undefined };

/** The form that the address names; null for what is not there. */
function formOf(props: GateOverlaysProps, { form, gate, part }: FormSearch): ReactElement | null {
	const { programId, standings, reviews } = props;
	const review = reviews.find(({ id }) => id === form) ?? null;
	if (form === "new" || review) {
		const gateId =
			review?.stageGateId ??
			standings.find((each) => each.gate.id && each.gate.id === gate)?.gate.id ??
			undefined;
		const mode = reviewMode(review, gateId, part);
		return (
			<ReviewDialog key={`${form} ${mode} ${gateId}`} {...{ mode, review, gateId, programId, standings }} />
		);
	}
	const criterion = standings.flatMap(({ criteria }) => criteria).find(({ id }) => id === form) ?? null;
	if (form !== "criterion" && !criterion) return null;
	const gateId = criterion?.stageGateId ?? gate;
	const standing = standings.find((each) => each.gate.id !== null && each.gate.id === gateId);
	if (!standing || gateId === undefined) return null;
	return <CriterionDialog key={form} {...{ criterion, gateId, standing, standings, programId }} />;
}
