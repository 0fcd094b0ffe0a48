import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const style = readFileSync(new URL("./page.css", import.meta.url), "utf8");

/** No scripts at all, and only the one style sheet that the page carries. */
export const contentSecurityPolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"img-src 'self' data:",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The product's mark: one line through four dots. */
const mark = `<svg class="mark" viewBox="0 0 32 32" width="44" height="44" aria-hidden="true" focusable="false">
<rect width="32" height="32" rx="7.5"/>
<path d="M7 23.5C10 23.5 9.8 13.5 13 13.5S15.8 19 19 19s3-10.5 6-10.5"/>
<circle cx="7" cy="23.5" r="2.6"/><circle cx="13" cy="13.5" r="2.6"/><circle cx="19" cy="19" r="2.6"/><circle cx="25" cy="8.5" r="2.6"/>
</svg>`;

/** A page of its own in the product's look, in both themes. `body` is HTML and goes in as it is. */
export function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Throughline</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<header>${mark}<div><p class="name">Throughline</p><p class="subtitle">Strategic EPM</p></div></header>
${body}
</main>
</body>
</html>
`;
}

/** A page that says one thing and offers to try again. */
export function noticePage({ title, sentence }: { title: string; sentence: string }): string {
	return page(
		title,
		`<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(sentence)}</p>
<p><a class="button" href="/api/login">Try again</a></p>`,
	);
}

/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
	const entities: Record<string, string> = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		'"': "&quot;",
		"'": "&#39;",
	};
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
