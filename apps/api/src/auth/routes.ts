import type { Database } from "@throughline/db/connect";
import { type SignInErrorCode, signInErrors } from "@throughline/domain/account/sign-in-error";
import { CodedError } from "@throughline/trpc/error";
import { takeToken } from "@throughline/trpc/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerNetwork } from "../http/caller.ts";
import { SignInFailure } from "./failure.ts";
import { contentSecurityPolicy, noticePage } from "./page.ts";
import type { signIn } from "./sign-in.ts";

const starts = { limit: 120, windowSeconds: 60 };
const failedCallbacks = { limit: 30, windowSeconds: 60 };

type Parts = { db: Database; steps: ReturnType<typeof signIn> };

/** The addresses that browsers navigate to for signing in and out. */
export function signInRoutes(app: FastifyInstance, { db, steps }: Parts): void {
	const navigation = { exposeHeadRoute: false };

	app.get("/api/login", navigation, async (request, reply) => {
		const turn = await takeToken(db, `login:${callerNetwork(request)}`, starts);
		if (!turn.allowed) return refuse(request, reply, "RATE_LIMITED", turn.retryAfterSeconds);
		try {
			return go(reply, await steps.start(request, reply));
		} catch (error) {
			if (!(error instanceof SignInFailure)) throw error;
			report(request, error);
			return refuse(request, reply, error.code, 10);
		}
	});

	app.get("/api/callback", navigation, async (request, reply) => {
		try {
			return go(reply, await steps.complete(request, reply));
		} catch (error) {
			const code = report(request, error);
			const turn = await takeToken(db, `callback:${callerNetwork(request)}`, failedCallbacks);
			if (!turn.allowed) return refuse(request, reply, "RATE_LIMITED", turn.retryAfterSeconds);
			return go(reply, `/auth?error=${code}`);
		}
	});

	app.get("/api/logout", navigation, async (request, reply) => {
		// Another site's link or image, also of a sibling host, or a browser that fetches ahead, must not sign anybody out.
		// Every browser that runs the web app says where a request comes from, on https and on this machine. Whoever says
		// nothing is no browser, or speaks plain http, where anybody on the way could take the cookie itself.
		const { "sec-fetch-site": site = "none", "sec-purpose": purpose } = request.headers;
		const unwanted = !["same-origin", "none"].includes(String(site)) || String(purpose).includes("prefetch");
		return go(reply, unwanted ? "/" : await steps.leave(request, reply));
	});
}

function go(reply: FastifyReply, location: string): FastifyReply {
	return reply.header("cache-control", "no-store").redirect(location, 302);
}

/** Logs why a sign-in failed, and answers the code for the person. What nobody foresaw is an error of ours. */
function report(request: FastifyRequest, error: unknown): SignInErrorCode {
	if (!(error instanceof SignInFailure)) {
		request.log.error({ err: error }, "sign-in failed");
		return "SIGN_IN_FAILED";
	}
	request.log.warn({ code: error.code, reason: error.message }, "sign-in refused");
	return error.code;
}

/** A refusal in place: a page for browsers, the one error body for everybody else. */
function refuse(
	request: FastifyRequest,
	reply: FastifyReply,
	code: SignInErrorCode,
	retryAfterSeconds: number,
) {
	const limited = code === "RATE_LIMITED";
	const sentence = signInErrors[code];
	if (!String(request.headers.accept ?? "").includes("text/html")) {
		throw new CodedError(limited ? "RATE_LIMITED" : "UNAVAILABLE", sentence, { retryAfterSeconds });
	}
	return reply
		.code(limited ? 429 : 503)
		.header("retry-after", retryAfterSeconds)
		.header("cache-control", "no-store")
		.header("content-security-policy", contentSecurityPolicy)
		.type("text/html; charset=utf-8")
		.send(noticePage({ title: limited ? "Please wait a moment" : "Sign-in is not available", sentence }));
}
