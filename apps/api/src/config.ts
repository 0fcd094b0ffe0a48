import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { type AiConfig, aiConfig, aiMistakes, aiVariables } from "./config/ai.ts";
import {
	type DatabaseConfig,
	databaseConfig,
	databaseMistakes,
	databaseVariables,
} from "./config/database.ts";
import { type PagesConfig, pagesConfig, pagesVariables } from "./config/pages.ts";
import { type PlainHttp, plainHttp, plainHttpVariables, serverAddresses } from "./config/plain-http.ts";
import { type SearchConfig, searchConfig, searchMistakes, searchVariables } from "./config/search.ts";
import { type SignInRules, signInMistakes, signInRules, signInVariables } from "./config/sign-in.ts";
import { type TrustedProxies, trustedProxies } from "./config/trusted-proxies.ts";
import { optional, url } from "./config/variable.ts";

/** Everything that the environment decides, checked. */
export type Config = {
	host: string;
	port: number;
	/** The origin that browsers use. */
	publicUrl: URL;
	/** Null when nobody has said: then a proxy on this machine is believed. */
	trustedProxies: TrustedProxies | null;
	hstsIncludeSubDomains: boolean;
	database: DatabaseConfig;
	/** Absolute path of the embedded database and the uploaded files. */
	dataDir: string;
	demoData: boolean;
	oidc: { kind: "built-in" } | { kind: "external"; issuer: URL; clientId: string; clientSecret: string };
	/** For people of an outside provider alone. */
	signIn: SignInRules;
	/** Plain http with other machines that the operator asked for. */
	allowedInsecure: readonly PlainHttp[];
	/** Null with the embedded database until main makes one and keeps it in `dataDir`. */
	sessionSecret: string | null;
	/** What it was before: what is encrypted with it is encrypted anew. */
	previousSessionSecret: string | null;
	logLevel: LogLevel;
	ai: AiConfig;
	pages: PagesConfig;
	/** The addresses of AI providers and searches that the environment names. */
	serverAddresses: readonly string[];
	/** The search of the web that the environment sets up; null where an Admin may. */
	search: SearchConfig | null;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** All mistakes of the configuration at once, each a sentence that names its variable. */
export class ConfigError extends Error {
	readonly mistakes: string[];

	constructor(mistakes: string[]) {
		super(
			`The configuration has ${mistakes.length === 1 ? "a mistake" : "mistakes"}:\n- ${mistakes.join("\n- ")}`,
		);
		this.name = "ConfigError";
		this.mistakes = mistakes;
	}
}

const webUrl = url(["http:", "https:"]);
const text = z.string();

const Environment = z.object({
	HOST: optional(text).default("127.0.0.1"),
	PORT: optional(z.string().regex(/^\d{1,5}$/, "must be a port number, 0 to 65535"))
		.default("3000")
		.transform(Number)
		.refine((port) => port <= 65_535, "must be a port number, 0 to 65535"),
	PUBLIC_URL: optional(webUrl),
	TRUSTED_PROXIES: optional(trustedProxies),
	HSTS_INCLUDE_SUBDOMAINS: optional(z.enum(["true", "false"], "must be true or false")),
	...databaseVariables,
	DATA_DIR: optional(text).default(".data"),
	DEMO_DATA: optional(z.enum(["true", "false"], "must be true or false")),
	OIDC_ISSUER: optional(webUrl),
	OIDC_CLIENT_ID: optional(text),
	OIDC_CLIENT_SECRET: optional(text),
	...signInVariables,
	...plainHttpVariables,
	SESSION_SECRET: optional(text.min(32, "must have at least 32 characters")),
	SESSION_SECRET_PREVIOUS: optional(text),
	...aiVariables,
	...pagesVariables,
	...searchVariables,
	LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`)).default("info"),
});
type Environment = z.infer<typeof Environment>;

/** The names of all variables that are read. */
export const variableNames = Object.keys(Environment.shape);

/** Reads and checks the configuration. Throws a ConfigError that lists every mistake. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const parsed = Environment.safeParse(environment);
	const shapeMistakes = parsed.error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) ?? [];
	const insecure = plainHttp(environment);
	const mistakes = [
		...shapeMistakes,
		...combinationMistakes(environment),
		...aiMistakes(environment),
		...searchMistakes(environment),
		...databaseMistakes(environment),
		...signInMistakes(environment),
		...insecure.refused,
	];
	if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);
	const env = parsed.data;
	return {
		host: env.HOST,
		port: env.PORT,
		publicUrl: new URL(env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`),
		trustedProxies: env.TRUSTED_PROXIES ?? null,
		hstsIncludeSubDomains: env.HSTS_INCLUDE_SUBDOMAINS === "true",
		database: databaseConfig(env),
		dataDir: resolve(env.DATA_DIR),
		demoData: env.DEMO_DATA ? env.DEMO_DATA === "true" : !env.DATABASE_URL,
		oidc: oidcOf(env),
		signIn: signInRules(env),
		allowedInsecure: insecure.allowed,
		sessionSecret: env.SESSION_SECRET ?? null,
		previousSessionSecret: env.SESSION_SECRET_PREVIOUS ?? null,
		logLevel: env.LOG_LEVEL,
		ai: aiConfig(env),
		pages: pagesConfig(env),
		serverAddresses: serverAddresses(environment),
		search: searchConfig(env),
	};
}

/** What is wrong between variables; judged on the raw values, so that it is listed beside what is wrong in one. */
function combinationMistakes(raw: Record<string, string | undefined>): string[] {
	const isSet = (name: string) => Boolean(raw[name]?.trim());
	const mistakes: string[] = [];
	const oidc = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];
	const missing = oidc.filter((name) => !isSet(name));
	if (missing.length > 0 && missing.length < oidc.length) {
		mistakes.push(
			`${missing.join(" and ")} must be set too: an identity provider needs all of ${oidc.join(", ")}`,
		);
	}
	const host = raw.HOST?.trim() || "127.0.0.1";
	if (missing.length === oidc.length && !isLoopback(host)) {
		mistakes.push(
			`HOST ${host} can be reached from other machines, and the built-in sign-in lets everybody in: set ${oidc.join(", ")}, or leave HOST unset`,
		);
	}
	if (isSet("DATABASE_URL") && !isSet("SESSION_SECRET")) {
		mistakes.push("SESSION_SECRET must be set when DATABASE_URL is: every instance needs the same one");
	}
	return mistakes;
}

/** Whether a name or address is this machine only; IPv6 with or without brackets, IPv4 also as IPv6 writes it. */
export function isLoopback(host: string): boolean {
	const address = host.replace(/^\[(.*)\]$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
	if (address === "localhost" || address === "::1") return true;
	return isIP(address) === 4 && address.startsWith("127.");
}

function oidcOf(env: Environment): Config["oidc"] {
	if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) return { kind: "built-in" };
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	return { kind: "external", issuer: new URL(issuer), clientId, clientSecret };
}
