import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fewFiles } from "./build/few-files.ts";
import { offlineWorker } from "./build/offline-worker.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFont } from "./build/preload-font.ts";
import { pureModules } from "./build/pure-modules.ts";

const fromUi = (path: string) => fileURLToPath(new URL(`../../packages/ui/${path}`, import.meta.url));
const api = process.env.API_ORIGIN ?? "http://127.0.0.1:3000";

export default defineConfig({
	plugins: [
		tanstackRouter({
			target: "react",
			autoCodeSplitting: true,
			generatedRouteTree: "src/route-tree.gen.ts",
			quoteStyle: "double",
			semicolons: true,
		}),
		react(),
		tailwind(),
		pureModules("@throughline/domain", /packages\/domain\/src\//, ["@throughline/domain/value/writing"]),
		preloadFont(/inter-latin-wght-normal.*\.woff2$/),
		offlineWorker(),
		precompress(),
	],
	resolve: {
		// The design system's stylesheet names its font by package; the bundler looks from here.
		alias: { "@fontsource-variable/inter": fromUi("node_modules/@fontsource-variable/inter") },
	},
	build: {
		target: "es2023",
		// Every browser that runs the target preloads by itself. What a lazy part needs is found in the part: a list of
		// it in what every page loads weighs more than it saves.
		modulePreload: {
			polyfill: false,
			resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? dependencies : []),
		},
		// The strict content security policy allows fonts and scripts from our origin only.
		assetsInlineLimit: 0,
		rolldownOptions: { output: { codeSplitting: { groups: [...fewFiles] } } },
	},
	server: {
		strictPort: true,
		proxy: Object.fromEntries(
			["/api", "/trpc", "/oidc", "/readyz"].map((path) => [path, { target: api, xfwd: true }]),
		),
	},
});
