import type { Database } from "@throughline/db/connect";
import { builtInIssuer } from "@throughline/domain/account";
import { safeReturnPath } from "@throughline/domain/account/return-path";
import { announce } from "@throughline/trpc/change";
import { generateCodeVerifier } from "arctic";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignInRules } from "../config/sign-in.ts";
import { callerAddress } from "../http/caller.ts";
import { randomToken } from "../secret.ts";
import { accessRefusal } from "./access.ts";
import { admit } from "./admit.ts";
import { type Attempts, attemptSeconds } from "./attempts.ts";
import { builtInPerson } from "./built-in/people.ts";
import { SignInFailure } from "./failure.ts";
import { emailOf } from "./oidc/claims.ts";
import type { Arrived, OidcClient } from "./oidc/client.ts";
import type { CookieJar } from "./session/cookies.ts";
import { type Sessions, sessionCookieSeconds } from "./session/sessions.ts";
import { signOut } from "./sign-out.ts";

export type SignInParts = {
	db: Database;
	client: OidcClient;
	/** Who may sign in by the outside provider; null with the built-in one. */
	rules: SignInRules | null;
	attempts: Attempts;
	sessions: Sessions;
	/** The cookie that binds an attempt to its browser, and the cookie of the session. */
	cookies: { attempt: CookieJar; session: CookieJar };
};

/** The three steps of signing in and out. Each sets its cookies and answers where to go; they throw SignInFailure. */
export function signIn({ db, client, rules, attempts, sessions, cookies }: SignInParts) {
	/** Remembers the attempt and sends the browser to the identity provider. */
	async function start(request: FastifyRequest, reply: FastifyReply): Promise<string> {
		const { returnTo } = request.query as Record<string, unknown>;
		// Two tabs of one browser may sign in at once: they share the secret, not the state.
		const browser = browserSecret(cookies.attempt.read(request)) ?? randomToken();
		const checks = { nonce: randomToken(), codeVerifier: generateCodeVerifier() };
		const state = await attempts.start(browser, { ...checks, returnTo: safeReturnPath(returnTo) });
		const url = await client.authorizationUrl({ ...checks, state });
		cookies.attempt.set(reply, browser, attemptSeconds);
		return url.href;
	}

	/** Takes the provider's answer, and signs the person in with a new session; the browser's old one ends. */
	async function complete(request: FastifyRequest, reply: FastifyReply): Promise<string> {
		const { code, state, error, iss } = answerOf(request);
		const browser = browserSecret(cookies.attempt.read(request));
		if (!browser || !state)
			throw new SignInFailure("ATTEMPT_MISMATCH", "This browser did not begin a sign-in");
		const attempt = await attempts.take(browser, state);
		await client.checkIssuer(iss);
		if (error !== undefined) throw failureOf(error);
		if (!code) throw new SignInFailure("PROVIDER_ERROR", "The answer holds no code");

		const arrived = await client.redeem(code, attempt, request.log);
		const person = rules
			? await admitOutsider(arrived, rules, request)
			: await admitBuiltIn(arrived, request);

		await endSession(request);
		const origin = { userAgent: request.headers["user-agent"] ?? null, ipAddress: callerAddress(request) };
		const token = await sessions.start(person.id, origin);
		request.log.info({ personId: person.id }, "signed in");
		cookies.session.set(reply, token, sessionCookieSeconds);
		cookies.attempt.clear(reply);
		return safeReturnPath(attempt.returnTo);
	}

	/** Whoever the organisation's provider sends, if the rules let them in; who is refused loses their sessions too. */
	async function admitOutsider(
		{ claims, ...arrived }: Arrived,
		rules: SignInRules,
		{ id: requestId }: FastifyRequest,
	) {
		const refusal = accessRefusal(claims, rules);
		if (refusal) {
			await signOut(db, arrived, requestId);
			throw refusal;
		}
		const email = emailOf(claims, rules);
		const named = email !== null && email.address === rules.adminEmail;
		const adminEmail = named ? (email.verified ? "verified" : "unverified") : null;
		const verifiedEmail = email?.verified ? email.address : null;
		return await admit(db, { ...arrived, role: null, verifiedEmail, adminEmail, requestId });
	}

	async function admitBuiltIn({ subject, profile }: Arrived, { id: requestId }: FastifyRequest) {
		const role = builtInPerson(subject)?.role ?? null;
		// The addresses of the built-in provider are ours.
		const verifiedEmail = profile.email ?? null;
		const arrival = {
			issuer: builtInIssuer,
			subject,
			profile,
			role,
			verifiedEmail,
			adminEmail: null,
			requestId,
		};
		return await admit(db, arrival);
	}

	/** Ends the session on the server and in the browser. */
	async function leave(request: FastifyRequest, reply: FastifyReply): Promise<string> {
		await endSession(request);
		cookies.session.clear(reply);
		cookies.attempt.clear(reply);
		return "/auth";
	}

	/** Ends the browser's session; its other tabs learn of it once it has ended. */
	async function endSession(request: FastifyRequest): Promise<void> {
		const token = cookies.session.read(request);
		if (!token) return;
		const ended = await sessions.find(token);
		await sessions.end(token);
		if (ended) await announce(db, "account", null, ended.publicId);
	}

	return { start, complete, leave };
}

/** The provider's answer. A parameter that comes twice is no answer of an honest provider. */
function answerOf(request: FastifyRequest): Partial<Record<"code" | "state" | "error" | "iss", string>> {
	const query = request.query as Record<string, unknown>;
	const one = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
	return { code: one("code"), state: one("state"), error: one("error"), iss: one("iss") };
}

/** What the provider's error code (RFC 6749 4.1.2.1) means here. */
function failureOf(error: string): SignInFailure {
	if (error === "access_denied") return new SignInFailure("ACCESS_DENIED", "The provider denied access");
	return new SignInFailure("PROVIDER_ERROR", `The provider answered ${error.slice(0, 100)}`);
}

/** A cookie value that could be ours. */
function browserSecret(value: string | null): string | null {
	return value !== null && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}
