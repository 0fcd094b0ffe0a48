import type { Transaction } from "@throughline/db/connect";
import { auditEntry, type person, resource } from "@throughline/db/schema";
import { resources } from "@throughline/trpc/resource/entity";
import { subscribers } from "@throughline/trpc/subscribers";
import { Writer } from "@throughline/trpc/writer";
import { and, eq, isNull, sql } from "drizzle-orm";

/**
 * Lets an account sign in as the one team member that has its address and no account. Not where several have it, and
 * not again where the account was that member's before: somebody took it off. `address` is known to be the person's.
 */
export async function linkMember(
	tx: Transaction,
	account: typeof person.$inferSelect,
	address: string,
	requestId: string,
): Promise<void> {
	const [linked] = await tx
		.select({ id: resource.id })
		.from(resource)
		.where(eq(resource.personId, account.id));
	if (linked) return;
	const free = and(isNull(resource.personId), sql`lower(${resource.email}) = lower(${address})`);
	const [member, another] = await tx.select().from(resource).where(free).limit(2).for("update");
	if (!member || another) return;
	const [takenOff] = await tx
		.select({ id: auditEntry.id })
		.from(auditEntry)
		.where(
			and(
				eq(auditEntry.objectType, resources.type),
				eq(auditEntry.objectId, member.id),
				sql`${auditEntry.before} ->> 'personId' = ${account.id}`,
			),
		)
		.limit(1);
	if (takenOff) return;
	const target = { id: member.id, version: "any" } as const;
	const write = new Writer(tx, account, requestId);
	await write.update(resources, target, { personId: account.id });
	await write.finish(subscribers);
}
