import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { useDocumentTitle } from "../../browser/document-title.ts";

/** Any address that is no screen of ours. Public. */
export function NotFoundScreen() {
	useDocumentTitle("404 Page Not Found");
	return (
		<main className="flex min-h-dvh flex-col items-center justify-center gap-3 px-6 py-16 text-center">
			<BrokenThread />
			<h1 className="mt-4 text-display font-semibold">404 Page Not Found</h1>
			<p className="max-w-[44ch] text-pretty text-body text-ink-muted">
				Nothing is at this address. It may have been moved, or the link may be incomplete.
			</p>
			<Button asChild variant="primary" size="lg" className="mt-3">
				<Link to="/" search={{}}>
					Go to the workspace
				</Link>
			</Button>
		</main>
	);
}

/** The mark's line, interrupted before its last dot. */
function BrokenThread() {
	return (
		<svg
			viewBox="0 0 240 84"
			width="240"
			height="84"
			aria-hidden="true"
			className="max-w-full fill-none"
			strokeLinecap="round"
		>
			<path
				d="M14 66C50 66 46 26 84 26s34 34 70 34c10 0 16-3 21-8"
				className="stroke-accent"
				strokeWidth="2.5"
			/>
			<path
				d="M182 44c10-14 16-26 44-26"
				className="stroke-line-control"
				strokeWidth="2.5"
				strokeDasharray="1 8"
			/>
			<g className="fill-accent">
				<circle cx="14" cy="66" r="6" />
				<circle cx="84" cy="26" r="6" />
				<circle cx="154" cy="60" r="6" />
			</g>
			<circle cx="226" cy="18" r="5" className="fill-canvas stroke-line-control" strokeWidth="2" />
		</svg>
	);
}
