import { z } from "zod";

// What a form shows of a draft: the parts of a playbook with whatever is in them so far, empty where nothing is. Whether
// it may be stored the schema of playbooks says.

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Word = word.nullish().transform((given) => given ?? "");
const Texts = z
	.record(z.string(), word.nullable())
	.nullish()
	.transform((given) => given ?? {});
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
	z
		.array(entry)
		.nullish()
		.transform((given) => given ?? []);
const Words = listOf(Word);

/** A text by language; null for one that is begun. */
export type Texts = z.infer<typeof Texts>;

const Task = z.looseObject({ id: Word, name: Texts, days: Words, after: Words, role: Word });
const Option = z.looseObject({
	id: Word,
	label: Texts,
	description: Texts,
	pros: listOf(Texts),
	cons: listOf(Texts),
	person_days: Words,
	months: Words,
	alone: Word,
});

export const FormContent = z.looseObject({
	id: Word,
	name: Texts,
	summary: Texts,
	sources: listOf(z.looseObject({ title: Word, url: Word })),
	fits: z
		.record(z.string(), Words)
		.nullish()
		.transform((given) => given ?? {}),
	causes: listOf(z.looseObject({ text: Texts, evidence: Texts })),
	interview: listOf(z.looseObject({ id: Word, asks: Word, question: Texts, example: Texts })),
	decisions: listOf(z.looseObject({ id: Word, question: Texts, context: Texts, options: listOf(Option) })),
	roles: listOf(z.looseObject({ id: Word, name: Texts })),
	workstreams: listOf(
		z.looseObject({
			id: Word,
			title: Texts,
			serves: z.looseObject({ decision: Word, option: Word }).nullish(),
			tasks: listOf(Task),
		}),
	),
	kpis: listOf(z.looseObject({ name: Texts, unit: Word, direction: Word, measured: Texts, frequency: Word })),
	benefits: listOf(z.looseObject({ text: Texts, category: Word })),
	risks: listOf(z.looseObject({ text: Texts, likelihood: Word, impact: Word, mitigation: Texts })),
	gates: listOf(z.looseObject({ gate: Word, criteria: listOf(Texts) })),
});
export type FormContent = z.infer<typeof FormContent>;
