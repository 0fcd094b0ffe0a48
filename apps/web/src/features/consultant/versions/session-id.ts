import { SessionId } from "@throughline/domain/consultant/session";

/** The session that the address names; null for what no session can be called. */
export function sessionIdOf(text: string): string | null {
	return SessionId.safeParse(text).data ?? null;
}
