import * as Radix from "radix-ui/dialog";

/** Actions at the foot of a window, the primary one last. On a phone they share its width, and are high enough for a thumb. */
export const footLook = [
	"flex flex-wrap items-center justify-end gap-2 border-t border-line-subtle px-5 py-3",
	"max-sm:px-4 max-sm:[&>:is(a,button)]:min-h-12 max-sm:[&>:is(a,button)]:flex-1",
].join(" ");

/**
 * Closes a window on a phone, where the cross at the top is out of a thumb's reach; not there where its foot does that
 * (`data-foot`). For fingers only: the keyboard and assistive technology have the cross. The window is a `group/window`.
 */
export function ThumbClose() {
	return (
		<div className="shrink-0 border-t border-line-subtle p-2 sm:hidden group-has-[[data-foot]]/window:hidden">
			<Radix.Close asChild>
				<button
					type="button"
					aria-hidden="true"
					tabIndex={-1}
					className="h-12 w-full rounded-md text-body font-medium text-accent-text active:bg-hover"
				>
					Close
				</button>
			</Radix.Close>
		</div>
	);
}
