import type { Playbook } from "@throughline/domain/playbook/playbook";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import type { Theirs } from "./changed-meanwhile.tsx";
import { readYaml, type YamlError } from "./use-yaml-reading.ts";

/** The editor's text, and the version that it changes; null for a shipped playbook or a new one. */
type Edited = { source: string; version: number | null };

/** Why the text is not saved yet. */
type Refusal =
	| { kind: "failure"; sentence: string }
	| { kind: "changed"; theirs: Theirs }
	| { kind: "exists"; id: string; version: number | null };

type Saving = {
	/** Null creates one. */
	id: string | null;
	onSaved: (id: string) => void;
	/** The text is wrong, first here. */
	onWrong: (error: Pick<YamlError, "line" | "path">) => void;
};

/** Saves the editor's text. Somebody else's change and a taken id become questions, anything else a sentence. */
export function useSavePlaybook({ id, onSaved, onWrong }: Saving) {
	const [isPending, setPending] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const keyOf = useIdempotencyKey();

	async function attempt({ source, version }: Edited, replaced: string | null): Promise<Refusal | null> {
		const { playbook, errors } = await readYaml(source);
		if (playbook === null) {
			onWrong(errors[0] ?? { line: 1, path: "" });
			return null;
		}
		const target = id ?? replaced;
		if (target !== null && playbook.id !== target) {
			onWrong({ line: lineOfId(source), path: "id" });
			return { kind: "failure", sentence: otherId(target) };
		}
		try {
			await store(playbook, target === null ? null : { id: target, version });
		} catch (error) {
			return await refusalOf(error, target ?? playbook.id);
		}
		toast({ title: id === null ? "Playbook created" : "Playbook saved" });
		onSaved(playbook.id);
		return null;
	}

	async function store(playbook: Playbook, target: { id: string; version: number | null } | null) {
		if (target) return await trpcClient.playbook.update.mutate({ ...target, playbook });
		const input = { playbook };
		return await trpcClient.playbook.create.mutate(input, { context: { idempotencyKey: keyOf(input) } });
	}

	async function save(edited: Edited, replaced: string | null = null): Promise<void> {
		setPending(true);
		try {
			setRefusal(await attempt(edited, replaced));
		} catch (error) {
			setRefusal({ kind: "failure", sentence: toApiError(error).sentence });
		} finally {
			setPending(false);
		}
	}

	return { save, refusal, isPending, reset: () => setRefusal(null) };
}

async function refusalOf(error: unknown, id: string): Promise<Refusal> {
	const { code, isOutdated, sentence } = toApiError(error);
	if (code === "ALREADY_EXISTS") {
		const { version } = await trpcClient.playbook.get.query({ id });
		return { kind: "exists", id, version };
	}
	if (!isOutdated) return { kind: "failure", sentence };
	const [{ version, updatedAt, updatedBy }, source] = await Promise.all([
		trpcClient.playbook.get.query({ id }),
		trpcClient.playbook.exportYaml.query({ id }),
	]);
	return { kind: "changed", theirs: { version, updatedAt, updatedBy, source } };
}

function lineOfId(source: string): number {
	return source.split("\n").findIndex((line) => /^id:/.test(line)) + 1 || 1;
}

function otherId(id: string): string {
	return `The id of this playbook is “${id}” and stays so. For another id, copy the playbook.`;
}
