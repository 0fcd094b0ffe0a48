import type { Source } from "../evidence.ts";
import { lineBefore } from "./line.ts";
import type { LinkReading } from "./links.ts";
import type { Link, ReadPassage } from "./material.ts";
import { plain } from "./wording.ts";

/** What stands over a list of causes. */
const announces =
	/^(?:\d[\d.)]*\s+)?(?:(?:the |our |main |root |possible |likely )*(?:causes?|reasons?|root causes?|drivers?)(?: (?:are|for|of|why)\b.{0,60})?|why(?: is that| so)?|(?:die |mögliche |wichtigste )*(?:ursachen?|gründe?|auslöser|treiber)(?: (?:sind|für|der|des)\b.{0,60})?|woran (?:es|das) liegt)\s*[:?]?$/iu;

/** A longer item tells a story. */
const longestItem = 200;

/** The items of a list that is headed as one of causes; what they lead to is not said. */
export function listedCauses(
	{ content }: Source,
	own: readonly ReadPassage[],
	{ language, topicsOf }: LinkReading,
): Link[] {
	const found: Link[] = [];
	let listing = false;
	for (const passage of own) {
		const text = plain(passage.text);
		const item = isItem(content, passage.start);
		if (announces.test(passage.text.trim()) && !item) listing = true;
		else if (!item) listing = false;
		else if (listing && text.length >= 6 && text.length <= longestItem) {
			const option = text.charAt(0).toUpperCase() + text.slice(1);
			found.push({
				cause: text,
				form: "note",
				language,
				option,
				asked: option,
				effect: "",
				causeTopics: topicsOf(text),
				effectTopics: [],
				passages: [passage],
			});
		}
	}
	return found;
}

/** Whether the mark of a list stands before it in its line. */
function isItem(content: string, start: number): boolean {
	return /^\s*(?:[-–•*▪◦]|\d{1,3}[.)]|[a-z]\))\s+$/.test(lineBefore(content, start));
}
