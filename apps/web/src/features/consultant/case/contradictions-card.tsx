import type { CaseContradiction } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../format/count.ts";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";
import { CaseFold } from "./case-fold.tsx";
import type { CorrectCase } from "./use-case.ts";

/** More are shown on request. */
const few = 3;

/** Statements that seem not to hold both, with the question which does. */
export function ContradictionsCard({ view, correct }: { view: CaseView; correct: CorrectCase }) {
	const { contradictions, mayChange } = view;
	const [all, setAll] = useState(false);
	if (contradictions.length === 0) return null;
	const open = contradictions.filter(({ holds }) => holds === null).length;
	return (
		<CaseFold
			id="case-contradictions"
			title={`Contradictions ${formatCount(contradictions.length)}`}
			summary={open === 0 ? "all resolved" : `${formatCount(open)} to resolve`}
			isOpenQuestion={open > 0}
		>
			<ul className="space-y-5">
				{contradictions.slice(0, all ? contradictions.length : few).map((each) => (
					<li key={each.id}>
						<Contradiction contradiction={each} mayChange={mayChange} correct={correct} />
					</li>
				))}
			</ul>
			{contradictions.length > few && (
				<Button size="sm" className="mt-4" onClick={() => setAll(!all)}>
					{all ? "Show fewer" : `Show all ${formatCount(contradictions.length)}`}
				</Button>
			)}
		</CaseFold>
	);
}

type ContradictionProps = { contradiction: CaseContradiction; mayChange: boolean; correct: CorrectCase };

function Contradiction({ contradiction, mayChange, correct }: ContradictionProps) {
	const { id, question, statements, statementIds, holds } = contradiction;
	const areBoth = holds === "both";
	return (
		<fieldset className="min-w-0">
			<legend className="text-pretty text-body font-medium text-ink">{question}</legend>
			<div className="mt-2 grid gap-3 md:grid-cols-2">
				{statements.map((quote, at) => {
					const statementId = statementIds[at] ?? "";
					const isHeld = holds === statementId;
					return (
						<div
							key={statementId}
							className={clsx(
								"flex flex-col gap-2 rounded-lg border p-3",
								isHeld ? "border-accent" : "border-line",
							)}
						>
							<QuoteText
								quote={quote}
								className={clsx("flex-1", holds !== null && !areBoth && !isHeld && "opacity-75")}
							/>
							{mayChange ? (
								<Button
									size="sm"
									className="self-start"
									// The same button before and after: whoever pressed it keeps their place.
									aria-pressed={isHeld}
									icon={isHeld && <Check size={14} aria-hidden="true" className="text-accent-text" />}
									aria-label={`This one holds: ${quote.text}`}
									onClick={() => {
										if (!isHeld)
											void correct({ kind: "contradiction", contradictionId: id, holds: statementId });
									}}
								>
									This one holds
								</Button>
							) : (
								isHeld && (
									<p className="flex items-center gap-1.5 text-table font-medium text-accent-text">
										<Check size={14} aria-hidden="true" />
										This one holds
									</p>
								)
							)}
						</div>
					);
				})}
			</div>
			{mayChange ? (
				<Button
					size="sm"
					className="mt-2"
					aria-pressed={areBoth}
					icon={areBoth && <Check size={14} aria-hidden="true" className="text-accent-text" />}
					onClick={() => {
						if (!areBoth) void correct({ kind: "contradiction", contradictionId: id, holds: "both" });
					}}
				>
					Both hold
				</Button>
			) : (
				areBoth && <p className="mt-2 text-table font-medium text-accent-text">Both hold</p>
			)}
		</fieldset>
	);
}
