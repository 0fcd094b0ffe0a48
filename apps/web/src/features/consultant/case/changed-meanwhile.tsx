import { Callout } from "@throughline/ui/callout";
import type { ReactNode } from "react";

/** Why a draft was not saved: what it changes was changed by somebody else. What that is now stands in it. */
export function ChangedMeanwhile({ children }: { children: ReactNode }) {
	return (
		<Callout
			tone="warning"
			role="alert"
			title="Somebody else changed this in the meantime. It now says:"
			className="mb-2"
		>
			<p className="break-words text-ink">{children}</p>
			<p className="mt-1">What you typed is still here, and not saved.</p>
		</Callout>
	);
}
