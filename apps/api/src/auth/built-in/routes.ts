import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { isPublicHost } from "../../http/host.ts";
import { contentSecurityPolicy, noticePage } from "../page.ts";
import { attemptCookies, mountPath } from "./addresses.ts";
import { builtInPerson } from "./people.ts";
import { signInPage } from "./sign-in-page.ts";

type Choice = { Params: { uid: string; subject: string } };

/** The provider's own addresses under /oidc, and its sign-in page. */
export function builtInRoutes(app: FastifyInstance, open: () => Promise<Provider>, publicUrl: URL): void {
	// The provider believes these; what a client wrote there doesn't count.
	app.addHook("onRequest", async (request) => {
		const { headers } = request.raw;
		delete headers["x-forwarded-host"];
		delete headers["x-forwarded-for"];
		headers["x-forwarded-proto"] = isPublicHost(request, publicUrl)
			? publicUrl.protocol.slice(0, -1)
			: "http";
	});

	// The buttons send an empty form.
	app.addContentTypeParser("application/x-www-form-urlencoded", (_request, payload, done) => {
		payload
			.resume()
			.on("end", () => done(null))
			.on("error", done);
	});

	app.get<Choice>(`${mountPath}/interaction/:uid`, async (request, reply) => {
		const interaction = await findInteraction(await open(), request, reply);
		if (!interaction) return showPage(reply, 400, expiredPage());
		return showPage(reply, 200, signInPage(`${mountPath}/interaction/${interaction.uid}`));
	});

	app.post<Choice>(`${mountPath}/interaction/:uid/:subject`, async (request, reply) => {
		const person = builtInPerson(request.params.subject);
		if (!person) throw new CodedError("NOT_FOUND", "There is nobody of that name to continue as");
		const provider = await open();
		const interaction = await findInteraction(provider, request, reply);
		if (!interaction) return showPage(reply, 400, expiredPage());
		const login = { accountId: person.subject, remember: false };
		const location = await provider.interactionResult(request.raw, reply.raw, { login });
		return reply.redirect(location, 303);
	});

	app.all(`${mountPath}/*`, {
		// Before the body is read: the provider reads it itself.
		onRequest: async (request, reply) => {
			const provider = await open();
			reply.hijack();
			// The security headers, which Fastify would have sent.
			for (const [name, value] of Object.entries(reply.getHeaders())) {
				if (value !== undefined) reply.raw.setHeader(name, value);
			}
			const { raw } = request;
			const withOriginal: typeof raw & { originalUrl?: string } = raw;
			withOriginal.originalUrl = raw.url;
			raw.headers.cookie = providerCookies(app, request);
			raw.url = (raw.url ?? mountPath).slice(mountPath.length) || "/";
			await provider.callback()(raw, reply.raw);
		},
		handler: async () => {},
	});
}

/**
 * The cookies that the provider may read. Its own session is not among them: each sign-in asks anew, and a change of
 * person needs no sign-out at the provider first.
 */
function providerCookies(app: FastifyInstance, { cookies }: FastifyRequest): string {
	return attemptCookies
		.flatMap((name) => [name, `${name}.sig`])
		.flatMap((name) => (cookies[name] ? app.serializeCookie(name, cookies[name]) : []))
		.join("; ");
}

async function findInteraction(provider: Provider, request: FastifyRequest<Choice>, reply: FastifyReply) {
	try {
		const interaction = await provider.interactionDetails(request.raw, reply.raw);
		return interaction.uid === request.params.uid ? interaction : null;
	} catch (error) {
		const { errors } = await import("oidc-provider");
		if (error instanceof errors.SessionNotFound) return null;
		throw error;
	}
}

function expiredPage(): string {
	const sentence = "This sign-in took too long, or was begun in another browser.";
	return noticePage({ title: "Please sign in again", sentence });
}

function showPage(reply: FastifyReply, status: number, html: string): FastifyReply {
	return reply
		.code(status)
		.header("cache-control", "no-store")
		.header("content-security-policy", contentSecurityPolicy)
		.type("text/html; charset=utf-8")
		.send(html);
}
