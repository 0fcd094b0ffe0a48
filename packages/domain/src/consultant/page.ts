import { z } from "zod";
import { changeOf, id } from "../shape.ts";
import { SessionId } from "./session.ts";

/** How many web addresses a session may have. */
export const mostAddresses = 20;
/** Longest address, in characters. */
export const longestAddress = 2_000;

export const tooManyAddresses = `A strategy has at most ${mostAddresses} web addresses. Remove one that you no longer need.`;
const tooLong = `An address has at most ${longestAddress.toLocaleString("en")} characters`;
const withoutCredentials = "Leave out the name and the password: pages are read as the public sees them";
const notWeb = "Write an address that begins with http:// or https://";

/** The address of a page as it is asked for: absolute, http or https, without a name, a password and a fragment. */
export const WebAddress = z
	.string({ error: notWeb })
	.trim()
	.max(longestAddress, tooLong)
	.pipe(z.url({ protocol: /^https?$/, normalize: true, error: notWeb }))
	.transform((address) => address.replace(/#.*$/, ""))
	.refine((address) => !/^https?:\/\/[^/?]*@/.test(address), withoutCredentials)
	// What is no letter of an address grows when it is written as one.
	.refine(({ length }) => length <= longestAddress, tooLong);

/** Why a page was not read. */
export const pageFailureCodes = [
	"forbidden_address",
	"unknown_host",
	"network",
	"timeout",
	"too_large",
	"wrong_type",
	"status",
	"robots",
	"redirects",
	"unreadable",
	"quota",
] as const;
export type PageFailureCode = (typeof pageFailureCodes)[number];

/** The pages that the research of a session reads; `version` is the session's. */
export const ResearchAddresses = z.object({
	sessionId: SessionId,
	addresses: z.array(z.string()),
	version: z.int(),
});
export type ResearchAddresses = z.infer<typeof ResearchAddresses>;

export const ChangeResearchAddresses = changeOf({
	sessionId: SessionId,
	addresses: z
		.array(WebAddress)
		.transform((addresses) => [...new Set(addresses)])
		.refine(({ length }) => length <= mostAddresses, tooManyAddresses)
		.describe(`At most ${mostAddresses}`),
});

/** How many pages that searches came upon are read; of them, so many of the web search that no model owns. */
export const mostFoundPages = 12;
export const mostSearchedPages = 8;

/** What became of an address in a research. */
export const ResearchPage = z.object({
	address: z.string(),
	by: z.enum(["person", "search"]).describe("Who wanted it to be read"),
	title: z.string().nullable().describe("Null for a page that was given and not read"),
	documentId: id.nullable().describe("Its snapshot; null for a page that was not read"),
	failure: z.object({ code: z.enum(pageFailureCodes), message: z.string() }).nullable(),
	byline: z.string().optional().describe("By whom it is, where it says so"),
	published: z.string().optional().describe("Since when it is there, where it says so"),
});
export type ResearchPage = z.infer<typeof ResearchPage>;
