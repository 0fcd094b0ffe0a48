import { convertToHtml } from "mammoth";
import { limits } from "./limits.ts";
import { hiddenTextNote, type Reading } from "./reading.ts";
import { refusals } from "./refusal.ts";
import { TextBuilder } from "./text-builder.ts";

/** An element as mammoth hands it over: the fields that are read here. */
type Element = {
	type: string;
	children?: Element[];
	value?: unknown;
	styleName?: string | null;
	numbering?: unknown;
	/** Of the document: footnotes and endnotes by key, and comments. */
	notes?: { _notes?: Record<string, { body?: Element[] }> };
	comments?: { body?: Element[] }[];
};

/** Reads a Word document: headings, paragraphs, lists, tables, notes and comments. What is hidden in it is text like any other. */
export async function readDocx(bytes: Buffer, { hidden }: { hidden: boolean }): Promise<Reading> {
	const document = await parse(bytes);
	const builder = new TextBuilder();
	putBlocks(builder, document.children ?? []);
	for (const { body } of Object.values(document.notes?._notes ?? {})) putBlocks(builder, body ?? []);
	const comments = document.comments ?? [];
	for (const { body } of comments) putBlocks(builder, body ?? []);
	const notes = [
		...(hidden ? [hiddenTextNote] : []),
		...(comments.length > 0 ? ["Its comments were read too; they stand at the end."] : []),
	];
	return { ...builder.text(), full: builder.full, readBy: "text", notes };
}

async function parse(buffer: Buffer): Promise<Element> {
	let document: Element | null = null;
	try {
		await convertToHtml(
			{ buffer },
			{
				externalFileAccess: false,
				transformDocument(read: Element) {
					document = read;
					// Nobody asks for the HTML.
					return { ...read, children: [] };
				},
			},
		);
	} catch (error) {
		throw refusals.damaged(error);
	}
	if (!document) throw refusals.damaged();
	return document;
}

function putBlocks(builder: TextBuilder, elements: readonly Element[]): void {
	let list = false;
	for (const element of elements) {
		if (element.type === "table") putTable(builder, element);
		else if (element.type !== "paragraph") putBlocks(builder, element.children ?? []);
		else if (textOf(element).trim() !== "") {
			putParagraph(builder, element, list);
			list = Boolean(element.numbering);
			continue;
		}
		list = false;
	}
}

/** The items of a list stand below each other without a gap. */
function putParagraph(builder: TextBuilder, paragraph: Element, inList: boolean): void {
	const text = textOf(paragraph).trim();
	if (paragraph.numbering) builder.add(`• ${text}`, inList ? "\n" : "\n\n");
	else builder.add(text);
}

function putTable(builder: TextBuilder, table: Element): void {
	for (const [at, row] of rowsOf(table).entries()) builder.add(row, at === 0 ? "\n\n" : "\n");
}

/** The rows of a table, their cells parted by bars; a table in a cell becomes part of that cell's text. */
function rowsOf(table: Element): string[] {
	return (table.children ?? [])
		.map((row) => {
			const cells = (row.children ?? []).map((cell) => textOf(cell).replaceAll(/\s+/g, " ").trim());
			return cells.some((cell) => cell !== "") ? cells.join(" | ") : "";
		})
		.filter((row) => row !== "")
		.slice(0, limits.rows);
}

function textOf(element: Element): string {
	switch (element.type) {
		case "text":
			return typeof element.value === "string" ? element.value : "";
		case "tab":
			return " ";
		case "break":
			return "\n";
		default: {
			const parts = (element.children ?? []).map(textOf);
			// Paragraphs of a cell are parted; runs of a paragraph are not.
			return parts.join(element.type === "tableCell" || element.type === "tableRow" ? " " : "");
		}
	}
}
