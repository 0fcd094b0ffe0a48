import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const mistakesOf = (environment: Record<string, string>) => {
	try {
		readConfig(environment);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.mistakes;
		throw error;
	}
};

const secret = "0123456789abcdef0123456789abcdef";
const issuer = {
	OIDC_ISSUER: "https://id.example.org",
	OIDC_CLIENT_ID: "throughline",
	OIDC_CLIENT_SECRET: "s",
};

describe("an empty environment", () => {
	it("serves this machine with the embedded database, the demo and the built-in sign-in", () => {
		const config = readConfig({});
		expect(config).toMatchObject({
			host: "127.0.0.1",
			port: 3000,
			database: { kind: "embedded" },
			demoData: true,
			oidc: { kind: "built-in" },
			sessionSecret: null,
			logLevel: "info",
			ai: { provider: "offline" },
		});
		expect(config.publicUrl.origin).toBe("http://127.0.0.1:3000");
	});

	it("is the same as one of blank variables", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: " ", OPENAI_API_KEY: "" })).toEqual(readConfig({}));
	});
});

describe("a production environment", () => {
	it("is read whole", () => {
		const config = readConfig({
			...issuer,
			HOST: "0.0.0.0",
			PORT: "8080",
			PUBLIC_URL: "https://plan.example.org",
			DATABASE_URL: "postgres://u:p@db/throughline",
			SESSION_SECRET: secret,
			ANTHROPIC_API_KEY: "key",
		});
		expect(config).toMatchObject({
			database: { kind: "external", url: "postgres://u:p@db/throughline" },
			demoData: false,
			oidc: { kind: "external", clientId: "throughline" },
			ai: { provider: "anthropic", anthropic: { apiKey: "key", baseUrl: null, model: null } },
		});
		expect(config.publicUrl.origin).toBe("https://plan.example.org");
	});
});

describe("mistakes", () => {
	it.each<[string, Record<string, string>, RegExp]>([
		["a port that is none", { PORT: "http" }, /^PORT must be a port number/],
		["a port that is too large", { PORT: "70000" }, /^PORT must be a port number/],
		["a public URL without a scheme", { PUBLIC_URL: "plan.example.org" }, /^PUBLIC_URL must be an address/],
		[
			"another database",
			{ DATABASE_URL: "mysql://db", SESSION_SECRET: secret },
			/^DATABASE_URL must be an address/,
		],
		["a short secret", { SESSION_SECRET: "short" }, /^SESSION_SECRET must have at least 32/],
		["a database without a secret", { DATABASE_URL: "postgres://db" }, /^SESSION_SECRET must be set/],
		[
			"half of an identity provider",
			{ OIDC_ISSUER: "https://id" },
			/^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must/,
		],
		["the built-in sign-in open to the network", { HOST: "0.0.0.0" }, /^HOST 0\.0\.0\.0 can be reached/],
		["a provider without its key", { AI_PROVIDER: "gemini" }, /^GEMINI_API_KEY must be set/],
		["an unknown provider", { AI_PROVIDER: "hal" }, /^AI_PROVIDER must be openai/],
		["an unknown log level", { LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of/],
		["a demo that is neither", { DEMO_DATA: "maybe" }, /^DEMO_DATA must be true or false/],
	])("%s", (_what, environment, sentence) =>
		expect(mistakesOf(environment)).toEqual([expect.stringMatching(sentence)]),
	);

	it("are all listed at once", () => {
		expect(
			mistakesOf({ PORT: "x", LOG_LEVEL: "x", HOST: "0.0.0.0", DATABASE_URL: "postgres://db" }),
		).toHaveLength(4);
	});
});
