import { person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import { entity } from "../entity.ts";

export const people = entity({
	table: person,
	type: "person",
	area: "account",
	title: displayName,
	programId: () => null,
});
