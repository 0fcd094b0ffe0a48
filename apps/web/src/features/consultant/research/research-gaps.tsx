import { Callout } from "@throughline/ui/callout";

/** What nobody found anything about: named, so that it is not taken for nothing. */
export function ResearchGaps({ gaps }: { gaps: readonly string[] }) {
	if (gaps.length === 0) return null;
	return (
		<Callout tone="neutral" title="What the material says nothing about">
			<ul className="mt-1 list-disc space-y-0.5 pl-4 marker:text-ink-faint">
				{gaps.map((gap) => (
					<li key={gap} className="break-words">
						{gap}
					</li>
				))}
			</ul>
		</Callout>
	);
}
