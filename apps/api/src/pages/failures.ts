import { PageFailure } from "@throughline/trpc/ports/page-reader";
import { ownKind } from "./public-address.ts";

const because = (cause: unknown) => (cause === undefined ? {} : { cause });

/** The sentences, one for each way in which a page is not read. */
export const failures = {
	notWeb: () => new PageFailure("forbidden_address", "Only addresses with http:// or https:// are read."),
	credentials: () =>
		new PageFailure("forbidden_address", "Addresses with a name or a password in them are not read."),
	port: (host: string) =>
		new PageFailure(
			"forbidden_address",
			`Only the usual ports, 80 and 443, are read. Whoever runs Throughline can allow others of ${host} in PRIVATE_HOSTS.`,
		),
	inside: (host: string) =>
		new PageFailure(
			"forbidden_address",
			`${host} is not on the public internet. Whoever runs Throughline can allow it in PRIVATE_HOSTS.`,
		),
	never: (host: string, address: string) =>
		new PageFailure("forbidden_address", `${host} leads to ${ownKind(address)}, which is never read.`),
	unknownHost: (host: string, cause?: unknown) =>
		new PageFailure("unknown_host", `There is no server called ${host}. Check the address.`, because(cause)),
	network: (host: string, cause?: unknown) =>
		new PageFailure("network", `${host} could not be reached, or broke off its answer.`, because(cause)),
	certificate: (host: string, cause: unknown) =>
		new PageFailure("network", `The certificate of ${host} is not valid for it.`, because(cause)),
	slow: (host: string, seconds: number) =>
		new PageFailure("timeout", `${host} took longer than ${seconds} seconds.`),
	silent: (host: string, seconds: number) =>
		new PageFailure("timeout", `${host} sent nothing for ${seconds} seconds.`),
	tooLarge: (megabytes: number) =>
		new PageFailure("too_large", `This page is larger than ${megabytes} MB, the most that is read.`),
	type: (type: string) =>
		new PageFailure(
			"wrong_type",
			`This address leads to ${type || "something without a type"}; only web pages, plain text and PDF are read.`,
		),
	encoding: (encoding: string) =>
		new PageFailure("wrong_type", `This page is packed as “${encoding}”, which is not read.`),
	status: (status: number) =>
		new PageFailure(
			"status",
			status === 401 || status === 403
				? `The site does not show this page to Throughline (${status}).`
				: status === 404 || status === 410
					? `The site has no such page (${status}).`
					: `The site answered with ${status} instead of the page.`,
		),
	robots: (host: string) =>
		new PageFailure("robots", `The robots.txt of ${host} asks programs not to read this page.`),
	robotsUnknown: (host: string, status: number) =>
		new PageFailure("robots", `${host} did not say which pages programs may read (robots.txt: ${status}).`),
	redirects: () => new PageFailure("redirects", "This address leads on to others too many times."),
	noWay: () => new PageFailure("redirects", "This address leads on to one that is none."),
};
