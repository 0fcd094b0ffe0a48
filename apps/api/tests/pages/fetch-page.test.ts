import type { ServerResponse } from "node:http";
import { connect, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { PageFailure } from "@throughline/trpc/ports/page-reader";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { openPageFetcher } from "../../src/pages/fetch-page.ts";
import { realNetwork } from "../../src/pages/network.ts";
import { startTlsProxy } from "../auth/tls-proxy.ts";
import { pageOf, startSite } from "./site.ts";

const publicAddress = "93.184.215.14";
const never = new AbortController().signal;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0)) await stop();
});

type Options = Partial<Parameters<typeof openPageFetcher>[0]>;

async function open(...[paths, hosts, options]: [...Parameters<typeof startSite>, Options?]) {
	const site = await startSite(paths, { "site.example": [publicAddress], ...hosts });
	stops.push(site.stop);
	const { fetch } = openPageFetcher({
		privateHosts: [],
		contact: "ops@example.org",
		version: "1.2.3",
		network: site.network,
		...options,
	});
	const failure = async (address: string, signal = never) => {
		const error = await fetch(address, signal).then(
			() => null,
			(thrown: unknown) => thrown,
		);
		return error instanceof PageFailure ? [error.code, error.message] : error;
	};
	const code = async (address: string) => {
		const failed = await failure(address);
		return Array.isArray(failed) ? failed[0] : failed;
	};
	return { ...site, fetch, failure, code };
}

const html = { "content-type": "text/html; charset=utf-8" };
const sends = (head: Record<string, string>, write: (response: ServerResponse) => void) => {
	return (_request: unknown, response: ServerResponse) => {
		response.writeHead(200, head);
		write(response);
	};
};
const leadsTo = (location: string) => (_request: unknown, response: ServerResponse) => {
	response.writeHead(302, { location }).end();
};

describe("a page", () => {
	it("is fetched as anybody sees it, from the address that was checked", async () => {
		const { fetch, connected, requests, resolved } = await open({
			"/news?p=1": sends(
				{ "content-type": 'Text/HTML; charset="ISO-8859-1"', "set-cookie": "id=1" },
				(response) => response.end(pageOf("Rents rose.")),
			),
		});
		const page = await fetch("http://site.example/news?p=1#top", never);
		expect(page).toMatchObject({
			finalUrl: "http://site.example/news?p=1",
			mediaType: "text/html",
			charset: "ISO-8859-1",
		});
		expect(page.bytes.toString()).toBe(pageOf("Rents rose."));
		await fetch("http://site.example/news?p=1", never);
		expect(new Set(resolved)).toEqual(new Set(["site.example"]));
		expect(connected[0]).toEqual({ addresses: [publicAddress], port: 80 });
		expect(requests.map(({ path }) => path)).toEqual(["/robots.txt", "/news?p=1", "/news?p=1"]);
		const { headers } = requests[2] ?? {};
		expect(headers).toMatchObject({
			host: "site.example",
			"user-agent": "Throughline/1.2.3 (+ops@example.org)",
		});
		expect(Object.keys(headers ?? {}).sort()).toEqual([
			"accept",
			"accept-encoding",
			"connection",
			"host",
			"user-agent",
		]);
	});

	it("comes over TLS from the server that its certificate names, and from no other", async () => {
		const ports = { httpsPort: await freePort(), httpPort: await freePort() };
		const proxy = await startTlsProxy(ports);
		stops.push(proxy.stop);
		const site = await startSite(
			{ "/": pageOf("Sealed.") },
			{ localhost: [publicAddress], "site.example": [publicAddress] },
		);
		stops.push(site.stop);
		proxy.to = site.port;
		const network = {
			...site.network,
			connect: (_: unknown, port: number) => connect(port === 443 ? ports.httpsPort : 1, "127.0.0.1"),
		};
		const { fetch, failure } = await open({}, {}, { network });
		expect((await fetch("https://localhost/", never)).bytes.toString()).toBe(pageOf("Sealed."));
		expect(await failure("https://site.example/")).toEqual([
			"network",
			"The certificate of site.example is not valid for it.",
		]);
	});

	it("comes unpacked, over redirects too", async () => {
		const { fetch } = await open(
			{
				"/old": leadsTo("http://www.example/new"),
				"/new": sends({ ...html, "content-encoding": "gzip" }, (response) =>
					response.end(gzipSync(pageOf("Rents rose."))),
				),
			},
			{ "www.example": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"] },
		);
		const page = await fetch("http://site.example/old", never);
		expect(page.finalUrl).toBe("http://www.example/new");
		expect(page.bytes.toString()).toBe(pageOf("Rents rose."));
	});
});

describe("an address that is not public", () => {
	it.each(["10.0.0.1", "172.16.5.4", "192.168.1.1", "100.64.0.1", "[fd00::1]", "intranet.example"])(
		"%s is read only where the operator names it, then on any port",
		async (host) => {
			const hosts = { "intranet.example": ["10.1.2.3"] };
			const paths = { "/": pageOf("Ours.") };
			const { failure, connected } = await open(paths, hosts);
			const name = host.replace(/^\[|\]$/g, "");
			expect(await failure(`http://${host}/`)).toEqual([
				"forbidden_address",
				`${name} is not on the public internet. Whoever runs Throughline can allow it in PRIVATE_HOSTS.`,
			]);
			expect(connected).toEqual([]);
			const { fetch } = await open(paths, hosts, { privateHosts: [name] });
			expect((await fetch(`http://${host}:8080/`, never)).bytes.toString()).toBe(pageOf("Ours."));
		},
	);

	it.each([
		"127.0.0.1",
		"127.1",
		"0x7f000001",
		"2130706433",
		"0.0.0.0",
		"0.1.2.3",
		"169.254.169.254",
		"224.0.0.1",
		"240.0.0.1",
		"255.255.255.255",
		"[::1]",
		"[::]",
		"[::ffff:10.0.0.1]",
		"[::ffff:127.0.0.1]",
		"[::127.0.0.1]",
		"[64:ff9b::127.0.0.1]",
		"[64:ff9b:1::10.0.0.1]",
		"[2002:7f00:1::]",
		"[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
		"[fe80::1]",
		"[fec0::1]",
		"[ff02::1]",
		"[4000::1]",
		"local.example",
		"mixed.example",
		"local.example.",
	])("%s is never read, whoever names it", async (host) => {
		const hosts = { "local.example": ["127.0.0.1"], "mixed.example": [publicAddress, "::1"] };
		const { failure, connected } = await open({ "/": pageOf("Ours.") }, hosts, {
			privateHosts: [host.replace(/^\[|\]$/g, ""), "127.0.0.1", "0.0.0.0", "0.1.2.3"],
		});
		expect(await failure(`http://${host}/`)).toEqual([
			"forbidden_address",
			expect.stringMatching(/ leads to .*, which is never read\.$/),
		]);
		expect(connected).toEqual([]);
	});

	it.each([
		["127.0.0.1:8080", "leads to this server itself"],
		["169.254.169.254", "leads to a link-local address, as the metadata of clouds have"],
		["224.0.0.1", "leads to an address that belongs to no server"],
	])("says of %s what it is, and of nobody who could allow it", async (host, words) => {
		const { failure } = await open({ "/": pageOf("Ours.") });
		const sentence = String(await failure(`http://${host}/`));
		expect(sentence).toContain(words);
		expect(sentence).not.toContain("PRIVATE_HOSTS");
	});

	it("is not reached by a redirect either", async () => {
		const { code, connected } = await open({
			"/metadata": leadsTo("http://169.254.169.254/latest"),
			"/inside": leadsTo("http://10.0.0.5/"),
			"/port": leadsTo("http://site.example:22/"),
			"/file": leadsTo("file:///etc/passwd"),
			"/credentials": leadsTo("http://name:word@site.example/"),
		});
		for (const path of ["metadata", "inside", "port", "file", "credentials"]) {
			expect(await code(`http://site.example/${path}`), path).toBe("forbidden_address");
		}
		expect(new Set(connected.flatMap(({ addresses }) => addresses))).toEqual(new Set([publicAddress]));
	});

	it("is not reached by a name that leads elsewhere the second time", async () => {
		let asked = 0;
		const changing = () => [asked++ === 0 ? publicAddress : "127.0.0.1"];
		const { code, connected } = await open({ "/": pageOf("Ours.") }, { "changing.example": changing });
		expect(await code("http://changing.example/")).toBe("forbidden_address");
		// The connection went to what was checked, and nothing was looked up in between.
		expect(asked).toBe(2);
		for (const { addresses } of connected) expect(addresses).toEqual([publicAddress]);
	});

	it("is not looked up again on the way to the connection", async () => {
		const listening = createServer((socket) => socket.end());
		await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
		stops.push(() => new Promise((resolve) => listening.close(() => resolve())));
		const { port } = listening.address() as { port: number };
		const socket = realNetwork.connect([{ address: "127.0.0.1", family: 4 }], port);
		await new Promise((resolve) => socket.once("connect", resolve));
		expect(socket.remoteAddress).toBe("127.0.0.1");
		socket.destroy();
	});

	it("is refused with other ports, schemes and credentials", async () => {
		const { code } = await open({});
		expect(await code("http://site.example:8080/")).toBe("forbidden_address");
		expect(await code("https://site.example:80/")).toBe("forbidden_address");
		expect(await code("ftp://site.example/")).toBe("forbidden_address");
		expect(await code("http://name@site.example/")).toBe("forbidden_address");
	});
});

describe("a server that misbehaves", () => {
	it("is cut off at the size, packed or unpacked, endless or told", async () => {
		const limits = { bytes: 200_000 };
		const fill = (response: ServerResponse) => {
			const more = () => {
				while (!response.destroyed && response.write("x".repeat(16_384)));
				response.once("drain", more);
			};
			more();
		};
		const { code } = await open(
			{
				"/endless": sends(html, fill),
				"/bomb": sends({ ...html, "content-encoding": "gzip" }, (response) =>
					response.end(gzipSync(Buffer.alloc(50_000_000))),
				),
				"/empty-members": sends({ ...html, "content-encoding": "gzip" }, (response) => {
					const member = gzipSync("");
					const more = () => {
						while (!response.destroyed && response.write(Buffer.concat(Array(1_000).fill(member))));
						response.once("drain", more);
					};
					more();
				}),
			},
			{},
			{ limits },
		);
		for (const path of ["endless", "bomb", "empty-members"]) {
			expect(await code(`http://site.example/${path}`), path).toBe("too_large");
		}
	});

	it("is cut off when it drips, is silent, or does not begin", async () => {
		const drip = (response: ServerResponse) => {
			const timer = setInterval(() => response.write("x"), 20);
			response.once("close", () => clearInterval(timer));
		};
		const paths = {
			"/drip": sends(html, drip),
			"/silent": sends(html, (response) => response.write("x")),
			"/nothing": () => {},
		};
		const { failure } = await open(paths, {}, { limits: { seconds: 0.6, idleSeconds: 0.2 } });
		expect(await failure("http://site.example/drip")).toEqual([
			"timeout",
			"site.example took longer than 0.6 seconds.",
		]);
		for (const path of ["silent", "nothing"]) {
			expect(await failure(`http://site.example/${path}`)).toEqual([
				"timeout",
				"site.example sent nothing for 0.2 seconds.",
			]);
		}
	});

	it("is given up on when its name is not resolved in time", async () => {
		const site = await startSite({});
		stops.push(site.stop);
		const network = { ...site.network, resolve: () => new Promise<never>(() => {}) };
		const { code } = await open({}, {}, { network, limits: { seconds: 0.1 } });
		expect(await code("http://site.example/")).toBe("timeout");
	});

	it("says why in one sentence", async () => {
		const paths = {
			"/image": sends({ "content-type": "image/png" }, (response) => response.end("x")),
			"/zstd": sends({ ...html, "content-encoding": "zstd" }, (response) => response.end("x")),
			"/broken": sends({ ...html, "content-encoding": "gzip" }, (response) => response.end("no gzip")),
			"/cut": sends({ ...html, "content-length": "100" }, (response) => {
				response.write("x", () => response.destroy());
			}),
			"/round": leadsTo("/round"),
			"/nowhere": leadsTo("http://"),
			"/secret": (_request: unknown, response: ServerResponse) => void response.writeHead(403).end(),
		};
		const { code, failure } = await open(paths);
		const said = async (path: string) => await failure(`http://site.example/${path}`);
		expect(await said("image")).toEqual([
			"wrong_type",
			"This address leads to image/png; only web pages, plain text and PDF are read.",
		]);
		expect(await code("http://site.example/zstd")).toBe("wrong_type");
		expect(await code("http://site.example/broken")).toBe("network");
		expect(await code("http://site.example/cut")).toBe("network");
		expect(await code("http://site.example/round")).toBe("redirects");
		expect(await code("http://site.example/nowhere")).toBe("redirects");
		expect(await said("missing")).toEqual(["status", "The site has no such page (404)."]);
		expect(await said("secret")).toEqual([
			"status",
			"The site does not show this page to Throughline (403).",
		]);
		expect(await failure("http://unknown.example/")).toEqual([
			"unknown_host",
			"There is no server called unknown.example. Check the address.",
		]);
	});

	it("is left when nobody waits for the page any more", async () => {
		const { failure } = await open({ "/nothing": () => {} });
		const reason = new Error("cancelled");
		const stop = new AbortController();
		const waiting = failure("http://site.example/nothing", stop.signal);
		stop.abort(reason);
		expect(await waiting).toBe(reason);
	});
});

describe("robots.txt", () => {
	const robots = (text: string) => ({
		"/robots.txt": sends({ "content-type": "text/plain" }, (response) => response.end(text)),
		"/open": pageOf("Open."),
		"/closed/page": pageOf("Closed."),
	});

	it("is kept to, and asked for once", async () => {
		const { fetch, failure, requests } = await open(
			robots("User-agent: *\nDisallow: /\n\nUser-agent: throughline\nDisallow: /closed"),
		);
		await fetch("http://site.example/open", never);
		expect(await failure("http://site.example/closed/page")).toEqual([
			"robots",
			"The robots.txt of site.example asks programs not to read this page.",
		]);
		expect(requests.map(({ path }) => path)).toEqual(["/robots.txt", "/open"]);
	});

	it("of the site that a page leads on to counts too", async () => {
		const { code } = await open(
			{
				"/": leadsTo("http://other.example/page"),
				"other.example/robots.txt": sends({}, (response) => response.end("User-agent: *\nDisallow: /")),
				"other.example/page": pageOf("Closed."),
			},
			{ "other.example": [publicAddress] },
		);
		expect(await code("http://site.example/")).toBe("robots");
	});

	it("that the server fails to give forbids everything", async () => {
		const { code } = await open({
			"/robots.txt": (_request, response) => void response.writeHead(503).end(),
			"/": pageOf("Open."),
		});
		expect(await code("http://site.example/")).toBe("robots");
	});

	it("with more wildcards than anybody needs forbids everything", async () => {
		const { code } = await open(robots(`User-agent: *\n${"Disallow: /*a*b*c*d\n".repeat(10_000)}`));
		expect(await code("http://site.example/open")).toBe("robots");
	});
});
