import { errorOfResponse, unreachable } from "./api-error.ts";
import { reportAnswer, reportRefusal, reportSilence } from "./connectivity.ts";
import { failedFetchOf } from "./failed-fetch.ts";
import { sessionEnded } from "./session-ended.ts";

/** `fetch` with cookies that throws an `ApiError` for every answer that is not OK. */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const response = await send(input, init);
	if (response.ok) return response;
	const error = await errorOfResponse(response, failedFetchOf(input));
	reportRefusal(error);
	if (error.status === 401) sessionEnded.set(true);
	throw error;
}

/** The same, for the one call where 401 is an answer: nobody is signed in. */
export async function requestUnlessAnonymous(url: string): Promise<Response | null> {
	const response = await send(url);
	if (response.status === 401) {
		// To the end: the browser holds the connection for an answer that nobody reads.
		await response.text();
		return null;
	}
	if (!response.ok) throw await errorOfResponse(response);
	return response;
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const askedAt = performance.now();
	try {
		const response = await fetch(input, { ...init, credentials: "include" });
		reportAnswer(response.status, askedAt);
		return response;
	} catch (error) {
		if (init?.signal?.aborted) throw error;
		reportSilence();
		throw unreachable(error, failedFetchOf(input));
	}
}
