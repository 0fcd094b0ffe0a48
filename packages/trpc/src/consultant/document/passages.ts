import type { Passage } from "@throughline/domain/consultant/evidence";
import type { StoredMaterial } from "../../ports/advisors.ts";

/** The passages of a material with their words, in order. Of a text that was cut, those that lie in the rest. */
export function passagesOf({ sources, passages }: Pick<StoredMaterial, "sources" | "passages">): Passage[] {
	const contents = new Map(sources.map(({ id, content }) => [id, content]));
	return passages.flatMap(({ documentId, ids, places }) => {
		const content = contents.get(documentId);
		if (content === undefined) return [];
		const numbers = places.split(" ").map(Number);
		return ids.split(" ").flatMap((id, at): Passage[] => {
			const [position = 0, start = 0, end = 0] = numbers.slice(at * 3, at * 3 + 3);
			if (end > content.length) return [];
			return [{ id, documentId, position, start, end, text: content.slice(start, end) }];
		});
	});
}
