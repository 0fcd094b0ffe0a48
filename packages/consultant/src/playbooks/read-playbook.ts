import { Playbook } from "@throughline/domain/playbook/playbook";
import type { PlaybookError, PlaybookReading } from "@throughline/domain/playbook/reading";
import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseAllDocuments,
	visit,
} from "yaml";
import { checkYaml } from "./check-yaml.ts";
import { explainIssue } from "./explain-issue.ts";
import { explainSyntax } from "./explain-syntax.ts";

const mostErrors = 100;

/** Reads a playbook from YAML: one document of plain data of at most 1 MB, without anchors, aliases and tags. */
export function readPlaybook(source: string): PlaybookReading {
	const refusal = checkYaml(source);
	if (refusal) return failed([{ ...refusal, path: "" }]);
	const lines = new LineCounter();
	const documents = parseAllDocuments(source, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true,
		// Comparing each key of a mapping with each other takes minutes for a hostile text.
		uniqueKeys: false,
	});
	const [document, second] = documents;
	const lineAt = (offset: number) => lines.linePos(offset).line;
	if (!document?.contents) return failed([{ line: 1, path: "", message: "The file is empty." }]);
	if (second)
		return failed([
			{
				line: lineAt(second.range[0]),
				path: "",
				message: "A second document begins here; a file holds one.",
			},
		]);
	const mistakes = [
		...explainSyntax(
			document.errors.map(({ pos: [at], code, message }) => ({ line: lineAt(at), code, message })),
		),
		...repeatedKeys(document).map(({ at, message }) => ({ line: lineAt(at), message })),
	];
	if (mistakes.length > 0) return failed(mistakes.map((mistake) => ({ ...mistake, path: "" })));
	const result = Playbook.safeParse(document.toJS({ maxAliasCount: 0 }), { reportInput: true });
	if (result.success) return { playbook: result.data, errors: [] };
	return failed(
		result.error.issues.flatMap(explainIssue).map(({ path, message }) => ({
			line: lineAt(offsetOf(document.contents, path)),
			path: toText(path),
			message,
		})),
	);
}

function failed(errors: PlaybookError[]): PlaybookReading {
	const [first, ...rest] = errors.toSorted((a, b) => a.line - b.line).slice(0, mostErrors);
	if (!first) throw new Error("A reading that failed names what is wrong");
	return { playbook: null, errors: [first, ...rest] };
}

function repeatedKeys(document: Document.Parsed): { at: number; message: string }[] {
	const repeated: { at: number; message: string }[] = [];
	visit(document, {
		Map(_, { items }) {
			const seen = new Set<unknown>();
			for (const { key } of items) {
				if (!isScalar(key)) continue;
				if (seen.has(key.value))
					repeated.push({ at: key.range?.[0] ?? 0, message: `The field "${key.value}" stands here twice.` });
				seen.add(key.value);
			}
		},
	});
	return repeated;
}

type Place = { node: unknown; offset: number };

/** Where the node of a path begins; where it is missing, where the nearest node around it does. */
function offsetOf(contents: Node | null, path: readonly PropertyKey[]): number {
	let place: Place = { node: contents, offset: contents?.range?.[0] ?? 0 };
	for (const step of path) {
		const next = placeWithin(place, step);
		if (!next) return place.offset;
		place = next;
	}
	return place.offset;
}

function placeWithin({ node, offset }: Place, step: PropertyKey): Place | null {
	if (isSeq(node) && typeof step === "number") {
		const item = node.items[step];
		return { node: item, offset: (isNode(item) && item.range?.[0]) || offset };
	}
	const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === step);
	if (!pair) return null;
	return { node: pair.value, offset: (isScalar(pair.key) && pair.key.range?.[0]) || offset };
}

function toText(path: readonly PropertyKey[]): string {
	return path
		.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
		.join("")
		.replace(/^\./, "");
}
