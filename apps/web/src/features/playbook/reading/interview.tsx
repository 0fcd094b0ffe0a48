import type { Playbook } from "@throughline/domain/playbook/playbook";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

/** The questions, each with an answer as an example. */
export function Interview({ interview }: Pick<Playbook, "interview">) {
	return (
		<Section id="interview" count={interview.length}>
			<ol className="grid list-decimal gap-x-10 gap-y-4 pl-5 marker:text-table marker:text-ink-faint @2xl:grid-cols-2">
				{interview.map(({ id, question, example }) => (
					<li key={id} className="max-w-[72ch] pl-1">
						<p className="text-pretty break-words text-body text-ink-strong">
							<InLanguage text={question} />
						</p>
						<p className="mt-0.5 text-pretty break-words text-table text-ink-muted">
							<span className="sr-only">Example: </span>
							<q>
								<InLanguage text={example} />
							</q>
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
