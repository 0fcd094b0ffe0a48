import type { Plan } from "@throughline/domain/consultant/plan";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";

/** Whom the material names, each with the place; nothing where it names nobody. */
export function PeopleCard({ people = [] }: { people: Plan["people"] }) {
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
