import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { type HostOptions, startHost } from "../host.ts";
import { Browser } from "./browser.ts";

export type RunningServer = {
	origin: string;
	database: TestDatabase;
	/** Signs a new browser in through the built-in provider. */
	signInAs(role: "Admin" | "Editor" | "Viewer"): Promise<Browser>;
	close(): Promise<void>;
};

/** The whole host with a database of its own. `oidc` unset: the built-in provider. */
export async function startServer(options: HostOptions = {}): Promise<RunningServer> {
	const database = await createTestDatabase();
	const { origin, stop } = await startHost(database.url, options);
	return {
		origin,
		database,
		signInAs: async (role) => {
			const browser = new Browser();
			await continueAs(browser, origin, role);
			return browser;
		},
		async close() {
			await stop();
			await database.drop();
		},
	};
}

/** Signs in through the built-in page: opens it and presses the button. */
export async function continueAs(browser: Browser, origin: string, role: string, returnTo = "/") {
	const login = `${origin}/api/login?returnTo=${encodeURIComponent(returnTo)}`;
	const { response, visited } = await browser.visit(login);
	const html = await response.text();
	const form = new RegExp(
		`<form method="post" action="([^"]+)">\\s*<button[^>]*>Continue as ${role}</button>`,
	).exec(html);
	if (!form?.[1]) throw new Error(`No button for ${role} at ${visited.at(-1)}: ${response.status}\n${html}`);
	return await browser.visit(new URL(form[1], origin).href, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded", origin },
	});
}

/** A JSON call as a browser's page makes it. */
export async function call(browser: Browser, origin: string, method: string, path: string, body?: unknown) {
	const response = await browser.request(`${origin}${path}`, {
		method,
		headers: { origin, ...(body === undefined ? {} : { "content-type": "application/json" }) },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

/** Who the server takes this browser for; null when nobody. */
export async function whoIs(browser: Browser, origin: string) {
	const { status, body } = await call(browser, origin, "GET", "/api/auth/user");
	return status === 200 ? body : null;
}
