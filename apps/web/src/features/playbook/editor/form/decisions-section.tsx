import { Checkbox } from "@throughline/ui/checkbox";
import { sections } from "../../reading/sections.ts";
import { type Path, pathText, removeAt, setAt } from "./draft-document.ts";
import { EntryList, TextList } from "./entry-list.tsx";
import type { FormContent } from "./form-content.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { anyText } from "./missing-texts.ts";
import { newId } from "./named-id.ts";
import { SizesField } from "./sizes-field.tsx";
import { TextField } from "./text-field.tsx";

type Option = FormContent["decisions"][number]["options"][number];

/** What has to be decided, and between what. */
export function DecisionsSection() {
	const { content, language } = usePlaybookForm();
	const { decisions } = content;
	const blank = { [language]: "" };
	const option = (id: string) => ({ id, label: blank, description: blank, months: [1, 3, 6] });
	return (
		<FormSection {...sections.decisions} count={decisions.length}>
			<EntryList
				path={["decisions"]}
				items={decisions}
				noun="decision"
				nameOf={({ question }) => anyText(question, language)}
				aboutOf={({ options }) => `${options.length} options`}
				create={() => ({
					id: newId("decisions", decisions),
					question: blank,
					context: blank,
					options: [option("option"), option("option-2")],
				})}
			>
				{({ question, context, options }, path) => (
					<>
						<TextField path={[...path, "question"]} names label="Question" texts={question} />
						<TextField
							path={[...path, "context"]}
							label="Context"
							texts={context}
							long
							hint="What the choice depends on"
						/>
						<EntryList
							path={[...path, "options"]}
							items={options}
							noun="option"
							nameOf={({ label }) => anyText(label, language)}
							create={() => option(newId("options", options))}
						>
							{(item, place) => <OptionFields option={item} path={place} />}
						</EntryList>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

function OptionFields({ option, path }: { option: Option; path: Path }) {
	const { edit } = usePlaybookForm();
	const alone = [...path, "alone"];
	return (
		<>
			<TextField path={[...path, "label"]} names label="Option" texts={option.label} />
			<TextField path={[...path, "description"]} label="Description" texts={option.description} long />
			<div className="grid gap-4 sm:grid-cols-2">
				<SizesField path={[...path, "months"]} label="Months" values={option.months} step="0.25" />
				<SizesField
					path={[...path, "person_days"]}
					label="Person-days"
					values={option.person_days}
					step="1"
					optional
				/>
			</div>
			<TextList
				path={[...path, "pros"]}
				label="What speaks for it"
				noun="reason for it"
				items={option.pros}
			/>
			<TextList
				path={[...path, "cons"]}
				label="What speaks against it"
				noun="reason against it"
				items={option.cons}
			/>
			<Checkbox
				id={controlId(pathText(alone))}
				checked={option.alone === "true"}
				onCheckedChange={(checked) => edit(checked ? setAt(alone, true) : removeAt(alone))}
				label="Stands alone"
				description="It ends the undertaking or leaves it as it is: no other work of the playbook follows."
			/>
		</>
	);
}
