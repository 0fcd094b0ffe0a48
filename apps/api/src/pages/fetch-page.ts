import type { IncomingMessage } from "node:http";
import { type CheckedTarget, checkAddress } from "./check-address.ts";
import { failures } from "./failures.ts";
import { type Network, realNetwork } from "./network.ts";
import { askTarget, bodyOf, type RequestLimits } from "./request.ts";
import { openRobots, type RobotsAnswer } from "./robots.ts";

/** A page as it came. */
type FetchedPage = {
	/** Where the redirects led to. */
	finalUrl: string;
	/** In small letters, without parameters: one of those that are read. */
	mediaType: string;
	/** As the server names the encoding of the text; null when it does not. */
	charset: string | null;
	bytes: Buffer;
};

export type PageFetcher = {
	/** Throws PageFailure, and the signal's reason once it aborts. */
	fetch(address: string, signal: AbortSignal): Promise<FetchedPage>;
};

type FetcherOptions = {
	/** Names and addresses of the organisation's own servers that may be read. */
	privateHosts: readonly string[];
	/** Where a site's owner can ask what this program does: an address of mail or of a page; null for none. */
	contact: string | null;
	version: string;
	network?: Network | undefined;
	limits?: Partial<PageLimits>;
};

type PageLimits = RequestLimits & {
	/** For one page with its robots.txt and all redirects, in seconds. */
	seconds: number;
	redirects: number;
};

const usual: PageLimits = { seconds: 30, idleSeconds: 10, bytes: 10 * 1024 ** 2, redirects: 5 };
/** RFC 9309 asks for 500 KiB at least. */
const robotsBytes = 500 * 1024;

/** Longest address that a page may lead on to, in characters. */
const longestRedirect = 8_000;

const agent = "Throughline";
const readTypes = new Set(["text/html", "application/xhtml+xml", "text/plain", "application/pdf"]);
const acceptPages = "text/html, application/xhtml+xml, application/pdf, text/plain;q=0.9";

/** Fetches public pages as anybody would see them: what it may reach and what it never does says ADR 38. */
export function openPageFetcher(options: FetcherOptions): PageFetcher {
	const { network = realNetwork, version, contact } = options;
	const limits = { ...usual, ...options.limits };
	const privateHosts = new Set(options.privateHosts);
	const userAgent = `${agent}/${version}${contact ? ` (+${contact})` : ""}`;
	const robots = openRobots(agent);

	type Asked<T> = { accept: string; signal: AbortSignal; take(answer: IncomingMessage): Promise<T> };
	type Step<T> = { next: URL } | { done: T };

	/** Asks a URL and wherever it leads on to, each checked anew; `admit` may refuse one. */
	async function follow<T>(
		start: URL,
		{ accept, signal, take }: Asked<T>,
		admit: (target: CheckedTarget) => Promise<void>,
	): Promise<{ url: URL; taken: T }> {
		let url = start;
		for (let hops = 0; hops <= limits.redirects; hops++) {
			const target = await checkAddress(url, network, privateHosts);
			await admit(target);
			const request = { network, limits, userAgent, accept, signal };
			const step = await askTarget(target, request, async (answer): Promise<Step<T>> => {
				const next = nextOf(answer, url);
				return next ? { next } : { done: await take(answer) };
			});
			if ("done" in step) return { url, taken: step.done };
			url = step.next;
		}
		throw failures.redirects();
	}

	async function askRobots(url: URL, signal: AbortSignal): Promise<RobotsAnswer> {
		const take = async (answer: IncomingMessage): Promise<RobotsAnswer> => {
			const status = answer.statusCode ?? 0;
			if (status !== 200) return { status, text: "" };
			return { status, text: (await bodyOf(answer, { bytes: robotsBytes, cut: true })).toString() };
		};
		return (await follow(url, { accept: "text/plain", signal, take }, async () => {})).taken;
	}

	return {
		async fetch(address, given) {
			const url = URL.parse(address);
			if (!url) throw failures.notWeb();
			url.hash = "";
			const late = AbortSignal.timeout(limits.seconds * 1000);
			const signal = AbortSignal.any([given, late]);
			const admit = (target: CheckedTarget) =>
				robots.require(target, (robotsUrl) => askRobots(robotsUrl, signal));
			const take = (answer: IncomingMessage) => pageOf(answer, limits.bytes);
			try {
				const page = await untilAborted(follow(url, { accept: acceptPages, signal, take }, admit), signal);
				return { ...page.taken, finalUrl: page.url.href };
			} catch (error) {
				if (late.aborted && !given.aborted) throw failures.slow(url.hostname, limits.seconds);
				throw error;
			}
		},
	};
}

/** Gives up waiting, also for a resolver that does not answer. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const stop = () => reject(signal.reason);
	signal.addEventListener("abort", stop, { once: true });
	try {
		return await Promise.race([work, promise]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

/** Where an answer sends on to; null for one that is the page, or none. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
	if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
	const next = headers.location ? URL.parse(headers.location, from.href) : null;
	if (!next || next.href.length > longestRedirect) throw failures.noWay();
	next.hash = "";
	return next;
}

async function pageOf(answer: IncomingMessage, bytes: number): Promise<Omit<FetchedPage, "finalUrl">> {
	if (answer.statusCode !== 200) throw failures.status(answer.statusCode ?? 0);
	const [type = "", ...parameters] = (answer.headers["content-type"] ?? "").split(";");
	const mediaType = type.trim().toLowerCase();
	if (!readTypes.has(mediaType)) throw failures.type(mediaType.slice(0, 80));
	const charset = parameters
		.map((each) => /^\s*charset\s*=\s*"?([\w-]{1,40})/i.exec(each)?.[1])
		.find(Boolean);
	return { mediaType, charset: charset ?? null, bytes: await bodyOf(answer, { bytes }) };
}
