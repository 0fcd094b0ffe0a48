import type { Playbook } from "@throughline/domain/playbook/playbook";
import { ExternalLink } from "lucide-react";
import { Section } from "./section.tsx";

/** Where the playbook's knowledge comes from. */
export function Sources({ sources }: Pick<Playbook, "sources">) {
	return (
		<Section id="sources" count={sources.length}>
			<ul className="space-y-1.5 text-body">
				{sources.map(({ title, url }, index) => (
					<li key={index} className="max-w-[80ch] text-pretty break-words">
						{url ? (
							<a
								href={url}
								target="_blank"
								rel="noopener noreferrer"
								className="inline-block min-h-6 text-accent-text underline-offset-4 hover:underline"
							>
								{title}
								<ExternalLink size={13} aria-hidden="true" className="ml-1 inline" />
								<span className="sr-only"> (opens in a new tab)</span>
							</a>
						) : (
							title
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
