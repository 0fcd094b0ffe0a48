import { Link } from "@tanstack/react-router";
import { type OrphanReport, originKindWords } from "@throughline/domain/consultant/origin";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { IconButton } from "@throughline/ui/icon-button";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { objectLink } from "../../../workspace/object-link.ts";
import type { Linkable } from "../../../workspace/trace/trace-subject.ts";
import { shownAtOnce } from "./in-two-columns.ts";

type OrphansOfKindProps = {
	kind: OrphanReport["kinds"][number];
	programId: string;
	/** Null for who may only read. */
	onLink: ((objects: readonly Linkable[]) => void) | null;
};

/** The objects of one kind that are not linked to a decision. */
export function OrphansOfKind({ kind, programId, onLink }: OrphansOfKindProps) {
	const { objectType, total, orphans, named } = kind;
	const [isLong, setLong] = useState(false);
	const shown = isLong ? named : named.slice(0, shownAtOnce);
	const linkable = named.map(({ id, title }): Linkable => ({ objectType, objectId: id, title, programId }));
	const unnamed = orphans - named.length;
	return (
		<Card as="li">
			<CardHeader
				title={originKindWords[objectType].many}
				level={3}
				description={`${orphans} of ${total} not linked`}
				actions={
					onLink &&
					named.length > 1 && (
						<Button size="sm" onClick={() => onLink(linkable)}>
							Link all {named.length}
						</Button>
					)
				}
			/>
			<CardBody>
				<ul className="divide-y divide-line-subtle">
					{shown.map(({ id, title }) => (
						<li key={id} className="flex min-h-9 items-center justify-between gap-3 py-1 text-table">
							<ObjectTitle type={objectType} id={id} title={title} programId={programId} />
							{onLink && (
								<IconButton
									size="sm"
									label={`Link “${title}” to a decision`}
									tooltip="Link to a decision"
									icon={<Link2 size={15} aria-hidden="true" />}
									onClick={() => onLink([{ objectType, objectId: id, title, programId }])}
								/>
							)}
						</li>
					))}
				</ul>
				{named.length > shown.length && (
					<Button size="sm" variant="ghost" className="mt-2 -ml-2.5" onClick={() => setLong(true)}>
						Show {named.length - shown.length} more
					</Button>
				)}
				{unnamed > 0 && shown.length === named.length && (
					<p className="mt-2 text-caption text-ink-muted">{unnamed} more are not listed.</p>
				)}
			</CardBody>
		</Card>
	);
}

type ObjectTitleProps = { type: string; id: string; title: string; programId: string };

function ObjectTitle({ title, ...object }: ObjectTitleProps) {
	const to = objectLink({ ...object, parentId: null });
	if (!to) return <span className="min-w-0 break-words text-ink">{title}</span>;
	return (
		<Link
			{...to}
			className="min-w-0 break-words text-ink underline-offset-4 hover:text-accent-text hover:underline"
		>
			{title}
		</Link>
	);
}
