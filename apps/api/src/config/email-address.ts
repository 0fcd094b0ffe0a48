import { domainToASCII } from "node:url";

/** An e-mail address in the form in which two are compared; `domain` in ASCII and lower case. */
export type EmailAddress = { address: string; domain: string };

// No quoted local parts, no comments, no lists: nobody signs in with one, and each hides where the domain begins.
const shape = /^(?<local>[^\s@,;:<>"()]+)@(?<domain>[^@]+)$/;

/** Reads one e-mail address; null for anything else. */
export function parseEmailAddress(text: string): EmailAddress | null {
	const { local, domain: written } = shape.exec(text.trim())?.groups ?? {};
	const domain = written === undefined ? null : parseDomain(written);
	if (local === undefined || domain === null) return null;
	// ASCII only: beyond it, lower case makes one letter of two, and one person's address of another's.
	const folded = local.normalize("NFC").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
	return { address: `${folded}@${domain}`, domain };
}

/** A domain name in ASCII and lower case (`Zürich.example` is `xn--zrich-kva.example`); null for anything else. */
export function parseDomain(text: string): string | null {
	// What Node would cut off or decode is no part of a name.
	if (/[\s/?#%\\]/.test(text)) return null;
	const domain = domainToASCII(text);
	return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(domain) ? domain : null;
}
