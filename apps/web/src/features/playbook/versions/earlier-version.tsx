import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { toast } from "@throughline/ui/toast";
import { ArrowLeft } from "lucide-react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { readingLanguage } from "../reading/languages.ts";
import { PlaybookBody } from "../reading/playbook-body.tsx";
import { PlaybookHead } from "../reading/playbook-head.tsx";
import { WithoutPlaybook } from "../reading/without-playbook.tsx";
import { playbooksView } from "../view.ts";

/** An own playbook as it was saved in an earlier version; Editors can restore it. */
export function EarlierVersion({ id, version }: { id: string; version: number }) {
	const { search, change } = useViewSearch(playbooksView);
	const mayWrite = useAllowed("write");
	const earlier = trpc.playbook.versionOf.useQuery({ id, version });
	const now = trpc.playbook.get.useQuery({ id });
	const update = trpc.playbook.update.useMutation();
	const toCurrent = () => change({ item: undefined });
	const back = (
		<Button
			variant="ghost"
			className="-ml-3"
			icon={<ArrowLeft size={16} aria-hidden="true" />}
			onClick={toCurrent}
		>
			Current version
		</Button>
	);
	if (!earlier.data || !now.data) return <WithoutPlaybook query={earlier.data ? now : earlier} back={back} />;
	const { playbook } = earlier.data;
	const current = now.data;
	const language = readingLanguage(playbook, search.display);

	async function restore(): Promise<void> {
		try {
			await update.mutateAsync({ id, version: current.version, playbook });
			toast({ title: `Version ${version} restored` });
			toCurrent();
		} catch (error) {
			toast({
				title: "Failed to restore the version",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
		} finally {
			await whenRefreshed();
		}
	}

	return (
		<div className="space-y-4">
			{back}
			<Callout
				title={`This is version ${version}`}
				action={
					mayWrite && (
						<Button size="sm" loading={update.isPending} onClick={() => void restore()}>
							Restore
						</Button>
					)
				}
			>
				{mayWrite ? "Restoring saves it as the newest version." : "It has been changed since."}
			</Callout>
			<PlaybookHead playbook={playbook} language={language}>
				<span className="text-caption text-ink-muted">{`Version ${version}`}</span>
			</PlaybookHead>
			<PlaybookBody playbook={playbook} language={language} />
		</div>
	);
}
