import { firstFinalWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Flag, GitBranch } from "lucide-react";

type NoOptionsProps = {
	/** The why below which nothing stands; undefined on the first level. */
	parent: WhysNode | undefined;
	mayWrite: boolean;
	/** Whether somebody has just looked for causes, and found none. */
	searched: boolean;
	/** Looks for causes; null where none can be found. */
	onFind: (() => void) | null;
	/** Makes the why above the root cause. */
	onChoose: () => void;
	choosing: boolean;
};

/** A level without options, with the ways on from it. */
export function NoOptions({ parent, mayWrite, searched, onFind, onChoose, choosing }: NoOptionsProps) {
	const isFinal = mayWrite && parent !== undefined && parent.depth >= firstFinalWhy;
	return (
		<Card>
			<EmptyState
				icon={<GitBranch size={20} />}
				{...(mayWrite ? { title: "Nothing found here" } : {})}
				message={
					<>
						<span className="block">No options available at this level</span>
						{mayWrite && parent && (
							<span className="mt-1 block break-words">
								{searched && "Nothing was found that the path does not say already. "}
								{isFinal
									? `“${parent.option}” can be your root cause. Or write your own why below.`
									: "Write your own why below, or go back and choose another option."}
							</span>
						)}
					</>
				}
				action={
					(isFinal || (mayWrite && onFind)) && (
						<div className="flex flex-wrap justify-center gap-2">
							{isFinal && (
								<Button
									variant={searched ? "primary" : "secondary"}
									loading={choosing}
									icon={<Flag size={15} aria-hidden="true" />}
									onClick={onChoose}
								>
									{choosing ? "Processing..." : "This is my root cause"}
								</Button>
							)}
							{mayWrite && onFind && (
								<Button
									variant={isFinal && searched ? "secondary" : "primary"}
									disabled={choosing}
									onClick={onFind}
								>
									Find options
								</Button>
							)}
						</div>
					)
				}
			/>
		</Card>
	);
}
