import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import type { PageReading } from "./page.ts";
import { TextBuilder } from "./text-builder.ts";

/** A node as linkedom hands it over: the fields that are read here. */
type PageNode = {
	nodeType: number;
	nodeName: string;
	textContent: string | null;
	childNodes: Iterable<PageNode>;
	children: Iterable<PageNode>;
	parentNode: PageNode | null;
	previousElementSibling: PageNode | null;
};

const element = 1;
const text = 3;

/** Within how many characters a page says of itself in which encoding and language it is. */
const headLength = 4_096;

/** Elements whose text stands in a line of its own. */
const blocks = new Set(
	"ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL".split(
		" ",
	),
);
/** What is no text of the page, and what a reader of it does not see. */
const unseen =
	"script, style, noscript, template, svg, iframe, object, nav, head, title, [hidden], [aria-hidden=true]";

/** Reads a web page: what its article says, without what stands around it; the whole page where it has none. */
export function readHtml(bytes: Uint8Array, charset: string | null): PageReading {
	const html = withBody(decode(bytes, charset));
	const { document } = parseHTML(html);
	const title: string | undefined = document.querySelector("title")?.textContent;
	const language = /<html\b[^>]*\blang\s*=\s*["']?([a-z]{2,3})\b/i.exec(html.slice(0, headLength))?.[1];
	const article = isProbablyReaderable(document) ? new Readability(document).parse() : null;
	const { body } = parseHTML(article?.content ? withBody(article.content) : html).document;
	for (const each of body.querySelectorAll(unseen)) each.remove();
	const builder = new TextBuilder();
	putBlocks(builder, body);
	return {
		...builder.text(),
		full: builder.full,
		readBy: "text",
		notes: [],
		title: article?.title || title || null,
		byline: article?.byline ?? null,
		published: article?.publishedTime ?? null,
		language: language?.toLowerCase() ?? null,
	};
}

/** A page whose author left its body's tag to the reader, which the parser does not put in. */
function withBody(html: string): string {
	if (/<body[\s>]/i.test(html)) return html;
	return `<html><body>${html.replaceAll(/<\/?(?:html|head|!doctype)\b[^>]*>/gi, "")}</body></html>`;
}

/** The text of a page by what the server says, its mark of order, or its own `meta`; UTF-8 unless one is known. */
export function decode(bytes: Uint8Array, charset: string | null): string {
	const head = Buffer.from(bytes.subarray(0, headLength)).toString("latin1");
	const meta = /<meta[^>]+charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
	for (const label of [charset, meta]) {
		try {
			if (label) return new TextDecoder(label).decode(bytes);
		} catch {
			// It names an encoding that there is not.
		}
	}
	return new TextDecoder().decode(bytes);
}

/** Puts lines together: those of a list, of a table and those that are only broken stand below each other without a gap. */
function linesFor(builder: TextBuilder) {
	type Kind = "block" | "item" | "row";
	let words = "";
	let kind: Kind = "block";
	let last: Kind = "block";
	let isBroken = false;
	return {
		say(text: string): void {
			words += text;
		},
		/** Ends the line, if there is one; the next one is of this kind. */
		end(next: Kind, broken = false): void {
			const line = words.replaceAll(/\s+/g, " ").trim();
			if (line !== "") {
				const isNear = isBroken || (kind === last && kind !== "block");
				builder.add(kind === "item" ? `• ${line}` : line, isNear ? "\n" : "\n\n");
				last = kind;
			}
			words = "";
			kind = next;
			isBroken = broken && line !== "";
		},
	};
}

/** Goes through the page without recursion: it may be nested as deep as its author likes. */
function putBlocks(builder: TextBuilder, root: PageNode): void {
	const lines = linesFor(builder);
	const stack: (PageNode | null)[] = [root];
	for (let node = stack.pop(); node !== undefined && !builder.full; node = stack.pop()) {
		if (node === null) lines.end("block");
		else if (node.nodeType === text) lines.say(node.textContent ?? "");
		else if (node.nodeType === element) openElement(node, lines, stack);
	}
	lines.end("block");
}

function openElement(node: PageNode, lines: ReturnType<typeof linesFor>, stack: (PageNode | null)[]): void {
	const name = node.nodeName.toUpperCase();
	if (name === "TR") {
		lines.end("row");
		lines.say(rowOf(node));
		lines.end("block");
		return;
	}
	if (name === "BR") lines.end("block", true);
	else if (name === "LI") lines.end("item");
	else if (blocks.has(name) && !isFirstOfItem(node)) lines.end("block");
	if (blocks.has(name)) stack.push(null);
	stack.push(...[...node.childNodes].reverse());
}

/** A paragraph right at the beginning of an item is the item. */
function isFirstOfItem({ parentNode, previousElementSibling }: PageNode): boolean {
	return parentNode?.nodeName.toUpperCase() === "LI" && previousElementSibling === null;
}

function rowOf(row: PageNode): string {
	const cells = [...row.children].map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim());
	return cells.some((cell) => cell !== "") ? cells.join(" | ") : "";
}
