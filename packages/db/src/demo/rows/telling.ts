import type { person } from "../../schema.ts";
import type { Random } from "../random.ts";
import { type Member, team } from "../team.ts";

/** What every part of the demo is told with. */
export type Telling = {
	/** The day of loading, to which all dates are relative. */
	today: string;
	random: Random;
	memberIds: Record<Member, string>;
	/** The account in whose name payments are approved. */
	approver: { id: string };
	/** The account in whose name they are filed. */
	filer: { id: string };
	/** The stage gates by code, with their criteria in order. */
	gates: Map<
		string,
		{ id: string; code: string; name: string; description: string | null; criteria: string[] }
	>;
};

/** A member's account. It has no identity and is shut: nobody can sign in with it. */
export function accountRow(member: Member, id: string, since: string) {
	const [firstName = "", lastName = ""] = team[member].name.split(" ");
	return {
		id,
		firstName,
		lastName,
		role: "Editor",
		disabledAt: since,
		createdAt: since,
		updatedAt: since,
	} satisfies typeof person.$inferInsert;
}

/** The team as rows. Who continues as Contributor by the built-in sign-in has the address of one of them. */
export function resourceRows({ memberIds }: Pick<Telling, "memberIds">, since: string) {
	return (Object.keys(team) as Member[]).map((member) => ({
		id: memberIds[member],
		...team[member],
		email: `${team[member].name.toLowerCase().replace(" ", ".")}@throughline.local`,
		createdAt: since,
		updatedAt: since,
	}));
}

/** Whole dollars or dollars and cents as the database's exact decimal. */
export function dollars(amount: number): string {
	return amount.toFixed(2);
}

/** Shares `total` dollars by weight, to the cent; the parts add up to it exactly. */
export function shareOut(total: number, weights: number[]): string[] {
	const sum = weights.reduce((all, weight) => all + weight, 0);
	let shared = 0;
	let passed = 0;
	return weights.map((weight) => {
		passed += weight;
		const until = Math.round((total * 100 * passed) / sum);
		const part = until - shared;
		shared = until;
		return dollars(part / 100);
	});
}

/** The exact sum of amounts with two decimals. */
export function sumOf(amounts: string[]): string {
	return dollars(amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0) / 100);
}
