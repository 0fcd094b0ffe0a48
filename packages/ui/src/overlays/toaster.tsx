import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useState, useSyncExternalStore } from "react";
import { CloseButton } from "../actions/close-button.tsx";
import { currentToast, dismissToast, dropToast, subscribeToToast } from "./toast.tsx";
import { useClearOfActions } from "./use-clear-of-actions.ts";

/**
 * Once in the app: shows what `toast()` was given. At the top on small screens, bottom right from `sm`, above
 * `--bottom-bar`, what `--toasts-above` says stands there and over any main action; F8 goes there.
 */
export function Toaster() {
	const entry = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
	// State, not a ref: the first toast is there only after its viewport.
	const [root, setRoot] = useState<HTMLLIElement | null>(null);
	const rise = useClearOfActions(root, entry?.id);
	const destructive = entry?.variant === "destructive";
	// Beside a title alone; below longer words, which it would squeeze.
	const action = entry?.action && (
		<Radix.Action
			altText={entry.action.altText ?? entry.action.label}
			onClick={entry.action.onAction}
			className={clsx(
				"h-7 shrink-0 rounded-md border px-2.5 text-table font-medium transition-colors duration-120",
				destructive
					? "border-current hover:bg-critical-hover"
					: "border-line text-accent-text hover:bg-hover",
			)}
		>
			{entry.action.label}
		</Radix.Action>
	);
	return (
		<Radix.Provider duration={5000} swipeDirection="right" label="Notification">
			{entry && (
				<Radix.Root
					key={entry.id}
					ref={setRoot}
					type="foreground"
					open={entry.open}
					duration={entry.duration}
					onOpenChange={(open) => !open && dismissToast(entry.id)}
					onEscapeKeyDown={(event) => passOn(event, () => dropToast(entry.id))}
					className={clsx(
						"pointer-events-auto flex w-full items-start gap-3 rounded-lg p-3 pl-4 shadow-float",
						"opened:animate-rise-in closed:animate-sink-out",
						"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
						destructive ? "bg-critical-solid text-on-critical" : "bg-raised text-ink",
					)}
				>
					{destructive && <CircleAlert size={16} aria-hidden="true" className="mt-1.5 shrink-0" />}
					<div className="min-w-0 flex-1 py-1">
						<Radix.Title className={clsx("text-body font-medium", !destructive && "text-ink-strong")}>
							{entry.title}
						</Radix.Title>
						{entry.description && (
							<Radix.Description
								className={clsx("mt-0.5 text-pretty text-table", !destructive && "text-ink-muted")}
							>
								{entry.description}
							</Radix.Description>
						)}
						{entry.description && action && <div className="mt-2">{action}</div>}
					</div>
					{!entry.description && action}
					<Radix.Close asChild>
						<CloseButton
							label="Close notification"
							className={destructive ? "text-on-critical! hover:bg-critical-hover!" : undefined}
						/>
					</Radix.Close>
				</Radix.Root>
			)}
			<Radix.Viewport
				data-toasts=""
				data-print="hide"
				style={{ marginBottom: rise }}
				className={clsx(
					"pointer-events-none fixed inset-x-0 top-0 z-70 flex w-full flex-col gap-2 p-3 outline-none",
					"sm:top-auto sm:right-0 sm:bottom-[calc(var(--bottom-bar,0px)+var(--toasts-above,0px))] sm:left-auto sm:p-4 md:max-w-[420px]",
				)}
			/>
		</Radix.Provider>
	);
}

/**
 * A toast lies over everything and would take the Escape that is meant for the window under it. With a window open it
 * makes way at once, and the key goes on to the window; unless the focus is in the toast itself.
 */
function passOn(event: KeyboardEvent, drop: () => void): void {
	const target = document.activeElement ?? document.body;
	const window = document.querySelector('[role="dialog"], [role="alertdialog"]');
	if (!window || target.closest("[data-toasts]")) return;
	event.preventDefault();
	drop();
	requestAnimationFrame(() => {
		target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
	});
}
