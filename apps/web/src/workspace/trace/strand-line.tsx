import { Link } from "@tanstack/react-router";
import type { Trace } from "@throughline/domain/consultant/origin";
import { originKindWords } from "@throughline/domain/consultant/origin";
import { ArrowRight } from "lucide-react";
import { objectLink } from "../object-link.ts";
import { DecisionJoint } from "./decision-joint.tsx";
import { Joint, JointText } from "./joint.tsx";
import { FoldedQuotes, JointQuote } from "./joint-quote.tsx";
import type { Strand } from "./strands.ts";

type StrandLineProps = { trace: Trace; strand: Strand; mayWrite: boolean };

/** One unbroken line: the object, the decisions that it serves, the root cause, the whys, the sentence. */
export function StrandLine({ trace, strand, mayWrite }: StrandLineProps) {
	const { origin, decisions, quotes } = strand;
	const { objectType, title, within } = trace;
	const isOpen = origin.sessionId !== null;
	const causes = origin.whys.slice(0, -1).toReversed();
	const root = origin.whys.at(-1);
	const kind = objectType === "stage gate" ? "Stage gate" : originKindWords[objectType].one;
	return (
		<ol>
			<Joint label={kind} strong>
				<JointText strong>{title}</JointText>
			</Joint>
			{within && (
				<Joint label={originKindWords[within.objectType].one}>
					<WithinLink within={within} />
				</Joint>
			)}
			{decisions.map((each, index) => (
				<DecisionJoint
					key={each.id}
					origin={each}
					mayUnlink={mayWrite && objectType !== "stage gate"}
					brief={decisions.length > 1}
					last={index === decisions.length - 1 && !origin.rootCause && causes.length + quotes.length === 0}
				/>
			))}
			{origin.rootCause && (
				<Joint label="Root cause" strong last={causes.length === 0 && quotes.length === 0}>
					<JointText strong>{origin.rootCause}</JointText>
					{root && <FoldedQuotes quotes={root.quotes} isOpen={isOpen} />}
				</Joint>
			)}
			{causes.map(({ level, question, option, quotes: cited }, index) => (
				<Joint key={level} label={`Why ${level}`} last={index === causes.length - 1 && quotes.length === 0}>
					{question && <p className="text-ink-muted">{question}</p>}
					<JointText>{option}</JointText>
					<FoldedQuotes quotes={cited} isOpen={isOpen} />
				</Joint>
			))}
			{quotes.length > 0 && (
				<Joint
					label={quotes.length === 1 ? "The sentence in the source" : "The sentences in the source"}
					last
				>
					<ul className="space-y-3">
						{quotes.map((quote) => (
							<li key={`${quote.passageId} ${quote.text}`}>
								<JointQuote quote={quote} isOpen={isOpen} />
							</li>
						))}
					</ul>
				</Joint>
			)}
		</ol>
	);
}

function WithinLink({ within }: { within: NonNullable<Trace["within"]> }) {
	const to = objectLink({ type: within.objectType, id: within.objectId, parentId: null, programId: null });
	if (!to) return <JointText>{within.title}</JointText>;
	return (
		<p className="text-body">
			<Link {...to} className="text-ink underline-offset-4 hover:text-accent-text hover:underline">
				{within.title}
			</Link>
		</p>
	);
}

/** Which version the reasons are from, and the way to it where it is open to the reader. */
export function StrandHead({ strand: { origin } }: { strand: Strand }) {
	const { sessionId, strategy, versionNumber, versionLabel } = origin;
	const version = versionLabel ? `Version ${versionNumber}, ${versionLabel}` : `Version ${versionNumber}`;
	return (
		<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line-subtle pb-3">
			<p className="min-w-0 text-caption text-ink-muted">
				<span className="block truncate text-table font-medium text-ink">{strategy}</span>
				{version}
			</p>
			{sessionId !== null && (
				<Link
					to="/strategic-consultant/decisions/$sessionId/$versionNumber"
					params={{ sessionId, versionNumber: String(versionNumber) }}
					className="inline-flex min-h-6 items-center gap-1 text-caption font-medium text-accent-text underline-offset-4 hover:underline"
				>
					Open the decisions
					<ArrowRight size={13} aria-hidden="true" />
				</Link>
			)}
		</div>
	);
}
