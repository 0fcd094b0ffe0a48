import { Button } from "@throughline/ui/button";
import { useId, useMemo, useState } from "react";
import { compareLines, diffParts } from "../../../workspace/diff/line-diff.ts";
import { LineDiff } from "../../../workspace/diff/line-diff-view.tsx";
import { LastChange } from "../last-change.tsx";

/** The playbook as somebody else has saved it. */
export type Theirs = {
	source: string;
	version: number | null;
	updatedAt: string | null;
	updatedBy: string | null;
};

type ChangedMeanwhileProps = {
	theirs: Theirs;
	mine: string;
	isPending: boolean;
	onKeepMine: (theirs: Theirs) => void;
	onUseTheirs: (theirs: Theirs) => void;
};

/** Somebody else was faster: what they saved beside what is typed here, and the choice between both. */
export function ChangedMeanwhile({
	theirs,
	mine,
	isPending,
	onKeepMine,
	onUseTheirs,
}: ChangedMeanwhileProps) {
	const titleId = useId();
	const [shown, setShown] = useState(false);
	return (
		<section aria-labelledby={titleId} className="rounded-lg border border-warning-solid">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-3 py-2.5">
				<div role="alert" className="min-w-0">
					<h3 id={titleId} className="text-table font-semibold text-ink-strong">
						Changed in the meantime
					</h3>
					<p className="text-pretty text-table text-ink">
						Somebody else saved this playbook while you were editing. <LastChange {...theirs} />
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<Button size="sm" aria-expanded={shown} onClick={() => setShown((isShown) => !isShown)}>
						{shown ? "Hide theirs" : "Show theirs"}
					</Button>
					<Button size="sm" onClick={() => onUseTheirs(theirs)}>
						Use theirs
					</Button>
					<Button size="sm" variant="primary" loading={isPending} onClick={() => onKeepMine(theirs)}>
						Keep mine
					</Button>
				</div>
			</div>
			{shown && <Differences theirs={theirs.source} mine={mine} />}
		</section>
	);
}

function Differences({ theirs, mine }: { theirs: string; mine: string }) {
	const parts = useMemo(() => diffParts(compareLines(theirs, mine)), [theirs, mine]);
	return (
		<div className="border-t border-line">
			<p className="px-3 py-2 text-caption text-ink-muted">
				Lines with − stand in their version only, lines with + in yours only.
			</p>
			<LineDiff label="Their version against yours" parts={parts} />
		</div>
	);
}
