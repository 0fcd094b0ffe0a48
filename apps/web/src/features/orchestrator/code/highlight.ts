import core from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import markdown from "highlight.js/lib/languages/markdown";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** A piece of a text, and what it is in its language: "keyword", "string"; null for plain text. */
export type Token = { text: string; scope: string | null };

const languages = { bash, css, javascript, json, markdown, python, sql, typescript, xml, yaml };
const endings: Record<string, keyof typeof languages> = {
	sh: "bash",
	css: "css",
	js: "javascript",
	jsx: "javascript",
	mjs: "javascript",
	json: "json",
	md: "markdown",
	py: "python",
	sql: "sql",
	ts: "typescript",
	tsx: "typescript",
	html: "xml",
	svg: "xml",
	xml: "xml",
	vue: "xml",
	yaml: "yaml",
	yml: "yaml",
};

/** Gathers pieces instead of HTML: what comes from outside never becomes markup. */
class Tokens {
	readonly tokens: Token[] = [];
	readonly scopes: string[] = [];

	addText(text: string): void {
		if (text !== "") this.tokens.push({ text, scope: this.scopes.at(-1) ?? null });
	}
	openNode(name: string): void {
		this.scopes.push(name.split(".")[0] ?? name);
	}
	closeNode(): void {
		this.scopes.pop();
	}
	startScope(name: string): void {
		this.openNode(name);
	}
	endScope(): void {
		this.closeNode();
	}
	__addSublanguage(inner: unknown): void {
		if (inner instanceof Tokens) this.tokens.push(...inner.tokens);
	}
	finalize(): void {}
	toHTML(): string {
		return "";
	}
}

const highlighter = core.newInstance();
highlighter.configure({ __emitter: Tokens });
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** The pieces of a file's text, by the ending of its name; null for a language that is not known. */
export function highlight(filePath: string, content: string): Token[] | null {
	const language = endings[filePath.slice(filePath.lastIndexOf(".") + 1).toLowerCase()];
	if (!language) return null;
	const { _emitter } = highlighter.highlight(content, { language, ignoreIllegals: true });
	return _emitter instanceof Tokens ? _emitter.tokens : null;
}
