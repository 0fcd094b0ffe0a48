import { skipToken } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { FileText } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";

/** What a strategy holds already, to read and to go on with. Nothing for a strategy that is not there yet. */
export function PresentMaterial({ sessionId }: { sessionId: string | undefined }) {
	const { data } = trpc.consultant.session.byId.useQuery(sessionId === undefined ? skipToken : { sessionId });
	if (!data || data.documents.length === 0) return null;
	return (
		<Card as="section" aria-labelledby="material-title" className="p-5 sm:p-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<p className="text-caption font-medium text-accent-text">This strategy</p>
					<h2 id="material-title" className="break-words text-lead font-semibold text-ink-strong">
						{data.title}
					</h2>
				</div>
				<Button asChild variant="primary">
					<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId: data.id }}>
						Go on to the Five Whys
					</Link>
				</Button>
			</div>
			<ul className="mt-3 space-y-1.5">
				{data.documents.map(({ id, name, characters }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-table">
						<span className="flex min-w-0 items-center gap-2 text-ink">
							<FileText size={15} aria-hidden="true" className="shrink-0 text-ink-faint" />
							<span className="min-w-0 break-words">{name}</span>
						</span>
						<span className="tabular text-caption text-ink-muted">{formatCount(characters)} characters</span>
						<SourceLink documentId={id} what={name} label="Read" />
					</li>
				))}
			</ul>
		</Card>
	);
}
