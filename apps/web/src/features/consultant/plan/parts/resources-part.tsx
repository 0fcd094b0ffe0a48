import type { Plan } from "@throughline/domain/consultant/plan";
import { formatMoney } from "@throughline/domain/value/money";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { SourceLink } from "../../../../workspace/source/quote-text.tsx";
import { monthsInWords } from "../../versions/months.ts";

/** Where the money comes from, whom the material names, and which roles are open for how long. */
export function ResourcesPart({ plan: { currency, funding, resources, people } }: { plan: Plan }) {
	const total = funding.sources.reduce((sum, { amount }) => sum + amount, 0);
	return (
		<div className="grid items-start gap-3 @4xl:grid-cols-2">
			<Card as="section" aria-labelledby="plan-funding">
				<CardHeader title="Funding sources" titleId="plan-funding" level={3} />
				<Table caption="Funding sources of the plan" className="mt-1">
					<TableHead>
						<tr>
							<TableHeader>Source</TableHeader>
							<TableHeader align="right">Amount</TableHeader>
						</tr>
					</TableHead>
					<TableBody>
						{funding.sources.map(({ source, amount }) => (
							<TableRow key={source}>
								<TableCell>{source}</TableCell>
								<TableCell align="right">{formatMoney(String(amount), currency)}</TableCell>
							</TableRow>
						))}
						{funding.sources.length > 1 && (
							<TableRow className="font-semibold text-ink-strong">
								<TableCell>Total</TableCell>
								<TableCell align="right">{formatMoney(String(total), currency)}</TableCell>
							</TableRow>
						)}
					</TableBody>
				</Table>
			</Card>
			<Card as="section" aria-labelledby="plan-roles">
				<CardHeader title="Open roles" titleId="plan-roles" level={3} />
				<Table caption="Open roles of the plan" className="mt-1">
					<TableHead>
						<tr>
							<TableHeader>Role</TableHeader>
							<TableHeader align="right">Duration</TableHeader>
							<TableHeader align="right">Head count</TableHeader>
						</tr>
					</TableHead>
					<TableBody>
						{resources.map(({ role, count, duration_months }) => (
							<TableRow key={role}>
								<TableCell>{role}</TableCell>
								<TableCell align="right">{monthsInWords(duration_months)}</TableCell>
								<TableCell align="right">{count}</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			</Card>
			<PeopleCard people={people} />
		</div>
	);
}

/** Whom the material names, each with the place; nothing where it names nobody. */
function PeopleCard({ people = [] }: { people: Plan["people"] }) {
	if (people.length === 0) return null;
	return (
		<Card as="section" aria-labelledby="plan-people">
			<CardHeader title="Named people" titleId="plan-people" level={3} />
			<CardBody>
				<ul className="divide-y divide-line-subtle">
					{people.map(({ name, role, quotes: [quote] }) => (
						<li
							key={`${name}/${role}`}
							className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-table first:pt-0 last:pb-0"
						>
							<span className="min-w-0 break-words">
								<span className="font-medium text-ink-strong">{name}</span>
								{role && <span className="text-ink-muted">{` · ${role}`}</span>}
							</span>
							{quote && (
								<SourceLink documentId={quote.documentId} passageId={quote.passageId} what={quote.text} />
							)}
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	);
}
