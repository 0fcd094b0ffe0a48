/** The passages of a document around a place in it. */
export function SourceReader(_: { documentId: string; passageId: string | undefined }) {
	return null;
}
