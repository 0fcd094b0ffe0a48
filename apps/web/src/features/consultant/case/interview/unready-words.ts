import type { CaseView } from "@throughline/domain/consultant/case/view";

/** Why a case is not ready: what its text seems to be, or that there is none yet. */
export function unreadyWords({ documents, readiness }: Pick<CaseView, "documents" | "readiness">): string {
	return documents.length === 0
		? "There is no text yet: your answers become the text that is read."
		: readiness.explanation;
}
