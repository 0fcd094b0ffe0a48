import { clsx } from "clsx";

/** A hairline between groups. */
export function Separator({
	orientation = "horizontal",
	className,
}: {
	orientation?: "horizontal" | "vertical";
	className?: string;
}) {
	return orientation === "horizontal" ? (
		<hr className={clsx("h-px w-full border-0 bg-line", className)} />
	) : (
		<div aria-hidden="true" className={clsx("w-px self-stretch bg-line", className)} />
	);
}
