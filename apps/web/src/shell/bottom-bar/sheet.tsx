import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Drawer, DrawerClose, DrawerContent, DrawerFooter } from "@throughline/ui/drawer";
import type { ReactNode } from "react";
import { shellWindow } from "../shell-state.ts";

type SheetProps = {
	title: string;
	/** Takes the focus, as a selector, instead of the first button. */
	focus?: string;
	/** Beside the button that closes, where a thumb is. */
	actions?: ReactNode;
	children: ReactNode;
};

/** What a target of the bottom bar opens: it rises from the bar, and closes there. */
export function Sheet({ title, focus, actions, children }: SheetProps) {
	useClosedByBack(() => shellWindow.set(null));
	return (
		<Drawer open onOpenChange={(isOpen) => !isOpen && shellWindow.set(null)}>
			<DrawerContent
				title={title}
				hideHeader
				side="bottom"
				onOpenAutoFocus={(event) => {
					const first = focus && (event.currentTarget as HTMLElement).querySelector<HTMLElement>(focus);
					if (!first) return;
					event.preventDefault();
					first.focus();
				}}
			>
				{children}
				<DrawerFooter>
					{actions}
					<DrawerClose>
						<Button>Close</Button>
					</DrawerClose>
				</DrawerFooter>
			</DrawerContent>
		</Drawer>
	);
}
