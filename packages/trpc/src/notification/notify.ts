import type { Executor, Transaction } from "@throughline/db/connect";
import { notification, notificationPreference } from "@throughline/db/schema";
import type { Audience, Notice } from "@throughline/domain/notification/notice";
import { and, eq, inArray } from "drizzle-orm";
import { announce } from "../change.ts";
import { peopleWhoAre, peopleWithPartIn } from "./recipients.ts";

/** Rows that one statement takes. */
const batch = 1_000;

/**
 * Tells people, in the transaction of what they are told of. Who does not want to hear of a kind of thing, was told
 * already (`onceKey`) or made the change (`except`) gets nothing.
 */
export async function notify(
	tx: Transaction,
	notices: readonly Notice[],
	{ except }: { except?: string } = {},
): Promise<void> {
	if (notices.length === 0) return;
	const recipients = await recipientsOf(tx, notices);
	const refused = await refusals(tx, [...new Set(notices.flatMap(recipients))]);
	const rows = notices.flatMap(({ to, ...notice }) =>
		recipients({ to })
			.filter((personId) => personId !== except && !refused.has(`${personId} ${notice.kind}`))
			.map((personId) => ({ ...notice, personId })),
	);
	const notified = new Set<string>();
	for (let start = 0; start < rows.length; start += batch) {
		const added = await tx
			.insert(notification)
			.values(rows.slice(start, start + batch))
			.onConflictDoNothing({ target: [notification.personId, notification.onceKey] })
			.returning({ personId: notification.personId });
		for (const { personId } of added) notified.add(personId);
	}
	for (const personId of notified) await announceTo(tx, personId);
}

/** Has the person's open screens fetch their notifications again. */
export function announceTo(tx: Executor, personId: string): Promise<void> {
	return announce(tx, "notification", null, null, { personId });
}

/** Which persons an audience is, looked up for all notices at once. */
async function recipientsOf(tx: Transaction, notices: readonly Notice[]) {
	const audiences = notices.map(({ to }) => to);
	const members = await peopleWhoAre(
		tx,
		audiences.flatMap((to) => ("memberId" in to ? [to.memberId] : [])),
	);
	const programs = new Map<string, string[]>();
	for (const to of audiences) {
		if (!("everybodyIn" in to) || programs.has(to.everybodyIn)) continue;
		programs.set(to.everybodyIn, await peopleWithPartIn(tx, to.everybodyIn));
	}
	return ({ to }: { to: Audience }): string[] => {
		if ("personId" in to) return [to.personId];
		if ("everybodyIn" in to) return programs.get(to.everybodyIn) ?? [];
		const personId = members.get(to.memberId);
		return personId === undefined ? [] : [personId];
	};
}

/** `<person> <kind>` of everything that these persons do not want to hear of. */
async function refusals(tx: Transaction, personIds: string[]): Promise<Set<string>> {
	if (personIds.length === 0) return new Set();
	const rows = await tx
		.select()
		.from(notificationPreference)
		.where(
			and(inArray(notificationPreference.personId, personIds), eq(notificationPreference.wanted, false)),
		);
	return new Set(rows.map(({ personId, kind }) => `${personId} ${kind}`));
}
