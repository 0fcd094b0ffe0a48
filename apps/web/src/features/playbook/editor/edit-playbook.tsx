import { inLanguage } from "@throughline/domain/playbook/localized";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { playbooksView } from "../view.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { PlaybookEditor } from "./playbook-editor.tsx";

/** Changes a playbook; of a shipped one the organisation gets its own version. */
export function EditPlaybook({ id }: { id: string }) {
	const { change } = useViewSearch(playbooksView);
	const stored = trpc.playbook.get.useQuery({ id });
	const yaml = trpc.playbook.exportYaml.useQuery({ id });
	const failed = [stored, yaml].find(({ error, data }) => error && data === undefined);
	if (failed) return <ViewFailure message="Failed to load this playbook. Please try again." query={failed} />;
	if (!stored.data || yaml.data === undefined) return <EditorSkeleton />;
	const { playbook, origin, version } = stored.data;
	const toPlaybook = () => change({ form: undefined, tab: undefined });
	return (
		<PlaybookEditor
			title={`Edit “${inLanguage(playbook.name, "en").text}”`}
			hint={
				origin === "shipped"
					? "The shipped playbook stays as it is. Saving makes your organisation's version of it, which is used in its place."
					: "Everybody in your organisation sees what you save. Programs that were started from it stay as they are."
			}
			id={id}
			version={version}
			source={yaml.data}
			draftKey={`playbook/${id}`}
			back="Back to the playbook"
			onBack={toPlaybook}
			onSaved={toPlaybook}
		/>
	);
}
