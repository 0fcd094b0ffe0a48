import { Target } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const SessionPanel = lazy(async () => ({ default: (await import("./session-panel.tsx")).SessionPanel }));

const toggleId = "session-context-toggle";

/**
 * The button at the edge that opens the session context, and the panel, whose code is fetched then. Below the toasts
 * of a phone it is round and in the corner; from 640 px on it keeps to the margin, where no content and no toast is.
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
				className={`fixed z-30 flex items-center justify-center border border-line bg-raised text-accent-text shadow-float hover:bg-hover max-sm:right-4 max-sm:bottom-4 max-sm:size-11 max-sm:rounded-full sm:top-1/2 sm:h-20 sm:w-6 sm:-translate-y-1/2 sm:rounded-l-lg sm:border-r-0 ${open ? "max-sm:hidden sm:right-80" : "sm:right-0"}`}
			>
				<Target size={16} aria-hidden="true" />
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
