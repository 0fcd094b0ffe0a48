import { InterviewTopic } from "@throughline/domain/consultant/case";
import { z } from "zod";
import { brokenReferences } from "./references.ts";

/** Languages in which a playbook may speak; the shipped ones have English and German. */
export const playbookLanguages = ["en", "de", "fr", "es", "it", "nl"] as const;
export type PlaybookLanguage = (typeof playbookLanguages)[number];

const sentence = (most: number) => z.string().trim().min(1).max(most);
const slug = z
	.string()
	.max(60)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write lower-case words joined by hyphens");

/** A text in one or several languages, at least one. */
function localized(most: number) {
	return z
		.partialRecord(z.enum(playbookLanguages), sentence(most))
		.refine((texts) => Object.keys(texts).length > 0, "Write the text in at least one language");
}

const Name = localized(160);
const Prose = localized(600);
export type Localized = z.infer<typeof Name>;

/** For a small, a medium and a large case, in this order. */
const bySize = (value: z.ZodType<number>) => z.tuple([value, value, value]);
const WorkingDays = z.int().min(1).max(500);
const Level = z.enum(["low", "medium", "high"]);

/** The product's words for what a benefit is. */
const benefitCategories = [
	"Cost Savings",
	"Revenue Growth",
	"Productivity",
	"Customer Satisfaction",
	"Risk Reduction",
	"Quality",
	"Other",
] as const;

const Task = z.strictObject({
	id: slug,
	name: Name,
	days: bySize(WorkingDays).describe("Working days from its start to its end"),
	after: z.array(slug).max(10).default([]).describe("Tasks of this playbook that end before it starts"),
	role: slug.describe("One of the playbook's roles"),
});

const Option = z.strictObject({
	id: slug,
	label: Name,
	description: Prose,
	pros: z.array(Name).min(1).max(4),
	cons: z.array(Name).min(1).max(4),
	person_days: bySize(z.int().min(0).max(5_000)).describe("Work of people, all of them together"),
	months: bySize(z.number().min(0.25).max(36)),
});

/** What the field knows about one kind of undertaking. */
export const Playbook = z
	.strictObject({
		id: slug,
		name: Name,
		summary: Prose.describe("When it fits, and what it leads to"),
		sources: z
			.array(z.strictObject({ title: sentence(200), url: z.url({ protocol: /^https?$/ }).optional() }))
			.max(12)
			.default([])
			.describe("Where this knowledge comes from"),
		fits: z
			.partialRecord(z.enum(playbookLanguages), z.array(sentence(60)).min(3).max(60))
			.describe("Words and phrases, in their basic form, by which a text of this kind is recognised"),
		causes: z
			.array(
				z.strictObject({
					text: Name,
					evidence: Prose.describe("What would show that it holds here"),
				}),
			)
			.min(4)
			.max(10)
			.describe("Typical causes of the problem"),
		interview: z
			.array(
				z.strictObject({
					id: slug,
					asks: InterviewTopic,
					question: Name,
					example: Name.describe("An answer of one line"),
				}),
			)
			.min(6)
			.max(12),
		decisions: z
			.array(
				z.strictObject({
					id: slug,
					question: Name,
					context: Prose,
					options: z.array(Option).min(2).max(4),
				}),
			)
			.min(2)
			.max(4),
		roles: z
			.array(z.strictObject({ id: slug, name: Name }))
			.min(2)
			.max(8),
		workstreams: z
			.array(
				z.strictObject({
					id: slug,
					title: Name,
					serves: z
						.strictObject({ decision: slug, option: slug })
						.optional()
						.describe("Belongs to the plan only where this option is chosen; otherwise always"),
					tasks: z.array(Task).min(1).max(8),
				}),
			)
			.min(2)
			.max(12),
		kpis: z
			.array(
				z.strictObject({
					name: Name,
					unit: sentence(12),
					direction: z.enum(["up", "down"]),
					measured: Prose.describe("How it is measured, and from which data"),
					frequency: z.enum(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]),
				}),
			)
			.min(2)
			.max(6),
		benefits: z
			.array(z.strictObject({ text: Name, category: z.enum(benefitCategories) }))
			.min(1)
			.max(5),
		risks: z
			.array(z.strictObject({ text: Name, likelihood: Level, impact: Level, mitigation: Prose }))
			.min(3)
			.max(7),
		gates: z
			.array(
				z.strictObject({
					gate: z.enum(["G0", "G1", "G2", "G3", "G4"]),
					criteria: z.array(Name).min(1).max(5).describe("What can be measured or shown at this gate"),
				}),
			)
			.min(1)
			.max(5),
	})
	.superRefine((playbook, issues) => {
		for (const { path, message } of brokenReferences(playbook))
			issues.addIssue({ code: "custom", path, message });
	});
export type Playbook = z.infer<typeof Playbook>;

/** The text in a language; English, then any other, where it has none in that. */
export function inLanguage(text: Localized, language: string): { text: string; language: PlaybookLanguage } {
	const wanted = playbookLanguages.find((each) => each === language && text[each] !== undefined);
	const found = wanted ?? playbookLanguages.find((each) => text[each] !== undefined) ?? "en";
	return { text: text[found] ?? "", language: found };
}
