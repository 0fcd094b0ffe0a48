import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { useEffect, useState } from "react";
import { ApiError, toApiError } from "../../api/api-error.ts";
import { askNow, connectivity } from "../../api/connectivity.ts";
import { isMissingPart } from "../../api/missing-part.ts";
import { reloadIfAnswered, reloadWhenOutdated } from "../../browser/reload-when-outdated.ts";
import { WaitContent } from "./wait-screen.tsx";

/** In place of a screen that failed: says what happened, and tries again; by itself once the server is back. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
	const router = useRouter();
	const failure = toApiError(error);
	const missing = isMissingPart(error);
	const unanswered = failure instanceof ApiError && (failure.status === 0 || failure.status >= 502);

	useEffect(
		() =>
			connectivity.subscribe(() => {
				if (connectivity.get() !== "reachable") return;
				if (missing) void reloadWhenOutdated();
				else void router.invalidate();
			}),
		[router, missing],
	);
	// A part that is missing because of an update is not worth a message: the page is about to be loaded anew.
	const [looking, setLooking] = useState(missing);
	useEffect(() => {
		if (!missing) return;
		void reloadWhenOutdated().then((reloading) => {
			setLooking(reloading);
			// Without a server it is asked for again until it is back.
			if (!reloading) void askNow();
		});
	}, [missing]);

	const again = () => {
		// A part that failed once is not asked for again by the page that it failed on.
		if (missing) return void reloadIfAnswered();
		reset();
		void router.invalidate();
	};
	if (looking) return <WaitContent />;
	return (
		<div
			role="alert"
			className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 px-6 py-16 text-center"
		>
			<h2 className="text-title font-semibold">{headingOf(missing, unanswered)}</h2>
			<p className="max-w-[48ch] text-pretty text-body text-ink-muted">{failure.sentence}</p>
			<Button variant="primary" className="mt-2" onClick={again}>
				Try again
			</Button>
			{failure.requestId && <p className="text-caption text-ink-faint">Request {failure.requestId}</p>}
		</div>
	);
}

function headingOf(missing: boolean, unanswered: boolean): string {
	if (missing) return "This screen is not loaded yet";
	return unanswered ? "No answer" : "This screen could not be shown";
}
