import type { Database } from "@throughline/db/connect";
import { person, session } from "@throughline/db/schema";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Adapter } from "lucia";
import { openUseNotes } from "./note-use.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A session ends when it was not used for this long. */
export const idleMs = 7 * dayMs;
/** A session ends this long after the sign-in, however much it is used. */
export const absoluteMs = 30 * dayMs;

/**
 * Lucia's door to our tables; its stock Drizzle adapter wants other column names. The look-up is one prepared join
 * that also leaves out disabled people. It renews the session, at most once a minute: `expires_at` is always the
 * earlier of the idle and the absolute end, so Lucia's own renewal has nothing to do.
 */
export function sessionAdapter(db: Database): Adapter {
	const noteUse = openUseNotes();
	const lookUp = db
		.select({
			id: session.id,
			personId: session.personId,
			expiresAt: session.expiresAt,
			publicId: session.publicId,
			lastSeenAt: session.lastSeenAt,
			email: person.email,
			firstName: person.firstName,
			lastName: person.lastName,
			profileImageUrl: person.profileImageUrl,
			role: person.role,
			version: person.version,
		})
		.from(session)
		.innerJoin(person, eq(session.personId, person.id))
		.where(and(eq(session.id, sql.placeholder("id")), isNull(person.disabledAt)))
		.prepare("session_and_person");

	async function touch(id: string): Promise<void> {
		const now = new Date();
		const aMinuteAgo = new Date(now.getTime() - minuteMs).toISOString();
		const idleEnd = new Date(now.getTime() + idleMs).toISOString();
		await db
			.update(session)
			.set({
				lastSeenAt: now.toISOString(),
				expiresAt: sql`least(${idleEnd}::timestamptz, ${session.createdAt} + ${`${absoluteMs} milliseconds`}::interval)`,
			})
			.where(and(eq(session.id, id), lt(session.lastSeenAt, aMinuteAgo)));
	}

	return {
		async getSessionAndUser(sessionId) {
			const [row] = await lookUp.execute({ id: sessionId });
			if (!row) return [null, null];
			const { id, personId, expiresAt, publicId, lastSeenAt, ...attributes } = row;
			const now = Date.now();
			if (expiresAt.getTime() > now && Date.parse(lastSeenAt) < now - minuteMs)
				await noteUse(id, () => touch(id));
			return [
				{ id, userId: personId, expiresAt, attributes: { publicId } },
				{ id: personId, attributes },
			];
		},
		async getUserSessions(personId) {
			const rows = await db.select().from(session).where(eq(session.personId, personId));
			return rows.map(({ id, personId: userId, expiresAt, publicId }) => {
				return { id, userId, expiresAt, attributes: { publicId } };
			});
		},
		async setSession({ id, userId, expiresAt, attributes }) {
			const now = new Date().toISOString();
			await db
				.insert(session)
				.values({ ...attributes, id, personId: userId, expiresAt, createdAt: now, lastSeenAt: now });
		},
		async updateSessionExpiration() {
			// The look-up has renewed it already.
		},
		async deleteSession(sessionId) {
			await db.delete(session).where(eq(session.id, sessionId));
		},
		async deleteUserSessions(personId) {
			await db.delete(session).where(eq(session.personId, personId));
		},
		async deleteExpiredSessions() {
			await db.delete(session).where(lt(session.expiresAt, new Date()));
		},
	};
}
