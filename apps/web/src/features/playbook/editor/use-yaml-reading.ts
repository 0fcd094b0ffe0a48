import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import type { RouterOutputs } from "../router-outputs.ts";

export type YamlReading = RouterOutputs["playbook"]["readYaml"];
export type YamlError = YamlReading["errors"][number];

const pauseMs = 400;

/** Reads a text as a playbook on the server, storing nothing. Throws an `ApiError`. */
export function readYaml(source: string): Promise<YamlReading> {
	return trpcClient.playbook.readYaml.mutate({ source });
}

/**
 * What the text in the editor holds, read again after each pause in typing. `reading` is the last one that arrived;
 * `isCurrent` says whether it is of this very text, `failure` why there is none.
 */
export function useYamlReading(source: string) {
	const [read, setRead] = useState(source);
	useEffect(() => {
		const timer = setTimeout(() => setRead(source), pauseMs);
		return () => clearTimeout(timer);
	}, [source]);
	const { data, error, isPlaceholderData, refetch } = useQuery({
		queryKey: ["playbook-yaml", read],
		queryFn: () => readYaml(read),
		enabled: read.trim() !== "",
		placeholderData: (before) => before,
		staleTime: Infinity,
		gcTime: 0,
		retry: false,
	});
	return {
		reading: data ?? null,
		isCurrent: data !== undefined && read === source && !isPlaceholderData,
		failure: error && toApiError(error).sentence,
		retry: () => void refetch(),
	};
}
