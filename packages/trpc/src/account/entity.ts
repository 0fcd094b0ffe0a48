import { person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import { eq } from "drizzle-orm";
import { entity } from "../entity.ts";
import { personEntry } from "./person-entry.ts";

export const people = entity({
	table: person,
	type: "person",
	area: "account",
	title: displayName,
	programId: () => null,
	async read(id, tx) {
		const [row] = await tx.select().from(person).where(eq(person.id, id));
		return row && personEntry(row);
	},
});
