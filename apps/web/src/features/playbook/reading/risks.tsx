import type { Playbook } from "@throughline/domain/playbook/playbook";
import { Badge, type StatusTone } from "@throughline/ui/badge";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

type Risk = Playbook["risks"][number];

const levels: Record<Risk["impact"], { word: string; tone: StatusTone }> = {
	low: { word: "low", tone: "good" },
	medium: { word: "medium", tone: "warning" },
	high: { word: "high", tone: "critical" },
};

/** What goes wrong in undertakings of this kind, and what is done about it. */
export function Risks({ risks }: Pick<Playbook, "risks">) {
	return (
		<Section id="risks" count={risks.length}>
			<ul className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
				{risks.map(({ text, likelihood, impact, mitigation }, index) => (
					<li key={index} className="max-w-[72ch]">
						<p className="text-pretty break-words text-body font-medium text-ink-strong">
							<InLanguage text={text} />
						</p>
						<p className="mt-1 flex flex-wrap gap-1.5">
							<Badge
								size="sm"
								tone={levels[likelihood].tone}
							>{`Likelihood ${levels[likelihood].word}`}</Badge>
							<Badge size="sm" tone={levels[impact].tone}>{`Impact ${levels[impact].word}`}</Badge>
						</p>
						{mitigation && (
							<p className="mt-1.5 text-pretty break-words text-table text-ink-muted">
								<span className="font-medium text-ink">Mitigation: </span>
								<InLanguage text={mitigation} />
							</p>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
