import { newId } from "@throughline/db/id";
import type { FindingOrigin } from "@throughline/domain/consultant/research";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { languageOf } from "@throughline/domain/consultant/text/words";
import type { StoredText } from "../document/stored-passages.ts";

/** What is written of a program or a strategy, as one text, and where it is from. */
export type Written = StoredText & { origin: FindingOrigin };

/** The newest of each kind are looked through. */
export const mostRead = 300;

/** A text that was composed of what is stored as a source with passages of its own. */
export function toSource(id: string, name: string, content: string): StoredText {
	return {
		id,
		name,
		content,
		passages: sentencesOf(content, languageOf(content)).map(({ start, end }) => ({
			id: newId(),
			start,
			end,
		})),
	};
}
