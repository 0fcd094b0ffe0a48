import { deNone, enNone } from "./words/en-de.ts";
import { esNone } from "./words/es.ts";
import { frNone } from "./words/fr.ts";
import { itNone } from "./words/it.ts";
import { nlNone } from "./words/nl.ts";

const say = "Say in a few words what is wrong.";

/** What the server says of a text that is no statement of a cause. */
export const noCauses = {
	question: `This root cause is a question. ${say}`,
	fine: `This root cause says that all is well. ${say}`,
	limit: `This root cause is a limit, not what explains the problem. ${say}`,
	measure: `This root cause is a measure, not what explains the problem. ${say}`,
} as const;

const words = [enNone, deNone, frNone, esNone, itNone, nlNone];
const anyOf = (kind: "fine" | "limit" | "measure") => words.map((each) => each[kind]).join("|");

const end = "(?!\\p{L})";
const fine = new RegExp(`^(?:(?:${anyOf("fine")})${end}[\\s,;.!–-]*)+$`, "iu");
const limit = new RegExp(`^(?:${anyOf("limit")})(?!\\p{L})`, "iu");
const measure = new RegExp(`^(?:${anyOf("measure")})(?!\\p{L})(?! (?:have|not)\\b)`, "iu");
/** A limit that nobody names a sum for may as well be how few there are of something. */
const sum = /[€£$]|\d\s?(?:k|eur|euros?|usd|dollars?|chf|gbp|tsd|mio|mln|millions?)\b/iu;
/** What comes of a limit may well explain a problem. */
const consequence = /[,;–—]\s/;
/** "Col: nothing over 10k" */
const speaker = /^\p{L}[\p{L}\p{N} .'’-]{0,30}:\s+/u;

/** Why a text is no cause, as a sentence; null where it may be one. */
export function refuseCause(text: string): string | null {
	const said = text.trim();
	if (/\?["”»)]*$/.test(said)) return noCauses.question;
	for (const part of [said, said.replace(speaker, "")]) {
		if (fine.test(part)) return noCauses.fine;
		if (limit.test(part) && sum.test(part) && !consequence.test(part)) return noCauses.limit;
		if (measure.test(part)) return noCauses.measure;
	}
	return null;
}
