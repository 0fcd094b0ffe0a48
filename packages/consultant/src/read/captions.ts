import type { Block } from "./blocks.ts";

/** A line between a heading and a table that ends no sentence is the table's name. */
export function isCaption(
	content: string,
	before: Block | undefined,
	block: Block,
	next: Block | undefined,
): boolean {
	if (block.kind !== "paragraph" || before?.kind !== "heading" || next?.kind !== "row") return false;
	const text = content.slice(block.start, block.end).trim();
	return text.length <= longestCaption && /^[\p{Lu}\d]/u.test(text) && !/[.!?:;,]$|\n/u.test(text);
}

const longestCaption = 90;
