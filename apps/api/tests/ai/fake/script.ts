/** A page that a part of the answer rests on. `claim` is that part, verbatim. */
type Cite = { claim: string; url: string; title: string; quote: string };

/** How the vendors refuse, with the bodies that they really send. */
export type ErrorName =
	| "bad_request"
	| "bad_key"
	| "forbidden"
	| "unknown_model"
	| "too_large"
	| "too_long_prompt"
	| "rate_limit"
	| "no_quota"
	| "server"
	| "unavailable"
	| "overloaded";

/** How the bytes of a reply travel. All positions are bytes of the body. */
export type Delivery = {
	splitAt?: readonly number[] | ((body: Buffer) => readonly number[]);
	/** Nothing but the headers is sent before. */
	after?: Promise<unknown>;
	/** How long it waits after each piece. */
	pauseMs?: number;
	/** Nothing more is sent after this many bytes. */
	until?: number;
	/** What happens then, or at the end: the stream ends, the connection breaks, or nothing at all happens. */
	afterwards?: "end" | "reset" | "stall";
};

export type Spoken = {
	/** The answer: a text, or an object that is sent as JSON. */
	say?: string | object;
	/** In how many pieces it is streamed. */
	pieces?: number;
	/** What the model thinks before, which is no part of its answer. */
	thoughts?: string;
	searched?: { queries: readonly string[]; cites: readonly Cite[] };
	/** Tokens, with those of the input that its cache had; null when the server does not say. */
	usage?: { input: number; output: number; cached?: number } | null;
	/** Why it ends; `none`: the stream ends without its terminal event. */
	ending?: "done" | "too_long" | "refused" | "filtered" | "pause" | "none";
	/** An error in the midst of the stream, after the answer. */
	failing?: ErrorName;
	delivery?: Delivery;
};

/** One reply of a fake vendor. */
export type Reply =
	| Spoken
	| { error: ErrorName; retryAfterSeconds?: number; mentions?: string }
	/** Not even headers. */
	| { silent: true }
	/** A reply that no vendor sends. */
	| {
			status: number;
			contentType: string;
			body: string;
			headers?: Record<string, string>;
			delivery?: Delivery;
	  };

/** What a request asks for, whichever vendor's words it uses. */
export type Question = {
	model: string;
	/** The schema's name; null where the vendor's format has none. */
	name: string | null;
	/** The schema's fields at its root; empty for a search. */
	fields: string[];
	instructions: string;
	/** What the person's turns say. */
	input: string;
};

/** A vendor's wire format. */
export type Dialect = {
	question(body: Record<string, unknown>, path: string): Question;
	/** Events of the stream, each ready to be sent. */
	speak(spoken: Spoken, question: Question, path: string): string[];
	/** What a list of the models answers; without it, there is no such list. */
	models?: unknown;
	error(
		name: ErrorName,
		mentions: string,
	): { status: number; body: unknown; headers?: Record<string, string> };
};

/** A text cut into pieces of about the same length; characters outside of the basic plane stay whole. */
export function piecesOf(text: string, pieces = 3): string[] {
	const characters = [...text];
	const length = Math.max(1, Math.ceil(characters.length / pieces));
	return Array.from({ length: Math.ceil(characters.length / length) }, (_, index) =>
		characters.slice(index * length, (index + 1) * length).join(""),
	);
}

/** The text of an answer. */
export function textOf({ say = "" }: Spoken): string {
	return typeof say === "string" ? say : JSON.stringify(say);
}

/** One server-sent event. */
export function sse(data: unknown, event?: string): string {
	return `${event ? `event: ${event}\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
}
