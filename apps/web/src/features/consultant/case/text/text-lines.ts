import type { CaseStatement } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";

/** A line of the text as it is shown: the name of a document, or a statement of it. */
export type TextLine =
	| { kind: "document"; id: string; name: string }
	| { kind: "statement"; id: string; statement: CaseStatement };

/** The statements in their order with the name of each document above its own. */
export function textLines(
	{ documents }: Pick<CaseView, "documents">,
	statements: readonly CaseStatement[],
): TextLine[] {
	const names = new Map(documents.map(({ id, name }) => [id, name]));
	let document: string | null = null;
	return statements.flatMap((statement): TextLine[] => {
		const { documentId } = statement.quote;
		const line = { kind: "statement" as const, id: statement.id, statement };
		if (documentId === document) return [line];
		document = documentId;
		return [{ kind: "document", id: `document ${documentId}`, name: names.get(documentId) ?? "Text" }, line];
	});
}

/** The statements without rows whose cells are statements themselves: nothing is shown twice. */
export function withoutDoubles(statements: readonly CaseStatement[]): CaseStatement[] {
	return statements.filter(({ kind, quote }, at) => {
		if (kind !== "row") return true;
		const next = statements[at + 1];
		return !(
			next?.kind === "cell" &&
			next.quote.documentId === quote.documentId &&
			next.quote.start < quote.end
		);
	});
}
