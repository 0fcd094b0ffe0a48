import type { Citation } from "../language-model.ts";

/** What one search came back with. */
export type Found = { text: string; citations: Citation[] };

/** A page that a search came upon, with the words of the answer that rest on it. */
export type Page = { title: string; url: string; said: string[] };

/** Each page once, with all that was said from it. */
export function pagesOf(found: readonly Found[]): Page[] {
	const pages = new Map<string, Page>();
	for (const { text, citations } of found) {
		for (const { url, title, start, end, quote } of citations) {
			if (!/^https?:\/\//.test(url)) continue;
			const page = pages.get(url) ?? { title: title.trim() || new URL(url).hostname, url, said: [] };
			page.said.push(text.slice(start, end), quote ?? "");
			pages.set(url, page);
		}
	}
	return [...pages.values()];
}

/** Whether a page was cited with these words, but for white space and case; too few words prove nothing. */
export function holds({ said }: Page, words: string): boolean {
	const plain = (value: string) => value.replaceAll(/\s+/g, " ").trim().toLowerCase();
	return plain(words).length >= 12 && said.some((text) => plain(text).includes(plain(words)));
}
