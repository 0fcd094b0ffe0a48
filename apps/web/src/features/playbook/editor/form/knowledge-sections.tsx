import { sections } from "../../reading/sections.ts";
import { ChoiceField } from "./choice-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { usePlaybookForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { anyText } from "./missing-texts.ts";
import { newId } from "./named-id.ts";
import { LinesField, TextField, WordField } from "./text-field.tsx";

/** What it is called, what it is about, and by which words it is recognised. */
export function HeadSection({ isNew }: { isNew: boolean }) {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection title="Name and summary">
			<TextField path={["name"]} label="Name" texts={content.name} />
			{isNew && (
				<WordField
					path={["id"]}
					label="Id"
					value={content.id}
					hint="In small letters, digits and hyphens. It names the playbook in addresses and files, and stays."
				/>
			)}
			<TextField
				path={["summary"]}
				label="Summary"
				texts={content.summary}
				long
				hint="When it fits, and what it leads to"
			/>
			<LinesField
				key={language}
				path={["fits", language]}
				label={sections.fits.title}
				lines={content.fits[language] ?? []}
				hint={`${sections.fits.hint} One on each line.`}
			/>
		</FormSection>
	);
}

export function CausesSection() {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection {...sections.causes} count={content.causes.length}>
			<EntryList
				path={["causes"]}
				items={content.causes}
				noun="cause"
				nameOf={({ text }) => anyText(text, language)}
				create={() => ({ text: { [language]: "" } })}
			>
				{({ text, evidence }, path) => (
					<>
						<TextField path={[...path, "text"]} label="Cause" texts={text} />
						<TextField
							path={[...path, "evidence"]}
							label="Evidence"
							texts={evidence}
							long
							optional
							hint="What would confirm it"
						/>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

const topics = {
	problem: "Problem",
	effect: "Effect",
	cause: "Cause",
	baseline: "Today's value",
	target: "Target",
	limit: "Limit",
	deadline: "Deadline",
	owner: "Owner",
	option: "Option",
	constraint: "What must not happen",
	risk: "Risk",
} as const;

export function InterviewSection() {
	const { content, language } = usePlaybookForm();
	const { interview } = content;
	return (
		<FormSection {...sections.interview} count={interview.length}>
			<EntryList
				path={["interview"]}
				items={interview}
				noun="question"
				nameOf={({ question }) => anyText(question, language)}
				create={() => ({
					id: newId("interview", interview),
					asks: "problem",
					question: { [language]: "" },
					example: { [language]: "" },
				})}
			>
				{({ asks, question, example }, path) => (
					<>
						<TextField path={[...path, "question"]} names label="Question" texts={question} />
						<TextField
							path={[...path, "example"]}
							label="Example"
							texts={example}
							hint="An answer of one line"
						/>
						<ChoiceField
							path={[...path, "asks"]}
							label="What the answer says"
							value={asks}
							options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
						/>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

export function RolesSection() {
	const { content, language } = usePlaybookForm();
	return (
		<FormSection title={sections.roles.title} count={content.roles.length} hint="Who does the tasks.">
			<EntryList
				path={["roles"]}
				items={content.roles}
				noun="role"
				nameOf={({ name }) => anyText(name, language)}
				create={() => ({ id: newId("roles", content.roles), name: { [language]: "" } })}
			>
				{({ name }, path) => <TextField path={[...path, "name"]} names label="Role" texts={name} />}
			</EntryList>
		</FormSection>
	);
}

export function SourcesSection() {
	const { content } = usePlaybookForm();
	return (
		<FormSection
			title={sections.sources.title}
			count={content.sources.length}
			hint="Where this knowledge comes from."
		>
			<EntryList
				path={["sources"]}
				items={content.sources}
				noun="source"
				nameOf={({ title }) => title}
				create={() => ({ title: "" })}
			>
				{({ title, url }, path) => (
					<>
						<WordField path={[...path, "title"]} label="Title" value={title} />
						<WordField path={[...path, "url"]} label="Address" value={url} optional />
					</>
				)}
			</EntryList>
		</FormSection>
	);
}
