import { Target } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../workspace/lazy-part.ts";

const SessionPanel = lazyPart(() => import("./session-panel.tsx"), "SessionPanel");

const toggleId = "session-context-toggle";

/**
 * The button at the edge that opens the session context, and the panel, whose code is fetched then. It keeps to the
 * margin of 24 px, where no content and no toast is; on a phone it fills it, so that a finger finds it.
 */
export function SessionContextToggle() {
	const [open, setOpen] = useState(false);
	return (
		<aside aria-label="Session Context" data-print="hide">
			<button
				id={toggleId}
				type="button"
				aria-label="Session Context"
				title="Session Context"
				aria-expanded={open}
				aria-controls={open ? "session-context" : undefined}
				onClick={() => setOpen(!open)}
				className={`fixed top-1/2 z-30 flex h-16 w-6 -translate-y-1/2 items-center justify-center rounded-l-md border border-r-0 border-line bg-raised text-accent-text before:absolute before:inset-y-0 before:right-0 before:w-6 hover:bg-hover sm:h-20 sm:w-4.5 sm:rounded-l-lg ${open ? "max-sm:hidden sm:right-80" : "right-0"}`}
			>
				<Target aria-hidden="true" className="size-4 sm:size-3.5" />
			</button>
			{open && (
				<Suspense fallback={null}>
					<SessionPanel
						onClose={() => {
							setOpen(false);
							document.getElementById(toggleId)?.focus();
						}}
					/>
				</Suspense>
			)}
		</aside>
	);
}
