import { createRequire } from "node:module";
import type { CheckedTarget } from "./check-address.ts";
import { failures } from "./failures.ts";

// It is CommonJS, and its types say that it is not.
const parse: typeof import("robots-parser").default = createRequire(import.meta.url)("robots-parser");

/** What a site says of itself: the status and text of its robots.txt. */
export type RobotsAnswer = { status: number; text: string };

/** How long it is remembered, in milliseconds, and of how many sites. */
const freshMs = 60 * 60_000;
const mostSites = 500;

/** How many characters the rules with a wildcard may have in all: the parser holds each against all of an address. */
const mostWildcards = 100_000;

function wildcardsIn(text: string): number {
	const rules = text.split("\n").filter((line) => line.includes("*"));
	return rules.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Holds pages against the robots.txt of their sites, each asked for once an hour (RFC 9309): none forbids nothing; one that the
 * server fails to give forbids everything.
 * @param agent the product's name as robots.txt files would have it
 */
export function openRobots(agent: string) {
	const sites = new Map<string, { at: number; answer: RobotsAnswer }>();

	async function answerFor(url: URL, ask: (url: URL) => Promise<RobotsAnswer>): Promise<RobotsAnswer> {
		const known = sites.get(url.origin);
		if (known && performance.now() - known.at < freshMs) return known.answer;
		sites.delete(url.origin);
		const answer = await ask(new URL("/robots.txt", url));
		if (sites.size >= mostSites) sites.delete(sites.keys().next().value ?? "");
		sites.set(url.origin, { at: performance.now(), answer });
		return answer;
	}

	return {
		/** Throws PageFailure where the site asks programs not to read this page, and what `ask` throws. */
		async require(
			{ url, host }: Pick<CheckedTarget, "url" | "host">,
			ask: (url: URL) => Promise<RobotsAnswer>,
		): Promise<void> {
			const { status, text } = await answerFor(url, ask);
			if (status >= 500) throw failures.robotsUnknown(host, status);
			if (status >= 300) return;
			if (wildcardsIn(text) > mostWildcards) throw failures.robots(host);
			const rules = parse(new URL("/robots.txt", url).href, text);
			if (rules.isAllowed(url.href, agent) === false) throw failures.robots(host);
		},
	};
}
