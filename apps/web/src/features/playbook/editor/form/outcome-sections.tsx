import { benefitCategories } from "@throughline/domain/playbook/playbook";
import { sections } from "../../reading/sections.ts";
import { ChoiceField } from "./choice-field.tsx";
import { EntryList, TextList } from "./entry-list.tsx";
import { usePlaybookForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { anyText } from "./missing-texts.ts";
import { TextField, WordField } from "./text-field.tsx";

const directions = [
	{ value: "up", label: "Higher is better" },
	{ value: "down", label: "Lower is better" },
];
const frequencies = ["Daily", "Weekly", "Monthly", "Quarterly", "Annually"];

export function KpisSection() {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection {...sections.kpis} count={content.kpis.length}>
			<EntryList
				path={["kpis"]}
				items={content.kpis}
				noun="KPI"
				nameOf={({ name }) => anyText(name, language)}
				aboutOf={({ unit }) => unit}
				create={() => ({ name: { [language]: "" }, unit: "%", direction: "up", frequency: "Monthly" })}
			>
				{({ name, unit, direction, measured, frequency }, path) => (
					<>
						<TextField path={[...path, "name"]} label="KPI" texts={name} />
						<TextField
							path={[...path, "measured"]}
							label="How it is measured"
							texts={measured}
							long
							optional
							hint="And from which data"
						/>
						<div className="grid gap-4 sm:grid-cols-3">
							<WordField path={[...path, "unit"]} label="Unit" value={unit} />
							<ChoiceField
								path={[...path, "direction"]}
								label="Direction"
								value={direction}
								options={directions}
							/>
							<ChoiceField
								path={[...path, "frequency"]}
								label="Frequency"
								value={frequency}
								options={frequencies}
							/>
						</div>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

export function BenefitsSection() {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection title={sections.benefits.title} count={content.benefits.length} hint="What it is good for.">
			<EntryList
				path={["benefits"]}
				items={content.benefits}
				noun="benefit"
				nameOf={({ text }) => anyText(text, language)}
				aboutOf={({ category }) => category}
				create={() => ({ text: { [language]: "" }, category: "Other" })}
			>
				{({ text, category }, path) => (
					<>
						<TextField path={[...path, "text"]} label="Benefit" texts={text} />
						<ChoiceField
							path={[...path, "category"]}
							label="Category"
							value={category}
							options={benefitCategories}
						/>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

const levels = [
	{ value: "low", label: "Low" },
	{ value: "medium", label: "Medium" },
	{ value: "high", label: "High" },
];

export function RisksSection() {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection title={sections.risks.title} count={content.risks.length} hint="What could go wrong.">
			<EntryList
				path={["risks"]}
				items={content.risks}
				noun="risk"
				nameOf={({ text }) => anyText(text, language)}
				create={() => ({ text: { [language]: "" }, likelihood: "medium", impact: "medium" })}
			>
				{({ text, likelihood, impact, mitigation }, path) => (
					<>
						<TextField path={[...path, "text"]} label="Risk" texts={text} />
						<div className="grid gap-4 sm:grid-cols-2">
							<ChoiceField
								path={[...path, "likelihood"]}
								label="Likelihood"
								value={likelihood}
								options={levels}
							/>
							<ChoiceField path={[...path, "impact"]} label="Impact" value={impact} options={levels} />
						</div>
						<TextField path={[...path, "mitigation"]} label="Mitigation" texts={mitigation} long optional />
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

const gates = ["G0", "G1", "G2", "G3", "G4"];

export function GatesSection() {
	const { content, language } = usePlaybookForm();
	const next = gates.find((gate) => content.gates.every((each) => each.gate !== gate)) ?? "G0";
	return (
		<FormSection {...sections.gates} count={content.gates.length}>
			<EntryList
				path={["gates"]}
				items={content.gates}
				noun="gate"
				nameOf={({ gate }) => gate}
				aboutOf={({ criteria }) => (criteria.length === 1 ? "1 criterion" : `${criteria.length} criteria`)}
				create={() => ({ gate: next, criteria: [{ [language]: "" }] })}
			>
				{({ gate, criteria }, path) => (
					<>
						<ChoiceField path={[...path, "gate"]} label="Gate" value={gate} options={gates} />
						<TextList path={[...path, "criteria"]} label="Criteria" noun="criterion" items={criteria} />
					</>
				)}
			</EntryList>
		</FormSection>
	);
}
