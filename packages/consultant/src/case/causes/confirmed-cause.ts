import type { Read } from "../../roles/statements.ts";

/** A person said of the very statement that it is a cause: that outranks whatever else it was read as. */
export function isConfirmedCause({ confirmed, role }: Pick<Read, "confirmed" | "role">): boolean {
	return confirmed && role === "cause";
}
