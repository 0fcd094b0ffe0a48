import { type LeftOut, leftOutParts } from "@throughline/domain/playbook/left-out";
import { Callout } from "@throughline/ui/callout";
import { Fold } from "../../../workspace/fold.tsx";

const partNames: Record<LeftOut["part"], string> = {
	name: "Name",
	summary: "Summary",
	causes: "Causes",
	decisions: "Decisions",
	roles: "Roles",
	workstreams: "Workstreams",
	tasks: "Tasks",
	kpis: "KPIs",
	benefits: "Benefits",
	risks: "Risks",
	gates: "Gate criteria",
};
const reasons: Record<LeftOut["because"], string> = {
	name: "names somebody or something",
	figure: "gives a figure",
	date: "gives a date",
	quote: "quotes the case",
};

/** What of a program its playbook does without, by part: to be written again in general words, where it is worth keeping. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
	if (leftOut.length === 0) return null;
	const parts = leftOutParts
		.map((part) => ({ part, lines: leftOut.filter((each) => each.part === part) }))
		.filter(({ lines }) => lines.length > 0);
	return (
		<div className="space-y-2">
			<Callout title={`${leftOut.length} ${leftOut.length === 1 ? "line was" : "lines were"} left out`}>
				They name somebody, give a figure or a date, or quote the case. A name that no rule recognises may
				still be in the draft. Write in general words what is worth keeping.
			</Callout>
			<Fold title="Show what was left out">
				<dl className="grid gap-x-8 gap-y-4 text-table md:grid-cols-2">
					{parts.map(({ part, lines }) => (
						<div key={part} className="min-w-0">
							<dt className="text-caption font-semibold text-ink-strong">{partNames[part]}</dt>
							{lines.map(({ text, because }) => (
								<dd key={text} className="mt-1 text-pretty break-words">
									{text} <span className="text-ink-muted">– {reasons[because]}</span>
								</dd>
							))}
						</div>
					))}
				</dl>
			</Fold>
		</div>
	);
}
