import {
	AccessEnd,
	CreatedToken,
	EndedAccess,
	NewToken,
	Person,
	PersonChange,
	PersonChanges,
	PersonEntry,
	SessionEntry,
	TokenEntry,
} from "@throughline/domain/account";
import { Preferences, PreferencesChange } from "@throughline/domain/account/preferences";
import { readingHeader } from "@throughline/domain/value/writing";
import type { ChangeFeed } from "@throughline/trpc/context";
import { z } from "zod";
import { byId, describe, type RestApp, withId } from "./route.ts";

/** The signed-in person, without what only changes need. */
const User = Person.omit({ version: true });

const Ended = z.object({ id: z.uuid() });

/** People and roles for Admins; everybody's own sessions and access tokens. */
export function accountRoutes(app: RestApp, changes: ChangeFeed): void {
	const user = describe({ tag: "Sign-in", summary: "Who is signed in; 401 means nobody", answer: User });
	app.get("/api/auth/user", user, async (request, reply) => {
		// Read before the page asks for anything: it hears from `live.changes` what comes after.
		reply.header("x-change-position", changes.position);
		const { account, preference } = request.procedures;
		const [{ version: _version, ...signedIn }, { dateForm, numberForm, firstDayOfWeek }] = await Promise.all([
			account.me(),
			preference.reading(),
		]);
		reply.header(readingHeader, `${dateForm} ${numberForm} ${firstDayOfWeek}`);
		return signedIn;
	});

	const preferences = describe({
		tag: "Sign-in",
		summary: "Read how you want dates, numbers and calendars written; null as the organisation does",
		answer: Preferences,
	});
	app.get("/api/preferences", preferences, (request) => request.procedures.preference.get());

	const setPreferences = describe({
		tag: "Sign-in",
		summary: "Say how you want dates, numbers and calendars written on screens; what is left out stays",
		body: PreferencesChange,
		answer: Preferences,
	});
	app.put("/api/preferences", setPreferences, (request) =>
		request.procedures.preference.update(request.body),
	);

	const people = describe({
		tag: "People",
		summary: "List people and their roles",
		answer: z.array(PersonEntry),
	});
	app.get("/api/people", people, (request) => request.procedures.account.people.list());

	const change = describe({
		tag: "People",
		summary: "Change a person's role, shut them out or let them in",
		params: byId,
		body: PersonChange,
		answer: PersonEntry,
	});
	app.patch("/api/people/:id", change, (request) =>
		request.procedures.account.people.change(withId(request)),
	);

	const changeMany = describe({
		tag: "People",
		summary: "Change the roles or the access of several people, all or none",
		body: PersonChanges,
		answer: z.array(PersonEntry),
	});
	app.patch("/api/people", changeMany, (request) =>
		request.procedures.account.people.changeMany(request.body),
	);

	const endAccess = describe({
		tag: "People",
		summary: "Sign a person out everywhere, and revoke their access tokens if asked",
		params: byId,
		body: AccessEnd,
		answer: EndedAccess,
	});
	app.post("/api/people/:id/end-sessions", endAccess, (request) =>
		request.procedures.account.people.endSessions(withId(request)),
	);

	const sessions = describe({
		tag: "Sessions",
		summary: "List your sessions",
		answer: z.array(SessionEntry),
	});
	app.get("/api/sessions", sessions, (request) => request.procedures.account.sessions.list());

	const endOthers = describe({
		tag: "Sessions",
		summary: "Sign out every other browser",
		answer: z.object({ ended: z.int() }),
	});
	app.delete("/api/sessions", endOthers, (request) => request.procedures.account.sessions.revokeOthers());

	const end = describe({ tag: "Sessions", summary: "Sign out one browser", params: byId, answer: Ended });
	app.delete("/api/sessions/:id", end, (request) =>
		request.procedures.account.sessions.revoke(request.params),
	);

	const tokens = describe({ tag: "Access tokens", summary: "List your tokens", answer: z.array(TokenEntry) });
	app.get("/api/tokens", tokens, (request) => request.procedures.account.tokens.list());

	const create = describe({
		tag: "Access tokens",
		summary: "Make a token; this answer alone shows it",
		body: NewToken,
		answer: CreatedToken,
		status: 201,
	});
	app.post("/api/tokens", create, async (request, reply) => {
		return reply.code(201).send(await request.procedures.account.tokens.create(request.body));
	});

	const revoke = describe({ tag: "Access tokens", summary: "Revoke a token", params: byId, answer: Ended });
	app.delete("/api/tokens/:id", revoke, (request) =>
		request.procedures.account.tokens.revoke(request.params),
	);
}
