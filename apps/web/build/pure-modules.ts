import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/**
 * Modules of a package that only state rules and shapes: no state, no side effects. A bundler keeps a module whole in
 * one chunk and does not know that a Zod shape is made without side effects, so a screen that needs one rule would
 * load all shapes beside it, and Zod. Here every importer gets a copy of its own, reduced to what it uses. What keeps a
 * state, such as how the reader reads dates, is `single`: there is one of it, for all.
 */
export function pureModules(packageName: string, folder: RegExp, single: readonly string[] = []): Plugin {
	return {
		name: "throughline:pure-modules",
		apply: "build",
		enforce: "pre",
		async resolveId(source, importer, options) {
			if (!importer || !source.startsWith(`${packageName}/`) || single.includes(source)) return null;
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			return found && `${found.id}?for=${createHash("md5").update(importer).digest("hex").slice(0, 8)}`;
		},
		transform: {
			filter: { id: folder },
			order: "post",
			handler(code) {
				return { code: withPureConstants(code, this.parse(code)), map: null, moduleSideEffects: false };
			},
		},
	};
}

/** What may run code when it is made; a template may call a function in it. */
const computed = new Set(["CallExpression", "NewExpression", "TemplateLiteral"]);
/** What holds several values, and may call a function for one of them. */
const collected = new Set(["ObjectExpression", "ArrayExpression"]);

type Program = ReturnType<Rolldown.PluginContext["parse"]>;

/** Marks what each top-level constant is made with as droppable when nobody uses the constant. */
function withPureConstants(code: string, { body }: Program): string {
	let pure = code;
	for (const statement of body.toReversed()) {
		const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
		if (declared?.type !== "VariableDeclaration") continue;
		for (const { init } of declared.declarations.toReversed()) {
			if (!init) continue;
			const made = pure.slice(init.start, init.end);
			if (!computed.has(init.type) && !(collected.has(init.type) && made.includes("("))) continue;
			pure = `${pure.slice(0, init.start)}/* @__PURE__ */ (() => (${made}))()${pure.slice(init.end)}`;
		}
	}
	return pure;
}
