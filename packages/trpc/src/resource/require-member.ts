import type { Executor } from "@throughline/db/connect";
import { resource } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { invalidInput } from "../error.ts";

/** Throws INVALID_INPUT, at `field`, unless the named team member exists. Nobody named passes. */
export async function requireMember(
	db: Executor,
	field: string,
	memberId: string | null | undefined,
): Promise<void> {
	if (memberId == null) return;
	const [known] = await db.select({ id: resource.id }).from(resource).where(eq(resource.id, memberId));
	if (!known)
		throw invalidInput([{ path: field, message: "This team member does not exist, or no longer does" }]);
}
