import type { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";
import { placeOfUrl } from "../../../workspace/source/source-search.ts";

type CitationMarksProps = {
	/** Urls or titles, as the analysis names its sources. */
	cited: readonly string[];
	citations: EnhancedAnalysis["citations"];
	/** The statement that they carry. */
	what: string;
};

/** Where the list of citations has the one with this number. */
export const citationPlace = (number: number) => `citation-${number}`;

/** The sources of a statement: their numbers in the list, or the way to a passage that the list leaves out. */
export function CitationMarks({ cited, citations, what }: CitationMarksProps) {
	const passages = cited.filter((name) => indexIn(citations, name) < 0);
	return (
		<span className="flex flex-wrap items-center gap-x-3 text-caption empty:hidden">
			{cited.map((name) => {
				const index = indexIn(citations, name);
				const citation = citations[index];
				if (citation) return <Numbered key={name} number={index + 1} title={citation.title} />;
				const place = placeOfUrl(name);
				if (!place?.source) return null;
				return (
					<SourceLink
						key={name}
						documentId={place.source}
						passageId={place.passage}
						what={what}
						label={passages.length > 1 ? `View source ${passages.indexOf(name) + 1}` : "View source"}
					/>
				);
			})}
		</span>
	);
}

function indexIn(citations: EnhancedAnalysis["citations"], name: string): number {
	return citations.findIndex(({ url, title }) => url === name || title === name);
}

/** Leads to the entry in the list. */
function Numbered({ number, title }: { number: number; title: string }) {
	return (
		<button
			type="button"
			title={title}
			aria-label={`Citation ${number}: ${title}`}
			onClick={() => document.getElementById(citationPlace(number))?.focus()}
			className="min-h-6 min-w-6 rounded-sm text-left font-medium text-accent-text underline-offset-4 hover:underline"
		>
			{`[${number}]`}
		</button>
	);
}
