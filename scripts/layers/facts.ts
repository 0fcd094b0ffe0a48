import { type Node, parseSync } from "oxc-parser";

/** One use of another module. `path` is null where it is computed, and so cannot be checked. */
export type Import = { path: string | null; typeOnly: boolean; line: number };

/** What the rules have to know about one source file. */
export type Facts = {
	imports: Import[];
	/** Where the file reads the environment of the process. */
	environment: number[];
	/** Where the file asks the clock or for randomness, with what it calls. */
	impure: { name: string; line: number }[];
	/** Colours written out as a value. */
	colours: { text: string; line: number }[];
};

const impureCalls = [
	"Date.now",
	"Math.random",
	"performance.now",
	"crypto.randomUUID",
	"crypto.getRandomValues",
	"process.cwd",
	"fetch",
	"setTimeout",
	"setInterval",
];

const resolvers = ["require", "require.resolve", "import.meta.resolve"];

const colourValue =
	/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi;

/**
 * Reads a TypeScript or CSS file.
 * @throws when the file does not parse.
 */
export function readFacts(file: string, text: string): Facts {
	const facts: Facts = { imports: [], environment: [], impure: [], colours: [] };
	const lineOf = (offset: number): number => text.slice(0, offset).split("\n").length;
	if (file.endsWith(".css")) {
		const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
		addColours(facts, bare, 0, lineOf);
		for (const match of bare.matchAll(/@(?:import|reference)\s+(?:url\()?["']([^"']+)["']/g)) {
			facts.imports.push({ path: match[1] ?? null, typeOnly: false, line: lineOf(match.index) });
		}
		return facts;
	}
	const { program, errors } = parseSync(file, text);
	const [error] = errors;
	if (error) throw new Error(`${file} does not parse: ${error.message}`);
	walk(program, (node) => readNode(facts, node, lineOf));
	return facts;
}

function walk(value: unknown, visit: (node: Node) => void): void {
	if (Array.isArray(value)) {
		for (const item of value) walk(item, visit);
	} else if (isNode(value)) {
		visit(value);
		for (const child of Object.values(value)) walk(child, visit);
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function readNode(facts: Facts, node: Node, lineOf: (offset: number) => number): void {
	const line = lineOf(node.start);
	const use = importOf(node);
	if (use) facts.imports.push({ ...use, line });
	if (readsEnvironment(node)) facts.environment.push(line);
	const impure = impureName(node);
	if (impure) facts.impure.push({ name: impure, line });
	if (node.type === "Literal" && typeof node.value === "string")
		addColours(facts, node.value, node.start, lineOf);
	if (node.type === "TemplateElement") addColours(facts, node.value.raw, node.start, lineOf);
}

function importOf(node: Node): Omit<Import, "line"> | null {
	const of = (source: Node | null | undefined, typeOnly: boolean) =>
		source ? { path: textOf(source), typeOnly } : null;
	switch (node.type) {
		case "ImportDeclaration":
			// `import { type A }` still loads the module: only a whole `import type` does not.
			return of(node.source, node.importKind === "type");
		case "ExportNamedDeclaration":
		case "ExportAllDeclaration":
			return of(node.source, node.exportKind === "type");
		case "ImportExpression":
			return of(node.source, false);
		case "TSImportType":
			return of(node.source, true);
		case "TSExternalModuleReference":
			return of(node.expression, false);
		case "CallExpression":
			return resolvers.includes(nameOf(node.callee)) ? of(node.arguments[0], false) : null;
		default:
			return null;
	}
}

function readsEnvironment(node: Node): boolean {
	if (node.type === "MemberExpression") return nameOf(node) === "process.env";
	if (node.type !== "ImportDeclaration" || node.importKind === "type") return false;
	return /^(?:node:)?process$/.test(node.source.value);
}

function impureName(node: Node): string | null {
	if (node.type === "NewExpression") {
		return nameOf(node.callee) === "Date" && node.arguments.length === 0 ? "new Date()" : null;
	}
	if (node.type !== "CallExpression") return null;
	const name = nameOf(node.callee);
	return impureCalls.includes(name) ? `${name}()` : null;
}

function addColours(facts: Facts, text: string, start: number, lineOf: (offset: number) => number): void {
	for (const match of text.matchAll(colourValue)) {
		facts.colours.push({ text: match[0], line: lineOf(start + match.index) });
	}
}

/** The text of a literal, also of a template without parts; null for everything computed. */
function textOf(node: Node): string | null {
	if (node.type === "Literal" && typeof node.value === "string") return node.value;
	if (node.type === "TemplateLiteral" && node.expressions.length === 0)
		return node.quasis[0]?.value.cooked ?? null;
	return null;
}

/** `a.b` for a plain member path, `process["env"]` included; an empty string for everything else. */
function nameOf(node: Node): string {
	if (node.type === "Identifier") return node.name;
	if (node.type === "MetaProperty") return `${node.meta.name}.${node.property.name}`;
	if (node.type !== "MemberExpression") return "";
	const property = node.computed ? textOf(node.property) : nameOf(node.property);
	const object = nameOf(node.object).replace(/^globalThis\./, "");
	return property && object ? `${object}.${property}` : "";
}
