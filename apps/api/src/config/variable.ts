import { z } from "zod";

/** An empty variable counts as unset, as in `PORT= npm start`. */
const blankIsUnset = (value: unknown) =>
	typeof value === "string" && value.trim() === "" ? undefined : value;

export const optional = <T extends z.ZodType>(shape: T) => z.preprocess(blankIsUnset, shape.optional());

/** An address. @param protocols with which it may begin, such as "https:" */
export const url = (protocols: string[]) =>
	z.string().refine((value) => isAddress(value, protocols), {
		error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")} and names a host`,
	});

function isAddress(value: string, protocols: string[]): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, hostname } = new URL(value);
	return protocols.includes(protocol) && hostname !== "";
}

/**
 * Entries between commas, trimmed.
 * @param read answers an entry as it is kept, or null for one that is none
 * @param mistake follows the variable's name when an entry is none
 */
export function list(read: (entry: string) => string | null, mistake: string) {
	return z.string().transform((text, context) => {
		const entries = text.split(",").map((entry) => (entry.trim() === "" ? null : read(entry.trim())));
		const kept = entries.filter((entry) => entry !== null);
		if (kept.length < entries.length) context.addIssue({ code: "custom", message: mistake });
		return kept;
	});
}
