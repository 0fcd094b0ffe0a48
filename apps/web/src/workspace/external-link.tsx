import { clsx } from "clsx";
import { ExternalLink as Leaving } from "lucide-react";
import type { ReactNode } from "react";

type ExternalLinkProps = {
	href: string;
	children: ReactNode;
	/** What it says of what, for who does not see where it stands. */
	what?: string;
	className?: string;
};

/** A link to a page of the web, which gets no handle on ours. */
export function ExternalLink({ href, children, what, className }: ExternalLinkProps) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			className={clsx("inline-flex items-center gap-1 underline-offset-4 hover:underline", className)}
		>
			<Leaving size={13} aria-hidden="true" className="shrink-0" />
			{children}
			<span className="sr-only">{what ? `: ${what}` : ""} (opens in a new tab)</span>
		</a>
	);
}
