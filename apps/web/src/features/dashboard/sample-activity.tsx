const entries = [
	"Stage gate G1 passed",
	"KPI measurement recorded",
	"Task completed",
	"Risk mitigated",
	"Expense added",
];

/** What the trail will hold, while it holds nothing: an example without names, since nobody has done any of it. */
export function SampleActivity() {
	return (
		<>
			<p className="pt-1 pb-2 text-table text-ink-muted">
				Nothing has been recorded yet. Every change of this program will be listed here with who made it and
				when.
			</p>
			<ol className="divide-y divide-line-subtle text-table text-ink-faint">
				{entries.map((entry) => (
					<li key={entry} className="flex items-center gap-3 py-2.5">
						<span
							aria-hidden="true"
							className="size-6 rounded-full border border-dashed border-line-control"
						/>
						{entry}
					</li>
				))}
			</ol>
		</>
	);
}
