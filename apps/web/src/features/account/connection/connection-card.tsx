import { Badge, type Tone } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { type ReactNode, useId, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatAgo } from "../../../format/relative-time.ts";

type ConnectionCardProps = {
	/** What it is called on its head, and within a sentence where that differs: "the web search". */
	title: string;
	name?: string;
	state: { word: string; tone: Tone };
	/** Beside the state. */
	mark?: ReactNode;
	/** What it is set to, in a line. */
	about: ReactNode;
	changed: { at: string; by: string | null } | null;
	isReady: boolean;
	/** Something is typed and not saved: the stored settings are tested, so not now. */
	isDirty: boolean;
	/** Nothing can be entered here: the environment says all of it. */
	isFixed?: boolean;
	test: { isPending: boolean; isError: boolean; error: unknown; reset: () => void };
	onTest: () => void;
	/** What is said while the test runs. */
	waiting?: string;
	/** What the test found. */
	result: ReactNode;
	/** The form; `close` is for what was saved. */
	children: (close: () => void) => ReactNode;
};

/** A service that the server calls: how it stands, its connection test, and below it, once it is opened, the form. */
export function ConnectionCard({
	title,
	name = title,
	state,
	mark,
	about,
	changed,
	isReady,
	isDirty,
	isFixed = false,
	test,
	onTest,
	waiting,
	result,
	children,
}: ConnectionCardProps) {
	const id = useId();
	const now = useNow();
	const [open, setOpen] = useState(false);
	const close = () => {
		test.reset();
		setOpen(false);
	};
	return (
		<Card as="section" aria-labelledby={`${id}-name`}>
			<div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3.5">
				<div className="min-w-0 flex-1 basis-52">
					<h3
						id={`${id}-name`}
						className="flex flex-wrap items-center gap-2 text-body font-semibold text-ink-strong"
					>
						{title}
						<Badge size="sm" tone={state.tone}>
							{state.word}
						</Badge>
						{mark}
					</h3>
					{about && (
						<p className="mt-1 text-pretty text-table text-ink-muted [overflow-wrap:anywhere]">{about}</p>
					)}
					{changed && (
						<p className="mt-0.5 text-caption text-ink-muted">
							Changed {formatAgo(changed.at, now)}
							{changed.by !== null && <> by {changed.by}</>}
						</p>
					)}
				</div>
				<div className="flex flex-wrap gap-2">
					{isReady && (
						<Button
							size="sm"
							aria-label={`Test connection to ${name}`}
							loading={test.isPending}
							disabled={isDirty}
							title={isDirty ? "Save the changes first: the stored settings are tested" : undefined}
							onClick={onTest}
						>
							Test connection
						</Button>
					)}
					{!isFixed && (
						<Button
							size="sm"
							aria-expanded={open}
							aria-controls={`${id}-form`}
							aria-label={`${open ? "Close" : "Change"} ${name}`}
							onClick={() => setOpen(!open)}
						>
							{open ? "Close" : "Change"}
						</Button>
					)}
				</div>
			</div>
			<div aria-live="polite">
				{test.isPending && waiting && <p className="px-4 pb-3.5 text-table text-ink-muted">{waiting}</p>}
				{result}
				{test.isError && (
					<p className="px-4 pb-3.5 text-table text-critical">{toApiError(test.error).sentence}</p>
				)}
			</div>
			<div id={`${id}-form`} hidden={!open} className="border-t border-line-subtle px-4 py-4">
				{open && children(close)}
			</div>
		</Card>
	);
}
