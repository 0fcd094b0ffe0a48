import type { Playbook } from "@throughline/domain/playbook/playbook";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

/** What usually lies behind the problem, and what would show that it does here. */
export function Causes({ causes }: Pick<Playbook, "causes">) {
	return (
		<Section id="causes" count={causes.length}>
			<ul className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
				{causes.map(({ text, evidence }, index) => (
					<li key={index} className="max-w-[72ch]">
						<p className="text-pretty break-words text-body font-medium text-ink-strong">
							<InLanguage text={text} />
						</p>
						{evidence && (
							<p className="mt-1 border-l-2 border-line pl-3 text-pretty break-words text-table text-ink-muted">
								<span className="font-medium text-ink">Shown by: </span>
								<InLanguage text={evidence} />
							</p>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
