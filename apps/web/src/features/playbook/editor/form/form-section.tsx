import { type ReactNode, useId } from "react";

type FormSectionProps = { title: string; hint?: string | undefined; count?: number; children: ReactNode };

/** A part of the playbook in its form. */
export function FormSection({ title, hint, count, children }: FormSectionProps) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId} className="min-w-0 border-t border-line-subtle pt-5">
			<h3 id={titleId} className="text-lead font-semibold text-ink-strong">
				{title} {count !== undefined && <span className="tabular font-normal text-ink-muted">{count}</span>}
			</h3>
			{hint && <p className="mt-0.5 max-w-[72ch] text-pretty text-table text-ink-muted">{hint}</p>}
			<div className="mt-3 space-y-4">{children}</div>
		</section>
	);
}
