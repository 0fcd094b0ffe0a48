import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Kbd } from "@throughline/ui/kbd";
import { focusWindow } from "../../browser/focus-window.ts";
import { shellWindow } from "../shell-state.ts";
import { shortcutList } from "./shortcuts.ts";

/** All keys at a glance. */
export function ShortcutsDialog() {
	useClosedByBack(() => shellWindow.set(null));
	return (
		<Dialog open onOpenChange={(open) => !open && shellWindow.set(null)}>
			<DialogContent
				title="Keyboard shortcuts"
				description="They can be switched off in Settings."
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					<dl className="divide-y divide-line-subtle">
						{shortcutList.map(({ keys, does }) => (
							<div key={does} className="flex items-center justify-between gap-4 py-1.5 text-table">
								<dt className="text-ink">{does}</dt>
								<dd className="flex shrink-0 gap-1">
									{keys.map((key) => (
										<Kbd key={key}>{key}</Kbd>
									))}
								</dd>
							</div>
						))}
					</dl>
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}
