import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pureModules } from "../../build/pure-modules.ts";

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));

/** The Gantt chart alone on a page, for measuring; no part of the product's build. */
export default defineConfig({
	root: path("."),
	plugins: [react(), tailwind(), pureModules("@throughline/domain", /packages\/domain\/src\//)],
	resolve: {
		alias: {
			"@fontsource-variable/inter": path("../../../../packages/ui/node_modules/@fontsource-variable/inter"),
		},
	},
	build: {
		target: "es2023",
		outDir: path("dist"),
		emptyOutDir: true,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
	},
	preview: { host: "127.0.0.1", port: 3221, strictPort: true },
});
