import { isIP } from "node:net";
import { z } from "zod";
import { list, optional } from "./variable.ts";

/** How pages of the web are read. */
export type PagesConfig = {
	/** The organisation's own servers, by name or address, that may be read though they are not on the public internet. */
	privateHosts: readonly string[];
	/** Where a site's owner can ask what this program does; null for nowhere. */
	contact: string | null;
};

const privateHosts = list((entry) => {
	const host = entry.toLowerCase().replace(/^\[(.*)\]$/, "$1");
	return isIP(host) !== 0 || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? host : null;
}, "must list names of servers (wiki.example.org) or their addresses (10.0.0.5), between commas and without a port");

const contact = z
	.string()
	.regex(/^(https?:\/\/|mailto:)?[\w.@:/~+%-]{3,200}$/, "must be an e-mail address or the address of a page");

export const pagesVariables = { PRIVATE_HOSTS: optional(privateHosts), PAGE_CONTACT: optional(contact) };

export function pagesConfig(env: z.infer<z.ZodObject<typeof pagesVariables>>): PagesConfig {
	return { privateHosts: env.PRIVATE_HOSTS ?? [], contact: env.PAGE_CONTACT ?? null };
}
