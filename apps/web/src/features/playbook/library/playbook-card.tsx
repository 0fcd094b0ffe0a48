import { Link } from "@tanstack/react-router";
import { inLanguage } from "@throughline/domain/playbook/localized";
import { Card } from "@throughline/ui/card";
import { memo } from "react";
import { LastChange } from "../last-change.tsx";
import { OriginBadge } from "../origin-badge.tsx";
import type { ListedPlaybook } from "./arrange-playbooks.ts";

/** A playbook in the library; pressing it anywhere opens it. English comes first, as the rest of the screen. */
export const PlaybookCard = memo(function PlaybookCard({ playbook }: { playbook: ListedPlaybook }) {
	const name = inLanguage(playbook.name, "en");
	const summary = inLanguage(playbook.summary, "en");
	return (
		<Card
			as="li"
			className="group relative flex flex-col p-4 transition-colors duration-120 hover:border-axis"
		>
			<h2 lang={name.language} className="line-clamp-2 min-w-0 break-words text-lead font-semibold leading-6">
				<Link
					from="/"
					to="/"
					search={(search) => ({ ...search, playbook: playbook.id })}
					className="rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
				>
					{name.text}
				</Link>
			</h2>
			<div className="mt-2 grow">
				<p lang={summary.language} className="line-clamp-4 text-pretty break-words text-table text-ink-muted">
					{firstSentence(summary.text, summary.language)}
				</p>
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
				<OriginBadge {...playbook} />
				<span className="tabular text-caption text-ink-muted">{sizeWords(playbook)}</span>
				<LastChange {...playbook} />
			</div>
		</Card>
	);
});

function sizeWords({ tasks, decisions }: Pick<ListedPlaybook, "tasks" | "decisions">): string {
	const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
	return decisions === 0 ? count(tasks, "task") : `${count(tasks, "task")} · ${count(decisions, "decision")}`;
}

/** A summary says when a playbook fits, then what it leads to: the first is what one chooses by. */
function firstSentence(text: string, language: string): string {
	const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
	return first?.segment.trim() ?? text;
}
