import type { AppRouter } from "@throughline/trpc/router";
import { retryLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { refreshUser } from "../session/user.ts";
import { sessionEnded } from "../session-ended.ts";

/** About as long as a browser takes to open a broken stream again by itself. */
const pauseMs = 2000;

/** Tries again what was refused, broke or ended, for as long as somebody listens and the session lasts. */
const again: TRPCLink<AppRouter> = retryLink({
	retry: () => !sessionEnded.get(),
	retryDelayMs: () => pauseMs,
});

/**
 * Makes an error of each end of a stream, after which its state is `connecting`, with the reason. Before another attempt
 * it asks who is signed in: a refused stream does not say why.
 */
const endings: TRPCLink<AppRouter> =
	() =>
	({ op, next }) =>
		observable((observer) => {
			let stream: Unsubscribable | null = null;
			let isLeft = false;
			const lose = (cause: unknown) => {
				if (isLeft) return;
				const error = TRPCClientError.from<AppRouter>(
					cause instanceof Error ? cause : new Error(String(cause)),
				);
				observer.next({ result: { type: "state", state: "connecting", error } });
				observer.error(error);
			};
			const open = () => {
				if (isLeft) return;
				if (sessionEnded.get()) return lose(new Error("The session has ended"));
				stream = next(op).subscribe({
					next(envelope) {
						const { result } = envelope;
						// That it is tried again does not make the reason go away.
						const isAttempt = result.type === "state" && result.state === "connecting" && !result.error;
						if (!isAttempt) observer.next(envelope);
					},
					error: lose,
					complete: () => lose(new Error("The stream has ended")),
				});
			};
			// The attempts of one subscription share its context.
			if (op.context.wasOpened) refreshUser().then(open, lose);
			else open();
			op.context.wasOpened = true;
			return () => {
				isLeft = true;
				stream?.unsubscribe();
			};
		});

/** Holds a stream open for as long as somebody listens: it goes on after the last event that came. */
export const heldStreams = [again, endings];
