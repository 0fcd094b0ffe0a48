import { inLanguage } from "@throughline/domain/playbook/localized";
import { Button } from "@throughline/ui/button";
import { ArrowLeft } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { LastChange } from "../last-change.tsx";
import { OriginBadge } from "../origin-badge.tsx";
import { playbooksView } from "../view.ts";
import { readingLanguage } from "./languages.ts";
import { PlaybookActions } from "./playbook-actions.tsx";
import { PlaybookBody } from "./playbook-body.tsx";
import { PlaybookHead } from "./playbook-head.tsx";
import { WithoutPlaybook } from "./without-playbook.tsx";

/** One playbook to read, and what can be done with it. */
export function PlaybookPage({ id }: { id: string }) {
	const { search, change } = useViewSearch(playbooksView);
	const query = trpc.playbook.get.useQuery({ id });
	const back = (
		<Button
			variant="ghost"
			className="-ml-3"
			icon={<ArrowLeft size={16} aria-hidden="true" />}
			onClick={() => change({ playbook: undefined, display: undefined, form: undefined })}
		>
			All playbooks
		</Button>
	);
	if (!query.data) return <WithoutPlaybook query={query} back={back} />;
	const { playbook } = query.data;
	const language = readingLanguage(playbook, search.display);
	const name = inLanguage(playbook.name, language).text;
	return (
		<div className="space-y-4">
			<PrintedHead>{`Playbook · ${name}`}</PrintedHead>
			<div data-print="hide" className="flex flex-wrap items-center justify-between gap-2">
				{back}
				<PlaybookActions stored={query.data} name={name} />
			</div>
			<PlaybookHead playbook={playbook} language={language}>
				<OriginBadge {...query.data} />
				<LastChange {...query.data} />
			</PlaybookHead>
			<PlaybookBody playbook={playbook} language={language} />
		</div>
	);
}
