import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BuilderResponse, orchestratorEntities, QaReview } from "../../orchestrator.ts";
import { advance, beginLoop, nextStep } from "../loop.ts";
import { buildOffline, type Pack } from "./builder.ts";
import { criterionOf } from "./criterion.ts";
import { reviewOffline } from "./reviewer.ts";

const task = (requirements: string[], extra: Partial<Pack> = {}): Pack => ({
	taskDescription: "Export the risk register",
	requirements,
	constraints: null,
	entity: "risk",
	...extra,
});

describe("a requirement", () => {
	test.each([
		{
			name: "with a condition",
			text: "When a KPI falls below 70 %, its owner is told.",
			criterion: { when: "a KPI falls below 70 %", outcome: "its owner is told" },
		},
		{
			name: "with the condition at its end",
			text: "The export is refused if no program is selected",
			criterion: { when: "no program is selected", outcome: "The export is refused" },
		},
		{
			name: "as a story",
			text: "As an Editor, I want to export risks so that I can send them",
			criterion: { when: "the Editor does this: export risks", outcome: "I can send them" },
		},
		{
			name: "as a duty",
			text: "The register must show the owner of each risk",
			criterion: { outcome: "this can be seen: The register must show the owner of each risk" },
		},
		{
			name: "as a ban",
			text: "A Viewer must not delete a risk",
			criterion: { when: "A Viewer is asked to delete a risk" },
		},
		{
			name: "in German",
			text: "Wenn ein Risiko kritisch wird, erfährt es der Verantwortliche",
			criterion: { when: "ein Risiko kritisch wird", outcome: "erfährt es der Verantwortliche" },
		},
		{
			name: "with a measure",
			text: "Search must be fast: within 200 ms",
			criterion: { given: expect.any(String) },
		},
	])("$name becomes a criterion", ({ text, criterion }) => {
		expect(criterionOf(text, "risk")).toMatchObject(criterion);
	});

	test.each(["Search must be fast", "Make it user-friendly", "Quality", "Die Suche soll schnell sein"])(
		"without anything to be seen becomes none: %s",
		(text) => {
			expect(criterionOf(text, "risk")).toBeNull();
		},
	);
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
	});

	test("do not pass what nobody could check", () => {
		const asked = task(["The export has one row for each risk", "It must be fast"]);
		const built = buildOffline(asked);
		expect(built.unmetRequirements).toEqual(["It must be fast"]);
		expect(reviewOffline(asked, built).requirementsVerification).toMatchObject([
			{ satisfied: true },
			{ satisfied: false, notes: "“fast” names no measure, so that nothing could be checked." },
		]);
		let loop = beginLoop({ requirements: asked.requirements, maxRetries: 2 });
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
