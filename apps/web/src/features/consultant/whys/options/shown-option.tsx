import { deepestWhy, firstFinalWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { ArrowRight, Flag, Pencil } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpcClient } from "../../../../api/client.ts";
import { useMayChange } from "../../use-may-change.ts";
import { OptionCard } from "./option-card.tsx";
import { OptionPager } from "./option-pager.tsx";
import { OwnWords } from "./own-words.tsx";

type ShownOptionProps = {
	sessionId: string;
	node: WhysNode;
	index: number;
	options: readonly WhysNode[];
	level: number;
	onShow: (index: number) => void;
	/** Null where one cannot go on from here. */
	onContinue: (() => void) | null;
	onChoose: () => void;
	choosing: boolean;
	refresh: () => Promise<unknown>;
};

/** The option in view, with what a person can do with it. */
export function ShownOption({
	sessionId,
	node,
	index,
	options,
	level,
	onShow,
	onContinue,
	onChoose,
	choosing,
	refresh,
}: ShownOptionProps) {
	const mayWrite = useMayChange(sessionId);
	const [editing, setEditing] = useState(false);
	const save = async (option: string) => {
		try {
			const { id: nodeId, version } = node;
			await trpcClient.consultant.whys.edit.mutate({ sessionId, nodeId, version, option });
			await refresh();
			setEditing(false);
			return true;
		} catch (error) {
			const { sentence, isOutdated } = toApiError(error);
			toast({ title: "Failed to save the why", description: sentence, variant: "destructive" });
			// Saving again then rests on the why as it is now; what was typed stays.
			if (isOutdated) await refresh();
			return false;
		}
	};
	return (
		<OptionCard
			node={node}
			number={index + 1}
			count={options.length}
			pager={<OptionPager options={options} index={index} onShow={onShow} />}
			form={
				editing ? (
					<div>
						<h3 id="option-title" className="sr-only">
							{node.option}
						</h3>
						<OwnWords
							label="Edit this Why"
							submit="Save Changes"
							initial={node.option}
							onSubmit={save}
							onCancel={() => setEditing(false)}
						/>
						{node.branches.length > 0 && (
							<p className="mt-2 text-pretty text-caption text-ink-muted">
								Saving removes the whys below this one: they explain the old wording.
							</p>
						)}
					</div>
				) : null
			}
			edit={
				mayWrite && (
					<Button
						variant="ghost"
						size="sm"
						icon={<Pencil size={14} aria-hidden="true" />}
						onClick={() => setEditing(true)}
						className="max-sm:-ml-2.5 sm:-mt-0.5 sm:-mr-2"
					>
						Edit this Why
					</Button>
				)
			}
			actions={
				!editing &&
				((mayWrite && level >= firstFinalWhy) || onContinue || choosing) && (
					<>
						{mayWrite && level >= firstFinalWhy && (
							<Button
								variant={level === deepestWhy ? "primary" : "secondary"}
								loading={choosing}
								icon={<Flag size={15} aria-hidden="true" />}
								onClick={onChoose}
							>
								{choosing ? "Processing..." : "This is my root cause"}
							</Button>
						)}
						{level < deepestWhy && (onContinue || choosing) && (
							<Button
								variant="primary"
								disabled={choosing}
								trailingIcon={<ArrowRight size={15} aria-hidden="true" />}
								onClick={onContinue ?? undefined}
							>
								Continue to next Why
							</Button>
						)}
					</>
				)
			}
		/>
	);
}
