import { Link } from "@tanstack/react-router";
import type { EarnedValue, EarnedValueGap } from "@throughline/domain/funding/earned-value";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Layers, Scale } from "lucide-react";
import { useAllowed } from "../../../api/session/user.ts";

type NoEarnedValueProps = { programId: string; earned: EarnedValue; onAddSource: () => void };

/** What is missing for earned value, and the way to add it. */
export function NoEarnedValue({ programId, earned: { missing, baseline }, onAddSource }: NoEarnedValueProps) {
	const mayWrite = useAllowed("write");
	const lacks = (gap: EarnedValueGap) => missing.includes(gap);
	const sentences = [
		lacks("baseline") && "This program has no baseline yet.",
		lacks("work") &&
			`The baseline “${baseline?.name}” holds no task with dates: date the tasks and take a new one.`,
		lacks("budget") && "It has no budget: no funding source is there.",
		!mayWrite && "Editors and Admins can add what is missing.",
	].filter((sentence) => sentence !== false);
	return (
		<Card>
			<EmptyState
				icon={<Scale size={20} />}
				message={`Earned value compares the work that is done with the plan of a baseline and with a budget. ${sentences.join(" ")}`}
				action={
					mayWrite && (
						<span className="flex flex-wrap justify-center gap-2">
							{(lacks("baseline") || lacks("work")) && (
								<Button asChild>
									<Link to="/" search={{ view: "timeline", program: programId, form: "baselines" }}>
										<Layers size={16} aria-hidden="true" />
										Take a baseline
									</Link>
								</Button>
							)}
							{lacks("budget") && <AddButton onClick={onAddSource}>Add Funding Source</AddButton>}
						</span>
					)
				}
			/>
		</Card>
	);
}
