import { Link } from "@tanstack/react-router";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { ExternalLink } from "lucide-react";
import { useContext } from "react";
import { Decisions } from "./decisions.tsx";
import { InLanguage, ReadingLanguage } from "./in-language.tsx";
import { Benefits, Kpis, Roles } from "./outcomes.tsx";
import { Risks } from "./risks.tsx";
import { Section } from "./section.tsx";
import { type SectionId, sections, sectionsOf } from "./sections.ts";
import { Workstreams } from "./workstreams.tsx";

/** Everything that a playbook says, part by part. */
export function PlaybookBody({ playbook, language }: { playbook: Playbook; language: ProductLanguage }) {
	const { fits, causes, interview, decisions, roles, kpis, benefits, risks, gates, sources } = playbook;
	const parts: Record<SectionId, () => React.ReactNode> = {
		fits: () => <Fits fits={fits} />,
		causes: () => <Causes causes={causes} />,
		interview: () => <Interview interview={interview} />,
		decisions: () => <Decisions decisions={decisions} />,
		workstreams: () => <Workstreams playbook={playbook} />,
		roles: () => <Roles roles={roles} />,
		kpis: () => <Kpis kpis={kpis} />,
		benefits: () => <Benefits benefits={benefits} />,
		risks: () => <Risks risks={risks} />,
		gates: () => <Gates gates={gates} />,
		sources: () => <Sources sources={sources} />,
	};
	return (
		<ReadingLanguage value={language}>
			<div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_12rem]">
				<div lang={language} className="@container min-w-0 space-y-4">
					{sectionsOf(playbook).map(({ id }) => (
						<div key={id}>{parts[id]()}</div>
					))}
				</div>
				<Contents playbook={playbook} />
			</div>
		</ReadingLanguage>
	);
}

/** The words by which a text of this kind is recognised, in the reader's language or else in every one. */
function Fits({ fits }: Pick<Playbook, "fits">) {
	const language = useContext(ReadingLanguage);
	const words = fits[language] ?? Object.values(fits).flat();
	return (
		<Section id="fits">
			<p className="max-w-[90ch] text-pretty break-words text-body text-ink-muted">{words.join(", ")}</p>
		</Section>
	);
}

/** What usually lies behind the problem, and what would show that it does here. */
function Causes({ causes }: Pick<Playbook, "causes">) {
	return (
		<Section id="causes" count={causes.length}>
			<ul className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
				{causes.map(({ text, evidence }, index) => (
					<li key={index} className="max-w-[72ch]">
						<p className="text-pretty break-words text-body font-medium text-ink-strong">
							<InLanguage text={text} />
						</p>
						{evidence && (
							<p className="mt-1 border-l-2 border-line pl-3 text-pretty break-words text-table text-ink-muted">
								<span className="font-medium text-ink">Shown by: </span>
								<InLanguage text={evidence} />
							</p>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

/** The questions, each with an answer as an example. */
function Interview({ interview }: Pick<Playbook, "interview">) {
	return (
		<Section id="interview" count={interview.length}>
			<ol className="grid list-decimal gap-x-10 gap-y-4 pl-5 marker:text-table marker:text-ink-faint @2xl:grid-cols-2">
				{interview.map(({ id, question, example }) => (
					<li key={id} className="max-w-[72ch] pl-1">
						<p className="text-pretty break-words text-body text-ink-strong">
							<InLanguage text={question} />
						</p>
						<p className="mt-0.5 text-pretty break-words text-table text-ink-muted">
							<span className="sr-only">Example: </span>
							<q>
								<InLanguage text={example} />
							</q>
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** What has to be met at each gate. */
function Gates({ gates }: Pick<Playbook, "gates">) {
	return (
		<Section id="gates">
			<dl className="space-y-3">
				{gates.map(({ gate, criteria }) => (
					<div key={gate} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
						<dt className="tabular text-body font-semibold text-ink-strong">{gate}</dt>
						<dd>
							<ul className="space-y-1 text-body">
								{criteria.map((criterion, index) => (
									<li key={index} className="max-w-[80ch] text-pretty break-words">
										<InLanguage text={criterion} />
									</li>
								))}
							</ul>
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** The parts of the playbook as links into the page, beside it where there is room. */
function Contents({ playbook }: { playbook: Playbook }) {
	return (
		<nav aria-label="In this playbook" data-print="hide" className="sticky top-20 hidden xl:block">
			<ul className="border-l border-line text-table">
				{sectionsOf(playbook).map(({ id, count }) => (
					<li key={id}>
						<Link
							to="."
							search={(search) => search}
							hash={id}
							replace
							activeOptions={{ includeHash: true }}
							className="-ml-px flex min-h-7 items-center justify-between gap-2 rounded-r-md border-l border-transparent px-3 text-ink-muted hover:border-axis hover:bg-hover hover:text-ink"
						>
							{sections[id].title}
							{id !== "fits" && <span className="tabular text-caption text-ink-faint">{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Where the playbook's knowledge comes from. */
function Sources({ sources }: Pick<Playbook, "sources">) {
	return (
		<Section id="sources" count={sources.length}>
			<ul className="space-y-1.5 text-body">
				{sources.map(({ title, url }, index) => (
					<li key={index} className="max-w-[80ch] text-pretty break-words">
						{url ? (
							<a
								href={url}
								target="_blank"
								rel="noopener noreferrer"
								className="inline-block min-h-6 text-accent-text underline-offset-4 hover:underline"
							>
								{title}
								<ExternalLink size={13} aria-hidden="true" className="ml-1 inline" />
								<span className="sr-only"> (opens in a new tab)</span>
							</a>
						) : (
							title
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
