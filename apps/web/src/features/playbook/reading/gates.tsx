import type { Playbook } from "@throughline/domain/playbook/playbook";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

/** What has to be met at each gate. */
export function Gates({ gates }: Pick<Playbook, "gates">) {
	return (
		<Section id="gates">
			<dl className="space-y-3">
				{gates.map(({ gate, criteria }) => (
					<div key={gate} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
						<dt className="tabular text-body font-semibold text-ink-strong">{gate}</dt>
						<dd>
							<ul className="space-y-1 text-body">
								{criteria.map((criterion, index) => (
									<li key={index} className="max-w-[80ch] text-pretty break-words">
										<InLanguage text={criterion} />
									</li>
								))}
							</ul>
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
