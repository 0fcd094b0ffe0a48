import { isStale } from "@throughline/db/clock";
import type { Database } from "@throughline/db/connect";
import { person, session } from "@throughline/db/schema";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Adapter } from "lucia";
import { openUseNotes } from "../note-use.ts";

const dayMs = 86_400_000;
/** A session ends when it was not used for this long. */
export const idleMs = 7 * dayMs;
/** A session ends this long after the sign-in, however much it is used. */
export const absoluteMs = 30 * dayMs;

const now = sql`now()`;
const idleEnd = sql`now() + ${`${idleMs} milliseconds`}::interval`;
/** When the session began: not after now, also when the clock was ahead at that time. */
const startedAt = sql`least(${session.createdAt}, now())`;

/** A use of the session at this moment: its idle time begins again, its absolute end stays. */
export const renewed = {
	createdAt: startedAt,
	lastSeenAt: now,
	expiresAt: sql`least(${idleEnd}, ${startedAt} + ${`${absoluteMs} milliseconds`}::interval)`,
};

/**
 * Lucia's door to our tables; its stock Drizzle adapter wants other column names. The look-up is one prepared join
 * that also leaves out disabled people. It renews the session, at most once a minute: `expires_at` is always the
 * earlier of the idle and the absolute end, so Lucia's own renewal has nothing to do. The database's clock decides;
 * Lucia, which compares with this process's, is given the time that is left.
 */
export function sessionAdapter(db: Database): Adapter {
	const noteUse = openUseNotes();
	const lookUp = db
		.select({
			id: session.id,
			personId: session.personId,
			leftMs: sql<number>`(extract(epoch from ${session.expiresAt} - now()) * 1000)::float8`,
			publicId: session.publicId,
			stale: isStale(session.lastSeenAt),
			email: person.email,
			firstName: person.firstName,
			lastName: person.lastName,
			profileImageUrl: person.profileImageUrl,
			role: person.role,
			version: person.version,
		})
		.from(session)
		.innerJoin(person, eq(session.personId, person.id))
		.where(and(eq(session.id, sql.placeholder("id")), gt(session.expiresAt, now), isNull(person.disabledAt)))
		.prepare("session_and_person");

	async function touch(id: string): Promise<void> {
		await db
			.update(session)
			.set(renewed)
			.where(and(eq(session.id, id), isStale(session.lastSeenAt)));
	}

	return {
		async getSessionAndUser(sessionId) {
			const [row] = await lookUp.execute({ id: sessionId });
			if (!row) return [null, null];
			const { id, personId, leftMs, publicId, stale, ...attributes } = row;
			if (stale) await noteUse(id, () => touch(id));
			const expiresAt = new Date(Date.now() + leftMs);
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
		async setSession({ id, userId, attributes }) {
			await db.insert(session).values({ ...attributes, id, personId: userId, expiresAt: idleEnd });
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
			await db.delete(session).where(lt(session.expiresAt, now));
		},
	};
}
