import type { AddressInfo } from "node:net";
import { databaseTime } from "@throughline/db/clock";
import type { Database } from "@throughline/db/connect";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { type Config, isLoopback } from "../config.ts";
import { randomToken } from "../secret.ts";
import { openAttempts } from "./attempts.ts";
import { mountPath } from "./built-in/addresses.ts";
import { builtInRoutes } from "./built-in/routes.ts";
import { type Identity, identifier } from "./identify.ts";
import { oidcClient } from "./oidc/client.ts";
import { discovery } from "./oidc/discovery.ts";
import { signInRoutes } from "./routes.ts";
import { cookieJar } from "./session/cookies.ts";
import { openSessions } from "./session/sessions.ts";
import { signIn } from "./sign-in.ts";

export type Auth = {
	/** Registers /api/login, /api/callback, /api/logout and, when it is used, the built-in provider. */
	plugin: FastifyPluginAsync;
	/** Who makes a request. Throws UNAUTHENTICATED for a bearer token that does not hold. */
	identify(request: Pick<FastifyRequest, "headers" | "cookies">): Promise<Identity>;
};

type AuthConfig = Pick<Config, "host" | "publicUrl" | "oidc" | "signIn" | "sessionSecret">;

/** Sign-in, sessions and tokens. Throws when the configuration lacks the session secret. */
export async function auth({ config, db }: { config: AuthConfig; db: Database }): Promise<Auth> {
	const { publicUrl, sessionSecret } = config;
	if (!sessionSecret) throw new Error("Sign-in needs the session secret");
	const cookies = {
		attempt: cookieJar("throughline_sign_in", publicUrl),
		session: cookieJar("throughline_session", publicUrl),
	};
	const sessions = openSessions(db, sessionSecret);
	const identify = identifier(db, sessions, cookies.session);

	return {
		identify,
		async plugin(app) {
			const client =
				config.oidc.kind === "external"
					? external(config, config.oidc, db)
					: builtIn(app, config, sessionSecret);
			const attempts = openAttempts(db, sessionSecret);
			const steps = signIn({
				db,
				client,
				rules: config.oidc.kind === "built-in" ? null : config.signIn,
				attempts,
				sessions,
				cookies,
			});
			signInRoutes(app, { db, steps });
		},
	};
}

function redirectUriOf(publicUrl: URL): string {
	return new URL("/api/callback", publicUrl).href;
}

function external(
	{ publicUrl, signIn: rules }: AuthConfig,
	oidc: Extract<Config["oidc"], { kind: "external" }>,
	db: Database,
) {
	const { clientId, clientSecret, issuer } = oidc;
	const metadata = discovery({ issuer: issuer.href });
	return oidcClient({
		clientId,
		clientSecret,
		redirectUri: redirectUriOf(publicUrl),
		metadata,
		now: () => databaseTime(db),
		rules,
	});
}

function builtIn(app: FastifyInstance, { host, publicUrl }: AuthConfig, sessionSecret: string) {
	if (!isLoopback(host)) throw new Error("The built-in sign-in serves loopback addresses only");
	const { origin } = publicUrl;
	const [clientId, clientSecret, redirectUri] = ["throughline", randomToken(), redirectUriOf(publicUrl)];
	let provider: Promise<Provider> | undefined;
	/** Read and made at the first sign-in: it is a sixth of what a start would read. */
	const open = () =>
		(provider ??= import("./built-in/provider.ts")
			.then(({ builtInProvider }) =>
				builtInProvider({ origin, clientId, clientSecret, redirectUri, sessionSecret }),
			)
			.catch((error) => {
				// The next sign-in tries anew.
				provider = undefined;
				throw error;
			}));
	app.register(async (scope) => builtInRoutes(scope, open, publicUrl));
	const issuer = `${origin}${mountPath}`;
	const metadata = discovery({
		issuer,
		// The public address may lie behind a proxy; we are on this machine.
		at: () => `${ownOrigin(app)}${mountPath}`,
		authorizationEndpoint: `${issuer}/auth`,
	});
	// This process is the provider, so its own clock is the provider's.
	const now = async () => new Date();
	return oidcClient({ clientId, clientSecret, redirectUri, metadata, now, prompt: "login", rules: null });
}

/** The address that this process listens on, as itself reaches it. */
function ownOrigin(app: FastifyInstance): string {
	const bound = app.server.address() as AddressInfo;
	return `http://${bound.family === "IPv6" ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
