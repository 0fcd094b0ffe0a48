import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import type { StoredMaterial } from "@throughline/trpc/ports/advisors";

type Text = { content: string; name?: string; language?: "en" | "de"; documentId?: string; key?: string };

export const firstDocument = "018f2b6c-0000-7000-8000-000000000001";

/** The material of one text, as it comes from the database. */
export function materialOf({
	content,
	name = "Memo",
	language = "en",
	documentId = firstDocument,
	key = documentId,
}: Text): StoredMaterial {
	const passages = sentencesOf(content, language);
	return {
		key,
		sources: [{ id: documentId, name, content }],
		passages: [
			{
				documentId,
				ids: passages.map((_, at) => `018f0000-0000-7000-9000-${String(at).padStart(12, "0")}`).join(" "),
				places: passages.map(({ start, end }, at) => `${at} ${start} ${end}`).join(" "),
			},
		],
		today: "2026-11-22",
		corrections: [],
		playbooks: [],
	};
}
