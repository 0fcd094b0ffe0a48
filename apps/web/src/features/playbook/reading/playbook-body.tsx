import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { Causes } from "./causes.tsx";
import { Contents } from "./contents.tsx";
import { Decisions } from "./decisions.tsx";
import { Fits } from "./fits.tsx";
import { Gates } from "./gates.tsx";
import { ReadingLanguage } from "./in-language.tsx";
import { Interview } from "./interview.tsx";
import { Benefits, Kpis, Roles } from "./outcomes.tsx";
import { Risks } from "./risks.tsx";
import { type SectionId, sectionsOf } from "./sections.ts";
import { Sources } from "./sources.tsx";
import { Workstreams } from "./workstreams.tsx";

/** Everything that a playbook says, part by part. */
export function PlaybookBody({ playbook, language }: { playbook: Playbook; language: ProductLanguage }) {
	const { fits, causes, interview, decisions, roles, kpis, benefits, risks, gates, sources } = playbook;
	const parts: Record<SectionId, () => React.ReactNode> = {
		fits: () => <Fits fits={fits} />,
		causes: () => <Causes causes={causes} />,
		interview: () => <Interview interview={interview} />,
		decisions: () => <Decisions decisions={decisions} />,
		workstreams: () => <Workstreams playbook={playbook} />,
		roles: () => <Roles roles={roles} />,
		kpis: () => <Kpis kpis={kpis} />,
		benefits: () => <Benefits benefits={benefits} />,
		risks: () => <Risks risks={risks} />,
		gates: () => <Gates gates={gates} />,
		sources: () => <Sources sources={sources} />,
	};
	return (
		<ReadingLanguage value={language}>
			<div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_12rem]">
				<div lang={language} className="@container min-w-0 space-y-4">
					{sectionsOf(playbook).map(({ id }) => (
						<div key={id}>{parts[id]()}</div>
					))}
				</div>
				<Contents playbook={playbook} />
			</div>
		</ReadingLanguage>
	);
}
