import type { StatementRole } from "@throughline/domain/consultant/case";
import { clsx } from "clsx";
import { roleVariants } from "./role-variants.ts";

/** A role as its letter, in its colour's frame. */
export function RoleMark({ role, className }: { role: StatementRole; className?: string }) {
	const { letter, colour } = roleVariants[role];
	return (
		<span
			aria-hidden="true"
			className={clsx(
				"inline-flex size-5 shrink-0 items-center justify-center rounded-sm border-2 bg-card text-caption font-semibold text-ink-strong",
				className,
			)}
			style={{ borderColor: colour ?? "var(--line-control)" }}
		>
			{letter}
		</span>
	);
}
