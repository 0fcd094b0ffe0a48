import type { NotificationKind } from "../notification.ts";

/** Whom a notice is for: a team member, everybody who owns or leads something in a program, or a person. */
export type Audience = { memberId: string } | { everybodyIn: string } | { personId: string };

/** What is to be told, before it is known which persons that concerns. */
export type Notice = {
	kind: NotificationKind;
	to: Audience;
	title: string;
	body: string | null;
	programId: string | null;
	/** As in the audit trail. */
	objectType: string;
	objectId: string;
	/** What a person is told once, such as `overdue/<id>/2026-11-21`; null: each time. */
	onceKey: string | null;
};

/** Something of a program that a team member answers for. */
export type Owned = {
	objectType: string;
	objectId: string;
	title: string;
	programId: string | null;
	ownerId: string | null;
};

const longestTitle = 160;

/** A title of one line, cut where it is longer than a person reads. */
export function oneLine(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length <= longestTitle ? line : `${line.slice(0, longestTitle - 1).trimEnd()}…`;
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day in words: `Nov 21, 2026`. */
export function dayInWords(day: string): string {
	return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
