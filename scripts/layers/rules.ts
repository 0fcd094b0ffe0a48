import { posix } from "node:path";
import type { Facts, Import } from "./facts.ts";

/** One broken rule: where, and where the code belongs instead. */
export type Violation = { file: string; line: number; message: string };

type Package = "domain" | "consultant" | "ui" | "db" | "trpc" | "api" | "web";

/** What each package may import of ours, and what to do instead of anything else. */
const allowed: Record<Package, { from: readonly Package[]; instead: string }> = {
	domain: {
		from: [],
		instead:
			"The domain is pure rules on plain values: pass what it needs as an argument, and let trpc or api fetch it.",
	},
	consultant: {
		from: ["domain"],
		instead:
			"The consultant's stages are pure functions of a material: pass what they need as an argument, and let trpc or api fetch it.",
	},
	ui: {
		from: [],
		instead:
			"The design system knows no domain nouns: take plain values and callbacks as properties, and let apps/web fill them in.",
	},
	db: {
		from: ["domain"],
		instead:
			"The database package stores and reads rows: a rule belongs in packages/domain, a use case in packages/trpc.",
	},
	trpc: {
		from: ["db", "consultant", "domain"],
		instead: "Use cases name a port for what they need from outside, and apps/api plugs it in.",
	},
	api: {
		from: ["trpc", "db", "consultant", "domain"],
		instead: "The host serves the built web app as files; what both need belongs in packages/domain.",
	},
	web: {
		from: ["ui", "domain"],
		instead:
			"The browser asks the server through the tRPC client; a shape or rule that both need belongs in packages/domain.",
	},
};

const packageFolders: readonly (readonly [string, Package])[] = [
	["packages/domain/", "domain"],
	["packages/consultant/", "consultant"],
	["packages/ui/", "ui"],
	["packages/db/", "db"],
	["packages/trpc/", "trpc"],
	["apps/api/", "api"],
	["apps/web/", "web"],
];

/** Packages of a vendor that one folder or file of ours keeps to itself. */
const kept: { what: string; specifier: RegExp; home: RegExp; belongs: string }[] = [
	{
		what: "The sign-in libraries are known in one folder only, so that they can be replaced",
		specifier: /^(?:lucia|arctic|@lucia-auth\/[^/]+|oidc-provider)(?:\/|$)/,
		home: /^apps\/api\/(?:src\/auth|tests)\//,
		belongs: "apps/api/src/auth",
	},
	...["openai", "anthropic", "gemini"].map((vendor) => ({
		what: "Each AI vendor's package is known in one file only",
		specifier: {
			openai: /^(?:openai|@ai-sdk\/openai)(?:\/|$)/,
			anthropic: /^(?:@anthropic-ai\/[^/]+|@ai-sdk\/anthropic)(?:\/|$)/,
			gemini: /^(?:@google\/(?:genai|generative-ai)|@ai-sdk\/google)(?:\/|$)/,
		}[vendor] as RegExp,
		home: new RegExp(`^apps/api/src/ai/vendors/${vendor}(?:\\.test)?\\.ts$`),
		belongs: `apps/api/src/ai/vendors/${vendor}.ts`,
	})),
];

/** The files that may read the environment: the configuration, and the entry that hands the environment to it. */
const environmentHome = /^apps\/api\/src\/(?:config|main)\.ts$/;
/**
 * The files that may read this machine's clock: the log, the built-in identity provider and what hands a time to a library
 * or reads one of another machine, and the id of a session, which only has to be new.
 */
const clockHome =
	/^(?:apps\/api\/src\/(?:http\/log|ai\/calls\/retry-after|auth\/(?:plugin|session\/adapter|built-in\/memory-adapter))|packages\/trpc\/src\/consultant\/session\/open)\.ts$/;
/** The journeys start the product as its own tests do, on a port of their choice. */
const portHelper = "apps/api/src/database/free-port.ts";
const tokens = "packages/ui/src/tokens.css";
/** The one writer of CSV: no domain noun, but a rule of exports that the server shares with tables and charts. */
const csvWriter = "@throughline/domain/value/spreadsheet";

/**
 * Judges one source file.
 * @param file its path from the root, with forward slashes
 */
export function judge(file: string, facts: Facts): Violation[] {
	const own = packageOf(file);
	if (!own) return [];
	const violations = facts.imports.flatMap((use) => judgeImport(file, own, use));
	const isSource = file.startsWith(`${folderOf(own)}src/`) && !isTest(file);
	const add = (line: number, message: string): void => {
		violations.push({ file, line, message });
	};
	if (isSource && !environmentHome.test(file)) {
		for (const line of facts.environment) {
			add(
				line,
				"Only apps/api/src/config.ts reads the environment, so that every setting is checked at start. Add the variable there and take it as an argument.",
			);
		}
	}
	if (isSource) violations.push(...facts.impure.flatMap((call) => judgeCall(file, own, call)));
	if ((own === "ui" || own === "web") && isSource && file !== tokens) {
		for (const { text, line } of facts.colours) {
			add(
				line,
				`The colour ${text} would stay the same in both themes. Name it in ${tokens} and use the token.`,
			);
		}
	}
	return violations;
}

function judgeCall(file: string, own: Package, { name, line }: Facts["impure"][number]): Violation[] {
	const message = impureMistake(file, own, name);
	return message ? [{ file, line, message }] : [];
}

function impureMistake(file: string, own: Package, name: string): string | null {
	if (own === "domain" || own === "consultant") {
		return `${name} makes a rule's answer depend on more than its arguments. Take the instant or the value as an argument; the caller in packages/trpc knows it.`;
	}
	const isServer = own === "db" || own === "trpc" || own === "api";
	const isClock = name === "Date.now()" || name === "new Date()";
	if (!isServer || !isClock || clockHome.test(file)) return null;
	return `${name} is this machine's clock, which may jump and differ from another server's. Take now() or databaseTime() of the database, and performance.now() for how long something takes.`;
}

function judgeImport(file: string, own: Package, use: Import): Violation[] {
	const message = use.path === null ? computed(file) : directionMistake(file, own, use, use.path);
	return message ? [{ file, line: use.line, message }] : [];
}

function computed(file: string): string | null {
	return isTest(file)
		? null
		: "What this imports is computed, so that nobody can see the direction. Write the path out.";
}

function directionMistake(file: string, own: Package, use: Import, path: string): string | null {
	const target = targetOf(file, path);
	if (target.file === portHelper && file.startsWith("apps/web/journeys/")) return null;
	if (target.package && target.package !== own) return layerMistake(own, target.package, use, path);
	const keeper = kept.find(({ specifier, home }) => specifier.test(path) && !home.test(file));
	if (keeper) return `${keeper.what}: ${keeper.belongs}. Call a function of that place, or add one.`;
	if (own === "domain" && path.startsWith("node:") && !isTest(file)) {
		return `The domain runs in the browser too and does no input or output: ${path} belongs in packages/db, packages/trpc or apps/api.`;
	}
	return own === "web" && target.file ? featureMistake(file, target.file) : null;
}

function layerMistake(own: Package, target: Package, use: Import, path: string): string | null {
	if (!path.startsWith("@throughline/")) {
		return `Import another package by its name, @throughline/${target}/…: a relative path goes round its exports.`;
	}
	if (own === "web" && target === "trpc") {
		if (use.typeOnly) return null;
		return "The browser knows the server's routers by type only: write `import type`, and call them through the tRPC client.";
	}
	if (allowed[own].from.includes(target) || (own === "ui" && path === csvWriter)) return null;
	return `${folderOf(own)} may not import @throughline/${target}. ${allowed[own].instead}`;
}

/** Features stand side by side: a route composes them, and what several share lies beside `features`. */
function featureMistake(file: string, target: string): string | null {
	const source = "apps/web/src/";
	const [from, to] = [featureOf(file), featureOf(target)];
	if (from && to && from !== to) {
		return `The feature ${from} may not import the feature ${to}: compose both in a route, or move what they share out of ${source}features.`;
	}
	if (from && target.startsWith(`${source}routes/`)) {
		return `The feature ${from} may not import a route: routes compose features. Take what it needs as a property.`;
	}
	return null;
}

function featureOf(file: string): string | undefined {
	return /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

function targetOf(file: string, path: string): { package: Package | undefined; file: string | null } {
	if (path.startsWith(".")) {
		const target = posix.join(posix.dirname(file), path);
		return { package: packageOf(target), file: target };
	}
	const named = /^@throughline\/([^/]+)/.exec(path)?.[1];
	return { package: packageFolders.find(([, name]) => name === named)?.[1], file: null };
}

function packageOf(file: string): Package | undefined {
	return packageFolders.find(([folder]) => file.startsWith(folder))?.[1];
}

function folderOf(name: Package): string {
	return packageFolders.find(([, other]) => other === name)?.[0] ?? "";
}

function isTest(file: string): boolean {
	return /\.test\.tsx?$|\/(?:tests|testing|journeys)\//.test(file);
}
