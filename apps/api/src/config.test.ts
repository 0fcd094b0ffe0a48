import { readFileSync } from "node:fs";
import { providers } from "@throughline/domain/run";
import { vendorIds, vendors } from "@throughline/domain/run/vendors";
import { describe, expect, it } from "vitest";
import { variableOf } from "./config/ai.ts";
import { ConfigError, readConfig, variableNames } from "./config.ts";

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

const keyed = vendorIds.filter((vendor) => vendor !== "local");
const localUrl = "http://127.0.0.1:11434/v1";
const local = { LOCAL_MODEL_URL: localUrl, LOCAL_MODEL: "qwen3" };

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
			trustedProxies: null,
			hstsIncludeSubDomains: false,
			logLevel: "info",
			ai: { preferred: null },
		});
		expect(config.publicUrl.origin).toBe("http://127.0.0.1:3000");
	});

	it("is the same as one of blank variables", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: " ", OPENAI_API_KEY: "" })).toEqual(readConfig({}));
	});
});

describe("the pages of the web", () => {
	it("may be on servers of one's own that are named", () => {
		expect(readConfig({}).pages).toEqual({ privateHosts: [], contact: null });
		const named = { PRIVATE_HOSTS: "Wiki.example.org, 10.0.0.5,[fd00::1]", PAGE_CONTACT: "it@example.org" };
		expect(readConfig(named).pages).toEqual({
			privateHosts: ["wiki.example.org", "10.0.0.5", "fd00::1"],
			contact: "it@example.org",
		});
	});

	it.each(["http://wiki.example.org", "wiki.example.org:8080", "10.0.0.0/8", "a,,b", "*"])(
		"are not named as %s",
		(hosts) => {
			expect(mistakesOf({ PRIVATE_HOSTS: hosts })).toEqual([
				"PRIVATE_HOSTS must list names of servers (wiki.example.org) or their addresses (10.0.0.5), between commas and without a port",
			]);
		},
	);

	it("are read in the name of somebody who can be asked", () => {
		expect(mistakesOf({ PAGE_CONTACT: "me)\r\nX: y" })).toEqual([
			"PAGE_CONTACT must be an e-mail address or the address of a page",
		]);
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
			TRUSTED_PROXIES: "172.16.0.0/12, 10.0.0.5",
			HSTS_INCLUDE_SUBDOMAINS: "true",
		});
		expect(config).toMatchObject({
			trustedProxies: { ranges: ["172.16.0.0/12", "10.0.0.5"] },
			hstsIncludeSubDomains: true,
			database: {
				kind: "external",
				url: "postgres://u:p@db/throughline",
				migrationUrl: "postgres://u:p@db/throughline",
			},
			demoData: false,
			oidc: { kind: "external", clientId: "throughline" },
			ai: { variables: { anthropic: { apiKey: "key", baseUrl: null, model: null } } },
		});
		expect(config.publicUrl.origin).toBe("https://plan.example.org");
	});
});

describe("who may sign in", () => {
	it("is everybody whom the provider lets in, unless the environment says otherwise", () => {
		expect(readConfig(issuer).signIn).toEqual({
			adminEmail: null,
			allowedDomains: [],
			allowedGroups: [],
			groupsClaim: "groups",
			trustEmail: false,
		});
	});

	it("is read in the form in which it is compared", () => {
		const config = readConfig({
			...issuer,
			ADMIN_EMAIL: " Ada.Byron@ZÜRICH.example ",
			ALLOWED_DOMAINS: "Org.Example , zürich.example",
			ALLOWED_GROUPS: "Portfolio office,/managers",
			OIDC_GROUPS_CLAIM: "cognito:groups",
			OIDC_TRUST_EMAIL: "true",
		});
		expect(config.signIn).toEqual({
			adminEmail: "ada.byron@xn--zrich-kva.example",
			allowedDomains: ["org.example", "xn--zrich-kva.example"],
			allowedGroups: ["Portfolio office", "/managers"],
			groupsClaim: "cognito:groups",
			trustEmail: true,
		});
	});
});

describe("plain http", () => {
	const refusal = (variable: string, host: string) =>
		`${variable} uses plain http for ${host}, which others on the network can read and change: use https, or add ${variable} to ALLOW_INSECURE`;

	it.each([
		"http://127.0.0.1:3000",
		"http://127.9.9.9",
		"http://localhost:3000",
		"http://plan.localhost",
		"http://[::1]:3000",
		"http://[::ffff:127.0.0.1]",
		"https://plan.example.org",
	])("is no matter for %s", (address) => {
		expect(mistakesOf({ PUBLIC_URL: address })).toEqual([]);
		expect(mistakesOf({ ...issuer, OIDC_ISSUER: address })).toEqual([]);
		expect(mistakesOf({ OPENAI_BASE_URL: address })).toEqual([]);
	});

	it.each([
		["http://10.1.2.3:8000/v1", "10.1.2.3"],
		["http://172.31.0.1", "172.31.0.1"],
		["http://192.168.1.20:11434", "192.168.1.20"],
		["http://169.254.7.7", "169.254.7.7"],
		["http://[fd12::1]:8000", "fd12::1"],
		["http://[fe80::1]", "fe80::1"],
		["http://[::ffff:192.168.1.20]", "::ffff:c0a8:114"],
		["http://ollama:11434", "ollama"],
		["http://models.local", "models.local"],
		["http://host.docker.internal:11434", "host.docker.internal"],
	])("to %s is for models alone", (address, host) => {
		for (const vendor of vendorIds) {
			const variable = variableOf(vendor, "BASE_URL");
			expect(mistakesOf({ LOCAL_MODEL: "qwen3", LOCAL_MODEL_URL: localUrl, [variable]: address })).toEqual(
				[],
			);
		}
		expect(mistakesOf({ PUBLIC_URL: address })).toEqual([refusal("PUBLIC_URL", host)]);
		expect(mistakesOf({ ...issuer, OIDC_ISSUER: address })).toEqual([refusal("OIDC_ISSUER", host)]);
	});

	it.each([
		["http://models.example.org", "models.example.org"],
		["http://172.32.0.1", "172.32.0.1"],
		["http://8.8.8.8", "8.8.8.8"],
		["http://0.0.0.0:11434", "0.0.0.0"],
		["http://[2001:db8::1]", "2001:db8::1"],
		["http://10.0.0.1.example.org", "10.0.0.1.example.org"],
		["http://localhost.example.org", "localhost.example.org"],
		["http://ollama.", "ollama."],
	])("to %s is refused for models too, if it leaves the private network", (address, host) => {
		expect(mistakesOf({ OPENAI_BASE_URL: address })).toEqual([refusal("OPENAI_BASE_URL", host)]);
	});

	it("is allowed for the variables that ALLOW_INSECURE names, and for no other", () => {
		const environment = {
			...issuer,
			OIDC_ISSUER: "http://id.example.org",
			PUBLIC_URL: "http://plan.example.org",
		};
		expect(mistakesOf({ ...environment, ALLOW_INSECURE: "PUBLIC_URL" })).toEqual([
			refusal("OIDC_ISSUER", "id.example.org"),
		]);
		const config = readConfig({ ...environment, ALLOW_INSECURE: "PUBLIC_URL, OIDC_ISSUER,GEMINI_BASE_URL" });
		expect(config.allowedInsecure).toEqual([
			{ variable: "PUBLIC_URL", host: "plan.example.org" },
			{ variable: "OIDC_ISSUER", host: "id.example.org" },
		]);
	});
});

describe("two roles of one database", () => {
	it("are read as the one that runs and the one that migrates", () => {
		const urls = { DATABASE_URL: "postgres://app@db/t", MIGRATION_DATABASE_URL: "postgres://owner@db/t" };
		expect(readConfig({ ...urls, SESSION_SECRET: secret }).database).toEqual({
			kind: "external",
			url: urls.DATABASE_URL,
			migrationUrl: urls.MIGRATION_DATABASE_URL,
		});
	});
});

describe("a local model", () => {
	it("is read with its defaults, and with what is set", () => {
		const unset = { apiKey: null, baseUrl: null, model: null, contextTokens: null };
		expect(readConfig({}).ai.variables.local).toEqual(unset);
		expect(readConfig(local).ai).toMatchObject({
			preferred: null,
			localIdleSeconds: 120,
			variables: { local: { ...unset, baseUrl: localUrl, model: "qwen3" } },
		});
		const more = { LOCAL_MODEL_KEY: "key", LOCAL_MODEL_CONTEXT: "32768", LOCAL_MODEL_IDLE_SECONDS: " 900 " };
		expect(readConfig({ ...local, ...more }).ai).toMatchObject({
			localIdleSeconds: 900,
			variables: { local: { apiKey: "key", contextTokens: 32_768 } },
		});
	});
});

describe("mistakes", () => {
	it.each<[string, Record<string, string>, RegExp]>([
		["a port that is none", { PORT: "http" }, /^PORT must be a port number/],
		[
			"a proxy that is no address",
			{ TRUSTED_PROXIES: "10.0.0.1, proxy" },
			/^TRUSTED_PROXIES names "proxy", which is no address/,
		],
		[
			"subdomains that are neither",
			{ HSTS_INCLUDE_SUBDOMAINS: "yes" },
			/^HSTS_INCLUDE_SUBDOMAINS must be true/,
		],
		["a port that is too large", { PORT: "70000" }, /^PORT must be a port number/],
		[
			"a database URL without a host",
			{ DATABASE_URL: "postgres:/x", SESSION_SECRET: secret },
			/^DATABASE_URL must be .* and names a host$/,
		],
		["a public URL without a scheme", { PUBLIC_URL: "plan.example.org" }, /^PUBLIC_URL must be an address/],
		[
			"another database",
			{ DATABASE_URL: "mysql://db", SESSION_SECRET: secret },
			/^DATABASE_URL must be an address/,
		],
		["a short secret", { SESSION_SECRET: "short" }, /^SESSION_SECRET must have at least 32/],
		[
			"a role for migrations alone",
			{ MIGRATION_DATABASE_URL: "postgres://owner@db" },
			/^DATABASE_URL must be set too/,
		],
		["a database without a secret", { DATABASE_URL: "postgres://db" }, /^SESSION_SECRET must be set/],
		[
			"half of an identity provider",
			{ OIDC_ISSUER: "https://id" },
			/^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must/,
		],
		["the built-in sign-in open to the network", { HOST: "0.0.0.0" }, /^HOST 0\.0\.0\.0 can be reached/],
		[
			"a key without its local server",
			{ LOCAL_MODEL_KEY: "key" },
			/^LOCAL_MODEL_URL must be set too: the key in LOCAL_MODEL_KEY/,
		],
		[
			"an address of a local server that is none",
			{ LOCAL_MODEL: "qwen3", LOCAL_MODEL_URL: "127.0.0.1:11434" },
			/^LOCAL_MODEL_URL must be an address that begins with http/,
		],
		[
			"a local server that others can listen to",
			{ LOCAL_MODEL: "qwen3", LOCAL_MODEL_URL: "http://models.example.org" },
			/^LOCAL_MODEL_URL uses plain http for models\.example\.org/,
		],
		[
			"a context that is no number",
			{ ...local, LOCAL_MODEL_CONTEXT: "8k" },
			/^LOCAL_MODEL_CONTEXT must be a whole/,
		],
		[
			"a context that holds nothing",
			{ ...local, LOCAL_MODEL_CONTEXT: "512" },
			/^LOCAL_MODEL_CONTEXT .* 2048 to/,
		],
		[
			"a silence that is no number",
			{ ...local, LOCAL_MODEL_IDLE_SECONDS: "2m" },
			/^LOCAL_MODEL_IDLE_SECONDS must be a whole number of seconds, 1 to 86400/,
		],
		["no patience", { ...local, LOCAL_MODEL_IDLE_SECONDS: "0" }, /^LOCAL_MODEL_IDLE_SECONDS .* 1 to/],
		[
			"a key that no header can carry",
			{ ...local, LOCAL_MODEL_KEY: "a b" },
			/^LOCAL_MODEL_KEY must be a key/,
		],
		["an unknown provider", { AI_PROVIDER: "hal" }, /^AI_PROVIDER must be openai/],
		["an unknown log level", { LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of/],
		[
			"an Admin without an address",
			{ ...issuer, ADMIN_EMAIL: "ada" },
			/^ADMIN_EMAIL must be one e-mail address/,
		],
		[
			"several Admins",
			{ ...issuer, ADMIN_EMAIL: "ada@org.example, bob@org.example" },
			/^ADMIN_EMAIL must be one e-mail address/,
		],
		[
			"an Admin who may not sign in",
			{ ...issuer, ADMIN_EMAIL: "ada@org.example", ALLOWED_DOMAINS: "other.example" },
			/^ADMIN_EMAIL is outside ALLOWED_DOMAINS, so that person could not sign in: add org\.example,/,
		],
		[
			"limits that limit nobody",
			{ ALLOWED_DOMAINS: "org.example", ALLOWED_GROUPS: "office" },
			/^ALLOWED_DOMAINS and ALLOWED_GROUPS have no effect with the built-in sign-in/,
		],
		["a trust that is neither", { OIDC_TRUST_EMAIL: "yes" }, /^OIDC_TRUST_EMAIL must be true or false/],
		[
			"an unknown insecure variable",
			{ ALLOW_INSECURE: "PUBLIC_URL, HTTP" },
			/^ALLOW_INSECURE must hold names among PUBLIC_URL, OIDC_ISSUER/,
		],
		["a demo that is neither", { DEMO_DATA: "maybe" }, /^DEMO_DATA must be true or false/],
	])("%s", (_what, environment, sentence) =>
		expect(mistakesOf(environment)).toEqual([expect.stringMatching(sentence)]),
	);

	it.each([
		"*",
		"*.org.example",
		"org.example,",
		",",
		"@org.example",
		"a@org.example",
		"https://org.example",
		"org.example:443",
		"org example",
		"org.example.",
	])("a domain that is none: %s", (ALLOWED_DOMAINS) =>
		expect(mistakesOf({ ...issuer, ALLOWED_DOMAINS })).toEqual([
			expect.stringMatching(/^ALLOWED_DOMAINS must hold domain names/),
		]),
	);

	it.each(["*", "office,,managers", "office-*", "office,"])("a group that is none: %s", (ALLOWED_GROUPS) =>
		expect(mistakesOf({ ...issuer, ALLOWED_GROUPS })).toEqual([
			expect.stringMatching(/^ALLOWED_GROUPS must hold names of groups/),
		]),
	);

	it("are all listed at once", () => {
		expect(
			mistakesOf({
				PORT: "x",
				LOG_LEVEL: "x",
				HOST: "0.0.0.0",
				DATABASE_URL: "postgres://db",
				ADMIN_EMAIL: "ada",
				ALLOWED_DOMAINS: "*",
				PUBLIC_URL: "http://plan.example.org",
			}),
		).toHaveLength(8);
	});
});

describe("the papers of an operator", () => {
	/** The lines of a paper of the repository that have a word. */
	const linesOf = (name: string, word: string) =>
		readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8")
			.split("\n")
			.filter((line) => line.includes(word));
	/** The rows of README's table of variables, by its first cell. */
	const rows = linesOf("README.md", "| ").flatMap((line) => {
		const [, names = ""] = /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/.exec(line) ?? [];
		return names === "" ? [] : [{ names: names.replaceAll("`", "").split(", "), line }];
	});

	it("explain in README.md every variable that is read, and no other", () => {
		expect(rows.flatMap(({ names }) => names).sort()).toEqual(variableNames.toSorted());
	});

	it.each(keyed)("offer %s with its key, address and default model", (vendor) => {
		const [key, address, modelName] = (["API_KEY", "BASE_URL", "MODEL"] as const).map((setting) =>
			variableOf(vendor, setting),
		);
		const { label, model } = vendors[vendor];
		expect(linesOf("docs/ai.md", `| \`${vendor}\` |`)).toEqual([
			`| \`${vendor}\` | ${label} | \`${key}\` | \`${address}\` | \`${modelName}\` | \`${model}\` |`,
		]);
		expect(linesOf(".env.example", `${key}`)).toEqual([`# ${key}=`]);
		expect(linesOf("compose.yaml", `${key}`)).toEqual([`  ${key}: \${${key}:-}`]);
	});

	it("offer a local model with all of its variables", () => {
		expect(linesOf("docs/ai.md", "| `local` |")).toHaveLength(1);
		for (const variable of variableNames.filter((name) => name.startsWith("LOCAL_MODEL"))) {
			expect(linesOf("docs/ai.md", `\`${variable}\``), variable).not.toEqual([]);
			expect(linesOf(".env.example", `# ${variable}=`), variable).toHaveLength(1);
			expect(linesOf("compose.yaml", `  ${variable}: \${${variable}:-}`), variable).toHaveLength(1);
		}
		for (const variable of ["LOCAL_MODEL_URL", "LOCAL_MODEL", "LOCAL_MODEL_CONTEXT"]) {
			expect(linesOf("deploy/kubernetes/throughline.yaml", `# ${variable}: `), variable).toHaveLength(1);
			expect(linesOf("docs/deploy.md", `\`${variable}\``), variable).not.toEqual([]);
		}
	});

	it("name in README.md all that AI_PROVIDER and ALLOW_INSECURE may hold", () => {
		const rowOf = (variable: string) => rows.find(({ names }) => names.includes(variable))?.line;
		for (const provider of providers) expect(rowOf("AI_PROVIDER")).toContain(`\`${provider}\``);
		for (const vendor of vendorIds)
			expect(rowOf("ALLOW_INSECURE")).toContain(`\`${variableOf(vendor, "BASE_URL")}\``);
	});
});
