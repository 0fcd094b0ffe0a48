import type { StrategyProgress } from "@throughline/domain/consultant/step";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useEffect, useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpc } from "../../../../api/client.ts";
import { useFollowedRun } from "../../use-followed-run.ts";
import type { WhysPlace } from "../whys-place.ts";

type Given = {
	/** The whys whose causes are being looked for. */
	expansions: StrategyProgress["expansions"];
	/** Fetches the tree again. */
	refresh: () => Promise<unknown>;
};

/**
 * The search for the options of a level that has none: begun by whoever continues to it, and followed by everybody who
 * comes there meanwhile.
 */
export function useNextLevel(
	sessionId: string,
	{ path, options }: Pick<WhysPlace, "path" | "options">,
	{ expansions, refresh }: Given,
) {
	const utils = trpc.useUtils();
	const parent = path.at(-1);
	const isLacking = parent !== undefined && canGrow(parent) && options.length === 0;
	const start = trpc.consultant.whys.startExpansion.useMutation({
		// What is under way is known, or the options are, before this is over: no moment seems to have neither.
		onSuccess: ({ runId }) =>
			runId === null ? refresh() : utils.consultant.step.progress.invalidate({ sessionId }),
	});
	const expansion = expansions.find(({ nodeId }) => nodeId === parent?.id) ?? null;
	const followed = useFollowedRun(expansion?.run ?? null);
	// It is followed until its options are shown, and no longer than one stays at this level.
	const [followedId, setFollowedId] = useState<string | null>(null);
	if (expansion && expansion.nodeId !== followedId) setFollowedId(expansion.nodeId);
	const isAsked = start.variables?.nodeId === parent?.id;
	const isGenerating =
		isLacking && ((isAsked && start.isPending) || (followedId === parent.id && followed.isBusy));
	const refusal = isAsked && start.error ? toApiError(start.error) : followed.failure;
	const failure = isLacking && !isGenerating && refusal ? refusal.sentence : null;
	const isNews = isAsked || followed.wasSeen;
	useEffect(() => {
		if (failure !== null && isNews)
			toast({ title: "Expansion failed", description: failure, variant: "destructive" });
	}, [failure, isNews]);
	/** Looks for the causes of a why, at the end of the path to it; nothing for one that has some. */
	const find = (why: WhysNode, above: readonly WhysNode[], provider?: Provider) => {
		if (!canGrow(why) || why.branches.length > 0) return;
		start.mutate({
			sessionId,
			nodeId: why.id,
			selectedPath: [...above, why].map(({ option }) => option),
			currentDepth: why.depth,
			parentQuestion: why.question,
			isCustom: why.isCustom,
			provider,
		});
	};
	return {
		isLacking,
		generating: isGenerating,
		failure,
		cost: expansion?.run.cost,
		/** Whether causes were looked for while one stood here, and none came. */
		searched: isLacking && !isGenerating && failure === null && isNews,
		find,
		/** The same for this level. */
		retry: (provider?: Provider) => {
			if (parent) find(parent, path.slice(0, -1), provider);
		},
	};
}

function canGrow({ isLeaf, depth }: WhysNode): boolean {
	return !isLeaf && depth < deepestWhy;
}
