/** What the three marks of a finding say, and what they do not. */
export function FindingLegend() {
	return (
		<dl className="space-y-0.5 text-pretty px-1 text-caption text-ink-muted [&_dd]:inline [&_dt]:inline [&_dt]:font-medium [&_dt]:text-ink">
			<div>
				<dt>Confidence:</dt> <dd>how sure one can be of the statement.</dd>
			</div>
			<div>
				<dt>Strong, moderate, weak:</dt> <dd>how well the rest of the material backs it.</dd>
			</div>
			<div>
				<dt>Verified:</dt>{" "}
				<dd>the quote stands word for word in its source; that does not make the statement true.</dd>
			</div>
		</dl>
	);
}
