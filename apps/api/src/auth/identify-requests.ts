import { asKind } from "@throughline/db/limits/kind";
import { Reading } from "@throughline/domain/account/preferences";
import { type Writing, writingHeader } from "@throughline/domain/value/writing";
import type { Context } from "@throughline/trpc/context";
import { CodedError } from "@throughline/trpc/error";
import { createCaller } from "@throughline/trpc/router";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerNetwork } from "../http/caller.ts";
import type { Identity } from "./identify.ts";

declare module "fastify" {
	interface FastifyRequest {
		/** Who makes this request; looked up once. */
		identify(): Promise<Identity>;
		/** The context of this request's procedure calls. */
		callContext(): Promise<Context>;
		/** The procedures, called as the person who makes this request. */
		readonly procedures: ReturnType<typeof createCaller>;
	}
}

type Deps = Pick<
	Context,
	"db" | "bulkDb" | "changes" | "runs" | "advisors" | "desk" | "searchDesk" | "playbooks" | "texts"
> & {
	authenticate(request: FastifyRequest): Promise<Identity>;
};

const longestKey = 200;

/** Gives every request its identity, its call context and the procedures. */
export function identifyRequests(app: FastifyInstance, { authenticate, ...host }: Deps): void {
	const identities = new WeakMap<FastifyRequest, Promise<Identity>>();

	app.decorateRequest("identify", function (this: FastifyRequest) {
		const identity = identities.get(this) ?? asKind("identity", () => authenticate(this));
		identities.set(this, identity);
		return identity;
	});

	app.decorateRequest("admitted", false);

	app.decorateRequest("callContext", async function (this: FastifyRequest): Promise<Context> {
		return {
			...(await this.identify()),
			...host,
			requestId: this.id,
			admitted: this.admitted,
			address: callerNetwork(this),
			writing: writingOf(this),
			idempotencyKey: idempotencyKeyOf(this),
			log: this.log,
		};
	});

	app.decorateRequest("procedures", {
		getter(this: FastifyRequest) {
			return createCaller(() => this.callContext());
		},
	});
}

/** What the web app says of how its reader reads; anything else is not ours, and is passed over. */
function writingOf({ headers }: FastifyRequest): Writing | null {
	const given = headers[writingHeader];
	if (typeof given !== "string") return null;
	const [dateForm, numberForm] = given.split(" ");
	const read = Reading.pick({ dateForm: true, numberForm: true }).safeParse({ dateForm, numberForm });
	return read.success ? read.data : null;
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
	const key = headers["idempotency-key"];
	if (key === undefined) return null;
	if (typeof key === "string" && key !== "" && key.length <= longestKey) return key;
	throw new CodedError("INVALID_INPUT", `Idempotency-Key must have 1 to ${longestKey} characters`);
}
