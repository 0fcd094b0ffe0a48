import { Link, linkOptions } from "@tanstack/react-router";
import {
	type Finding,
	type FindingOrigin,
	findingGroups,
	type ResearchResult,
	type Validation,
	validationOf,
} from "@throughline/domain/consultant/research";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { ToneIcon } from "@throughline/ui/tone-icon";
import { ChevronRight, CircleDashed, TrendingDown, TrendingUp } from "lucide-react";
import { QuoteText, VerifiedMark } from "../../../workspace/source/quote-text.tsx";
import { FindingSource } from "./finding-source.tsx";

type Group = keyof typeof findingGroups;
const groups = Object.keys(findingGroups) as Group[];

/** The findings in their groups, each hidden while it is empty. */
export function FindingSections({ result }: { result: ResearchResult }) {
	return groups.map((group) => {
		const findings = result.findings[group] ?? [];
		if (findings.length === 0) return null;
		return (
			<Card key={group} as="section" aria-label={findingGroups[group]}>
				<details open className="group">
					<summary className="flex cursor-pointer list-none items-center gap-2 rounded-card px-4 py-3 hover:bg-hover group-open:rounded-b-none">
						<ChevronRight
							size={16}
							aria-hidden="true"
							className="shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
						/>
						<h3 className="min-w-0 flex-1 text-body font-semibold text-ink-strong">{findingGroups[group]}</h3>
						<Badge size="sm" icon={null}>
							{findings.length}
						</Badge>
					</summary>
					<ul className="divide-y divide-line-subtle border-t border-line-subtle">
						{findings.map((finding) => (
							<FindingEntry key={`${finding.citation}/${finding.fact}`} finding={finding} result={result} />
						))}
					</ul>
				</details>
			</Card>
		);
	});
}

const confidenceTones: Record<Finding["confidence"], Tone> = {
	high: "good",
	medium: "warning",
	low: "neutral",
};
const confidenceWords: Record<Finding["confidence"], string> = {
	high: "High confidence",
	medium: "Medium confidence",
	low: "Low confidence",
};

function FindingEntry({ finding, result }: { finding: Finding; result: ResearchResult }) {
	const validation = validationOf(finding.fact, result.validation);
	// A fact in other words than its quote shows both.
	const quote = finding.quote && finding.quote.text.trim() !== finding.fact.trim() ? finding.quote : null;
	return (
		<li className="space-y-2 px-4 py-3.5">
			<p className="text-pretty break-words text-body text-ink-strong">{finding.fact}</p>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption">
				<StanceMark stance={finding.stance} />
				<Badge size="sm" tone={confidenceTones[finding.confidence]} icon={null}>
					{confidenceWords[finding.confidence]}
				</Badge>
				<ValidationBadge validation={validation} />
				{finding.quote && !quote && <VerifiedMark verified={finding.quote.verified} />}
				{!quote && <FindingSource finding={finding} />}
			</div>
			{quote && <QuoteText quote={quote} />}
			<PageOrigin finding={finding} result={result} />
			{finding.origin && <EarlierWork origin={finding.origin} />}
			{validation?.details && (
				<p className="text-pretty break-words text-table text-ink-muted">{validation.details}</p>
			)}
			{validation?.contradicts && (
				<div>
					<p className="flex items-center gap-1.5 text-table font-medium text-warning">
						<ToneIcon tone="warning" size={14} />
						Contradictory evidence found
					</p>
					{validation.contradiction && <QuoteText quote={validation.contradiction} className="mt-1.5" />}
				</div>
			)}
		</li>
	);
}

const stanceMarks = {
	supports: { word: "Supports the cause", Icon: TrendingUp, color: "text-good" },
	weakens: { word: "Weakens the cause", Icon: TrendingDown, color: "text-serious" },
} as const;

/** What a finding does to the root cause; nothing where it does neither, or nobody looked. */
function StanceMark({ stance }: Pick<Finding, "stance">) {
	if (stance !== "supports" && stance !== "weakens") return null;
	const { word, Icon, color } = stanceMarks[stance];
	return (
		<span className="inline-flex items-center gap-1 font-medium text-ink">
			<Icon size={13} strokeWidth={2.25} aria-hidden="true" className={color} />
			{word}
		</span>
	);
}

/** Which page of the web a finding is quoted from: its title, its site, and what it says of itself. */
function PageOrigin({ finding, result }: { finding: Finding; result: ResearchResult }) {
	const page = result.pages?.find(
		({ documentId }) => documentId !== null && documentId === finding.quote?.documentId,
	);
	if (!page) return null;
	const site = new URL(page.address).hostname;
	const origin = [page.title, site, page.byline, page.published].filter((part) => part);
	return (
		<p className="break-words text-caption text-ink-muted">
			<span className="sr-only">From the web page </span>
			{origin.join(" · ")}
		</p>
	);
}

const earlierWords = { strategy: "From the earlier strategy", program: "From the program" } as const;

/** Which earlier strategy or program says so, with the way there. */
function EarlierWork({ origin: { kind, id, name } }: { origin: FindingOrigin }) {
	const to =
		kind === "program"
			? linkOptions({ to: "/", search: { program: id } })
			: linkOptions({ to: "/strategic-consultant/versions/$sessionId", params: { sessionId: id } });
	return (
		<p className="break-words text-caption text-ink-muted">
			{earlierWords[kind]}{" "}
			<Link {...to} className="rounded-sm font-medium text-accent-text underline">
				{name}
			</Link>
		</p>
	);
}

const strengthTones: Record<Validation["strength"], Tone> = {
	STRONG: "good",
	MODERATE: "warning",
	WEAK: "critical",
};

/** How well a fact is backed: green, yellow or red; white where nobody judged it. */
function ValidationBadge({ validation }: { validation: Validation | null }) {
	if (!validation) {
		return (
			<span
				title="Nobody has checked this against other passages"
				className="inline-flex h-5 items-center gap-1 rounded-sm border border-line bg-card px-1.5 font-medium text-ink-muted"
			>
				<CircleDashed size={12} aria-hidden="true" /> Not validated
			</span>
		);
	}
	return (
		<Badge size="sm" variant="outline" tone={strengthTones[validation.strength]} title={validation.details}>
			{validation.strength}
		</Badge>
	);
}
