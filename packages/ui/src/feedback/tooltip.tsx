import { clsx } from "clsx";
import * as Radix from "radix-ui/tooltip";
import { createContext, type ReactNode, useContext } from "react";

const Provided = createContext(false);

/** Once around the app: opens after 700 ms, and moves from one to the next without delay within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Provided value={true}>
			<Radix.Provider delayDuration={700} skipDelayDuration={300}>
				{children}
			</Radix.Provider>
		</Provided>
	);
}

export type TooltipProps = {
	content: ReactNode;
	/** One element that can take the focus and a ref. */
	children: ReactNode;
	side?: "top" | "right" | "bottom" | "left";
	align?: "start" | "center" | "end";
	/** Controlled; leave out for hover and focus. */
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	className?: string;
};

/** A short explanation beside its trigger. Never the only place of something that matters. */
export function Tooltip({
	content,
	children,
	side = "top",
	align,
	open,
	onOpenChange,
	className,
}: TooltipProps) {
	const provided = useContext(Provided);
	const tooltip = (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					side={side}
					align={align}
					sideOffset={6}
					collisionPadding={8}
					className={clsx(
						"z-60 max-w-72 text-pretty rounded-md bg-tip px-2.5 py-1.5 text-caption text-on-tip shadow-float",
						"opened:animate-fade-in closed:animate-fade-out",
						className,
					)}
				>
					{content}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
	return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
