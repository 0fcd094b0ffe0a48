import type { Plugin } from "vite";

/** Lets the browser fetch the text font before it has read the stylesheet. */
export function preloadFont(name: RegExp): Plugin {
	return {
		name: "throughline:preload-font",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler(_html, { bundle }) {
				const file = Object.keys(bundle ?? {}).find((path) => name.test(path));
				if (!file) throw new Error(`No font matches ${name}`);
				const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" };
				return [{ tag: "link", attrs, injectTo: "head" }];
			},
		},
	};
}
