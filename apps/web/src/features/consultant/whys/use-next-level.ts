import { notifyManager } from "@tanstack/react-query";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useWalk } from "../stored-walk.ts";
import { useMayChange } from "../use-may-change.ts";
import type { WalkPlace } from "./walk-place.ts";

/** How the making of a why's options came out: null is well, a sentence why not. Without an entry it is not over. */
type Outcomes = Readonly<Record<string, string | null>>;

/**
 * Has the options of a level made when one comes to it and there are none: also after a reload, which joins what is
 * under way. Each why is asked for once; `retry` asks again.
 */
export function useNextLevel(sessionId: string, place: WalkPlace | null, refresh: () => Promise<unknown>) {
	const { provider } = useWalk(sessionId);
	const mayWrite = useMayChange(sessionId);
	const { mutateAsync } = trpc.consultant.whys.expand.useMutation();
	const asked = useRef(new Set<string>());
	const [outcomes, setOutcomes] = useState<Outcomes>({});
	const parent = place?.path.at(-1) ?? null;
	const lacking =
		mayWrite && place !== null && parent !== null && canGrow(parent) && place.options.length === 0;
	const ask = async (parent: WhysNode, path: readonly WhysNode[]) => {
		asked.current.add(parent.id);
		let outcome: string | null = null;
		try {
			await mutateAsync({
				sessionId,
				nodeId: parent.id,
				selectedPath: path.map(({ option }) => option),
				currentDepth: parent.depth,
				parentQuestion: parent.question,
				isCustom: parent.isCustom,
				provider,
			});
			// Over only when the options can be shown: until then there would seem to be none.
			await refresh();
		} catch (error) {
			outcome = toApiError(error).sentence;
			toast({ title: "Expansion failed", description: outcome, variant: "destructive" });
		}
		// Behind the news of the tree itself: said at once, it would be shown a moment before the new options are.
		notifyManager.schedule(() => setOutcomes((before) => ({ ...before, [parent.id]: outcome })));
	};
	// After every render: what was asked for once is not asked for again.
	useEffect(() => {
		if (lacking && !asked.current.has(parent.id)) void ask(parent, place.path);
	});
	const outcome = lacking ? outcomes[parent.id] : null;
	return {
		generating: outcome === undefined,
		failure: outcome ?? null,
		retry: () => {
			if (!parent || !place) return;
			setOutcomes(({ [parent.id]: _, ...others }) => others);
			void ask(parent, place.path);
		},
	};
}

function canGrow({ isLeaf, depth }: WhysNode): boolean {
	return !isLeaf && depth < deepestWhy;
}
