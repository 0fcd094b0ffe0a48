import type { FastifyInstance, FastifyServerOptions } from "fastify";

/** Fields that must never reach the log, wherever they stand. */
const secrets = [
	"authorization",
	"cookie",
	"set-cookie",
	"password",
	"token",
	"apiKey",
	"clientSecret",
	"sessionSecret",
	"previousSessionSecret",
	"sealedKey",
];

/** JSON lines on stdout, with secrets struck out. */
export function loggerOptions(level: string): FastifyServerOptions["logger"] {
	if (level === "silent") return false;
	return {
		level,
		base: null,
		timestamp: () => `,"time":"${new Date().toISOString()}"`,
		formatters: { level: (label) => ({ level: label }) },
		serializers: { err: loggedError },
		redact: {
			paths: secrets.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
			censor: "[redacted]",
		},
	};
}

/** One line per request, with its path but not its query: a sign-in code or a typed text may stand there. */
export function logRequests(app: FastifyInstance): void {
	// Its fields are all named here, so nothing has to be looked through for secrets.
	const access = app.log.child({}, { redact: [] });
	app.addHook("onResponse", (request, reply, done) => {
		const line = {
			requestId: request.id,
			method: request.method,
			path: request.url.split("?", 1)[0],
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime * 10) / 10,
		};
		access.info(line, "request");
		done();
	});
}

type LoggedError = { type: string; message: string; stack: string; [further: string]: unknown };

/**
 * An error with its causes, as the log shows it. The values of a failed query stay out: they are what people have
 * typed and uploaded, and what stands for a session.
 */
function loggedError(error: unknown): LoggedError {
	if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
	const values = "params" in error ? `\nparams: ${error.params}` : "";
	return {
		type: error.name,
		message: error.message.replace(values, ""),
		stack: (error.stack ?? "").replace(values, ""),
		...("code" in error && { code: error.code }),
		...(error.cause !== undefined && { cause: loggedError(error.cause) }),
	};
}
