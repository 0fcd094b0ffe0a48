import type { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { SourceLink } from "../../../workspace/quote-text.tsx";
import { placeOfUrl } from "../../../workspace/source-search.ts";

type CitationMarksProps = {
	/** Urls or titles, as the analysis names its sources. */
	cited: readonly string[];
	citations: EnhancedAnalysis["citations"];
};

/** Where the list of citations has the one with this number. */
export const citationPlace = (number: number) => `citation-${number}`;

/** The sources of a statement: their numbers in the list, or the way to a passage that the list leaves out. */
export function CitationMarks({ cited, citations }: CitationMarksProps) {
	return cited.map((name) => {
		const index = citations.findIndex(({ url, title }) => url === name || title === name);
		if (index >= 0) return <Numbered key={name} number={index + 1} title={citations[index]?.title ?? name} />;
		const place = placeOfUrl(name);
		if (!place?.source) return null;
		return (
			<span key={name} className="text-caption">
				<SourceLink documentId={place.source} passageId={place.passage} what={name} />
			</span>
		);
	});
}

function Numbered({ number, title }: { number: number; title: string }) {
	return (
		<button
			type="button"
			title={title}
			aria-label={`Citation ${number}: ${title}`}
			onClick={() => document.getElementById(citationPlace(number))?.focus()}
			className="hit-area mx-0.5 rounded-sm text-caption font-medium text-accent-text underline-offset-4 hover:underline"
		>
			{`[${number}]`}
		</button>
	);
}
