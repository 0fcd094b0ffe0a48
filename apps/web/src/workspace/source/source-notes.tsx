import type { SourceDocument } from "@throughline/domain/consultant/session";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Download, ExternalLink } from "lucide-react";
import { formatCount } from "../../format/count.ts";
import { formatInstant } from "../../format/date.ts";

/** What must be known of how a source was read, and the way to the original. */
export function SourceNotes({ document }: { document: SourceDocument }) {
	if (document.notes.length === 0 && originalOf(document) === null) return null;
	return (
		<div className="space-y-2.5 border-b border-line-subtle px-5 py-2.5">
			{document.notes.length > 0 && (
				<Callout tone="warning">
					{document.notes.map((note) => (
						<p key={note}>{note}</p>
					))}
				</Callout>
			)}
			{originalOf(document)}
		</div>
	);
}

function originalOf(document: SourceDocument) {
	if (document.kind === "web" && document.url && /^https?:/i.test(document.url)) {
		return (
			<Button asChild size="sm">
				<a href={document.url} target="_blank" rel="noopener noreferrer">
					<ExternalLink size={14} aria-hidden="true" /> Open the page
				</a>
			</Button>
		);
	}
	if (!document.downloadable) return null;
	return (
		<Button asChild size="sm" className="mt-3">
			<a href={`/api/strategic-consultant/documents/${document.id}/file`} download={document.name}>
				<Download size={14} aria-hidden="true" /> Download original
			</a>
		</Button>
	);
}

/** What a source is, how it was read and when, in a line. */
export function factsOf({ kind, pages, characters, readBy, createdAt }: SourceDocument): string {
	const read = { typed: "Typed text", text: "Read from the file's text", ocr: "Read from pictures (OCR)" };
	return [
		kind === "web" ? "Web page" : read[readBy],
		...(pages === null ? [] : [pages === 1 ? "1 page" : `${formatCount(pages)} pages`]),
		`${formatCount(characters)} characters`,
		formatInstant(createdAt),
	].join(" · ");
}
