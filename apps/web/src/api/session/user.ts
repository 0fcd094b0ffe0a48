import { queryOptions, useQuery } from "@tanstack/react-query";
import { allows, type Permission, type Person } from "@throughline/domain/account";
import type { Reading } from "@throughline/domain/account/preferences";
import { readingHeader, readWritingFrom, standardWriting } from "@throughline/domain/value/writing";
import { startAt } from "../change-position.ts";
import { queryClient } from "../query-client.ts";
import { requestUnlessAnonymous } from "../request.ts";
import { sessionEnded } from "../session-ended.ts";

/** Who is signed in; null when nobody is. */
export const userQuery = queryOptions({
	queryKey: ["user"],
	queryFn: fetchUser,
});

/** Who is signed in, and how they read dates, numbers and calendars. */
type SignedIn = Person & { reading: Reading };

async function fetchUser(): Promise<SignedIn | null> {
	const response = await requestUnlessAnonymous("/api/auth/user");
	if (!response) return null;
	startAt(response);
	const person: Person = await response.json();
	return { ...person, reading: readingOf(response) };
}

readWritingFrom(() => queryClient.getQueryData(userQuery.queryKey)?.reading ?? standardWriting);

/** Draws every screen anew in another form, before the server knows of it. */
export function readAs(change: Partial<Reading>): void {
	queryClient.setQueryData(
		userQuery.queryKey,
		(user) => user && { ...user, reading: { ...user.reading, ...change } },
	);
}

/** As the server says beside who it is. */
function readingOf({ headers }: Response): Reading {
	const said = headers.get(readingHeader);
	if (said === null) return { ...standardWriting, firstDayOfWeek: "monday" };
	const [dateForm, numberForm, firstDayOfWeek] = said.split(" ");
	return { dateForm, numberForm, firstDayOfWeek } as Reading;
}

/** Who is signed in; null on public pages. */
export function useUser(): SignedIn | null {
	return useQuery(userQuery).data ?? null;
}

/** Whether the role of who is signed in allows something; the server decides in any case. */
export function useAllowed(permission: Permission): boolean {
	return allows(useUser()?.role ?? null, permission);
}

/** How a sentence begins on what a role may not do: "As a Viewer you". */
export function useAsRole(): string {
	return `As a ${useUser()?.role ?? "Viewer"} you`;
}

/** What the way to all programs is called: who may only read has nothing to manage there. */
export function useProgramsLabel(): string {
	return useAllowed("write") ? "Manage programs" : "Programs";
}

/**
 * Asks again who is signed in. When nobody is any more, the session has ended: the screen keeps the person that it
 * knew, so that nothing on it goes away.
 */
export async function refreshUser(): Promise<void> {
	const user = await fetchUser();
	if (user) queryClient.setQueryData(userQuery.queryKey, user);
	else sessionEnded.set(true);
}
