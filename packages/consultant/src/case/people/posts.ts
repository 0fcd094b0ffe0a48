import { cuesOf } from "../../languages/cues.ts";
import { prepositions } from "../../languages/grammar/prepositions.ts";
import type { Language } from "../../languages/language.ts";
import { leadingPosts } from "../../languages/people/leading-posts.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Of English posts, what makes one of other words: "Chief Executive", "Quality lead", "Head of Stock". */
const english = new Set(["head", "chief", "vp", "lead", "executive", "officer", "partner", "founder"]);
const longestPost = 6;
const longestDepartment = 3;

/** Whether a few words say what somebody is: "Quality lead", "consejero delegado", "Directora de operaciones". */
export function saysPost(text: string, language: Language): boolean {
	const words = wordsOf(text);
	const { post } = cuesOf(language);
	const lists = [post, leadingPosts(language)?.leads, leadingPosts(language)?.heads];
	if (words.length === 0 || words.length > longestPost || /[\d.!?:]/u.test(text)) return false;
	// "With the head of the school" names whom something is done with.
	if (prepositions(language)?.before.has(words[0] ?? "")) return false;
	return (
		lists.some((list) => (list?.count(words) ?? 0) > 0) ||
		(language === "en" && words.some((word) => english.has(word)))
	);
}

/** "Finance", "Support desk": where somebody works, as it stands below a name. */
function saysDepartment(text: string, language: Language): boolean {
	const words = wordsOf(text);
	if (words.length === 0 || words.length > longestDepartment || /[\d.,!?:]/u.test(text)) return false;
	return words.some((word) => cuesOf(language).department.has(word));
}

/** What somebody is by the words beside their name: "Neil Brathwaite, Chief Executive", "el consejero delegado, Vicent Ferrandis,". */
export function postBeside({ plain, language }: Read, name: string): string {
	const at = plain.indexOf(name);
	if (at < 0) return "";
	const behind = /^,\s([^,;()|\t]{2,50}?)(?=\s*(?:[,;()|\t]|\s[–—-](?:\s|$)|\.(?:\s|$)|$))/u.exec(
		plain.slice(at + name.length),
	)?.[1];
	if (behind !== undefined && saysPost(behind, language)) return behind;
	const ahead = behindArticle.exec(plain.slice(0, at))?.[1] ?? "";
	return saysPost(ahead, language) ? ahead : "";
}

const behindArticle =
	/.*(?:^|[\s'’(])(?:(?:the|our|der|die|unsere?|la|le|el|il|lo|de|het)\s|l['’])(\p{L}[^,;:().]{2,40}),\s$/iu;

/**
 * Who signs with a post, behind the name in the same line or below it: "Marta Lisowska, Quality lead"; what stands for the
 * name may be any words, null where no post does.
 */
export function signedPost(
	statement: Read,
	previous: Read | undefined,
): { name: string; role: string } | null {
	const { plain, kind, language, documentId } = statement;
	if (kind === "row" || kind === "cell" || plain.length > longestSignature) return null;
	const says = (text: string) => saysPost(text, language) || saysDepartment(text, language);
	const [, name, behind = ""] = /^([^,|–—]{2,40}?)(?:,|\s[|–—-])\s(.{2,50})$/u.exec(plain) ?? [];
	if (name !== undefined && says(behind)) return { name, role: behind };
	const [line = ""] = plain.split(/[,|–—]\s/u);
	return previous?.documentId === documentId && says(line)
		? { name: previous.plain.replace(/[,.]$/u, ""), role: line.trim() }
		: null;
}

const longestSignature = 90;
