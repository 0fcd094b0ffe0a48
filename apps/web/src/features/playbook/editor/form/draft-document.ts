import { type Document, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { FormContent } from "./form-content.ts";

/** Where something stands in a playbook: `["workstreams", 0, "tasks", 2, "name"]`. */
export type Path = readonly (string | number)[];

/** A place as the server names it: `workstreams[0].tasks[2].name`. */
export function pathText(path: Path): string {
	return path
		.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
		.join("")
		.replace(/^\./, "");
}

/** The steps of a place as the server names it. */
export function toPath(text: string): Path {
	return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
		index === undefined ? step : Number(index),
	);
}

/** The editor's text as what a form can show. */
export type ReadDraft = { source: string; document: Document.Parsed; content: FormContent };
/** Where the text is not what a form could show; lines count from 1. */
type BrokenDraft = { source: string; document: null; line: number };
export type Draft = ReadDraft | BrokenDraft;

let latest: Draft | null = null;

/** Reads the text; the latest one is remembered, as a long one takes longer than a keystroke may. */
export function readDraft(source: string): Draft {
	if (latest?.source !== source) latest = read(source);
	return latest;
}

function read(source: string): Draft {
	const document = parseDocument(source, { prettyErrors: true, stringKeys: true, uniqueKeys: false });
	const [error] = document.errors;
	if (error) return { source, document: null, line: error.linePos?.[0].line ?? 1 };
	return shown(source, document);
}

function shown(source: string, document: Document.Parsed): Draft {
	const content = FormContent.safeParse(plain(document));
	if (content.success) return { source, document, content: content.data };
	return { source, document: null, line: lineOf(source, document, content.error.issues[0]?.path ?? []) };
}

/** Aliases are no plain data: the server refuses them too. */
function plain(document: Document.Parsed): unknown {
	try {
		return document.toJS({ maxAliasCount: 0 });
	} catch {
		return null;
	}
}

/** The line of the deepest part of a place that is there. */
function lineOf(source: string, document: Document.Parsed, path: readonly PropertyKey[]): number {
	const nodes = path.map((_, at) => document.getIn(path.slice(0, at + 1), true));
	const found = nodes.findLast((node) => typeof node === "object" && node !== null && "range" in node);
	const range = found && typeof found === "object" && "range" in found ? found.range : undefined;
	const start = Array.isArray(range) && typeof range[0] === "number" ? range[0] : 0;
	return source.slice(0, start).split("\n").length;
}

/** Changes a document in place. */
export type Edit = (document: Document.Parsed) => void;

/** The text after an edit: what was not touched keeps its words, order and comments. */
export function editDraft({ document }: ReadDraft, edit: Edit): string {
	edit(document);
	const source = document.toString({ lineWidth: 0, flowCollectionPadding: false });
	latest = shown(source, document);
	return source;
}

/** Several edits, one after the other. */
export function allOf(edits: readonly Edit[]): Edit {
	return (document) => {
		for (const edit of edits) edit(document);
	};
}

/** Puts a value in a place; what leads there is made where it is missing or empty. */
export function setAt(path: Path, value: unknown): Edit {
	return (document) => {
		const empty = path.findIndex((_, at) => at > 0 && isEmpty(document.getIn(path.slice(0, at), true)));
		if (empty > 0) document.deleteIn(path.slice(0, empty));
		document.setIn(path, typeof value === "object" ? nodeOf(document, value) : value);
	};
}

export function removeAt(path: Path): Edit {
	return (document) => void document.deleteIn(path);
}

/** Puts an entry into a list at a place, or at the end of a shorter one. */
export function insertAt(path: Path, at: number, entry: unknown): Edit {
	return (document) => {
		addAt(path, entry)(document);
		const list = document.getIn(path, true);
		if (isSeq(list)) moveAt(path, list.items.length - 1, Math.min(at, list.items.length - 1))(document);
	};
}

/** What stands in a place, as plain data. */
export function plainAt({ document }: ReadDraft, path: Path): unknown {
	const node = document.getIn(path, true);
	return isNode(node) ? node.toJS(document) : node;
}

/** Adds an entry at the end of a list, which may be missing. */
export function addAt(path: Path, entry: unknown): Edit {
	return (document) => {
		const list = document.getIn(path, true);
		if (isSeq(list)) list.add(nodeOf(document, entry));
		else setAt(path, [entry])(document);
	};
}

/** Moves an entry of a list to another place in it. */
export function moveAt(path: Path, from: number, to: number): Edit {
	return (document) => {
		const list = document.getIn(path, true);
		if (isSeq(list)) list.items.splice(to, 0, ...list.items.splice(from, 1));
	};
}

function isEmpty(node: unknown): boolean {
	return isScalar(node) && node.value === null;
}

/** A value as a part of the document; numbers and words beside each other stand on one line. */
function nodeOf(document: Document.Parsed, value: unknown) {
	const node = document.createNode(value);
	visit(node, {
		Seq(_, list) {
			list.flow = list.items.every(isScalar);
		},
	});
	return node;
}
