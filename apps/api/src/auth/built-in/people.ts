import type { Role } from "@throughline/domain/account";

/** Somebody to continue as. */
export type BuiltInPerson = {
	subject: string;
	role: Role;
	givenName: string;
	familyName: string;
	email: string;
	/** What the role may do, in one sentence for the sign-in page. */
	mayDo: string;
};

export const builtInPeople: readonly BuiltInPerson[] = [
	{
		subject: "admin",
		role: "Admin",
		givenName: "Alex",
		familyName: "Morgan",
		email: "alex.morgan@throughline.local",
		mayDo: "Does everything, and manages people, roles and settings.",
	},
	{
		subject: "editor",
		role: "Editor",
		givenName: "Elena",
		familyName: "Rossi",
		email: "elena.rossi@throughline.local",
		mayDo: "Creates and changes programs, tasks, risks, KPIs and money.",
	},
	{
		subject: "contributor",
		role: "Contributor",
		givenName: "Rita",
		familyName: "Costa",
		email: "rita.costa@throughline.local",
		mayDo: "Reads everything, and reports on own tasks, KPIs and risks.",
	},
	{
		subject: "viewer",
		role: "Viewer",
		givenName: "Victor",
		familyName: "Lindqvist",
		email: "victor.lindqvist@throughline.local",
		mayDo: "Reads everything and changes nothing.",
	},
];

export function builtInPerson(subject: string): BuiltInPerson | undefined {
	return builtInPeople.find((person) => person.subject === subject);
}
