import type { Finding } from "@throughline/domain/consultant/research";
import { ExternalLink } from "../../../workspace/external-link.tsx";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";
import { placeOfUrl } from "../../../workspace/source/source-search.ts";

/** The way to what a finding rests on: a passage of ours over this screen, a page of the web in a tab of its own. */
export function FindingSource({ finding: { citation, fact, quote } }: { finding: Finding }) {
	if (quote) return <SourceLink documentId={quote.documentId} passageId={quote.passageId} what={fact} />;
	return <PlaceLink url={citation} what={fact} label="View source" />;
}

type PlaceLinkProps = { url: string; what: string; label: string };

/** A link to a place of ours or to a page of the web; plain text for anything else. */
export function PlaceLink({ url, what, label }: PlaceLinkProps) {
	const place = placeOfUrl(url);
	if (place?.source) {
		return <SourceLink documentId={place.source} passageId={place.passage} what={what} label={label} />;
	}
	if (!/^https?:\/\//i.test(url)) return null;
	return (
		<ExternalLink
			href={url}
			what={what.slice(0, 80)}
			className="-my-1 min-h-6 rounded-sm font-medium text-accent-text"
		>
			{label}
		</ExternalLink>
	);
}
