import { z } from "zod";
import { InterviewTopic } from "../consultant/case.ts";
import { PlaybookId } from "../shape.ts";
import { productLanguages } from "../value/language.ts";
import { localized, sentence } from "./localized.ts";
import { brokenReferences } from "./references.ts";

/** Tasks of one playbook, at most: what can be read as a page and written as a file of 1 MB. */
export const mostTasks = 400;

/** Person-days of an option, at most. */
export const mostPersonDays = 5_000;

const slug = PlaybookId;

const Name = localized(200);
const Prose = localized(1_000);

/** For a small, a medium and a large case, in this order. */
const bySize = (value: z.ZodType<number>) => z.tuple([value, value, value]);
const WorkingDays = z.int().min(1).max(500);
const Level = z.enum(["low", "medium", "high"]);

/** How large an undertaking is: the place of its values in a playbook's three. */
export const playbookSizes = ["S", "M", "L"] as const;
export type PlaybookSize = (typeof playbookSizes)[number];

/** The product's words for what a benefit is. */
export const benefitCategories = [
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
	after: z.array(slug).max(20).default([]).describe("Tasks of this playbook that end before it starts"),
	role: slug.optional().describe("One of the playbook's roles"),
});

const Option = z.strictObject({
	id: slug,
	label: Name,
	description: Prose,
	pros: z.array(Name).max(6).default([]),
	cons: z.array(Name).max(6).default([]),
	person_days: bySize(z.int().min(0).max(mostPersonDays))
		.optional()
		.describe("Work of people, all of them together; left out where nobody knows"),
	months: bySize(z.number().min(0.25).max(36)),
	alone: z
		.boolean()
		.optional()
		.describe(
			"Ends the undertaking or leaves it as it is: nothing of the playbook follows but what serves it",
		),
});

const Cause = z.strictObject({
	text: Name,
	evidence: Prose.optional().describe("What would confirm it here"),
});

const Question = z.strictObject({
	id: slug,
	asks: InterviewTopic,
	question: Name,
	example: Name.describe("An answer of one line"),
});

const Decision = z.strictObject({
	id: slug,
	question: Name,
	context: Prose,
	options: z.array(Option).min(2).max(8),
});

const Workstream = z.strictObject({
	id: slug,
	title: Name,
	serves: z
		.strictObject({ decision: slug, option: slug })
		.optional()
		.describe("Belongs to the plan only where this option is chosen; otherwise always"),
	tasks: z.array(Task).min(1).max(100),
});

const Kpi = z.strictObject({
	name: Name,
	unit: sentence(12),
	direction: z.enum(["up", "down"]),
	measured: Prose.optional().describe("How it is measured, and from which data"),
	frequency: z.enum(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]),
});

const Risk = z.strictObject({ text: Name, likelihood: Level, impact: Level, mitigation: Prose.optional() });

const Gate = z.strictObject({
	gate: z.enum(["G0", "G1", "G2", "G3", "G4"]),
	criteria: z.array(Name).min(1).max(20).describe("What can be measured or shown at this gate"),
});

/**
 * What is known about one kind of undertaking. An organisation's own may be thin: without causes, interview or
 * decisions, those of the general playbook are asked; without words of recognition its names decide.
 */
export const Playbook = z
	.strictObject({
		id: slug,
		name: Name,
		summary: Prose.describe("When it fits, and what it leads to"),
		sources: z
			.array(z.strictObject({ title: sentence(200), url: z.url({ protocol: /^https?$/ }).optional() }))
			.max(30)
			.default([])
			.describe("Where this knowledge comes from"),
		fits: z
			.partialRecord(z.enum(productLanguages), z.array(sentence(60)).max(60))
			.default({})
			.describe("Words and phrases, in their basic form, by which a text of this kind is recognised"),
		causes: z.array(Cause).max(20).default([]).describe("Typical causes of the problem"),
		interview: z.array(Question).max(12).default([]),
		decisions: z.array(Decision).max(8).default([]),
		roles: z
			.array(z.strictObject({ id: slug, name: Name }))
			.max(30)
			.default([]),
		workstreams: z.array(Workstream).min(1).max(30),
		kpis: z.array(Kpi).max(30).default([]),
		benefits: z
			.array(z.strictObject({ text: Name, category: z.enum(benefitCategories) }))
			.max(30)
			.default([]),
		risks: z.array(Risk).max(60).default([]),
		gates: z.array(Gate).max(5).default([]),
	})
	.superRefine((playbook, issues) => {
		const tasks = playbook.workstreams.reduce((sum, workstream) => sum + workstream.tasks.length, 0);
		if (tasks > mostTasks)
			issues.addIssue({
				code: "custom",
				path: ["workstreams"],
				message: `A playbook holds at most ${mostTasks} tasks, these are ${tasks}`,
			});
		for (const { path, message } of brokenReferences(playbook))
			issues.addIssue({ code: "custom", path, message });
	});
export type Playbook = z.infer<typeof Playbook>;
/** A playbook as it may be given: lists that are empty may be left out. */
export type GivenPlaybook = z.input<typeof Playbook>;
