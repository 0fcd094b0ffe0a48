import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { baseUrl } from "./sign-in.ts";

/** What the server asks of a request that changes something: where it comes from. */
export const fromHere = () => ({ origin: baseUrl() });

/** Stores what `data` says at a path of the API; the answer's body. */
export async function post(request: APIRequestContext, path: string, data: object) {
	const answer = await request.post(path, { data, headers: fromHere() });
	expect(answer.ok(), `POST ${path}: ${answer.status()}`).toBe(true);
	return await answer.json();
}

/**
 * A new program of a journey's own, named so that no other has its name, and that it stands behind the demo's: of what a
 * journey that failed leaves behind, none is the first, which other journeys have where they choose none. @returns its id
 */
export async function makeProgram(
	request: APIRequestContext,
	name: string,
	fields: object = {},
): Promise<string> {
	const { id } = await post(request, "/api/programs", { name: `Trial of ${name} ${Date.now()}`, ...fields });
	return id;
}

/** Every page that is opened from here on begins with this program selected. */
export async function select(pages: Page | BrowserContext, programId: string): Promise<void> {
	await pages.addInitScript((id) => localStorage.setItem("selectedProgramId", id), programId);
}

/** The journeys share one product: what one made, it takes away, so that lists stay short. */
export async function removeProgram(request: APIRequestContext, programId: string): Promise<void> {
	await request.delete(`/api/programs/${programId}`, { headers: fromHere() });
}
