import { playbookSizes } from "@throughline/domain/playbook/playbook";
import { sizeNames } from "../size-names.ts";

type SizeTableProps = { rows: { label: string; values: readonly number[] }[] };

/** Figures for a small, a medium and a large case beside each other. */
export function SizeTable({ rows }: SizeTableProps) {
	return (
		<table className="tabular w-full border-t border-line-subtle text-caption">
			<thead className="text-ink-faint">
				<tr>
					<td className="pt-2" />
					{playbookSizes.map((size) => (
						<th key={size} scope="col" className="w-12 pt-2 text-right font-medium">
							<abbr title={sizeNames[size]} className="no-underline">
								{size}
							</abbr>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, values }) => (
					<tr key={label}>
						<th scope="row" className="pt-1 text-left font-normal text-ink-muted">
							{label}
						</th>
						{playbookSizes.map((size, index) => (
							<td key={size} className="pt-1 text-right text-ink">
								{values[index]?.toLocaleString("en-US")}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
