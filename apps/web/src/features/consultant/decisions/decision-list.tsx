import { Link } from "@tanstack/react-router";
import type { Decision } from "@throughline/domain/consultant/decision";
import {
	besideChoices,
	budgetAssumed,
	firstUndecided,
	totalOfChoice,
} from "@throughline/domain/consultant/decision/choice";
import { selectAll } from "@throughline/domain/consultant/decision/selection";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { toast } from "@throughline/ui/toast";
import { ArrowRight, GitBranch } from "lucide-react";
import { useRef, useState } from "react";
import { useAsRole } from "../../../api/session/user.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { DecisionTripwires } from "../decision-tripwires.tsx";
import { partAuthor } from "../part-author.ts";
import { useMayChange } from "../use-may-change.ts";
import { useStrategyRun } from "../use-strategy-run.ts";
import { BranchDialog } from "../versions/branch-dialog.tsx";
import { choiceSteps } from "../versions/choice-steps.ts";
import { Remake } from "../versions/remake.tsx";
import { versionName } from "../versions/status/version-name.ts";
import { isClosed, isIntegrated } from "../versions/status/version-status.ts";
import { VersionStatusBadge } from "../versions/status/version-status-badge.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { DecisionCard, decisionPlace } from "./decision-card.tsx";
import { useChoice } from "./use-choice.ts";
import { useSaveChoice } from "./use-save-choice.ts";

type DecisionListProps = { version: VersionDetail; decisions: readonly Decision[] };

/** The decisions of a version to choose in, or to read when it is closed or one may only read. */
export function DecisionList({ version, decisions }: DecisionListProps) {
	const asRole = useAsRole();
	const { sessionId, versionNumber } = version;
	const mayWrite = useMayChange(sessionId);
	const closed = isClosed(version);
	const readOnly = closed || !mayWrite;
	const choice = useChoice({ sessionId, versionNumber, decisions, saved: version.selectedDecisions });
	const strategy = useStrategyRun(sessionId, { step: "decisions", versionNumber, isDue: false });
	const { save, isSaving } = useSaveChoice(version);
	const refused = useRef<{ dismiss: () => void } | null>(null);
	const [isPressed, setPressed] = useState(false);
	const selected = readOnly ? version.selectedDecisions : choice.selected;

	const proceed = () => {
		const missing = firstUndecided(decisions, selected);
		refused.current?.dismiss();
		if (!missing) return void save(selected, choice.forget);
		setPressed(true);
		refused.current = toast({
			title: "Incomplete selection",
			description: selectAll,
			variant: "destructive",
		});
		document.querySelector<HTMLElement>(`#${CSS.escape(decisionPlace(missing.id))} [role="radio"]`)?.focus();
	};

	return (
		<WizardFrame
			stage="decisions"
			sessionId={sessionId}
			versionNumber={versionNumber}
			author={partAuthor(version, "decisions")}
			of={version}
			title={versionName(version)}
			meta={<VersionStatusBadge status={version.status} />}
			aside={
				!readOnly && (
					<Remake
						sessionId={sessionId}
						action="Draw up again"
						busy="Drawing up the decisions"
						note="New decisions take the place of these; choices that they still offer are kept."
						strategy={strategy}
					/>
				)
			}
			steps={choiceSteps(decisions, selected)}
		>
			<PrintedHead>{`Strategic Decisions · ${versionName(version)}`}</PrintedHead>
			<div className="@container space-y-4">
				{closed && <ClosedNote version={version} mayWrite={mayWrite} />}
				{!closed && !mayWrite && (
					<Callout>{asRole} can read the decisions; Editors and Admins make them.</Callout>
				)}
				{!readOnly && choice.isChanged && version.program && (
					<Callout tone="warning" title="The plan was made of other choices">
						Saving these takes it back, and a new plan is made.
					</Callout>
				)}
				{decisions.map((decision, index) => (
					<DecisionCard
						key={decision.id}
						decision={besideChoices(decision, selected)}
						number={index + 1}
						chosen={selected[decision.id]}
						isMissing={isPressed && selected[decision.id] === undefined}
						readOnly={readOnly}
						onChoose={(optionId) => choice.choose(decision.id, optionId)}
						isWatched={version.convertedProgramId !== null}
					>
						<DecisionTripwires version={version} decision={decision} />
					</DecisionCard>
				))}
				<ChoiceBar total={totalOfChoice(decisions, selected)} budget={budgetAssumed(decisions)}>
					<div data-print="hide" className="flex flex-wrap items-center gap-2 max-sm:w-full">
						{!readOnly && choice.isChanged && (
							<Badge size="sm" tone="warning" className="max-sm:sr-only">
								Not saved yet
							</Badge>
						)}
						{readOnly ? (
							<Button asChild variant="primary" className="max-sm:w-full">
								<Link
									to="/strategic-consultant/epm/$sessionId/{-$versionNumber}"
									params={{ sessionId, versionNumber: String(versionNumber) }}
								>
									View plan
								</Link>
							</Button>
						) : (
							<Button
								variant="primary"
								size="lg"
								className="max-sm:h-9 max-sm:w-full"
								loading={isSaving}
								trailingIcon={<ArrowRight size={16} aria-hidden="true" />}
								onClick={proceed}
							>
								Save and continue to plan
							</Button>
						)}
					</div>
				</ChoiceBar>
			</div>
		</WizardFrame>
	);
}

/** Says of a closed version why nothing can be changed in it, and how to go on. */
function ClosedNote({ version, mayWrite }: { version: VersionDetail; mayWrite: boolean }) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<Callout
				title={isIntegrated(version) ? "These decisions have become a program" : "This version is finalized"}
			>
				{mayWrite
					? "They stay as they are. To decide differently, make a new version."
					: "They stay as they are."}
				{mayWrite && (
					<div className="pt-2">
						<Button
							size="sm"
							icon={<GitBranch size={14} aria-hidden="true" />}
							onClick={() => setAsked(true)}
						>
							New version from this
						</Button>
					</div>
				)}
			</Callout>
			{isAsked && <BranchDialog version={version} onClose={() => setAsked(false)} />}
		</>
	);
}
