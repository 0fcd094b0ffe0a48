type LoggedError = { type: string; message: string; stack: string; [further: string]: unknown };

/**
 * An error with its causes, as the log shows it. The values of a failed query stay out: they are what people have
 * typed and uploaded, and what stands for a session.
 */
export function loggedError(error: unknown): LoggedError {
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
