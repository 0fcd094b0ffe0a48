import type { Person, Role } from "@throughline/domain/account";
import { type Organisation, organisationDefaults } from "@throughline/domain/organisation/organisation";
import superjson from "superjson";
import { vi } from "vitest";

/** How everybody reads who said nothing. */
const { dateForm, numberForm, firstDayOfWeek } = organisationDefaults;
export const reading = { dateForm, numberForm, firstDayOfWeek };

/** A call as the server saw it. */
export type SeenCall = { path: string; input: unknown };

type Procedures = Record<string, (input: never) => unknown>;

/** What every server answers, whatever a test is about. */
const unasked: Procedures = {
	"organisation.get": () => ({ ...organisationDefaults, approvers: 2, version: 1 }) satisfies Organisation,
};

/** What a procedure throws to answer with a refusal, in the body that the server gives. */
export class Refusal extends Error {
	readonly status: number;
	readonly detail: Record<string, unknown>;

	constructor(status: number, code: string, error: string, detail: Record<string, unknown> = {}) {
		super(error);
		this.status = status;
		this.detail = { httpStatus: status, code, error, requestId: "request-1", ...detail };
	}
}

/**
 * Answers the calls of the page in place of a server: tRPC by procedure name, and who is signed in. Answers the calls
 * that it has seen; a procedure may be replaced in `procedures` at any time.
 */
export function serve(
	role: Role,
	procedures: Procedures,
	/** Null: nobody is signed in. */
	user: Person | null = personOf(role),
): { calls: SeenCall[]; procedures: Procedures; idempotencyKeys: string[] } {
	const calls: SeenCall[] = [];
	const idempotencyKeys: string[] = [];
	vi.stubGlobal("fetch", async (target: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
		const url = new URL(target instanceof Request ? target.url : target, "http://localhost");
		if (url.pathname === "/api/auth/user") {
			return user
				? Response.json(user, { headers: { "x-reading": Object.values(reading).join(" ") } })
				: Response.json({ code: "UNAUTHENTICATED" }, { status: 401 });
		}
		const path = url.pathname.replace("/trpc/", "");
		const text = typeof init?.body === "string" ? init.body : url.searchParams.get("input");
		const input: unknown = text ? superjson.parse(text) : undefined;
		const requestId = `request-${calls.push({ path, input })}`;
		const key = new Headers(init?.headers).get("idempotency-key");
		if (key) idempotencyKeys.push(key);
		const response = await answer(procedures[path] ?? unasked[path], path, input);
		response.headers.set("x-request-id", requestId);
		return response;
	});
	return { calls, procedures, idempotencyKeys };
}

async function answer(
	procedure: Procedures[string] | undefined,
	path: string,
	input: unknown,
): Promise<Response> {
	try {
		if (!procedure) throw new Refusal(404, "NOT_FOUND", `No such procedure: ${path}`);
		return Response.json({ result: { data: superjson.serialize(await procedure(input as never)) } });
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const shape = { message: error.message, code: -32000, data: error.detail };
		return Response.json({ error: superjson.serialize(shape) }, { status: error.status });
	}
}

export function personOf(role: Role): Person {
	return {
		id: "01939000-0000-7000-8000-000000000500",
		email: "elena.rossi@example.org",
		firstName: "Elena",
		lastName: "Rossi",
		profileImageUrl: null,
		role,
		version: 1,
	};
}
