import { CodedError, invalidInput } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { shortBody } from "./long-text.ts";

/** How deep a JSON body may be nested; no documented input comes near. */
const deepest = 32;

/** Refuses a JSON text that is nested too deep, without parsing it. */
export function refuseDeepJson(text: string): void {
	let depth = 0;
	for (let index = 0; index < text.length; index++) {
		const character = text[index];
		if (character === '"') index = endOfString(text, index);
		else if (character === "}" || character === "]") depth--;
		else if ((character === "{" || character === "[") && ++depth > deepest) {
			throw invalidInput([{ path: "", message: `JSON may be nested ${deepest} deep at most` }]);
		}
	}
}

/** Where the string that begins at `start` ends; the text's end when it does not. */
function endOfString(text: string, start: number): number {
	for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
		let before = end - 1;
		while (text[before] === "\\") before--;
		// After an even number of backslashes: an odd one would be this quotation mark's own.
		if ((end - before) % 2 === 1) return end;
	}
	return text.length;
}

/** Whether a body brings a long text, which is parsed in a process of its own. */
export function isLong({ routeOptions }: FastifyRequest, body: Buffer): boolean {
	return routeOptions.config.takesText === true && body.length > shortBody;
}

/**
 * JSON bodies: limited in depth, an empty one is no body, and no `__proto__` gets through. On a route that takes a long
 * text, `parseLong` parses what is longer than other routes take.
 */
export function acceptJson(app: FastifyInstance, parseLong: (body: Buffer) => Promise<unknown>): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeContentTypeParser(["application/json", "text/plain"]);
	app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
		if (isLong(request, body)) {
			parseLong(body).then((value) => done(null, value), done);
			return;
		}
		const text = body.toString();
		if (text.trim() === "") return done(null, undefined);
		try {
			refuseDeepJson(text);
		} catch (error) {
			return done(error as CodedError);
		}
		parse(request, text, (error, value) => {
			if (!error) return done(null, value);
			const sentence = isJson(text) ? "The body holds a forbidden key" : "The body is not valid JSON";
			done(new CodedError("INVALID_INPUT", sentence, { cause: error }));
		});
	});
}

/** Whether JSON alone has nothing against the text: what the parser refused is then a key that poisons prototypes. */
function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
