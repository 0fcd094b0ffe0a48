import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BuilderResponse, orchestratorEntities, QaReview } from "../../orchestrator.ts";
import { advance, nextStep, startLoop } from "../loop.ts";
import { buildOffline, type Pack } from "./builder.ts";
import { conflictsOf } from "./conflicts.ts";
import { criterionOf } from "./criterion.ts";
import { reviewOffline } from "./reviewer.ts";
import { sceneOf } from "./scene.ts";

const task = (requirements: string[], extra: Partial<Pack> = {}): Pack => ({
	taskDescription: "Export the risk register",
	requirements,
	constraints: null,
	entity: "risk",
	...extra,
});

const scene = sceneOf("risk", null);

describe("a requirement", () => {
	test.each([
		{
			name: "with a condition",
			text: "When a KPI falls below 70 %, its owner is told.",
			criterion: { when: "a KPI falls below 70 %", outcome: "its owner is told" },
		},
		{
			name: "with the condition at its end",
			text: "An export must be refused if no program is selected",
			criterion: { when: "no program is selected", outcome: "an export is refused" },
		},
		{
			name: "as a story",
			text: "As an Editor, I want to export risks so that I can send them",
			criterion: { when: "the Editor exports risks", outcome: "the Editor can send them" },
		},
		{
			name: "of what a person can do",
			text: "A user can export the list as CSV",
			criterion: {
				when: "a user exports the list as CSV",
				outcome: "a CSV file is handed over that opens without an error and holds the list",
			},
		},
		{
			name: "of what can be done",
			text: "Risks can be filtered by owner",
			criterion: {
				when: "a person filters risks by owner",
				outcome: "exactly what matches is shown, and nothing else",
			},
		},
		{
			name: "of what a thing does",
			text: "The register must show the owner of each risk",
			criterion: { when: "a person opens the register", outcome: "it shows the owner of each risk" },
		},
		{
			name: "of a state",
			text: "Every risk has an owner",
			criterion: {
				given: "two risks",
				when: "a person opens one of the risks after the other",
				outcome: "each of them has an owner",
			},
		},
		{
			name: "of an order",
			text: "Overdue reviews are shown first",
			criterion: {
				given: "two risks; overdue reviews and others among them, entered in mixed order",
				when: "a person opens the list",
				outcome: "overdue reviews stand before all others",
			},
		},
		{
			name: "as a ban",
			text: "A Viewer must not delete a risk",
			criterion: { when: "a Viewer tries to delete a risk", outcome: expect.stringContaining("refused") },
		},
		{
			name: "for some people only",
			text: "Only Admins can close a gate",
			criterion: { when: "somebody other than Admins tries to close a gate" },
		},
		{
			name: "with a limit",
			text: "At most 50 rows are shown",
			criterion: {
				given: "two risks; once with 50 rows and once with 51",
				outcome: "all 50 rows are shown the first time, and no more than 50 the second time",
			},
		},
		{
			name: "with a load",
			text: "The system must support 100 users",
			criterion: {
				when: "100 users use the system at the same time",
				outcome: "each of them is answered, and none of them gets an error",
			},
		},
		{
			name: "with a measure",
			text: "Search must be fast: within 200 ms",
			criterion: { when: "a person searches" },
		},
		{
			name: "with a condition in German",
			text: "Wenn ein Risiko kritisch wird, erfährt es der Verantwortliche",
			criterion: {
				language: "de",
				when: "ein Risiko kritisch wird",
				outcome: "erfährt es der Verantwortliche",
			},
		},
		{
			name: "of what a person can do, in German,",
			text: "Ein Nutzer kann die Liste als CSV exportieren",
			criterion: {
				given: "zwei Risiken",
				when: "ein Nutzer die Liste als CSV exportieren will",
				outcome: expect.stringContaining("gelingt es"),
			},
		},
		{
			name: "of what a thing does, in German,",
			text: "Das Register muss den Verantwortlichen zeigen",
			criterion: {
				when: "eine Person das Register prüft",
				outcome: "ist zu sehen, dass das Register den Verantwortlichen zeigt",
			},
		},
		{
			name: "as a ban in German",
			text: "Ein Viewer darf kein Risiko löschen",
			criterion: {
				when: "ein Viewer ein Risiko löschen will",
				outcome: expect.stringContaining("verweigert"),
			},
		},
		{
			name: "of an order in German",
			text: "Überfällige Prüfungen werden zuerst angezeigt",
			criterion: {
				when: "eine Person die Liste öffnet",
				outcome: "stehen überfällige Prüfungen vor allen anderen",
			},
		},
	])("$name becomes a criterion", ({ text, criterion }) => {
		expect(criterionOf(text, scene)).toMatchObject(criterion);
	});

	test.each([
		"Search must be fast",
		"Make it user-friendly",
		"Quality",
		"Die Suche soll schnell sein",
		"Lorem ipsum dolor sit amet",
		"asdf qwer",
		"xkcd must zxcvb qwrtp",
		"?!? ...",
	])("without anything to be seen becomes none: %s", (text) => {
		expect(criterionOf(text, scene)).toBeNull();
	});
});

describe("requirements", () => {
	test.each([
		["must support 100 users and must not support 100 users"],
		["Viewers can delete risks", "A Viewer must not delete a risk"],
		["The list shows at most 50 rows", "The list shows at least 100 rows"],
		["The list is public", "The list is not public"],
		["Ein Viewer darf Risiken löschen", "Ein Viewer darf Risiken nicht löschen"],
	])("that contradict each other are told apart from those that do not: %s %s", (...texts) => {
		expect([...conflictsOf(texts).keys()]).toEqual([...texts.keys()]);
	});

	test.each([
		["An Editor can delete a risk", "A Viewer must not delete a risk"],
		["The list shows at least 10 rows", "The list shows at most 50 rows"],
		["A user can export the list", "A user does not have to export the list"],
		["Search returns within 200 ms", "Export returns within 500 ms"],
	])("that can hold together do not contradict: %s, %s", (...texts) => {
		expect(conflictsOf(texts).size).toBe(0);
	});
});

describe("the offline builder and reviewer", () => {
	test("pass a pack of testable requirements, and say what they did not do", () => {
		const asked = task(["The export has one row for each risk", "A Viewer must not delete a risk"], {
			constraints: ["No new dependency"],
		});
		const built = buildOffline(asked);
		const review = reviewOffline(asked, built);
		expect(built.artifacts.map(({ filePath }) => filePath)).toEqual([
			"specification/acceptance-criteria.md",
			"src/risk.ts",
			"tests/risk.test.ts",
		]);
		expect(built.unmetRequirements).toEqual([]);
		expect(review.requirementsVerification.every(({ satisfied }) => satisfied)).toBe(true);
		expect(review.requirementsVerification[0]?.notes).toContain("No program was built or run");
		expect(built.artifacts[1]?.content).toContain("\tdescription: z.string(),");
		expect(review.issues).toMatchObject([{ category: "Constraint", severity: "low" }]);
		// Nothing was built or run, so that nobody can be sure.
		expect([built.confidence, review.confidence]).toEqual([70, 70]);
	});

	test("begin with what the chosen program holds", () => {
		const data = JSON.stringify({
			program: "Iberia Market Entry",
			risk: [{ description: "Late stock" }, { description: "Weak\nPeso" }],
		});
		const { artifacts } = buildOffline(task(["A Viewer must not delete a risk"], { data }));
		expect(artifacts[0]?.content).toContain(
			"- Given the program “Iberia Market Entry” with the risks “Late stock” and “Weak Peso”\n",
		);
		const examples = artifacts.find(({ filePath }) => filePath === "tests/risk.examples.json");
		expect(JSON.parse(examples?.content ?? "")).toHaveLength(2);
		const broken = buildOffline(task(["A Viewer must not delete a risk"], { data: data.slice(0, 40) }));
		expect(broken.artifacts[0]?.content).toContain("- Given two risks\n");
	});

	test("satisfy neither of two requirements that contradict each other", () => {
		const asked = task([
			"Viewers can delete risks",
			"The export has one row for each risk",
			"A Viewer must not delete a risk",
		]);
		const built = buildOffline(asked);
		const review = reviewOffline(asked, built);
		expect(review.requirementsVerification.map(({ satisfied }) => satisfied)).toEqual([false, true, false]);
		expect(review.requirementsVerification[0]?.notes).toContain(
			"contradicts R3, “A Viewer must not delete a risk”",
		);
		expect(review.issues[0]).toMatchObject({ category: "Contradiction", severity: "high" });
		expect(built.unmetRequirements).toHaveLength(2);
		expect(review.confidence).toBeLessThan(50);
	});

	test("do not take a criterion that only repeats the requirement", () => {
		const asked = task(["The export has one row for each risk"]);
		const built = buildOffline(asked);
		const [criteria, ...others] = built.artifacts;
		if (!criteria) throw new Error("no criteria");
		const repeated = criteria.content.replace(
			/^- Then .*$/m,
			`- Then the result shows it: ${asked.requirements[0]}`,
		);
		const review = reviewOffline(asked, {
			...built,
			artifacts: [{ ...criteria, content: repeated }, ...others],
		});
		expect(review.requirementsVerification[0]).toMatchObject({
			satisfied: false,
			notes: "The criterion only repeats the requirement, so that no test follows from it.",
		});
	});

	test("do not pass what nobody could check", () => {
		const asked = task(["The export has one row for each risk", "It must be fast"]);
		const built = buildOffline(asked);
		expect(built.unmetRequirements).toEqual(["It must be fast"]);
		expect(reviewOffline(asked, built).requirementsVerification).toMatchObject([
			{ satisfied: true },
			{ satisfied: false, notes: "“fast” names no measure, so that nothing could be checked." },
		]);
		let loop = startLoop({ requirements: asked.requirements, maxRetries: 2 });
		for (let step = nextStep(loop); step.do !== "stop"; step = nextStep(loop)) {
			loop = advance(
				loop,
				step.do === "build"
					? { builderResponse: buildOffline(asked) }
					: { qaReview: reviewOffline(asked, step.builderResponse) },
			);
		}
		expect(nextStep(loop)).toMatchObject({ do: "stop", verdict: "FAIL", reason: "no-progress" });
	});

	test("find what a pack lacks", () => {
		const asked = task(["The export has one row for each risk"]);
		const { artifacts, ...rest } = buildOffline(asked);
		const without = (path: string) => ({
			...rest,
			artifacts: artifacts.filter(({ filePath }) => filePath !== path),
		});
		const notes = (path: string) => reviewOffline(asked, without(path)).requirementsVerification[0]?.notes;
		expect(notes("specification/acceptance-criteria.md")).toBe("The pack has no criterion for it.");
		expect(notes("tests/risk.test.ts")).toBe("No test is named for it.");
		expect(reviewOffline(asked, { ...rest, artifacts: [] }).criticalBlockers).toEqual([
			"There is nothing to review.",
		]);
	});

	test("answer anything in their shapes, the same twice, and their code is well-formed whatever was typed", () => {
		const entity = fc.option(fc.constantFrom(...orchestratorEntities));
		const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
		fc.assert(
			fc.property(
				fc.array(words, { minLength: 1, maxLength: 5 }),
				words,
				entity,
				(requirements, description, of) => {
					const asked: Pack = {
						taskDescription: description,
						requirements,
						constraints: requirements,
						entity: of,
					};
					const built = BuilderResponse.parse(buildOffline(asked));
					expect(buildOffline(asked)).toEqual(built);
					const review = QaReview.parse(reviewOffline(asked, built));
					expect(review.requirementsVerification).toHaveLength(requirements.length);
					const tests = built.artifacts.at(-1)?.content ?? "";
					expect(tests.match(/^\ttest\.todo\(/gm)).toHaveLength(requirements.length * 2);
				},
			),
		);
	});
});
