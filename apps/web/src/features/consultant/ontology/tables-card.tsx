import { Badge } from "@throughline/ui/badge";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { formatCount } from "../../../format/count.ts";

type TablesCardProps = {
	valid: boolean;
	tables: readonly { table: string; rows: number | null; known: boolean }[];
};

/** The tables of the database beside those of this version's schema, with their rows as counted now. */
export function TablesCard({ valid, tables }: TablesCardProps) {
	return (
		<Card as="section" aria-labelledby="ontology-tables">
			<CardHeader
				title="Database Tables"
				titleId="ontology-tables"
				description={`${tables.length} ${tables.length === 1 ? "table" : "tables"}, rows counted just now`}
				actions={
					<Badge tone={valid ? "good" : "critical"}>
						{valid ? "As the schema says" : "Other than the schema"}
					</Badge>
				}
			/>
			<CardBody>
				<ul className="grid gap-x-8 @xl:grid-cols-2 @4xl:grid-cols-3">
					{tables.map(({ table, rows, known }) => (
						<li
							key={table}
							className="flex items-center justify-between gap-3 border-b border-line-subtle py-1.5 text-table"
						>
							<code className="min-w-0 truncate text-ink" title={table}>
								{table}
							</code>
							{rows === null || !known ? (
								<Badge size="sm" tone="critical">
									{rows === null ? "Missing" : "Not in the schema"}
								</Badge>
							) : (
								<span className="tabular text-ink-muted">{formatCount(rows)}</span>
							)}
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	);
}
