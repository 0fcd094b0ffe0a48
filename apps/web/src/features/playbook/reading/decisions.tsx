import { type Playbook, playbookSizes } from "@throughline/domain/playbook/playbook";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "../../../format/count.ts";
import { sizeNames } from "../size-names.ts";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

type Decision = Playbook["decisions"][number];
type Option = Decision["options"][number];

/** What has to be decided, with the options beside each other. */
export function Decisions({ decisions }: Pick<Playbook, "decisions">) {
	return (
		<Section id="decisions" count={decisions.length}>
			<ul className="space-y-6">
				{decisions.map(({ id, question, context, options }) => (
					<li key={id}>
						<h4 className="text-pretty break-words text-body font-semibold text-ink-strong">
							<InLanguage text={question} />
						</h4>
						<p className="mt-1 max-w-[80ch] text-pretty break-words text-body text-ink-muted">
							<InLanguage text={context} />
						</p>
						<ul className="mt-3 grid gap-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
							{options.map((option) => (
								<OptionCard key={option.id} option={option} />
							))}
						</ul>
					</li>
				))}
			</ul>
		</Section>
	);
}

function OptionCard({ option }: { option: Option }) {
	const { label, description, pros, cons, person_days, months, alone } = option;
	return (
		<li className="flex min-w-0 flex-col rounded-lg border border-line p-3.5">
			<h5 className="text-pretty break-words text-body font-medium text-ink-strong">
				<InLanguage text={label} />
			</h5>
			<p className="mt-1 text-pretty break-words text-table text-ink-muted">
				<InLanguage text={description} />
			</p>
			{alone && <p className="mt-1 text-table text-ink-muted">Where it is chosen, no other work follows.</p>}
			<ul className="mt-2.5 mb-3 grow space-y-1 text-table">
				{pros.map((pro, index) => (
					<Point key={index} word="For: " icon={<Plus size={14} className="text-good" />}>
						<InLanguage text={pro} />
					</Point>
				))}
				{cons.map((con, index) => (
					<Point key={index} word="Against: " icon={<Minus size={14} className="text-serious" />}>
						<InLanguage text={con} />
					</Point>
				))}
			</ul>
			<SizeTable
				rows={[
					...(person_days ? [{ label: "Person-days", values: person_days }] : []),
					{ label: "Months", values: months },
				]}
			/>
		</li>
	);
}

function Point({ word, icon, children }: { word: string; icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex gap-1.5">
			<span aria-hidden="true" className="mt-0.5 shrink-0">
				{icon}
			</span>
			<span className="min-w-0 text-pretty break-words">
				<span className="sr-only">{word}</span>
				{children}
			</span>
		</li>
	);
}

type SizeTableProps = { rows: { label: string; values: readonly number[] }[] };

/** Figures for a small, a medium and a large case beside each other. */
function SizeTable({ rows }: SizeTableProps) {
	return (
		<table className="tabular w-full border-t border-line-subtle text-caption">
			<thead className="text-ink-faint">
				<tr>
					<td className="pt-2" />
					{playbookSizes.map((size) => (
						<th key={size} scope="col" className="w-12 pt-2 text-right font-medium">
							<abbr title={sizeNames[size]} className="no-underline">
								{size}
							</abbr>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, values }) => (
					<tr key={label}>
						<th scope="row" className="pt-1 text-left font-normal text-ink-muted">
							{label}
						</th>
						{playbookSizes.map((size, index) => (
							<td key={size} className="pt-1 text-right text-ink">
								{formatCount(values[index] ?? 0)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
