import type { Provider } from "@throughline/domain/run";
import { ApiError, errorOfResponse, unreachable } from "../../../api/api-error.ts";
import { reportAnswer, reportRefusal, reportSilence } from "../../../api/connectivity.ts";
import { sessionEnded } from "../../../api/session-ended.ts";

type Upload = {
	file: File;
	/** Stored when the file is read. */
	text: string | null;
	sessionId: string;
	/** Who is to serve; undefined: whoever serves it, or is configured. */
	provider: Provider | undefined;
	signal: AbortSignal;
	/** 0 to 100 percent of the bytes that have left. */
	onProgress: (percent: number) => void;
};

/**
 * Sends a file into a session. Answers the run that reads it; null when the session held it already. Throws an
 * `ApiError`, and the signal's reason when it was cancelled. A request of its own: `fetch` does not tell how much of
 * a body has left.
 */
export function uploadFile({
	file,
	text,
	sessionId,
	provider,
	signal,
	onProgress,
}: Upload): Promise<string | null> {
	return new Promise((resolve, reject) => {
		const askedAt = performance.now();
		const call = new XMLHttpRequest();
		call.open("POST", "/api/strategic-consultant/analyze");
		call.withCredentials = true;
		call.setRequestHeader("Prefer", "respond-async");
		call.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
			if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
		});
		call.addEventListener("load", () => {
			reportAnswer(call.status, askedAt);
			if (call.status === 401) sessionEnded.set(true);
			answerOf(call).then(resolve, reject);
		});
		call.addEventListener("error", () => {
			reportSilence();
			reject(unreachable(new Error("The upload was cut off")));
		});
		call.addEventListener("abort", () => reject(signal.reason));
		signal.addEventListener("abort", () => call.abort(), { once: true });
		const body = new FormData();
		// The file last: the server reads the parts in their order.
		body.append("sessionId", sessionId);
		if (provider) body.append("provider", provider);
		if (text !== null) body.append("text", text);
		body.append("file", file, file.name || "Pasted picture.png");
		if (signal.aborted) reject(signal.reason);
		else call.send(body);
	});
}

async function answerOf(call: XMLHttpRequest): Promise<string | null> {
	if (call.status < 200 || call.status >= 300) {
		const { status, statusText } = call;
		const error = await errorOfResponse(new Response(call.responseText, { status, statusText }));
		reportRefusal(error);
		throw error;
	}
	try {
		const answer: unknown = JSON.parse(call.responseText);
		const runId = typeof answer === "object" && answer !== null && "runId" in answer ? answer.runId : null;
		return typeof runId === "string" ? runId : null;
	} catch (error) {
		throw new ApiError(
			call.status,
			"Not an answer",
			{
				sentence: "The server's answer was cut off. Try again.",
				code: null,
				requestId: null,
				issues: [],
				current: undefined,
			},
			{ cause: error },
		);
	}
}
