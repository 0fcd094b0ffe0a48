import { Link } from "@tanstack/react-router";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardFooter, CardHeader } from "@throughline/ui/card";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";
import { ShownNote } from "../grounds/shown-note.tsx";

type SummaryCardProps = { version: Pick<VersionDetail, "sessionId" | "versionNumber">; plan: Plan };

const sizeWords = { S: "Small", M: "Medium", L: "Large" } as const;

/** What an executive must know of the plan, each sentence with its source, and how large it is; nothing for an older one. */
export function SummaryCard({ version, plan }: SummaryCardProps) {
	const { summary = [], size, unready, playbook_changes: changes = [], shown } = plan;
	if (summary.length === 0 && !size && !unready) return null;
	return (
		<Card as="section" aria-labelledby="plan-summary">
			<CardHeader title="Executive summary" titleId="plan-summary" />
			<CardBody className="space-y-3">
				{unready && (
					<Callout tone="warning" title="The case was not ready">
						It was continued without the missing information, so confirm the assumed items first.
					</Callout>
				)}
				<ol className="max-w-[80ch] space-y-2.5">
					{summary.map(({ text, quotes }) => (
						<li key={text}>
							<p className="text-pretty break-words text-body text-ink">{text}</p>
							<p className="mt-0.5 flex flex-wrap gap-x-3 text-caption">
								{quotes.map((quote, index) => (
									<SourceLink
										key={`${quote.passageId}/${quote.start}`}
										documentId={quote.documentId}
										passageId={quote.passageId}
										what={quote.text}
										label={quotes.length === 1 ? "View source" : `View source ${index + 1}`}
									/>
								))}
								{quotes.length === 0 && <FromDecisions version={version} of={text} />}
							</p>
						</li>
					))}
				</ol>
				{changes.length > 0 && (
					<section aria-label="Changes to the playbook" className="max-w-[80ch]">
						<p className="text-table font-semibold text-ink-strong">What the model changed of the playbook</p>
						<ul className="mt-1 list-disc space-y-1 pl-5 text-table text-ink">
							{changes.map((change) => (
								<li key={change} className="text-pretty break-words">
									{change}
								</li>
							))}
						</ul>
					</section>
				)}
				<ShownNote shown={shown} />
			</CardBody>
			{size && (
				<CardFooter>
					<Badge size="sm" variant="outline" icon={null}>
						{`Size: ${sizeWords[size.size]}`}
					</Badge>
					<span className="inline-block min-w-0 text-pretty break-words first-letter:uppercase">
						{size.basis.replace(/^[SML]: /, "")}
					</span>
				</CardFooter>
			)}
		</Card>
	);
}

/** What the material does not say comes from the decisions that the plan was made of. */
function FromDecisions({
	version: { sessionId, versionNumber },
	of,
}: {
	version: SummaryCardProps["version"];
	of: string;
}) {
	return (
		<Link
			to="/strategic-consultant/decisions/$sessionId/$versionNumber"
			params={{ sessionId, versionNumber: String(versionNumber) }}
			className="-my-1 inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
		>
			View decisions
			<span className="sr-only">: {of}</span>
		</Link>
	);
}
