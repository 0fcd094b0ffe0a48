import { useMutation } from "@tanstack/react-query";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../session/user.ts";
import { useWalk } from "../stored-walk.ts";
import type { WalkPlace } from "./walk-place.ts";

/**
 * Has the options of a level made when one comes to it and there are none: also after a reload, which joins what is
 * under way. Each why is asked for once; `retry` asks again.
 */
export function useNextLevel(sessionId: string, place: WalkPlace | null, refresh: () => Promise<unknown>) {
	const { provider } = useWalk(sessionId);
	const mayWrite = useAllowed("write");
	const expand = useMutation(trpc.consultant.whys.expand.mutationOptions());
	const asked = useRef(new Set<string>());
	const parent = place?.path.at(-1) ?? null;
	const lacking =
		mayWrite && place !== null && parent !== null && canGrow(parent) && place.options.length === 0;
	const ask = async (parent: WhysNode, path: readonly WhysNode[]) => {
		asked.current.add(parent.id);
		try {
			await expand.mutateAsync({
				sessionId,
				nodeId: parent.id,
				selectedPath: path.map(({ option }) => option),
				currentDepth: parent.depth,
				parentQuestion: parent.question,
				isCustom: parent.isCustom,
				provider,
			});
			await refresh();
		} catch (error) {
			toast({ title: "Expansion failed", description: toApiError(error).sentence, variant: "destructive" });
		}
	};
	// After every render: what was asked for once is not asked for again.
	useEffect(() => {
		if (lacking && !asked.current.has(parent.id)) void ask(parent, place.path);
	});
	const ofParent = expand.variables?.nodeId === parent?.id;
	return {
		generating: ofParent && expand.isPending,
		failure: lacking && ofParent && expand.error ? toApiError(expand.error).sentence : null,
		retry: () => parent && place && void ask(parent, place.path),
	};
}

function canGrow({ isLeaf, depth }: WhysNode): boolean {
	return !isLeaf && depth < deepestWhy;
}
